/** A sorted list of words written short: each as the length it shares with the one before, and what follows. */
import { SHARED } from './tiles';

export function decodeFrontCoded(list: string): string[] {
  const words: string[] = [];
  let [before, at] = ['', 0];
  while (at < list.length) {
    const shared = list.charCodeAt(at++) - SHARED;
    const from = at;
    while (at < list.length && !isShared(list.charCodeAt(at))) at++;
    words.push((before = before.slice(0, shared) + list.slice(from, at)));
  }
  return words;
}

const isShared = (code: number): boolean => code >= SHARED && code < SHARED + 17;
