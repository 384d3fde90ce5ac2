// From cross-validated rows to what pieces alone cannot tell: corrections of unseen words, and margins.
import { FOLDS } from './folds.mjs';
import { solve } from './solve.mjs';

const FEATURES = 4;
const ROUNDS = 12;
/** Errors below this share of a text weigh alike: nobody needs them smaller. */
const SMALL = 0.003;
const RIDGE = 1e-3;

/** What to add for each kind of word, fitted so that the mean relative error is least. */
export function correctionsOf(core, rows, family) {
  const kinds = Array.from({ length: core.KINDS }, (_, kind) => kind).filter((kind) => isCorrected(core, kind, family));
  const size = kinds.length * FEATURES;
  let weights = new Array(size).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const left = Array.from({ length: size }, () => new Float64Array(size));
    const right = new Float64Array(size);
    for (const { truth, sums, features } of rows) {
      const row = kinds.flatMap((kind) => features[kind].map((value) => value / truth));
      const missing = 1 - total(sums) / truth;
      const off = missing - row.reduce((sum, value, at) => sum + value * weights[at], 0);
      // squares weighted by their own roots: the fit is one of absolute errors
      const weight = 1 / Math.max(Math.abs(off), SMALL);
      for (let i = 0; i < size; i++) {
        if (row[i] === 0) continue;
        right[i] += weight * row[i] * missing;
        for (let j = 0; j < size; j++) left[i][j] += weight * row[i] * row[j];
      }
    }
    for (let i = 0; i < size; i++) left[i][i] += RIDGE * rows.length;
    weights = solve(left, right);
  }
  return Array.from({ length: core.KINDS }, (_, kind) => {
    const at = kinds.indexOf(kind) * FEATURES;
    return at < 0 ? [0] : weights.slice(at, at + FEATURES).map((value) => Math.round(value * 1000) / 1000);
  });
}

/** The new family's ASCII words need none: most that take three tiles were measured. */
function isCorrected(core, kind, family) {
  return family === 'old' || (kind !== core.PLAIN && kind !== core.GUESSED);
}

const total = (sums) => sums.reduce((sum, value) => sum + value, 0);

/** A row with its sums corrected. */
export function corrected(core, row, corrections) {
  const sums = Float64Array.from(row.sums);
  row.features.forEach((features, kind) => {
    const by = (corrections[kind] ?? []).reduce((sum, weight, at) => sum + weight * features[at], 0);
    sums[kind === core.PLAIN ? core.GUESSED : kind] += by;
  });
  return { ...row, sums, count: Math.round(total(sums)) };
}

const WITHIN = 0.95;
const STEPS = 4000;
/** Nothing of these scripts was measured as words: whatever the few texts say, a third is the least. */
const RARE_RATE = 0.33;
/** No kind of text is surer than this. */
const LEAST_RATE = 0.004;

/** The share of each kind's tokens a text may be off by, so that 95 of 100 texts are within their margin. */
export function marginsOf(core, rows) {
  const rates = new Array(core.KINDS).fill(0.02);
  const about = rows.map(({ sums, count, truth }) => {
    const off = Math.max(0, Math.abs(count - truth) - 1) / count;
    return { off, shares: Array.from(sums, (tokens) => tokens / count) };
  });
  // quantile regression: too small a margin costs nineteen times what too wide a one does
  for (let step = 0; step < STEPS; step++) {
    const slope = new Array(core.KINDS).fill(0);
    for (const { off, shares } of about) {
      const margin = shares.reduce((sum, share, kind) => sum + share * rates[kind], 0);
      const pull = off > margin ? WITHIN : WITHIN - 1;
      shares.forEach((share, kind) => (slope[kind] += pull * share));
    }
    const pace = 0.5 / (1 + step / 40) / rows.length;
    for (let kind = 0; kind < core.KINDS; kind++) rates[kind] = Math.max(LEAST_RATE, rates[kind] + pace * slope[kind]);
  }
  for (let kind = core.GUESSED + 1; kind < core.KINDS; kind++) {
    rates[kind] = Math.max(rates[kind], ofItsTexts(about, kind, rates));
  }
  rates[core.RARE] = Math.max(RARE_RATE, rates[core.RARE]);
  return rates.map((rate) => Math.ceil(rate * 1000) / 1000);
}

/** Texts that a kind makes up a fair part of, by so much: languages of few texts get margins of their own. */
const FAIR_PART = 0.15;
const ALMOST_ALL = 0.99;

/** The rate of a kind with which almost all of the texts that are made of it are within their margin. */
function ofItsTexts(about, kind, rates) {
  const needed = about
    .filter(({ shares }) => shares[kind] > FAIR_PART)
    .map(({ off, shares }) => {
      const others = shares.reduce((sum, share, other) => sum + (other === kind ? 0 : share * rates[other]), 0);
      return (off - others) / shares[kind];
    })
    .sort((a, b) => a - b);
  return needed[Math.floor((needed.length - 1) * ALMOST_ALL)] ?? 0;
}

/** Rows with the corrections and margins that the other folds teach. */
export function calibratedByFold(core, rows, family) {
  const answer = new Array(rows.length);
  for (let fold = 0; fold < FOLDS; fold++) {
    const others = rows.filter((row) => row.fold !== fold);
    const corrections = correctionsOf(core, others, family);
    const margins = marginsOf(
      core,
      others.map((row) => corrected(core, row, corrections)),
    );
    for (const [at, row] of rows.entries()) {
      if (row.fold !== fold) continue;
      const made = corrected(core, row, corrections);
      answer[at] = { ...made, margin: core.marginOf(made.sums, 1, margins) };
    }
  }
  return answer;
}
