// Gives every substring of the learned forms an id once, so that a round of learning is only array work.

/** No fragment is longer: beyond it one only repeats a single long word. */
export const LONGEST = 16;

/**
 * `ids[starts[w] + (at * LONGEST) + length - 1]` is the id of that substring of form `w`, or -1. Substrings that
 * occur only once help one word alone and get no id, unless they are the whole form.
 */
export function numberSubstrings(forms) {
  const starts = new Int32Array(forms.length + 1);
  for (let w = 0; w < forms.length; w++) starts[w + 1] = starts[w] + forms[w].form.length * LONGEST;
  const ids = new Int32Array(starts[forms.length]).fill(-1);
  const names = new Names();
  for (let w = 0; w < forms.length; w++) names.number(forms[w].form, ids, starts[w]);
  const wholes = new Int32Array(forms.length);
  for (let w = 0; w < forms.length; w++) wholes[w] = wholeOf(forms[w].form, ids, starts[w]);
  return { starts, wholes, ...renumber(ids, names.times, wholes) };
}

function wholeOf(form, ids, start) {
  return form.length <= LONGEST ? ids[start + form.length - 1] : -1;
}

/** Dense ids for those that are kept; `wholes` is brought along. */
function renumber(ids, times, wholes) {
  const kept = new Int32Array(times.length).fill(-1);
  const isWhole = new Uint8Array(times.length);
  for (const id of wholes) if (id >= 0) isWhole[id] = 1;
  let count = 0;
  for (let id = 0; id < times.length; id++) if (times[id] > 1 || isWhole[id]) kept[id] = count++;
  for (const list of [ids, wholes]) {
    for (let at = 0; at < list.length; at++) if (list[at] >= 0) list[at] = kept[list[at]];
  }
  return { ids, count };
}

/** Open addressing over two rolling hashes: no substring is ever cut out as a string of its own. */
class Names {
  constructor() {
    this.size = 1 << 22;
    this.first = new Int32Array(this.size);
    this.second = new Int32Array(this.size);
    this.idOf = new Int32Array(this.size).fill(-1);
    this.times = [];
  }

  number(form, ids, start) {
    for (let at = 0; at < form.length; at++) {
      let a = 0x2545f491;
      let b = 0x9e3779b9;
      const most = Math.min(LONGEST, form.length - at);
      for (let length = 1; length <= most; length++) {
        const code = form.charCodeAt(at + length - 1);
        a = Math.imul(a ^ code, 0x01000193);
        b = Math.imul(b + code, 0x85ebca6b) ^ (b >>> 13);
        ids[start + at * LONGEST + length - 1] = this.idFor(a, b);
      }
    }
  }

  idFor(a, b) {
    let slot = ((a ^ (b >>> 7)) * 0x9e3779b1) >>> 10;
    for (;;) {
      const id = this.idOf[slot];
      if (id < 0) {
        this.first[slot] = a;
        this.second[slot] = b;
        this.times.push(1);
        return (this.idOf[slot] = this.times.length - 1);
      }
      if (this.first[slot] === a && this.second[slot] === b) {
        this.times[id]++;
        return id;
      }
      slot = (slot + 1) & (this.size - 1);
    }
  }
}
