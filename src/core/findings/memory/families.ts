/** Things of which a project has only one: what a sentence says of them, where it says nothing else. */

/** A sentence about a family, and which of its members it wants. */
export interface Wanted {
  readonly family: string;
  readonly value: string;
}

interface Family {
  readonly name: string;
  /** The whole sentence, in lower case; the first group that took part is the member. */
  readonly sentences: readonly RegExp[];
  readonly values?: Readonly<Record<string, string>>;
}

const ALWAYS = '(?:please |always |only |you must |you should |we |must |should )*';
const NOT = '(?:,? (?:and )?(?:not|never|no|instead of|over|rather than) [a-z/ ]+| only| exclusively| everywhere)?';
const JA_USE = 'を?(?:使う|使う?こと|使ってください|使用する|使用すること|使用してください)';
const ZH_MUST = '(?:请|始终|总是|必须|务必|一律|统一)*';

const MANAGER = '(npm|pnpm|yarn|bun)';
const FOR_PACKAGES =
  '(?: as (?:the |our |your )?package manager| for (?:all )?(?:packages|dependencies|package management|installs|installing (?:packages|dependencies)|everything)| to (?:install|manage) (?:packages|dependencies))?';
const LANGUAGES = {
  日本語: 'japanese',
  英語: 'english',
  中国語: 'chinese',
  中文: 'chinese',
  简体中文: 'chinese',
  英文: 'english',
  英语: 'english',
  日文: 'japanese',
  日语: 'japanese',
};

const FAMILIES: readonly Family[] = [
  {
    name: 'package manager',
    sentences: [
      whole(`${ALWAYS}(?:use|prefer) ${MANAGER}${FOR_PACKAGES}${NOT}`),
      whole(`(?:パッケージマネージャー?(?:に)?は|常に|必ず)*${MANAGER} ?${JA_USE}`),
      whole(`${ZH_MUST}使用 ?${MANAGER}(?: ?(?:作为包管理器|管理依赖|安装依赖))?`),
    ],
  },
  {
    name: 'indentation',
    sentences: [
      whole(
        `${ALWAYS}(?:use|prefer|indent with|indent using) (tabs|spaces|(?:2|4|8|two|four|eight)[ -]spaces?)(?: (?:for|as) (?:all |the )?(?:indentation|indenting|indents?))?${NOT}`,
      ),
      whole(`${ALWAYS}(?:use )?((?:2|4|8|two|four|eight)[ -]space) (?:indentation|indents?)${NOT}`),
      whole(`(?:インデントに?は|字下げに?は|常に|必ず)*(タブ|スペース)${JA_USE}`),
      whole(`${ZH_MUST}使用(制表符|空格)(?:进行)?(?:缩进)?`),
    ],
    values: { タブ: 'tabs', スペース: 'spaces', 制表符: 'tabs', 空格: 'spaces' },
  },
  {
    name: 'quotes',
    sentences: [whole(`${ALWAYS}(?:use|prefer) (single|double)[ -]quotes?(?: for (?:all )?strings)?${NOT}`)],
  },
  {
    name: 'language of answers',
    sentences: [
      whole(
        `${ALWAYS}(?:respond|reply|answer)(?: to me| to the user)? in (english|japanese|chinese|german|french|spanish|korean|portuguese|russian|italian)${NOT}`,
      ),
      whole(
        '(?:必ず|常に|回答は|返答は|応答は|、)*(日本語|英語|中国語)で(?:回答|返答|応答|答え)(?:する(?:こと)?|してください|てください|る)?',
      ),
      whole(`${ZH_MUST}(?:用|使用|以)(中文|简体中文|英文|英语|日文|日语)(?:来|进行)?(?:回答|回复|答复)`),
    ],
    values: LANGUAGES,
  },
  {
    name: 'test runner',
    sentences: [
      whole(
        `${ALWAYS}(?:use|prefer) (jest|vitest|mocha|jasmine|pytest|unittest)(?: for (?:all )?(?:unit )?(?:tests|testing))?${NOT}`,
      ),
    ],
  },
];

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`);
}

/** `sentence` in lower case, without marks and full stop. */
export function wantedIn(sentence: string): Wanted | undefined {
  if (sentence.length > 120) return undefined;
  for (const { name, sentences, values = {} } of FAMILIES) {
    for (const pattern of sentences) {
      const member = pattern.exec(sentence)?.slice(1).find(Boolean);
      if (member !== undefined) return { family: name, value: plain(values[member] ?? member) };
    }
  }
  return undefined;
}

const NUMBERS: Readonly<Record<string, string>> = { two: '2', four: '4', eight: '8' };

/** `four-space` and `4 spaces` are one. */
function plain(value: string): string {
  const width = /^(\w+)[ -]spaces?$/.exec(value)?.[1];
  return width === undefined ? value : `${NUMBERS[width] ?? width} spaces`;
}

/** Both cannot be done; `spaces` says nothing of how many. */
export function exclude(one: string, other: string): boolean {
  const isLoose = (a: string, b: string) => a === 'spaces' && b.endsWith(' spaces');
  return one !== other && !isLoose(one, other) && !isLoose(other, one);
}
