/** Rows for what is not in the context: what waits for a file, and what will not load. */
import type { NotLoaded, Waiting } from '../core/report';
import { iconOf, notLoadedLook } from './icons';
import { importOf, notLoadedCard, waitingCard, type CardInk } from './layerCard';
import { dotted, makeRow, type Press, type Row } from './row';
import { shortReason } from './shortReason';
import { shownFolder, shownName } from './shownPath';
import { shortTokens } from './tokens';
import { plainVoice } from './voice';
import { say } from './words/say';

export function waitingRow(waiting: Waiting, ink: CardInk): Row {
  const { words, report } = ink;
  const name = shownName(waiting.path);
  const description = dotted(shortTokens(waiting.tokens), shortReason(waiting.reason, plainVoice(words, report)));
  const kind = say(words, `kind.${waiting.kind}`);
  return makeRow({
    id: `waiting:${waiting.kind}:${waiting.path}`,
    label: name,
    description,
    tooltip: () => waitingCard(waiting, ink),
    icon: iconOf(waiting.kind),
    color: 'disabledForeground',
    contextValue: 'waiting',
    press: { kind: 'open', path: waiting.path, line: undefined },
    accessibilityLabel: say(words, 'row.accessPlain', { kind, name, text: description }),
    path: waiting.path,
  });
}

export function notLoadedRow(item: NotLoaded, ink: CardInk): Row {
  const { words, report } = ink;
  const importedAt = importOf(item.reason);
  const name = shownName(item.path);
  const description = dotted(shortReason(item.reason, plainVoice(words, report)), shownFolder(item.path, report));
  return makeRow({
    id: `out:${item.reason.code}:${item.path}${importedAt ? `:${importedAt.by}:${importedAt.line}` : ''}`,
    label: name,
    description,
    tooltip: () => notLoadedCard(item, ink),
    ...notLoadedLook(item.reason.code),
    contextValue: 'notLoaded',
    press: pressOf(item),
    accessibilityLabel: say(words, 'row.accessPlain', { kind: say(words, 'card.out'), name, text: description }),
    path: item.path,
    line: undefined,
  });
}

/** An import that did not load is put right where it is written; anything else is opened itself. */
function pressOf(item: NotLoaded): Press {
  const importedAt = importOf(item.reason);
  return importedAt
    ? { kind: 'open', path: importedAt.by, line: importedAt.line }
    : { kind: 'open', path: item.path, line: undefined };
}
