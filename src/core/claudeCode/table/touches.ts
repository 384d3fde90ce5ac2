/** Touches: which actions on a file bring nested memory, rules and skills, and in which order those are told. */
import { changed, logged, measured } from '../history';

export const touchValues = {
  missingFileTriggers: changed(false, measured('2.1.187', '2.1.200', true)),
  editUnread: changed(false, measured('2.1.200', '2.1.212', true)),
  writeUnread: changed(false, measured('2.1.225', '2.1.238', true)),
  writeTriggers: changed(false, logged('2.1.288', '2.1.283', '2.1.288', true)),
  bashTriggers: changed(false, logged('2.1.293', '2.1.288', '2.1.293', true)),
};
