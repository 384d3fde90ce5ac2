// The committed measurements: what pieces, characters and runs cost, and the labelled files.
import { readFileSync } from 'node:fs';

const data = new URL('../../test/core/tokens/data/', import.meta.url);
const lines = (name) => readFileSync(new URL(name, data), 'utf8').trimEnd().split('\n');
const cells = (name) =>
  lines(name)
    .slice(1)
    .map((line) => line.split('\t'));

export const FAMILIES = ['new', 'old'];

/**
 * @typedef {object} Piece one measured piece: its class, weight, and for each family its count and that of its form
 * with a capital
 * @property {string} piece
 * @property {string} kind
 * @property {number} weight
 * @property {number} new
 * @property {number} old
 * @property {number} [newTitle]
 * @property {number} [oldTitle]
 */

/** @returns {Piece[]} */
function readPieces() {
  return cells('pieces.tsv').map(([piece, now, old, nowTitle, oldTitle, kind = '', weight]) => ({
    piece: JSON.parse(piece),
    kind,
    weight: Number(weight),
    new: Number(now),
    old: Number(old),
    newTitle: nowTitle === '' ? undefined : Number(nowTitle),
    oldTitle: oldTitle === '' ? undefined : Number(oldTitle),
  }));
}

/** Characters that stand alone, by their cost. */
function readCharacters() {
  return cells('chars.tsv').map(([now, old, , chars]) => ({ new: Number(now), old: Number(old), chars: [...chars] }));
}

/** Symbols whose runs were measured: the lengths of one token, and the cost of a hundred. */
function readRuns(family) {
  return cells('runs.tsv')
    .filter(([, of]) => of === family)
    .map(([char, , lengths, hundred]) => ({
      char: JSON.parse(char),
      lengths: lengths === '' ? [] : lengths.split(',').map(Number),
      hundred: Number(hundred),
    }));
}

/** The labelled files; their texts are not here. */
export function readLabels() {
  return lines('labels.jsonl').map((line) => JSON.parse(line));
}

/** What `measure.mjs` found out about texts: corrections and margins. */
export const calibrationFile = new URL('calibration.json', data);

/** All that the table of a family is learned from. */
export function readMeasurements(family) {
  return { pieces: readPieces(), characters: readCharacters(), runs: readRuns(family) };
}

export function readCalibration() {
  return JSON.parse(readFileSync(calibrationFile, 'utf8'));
}
