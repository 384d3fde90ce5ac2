/** Every test may speak every language. */
import { addTranslation } from '../../src/present/words/language';
import { translation as ja } from '../../src/present/words/translations/ja';
import { translation as zhCn } from '../../src/present/words/translations/zhCn';

addTranslation('ja', { ...ja });
addTranslation('zhCn', { ...zhCn });
