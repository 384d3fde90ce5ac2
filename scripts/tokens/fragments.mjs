// Learns the fragments that words are tiled with: by rounds, each adding what lowers overestimates the most.
import { LONGEST, numberSubstrings } from './substrings.mjs';

const DEFAULTS = {
  /** A fragment that makes words too cheap, in parts of what it gains elsewhere. */
  penaltyShare: 0.08,
  growth: 0.025,
  leastGrowth: 60,
  /** Fragments a list may have in the end. */
  most: 100_000,
  leastGain: 1,
  weightOf: (frequency) => Math.min(Math.sqrt(frequency + 1), 40),
  pruneEvery: 8,
  rounds: 200,
};

/** The fragments for `forms` ({form, count, weight}), sorted. */
export function learnFragments(core, forms, options = {}) {
  const learner = new Learner(core, forms, { ...DEFAULTS, ...options });
  learner.run();
  return learner.members();
}

class Learner {
  constructor(core, forms, options) {
    this.forms = forms;
    this.options = options;
    Object.assign(this, numberSubstrings(forms));
    const occurrences = this.ids.length;
    this.improvement = new Int8Array(occurrences);
    this.inList = new Uint8Array(this.count);
    this.gain = new Float64Array(this.count);
    this.penalty = new Float64Array(this.count);
    this.costs = new Int32Array(forms.length);
    this.counts = Int32Array.from(forms, ({ count }) => count);
    this.weights = Float64Array.from(forms, ({ weight }) => options.weightOf(weight));
    this.letters = forms.map(({ form }) => Uint8Array.from(form, (char) => core.letterCost(char.charCodeAt(0))));
    const longest = Math.max(...forms.map(({ form }) => form.length));
    this.left = new Int32Array(longest + 1);
    this.right = new Int32Array(longest + 1);
    this.stale = new Uint8Array(forms.length).fill(1);
    this.fresh = new Uint8Array(forms.length);
    this.index();
  }

  /** Which forms a substring occurs in, and where one occurrence of it stands (its text). */
  index() {
    const { ids, starts, forms, count } = this;
    const from = (this.usedFrom = new Int32Array(count + 1));
    for (const id of ids) if (id >= 0) from[id + 1]++;
    for (let id = 0; id < count; id++) from[id + 1] += from[id];
    const next = from.slice(0, count);
    this.usedBy = new Int32Array(from[count]);
    this.sample = new Int32Array(count);
    for (let w = 0; w < forms.length; w++) {
      for (let k = starts[w]; k < starts[w + 1]; k++) {
        if (ids[k] < 0) continue;
        this.usedBy[next[ids[k]]++] = w;
        this.sample[ids[k]] = k;
      }
    }
  }

  run() {
    for (let w = 0; w < this.forms.length; w++) {
      if (this.counts[w] === 1 && this.wholes[w] >= 0) this.inList[this.wholes[w]] = 1;
    }
    this.size = this.inList.reduce((sum, member) => sum + member, 0);
    for (let round = 1; round <= this.options.rounds; round++) {
      this.refresh();
      if (round % this.options.pruneEvery === 0) this.prune();
      const added = this.grow();
      if (added === 0) break;
    }
    this.refresh();
    this.prune();
  }

  /** Brings every form whose fragments changed up to date. */
  refresh() {
    for (let w = 0; w < this.forms.length; w++) {
      if (!this.stale[w]) continue;
      this.stale[w] = 0;
      if (this.fresh[w]) this.tell(w, -1);
      this.fresh[w] = 1;
      this.tile(w);
      this.tell(w, 1);
    }
  }

  tilings(w) {
    const { ids, starts, inList, left, right } = this;
    const letters = this.letters[w];
    const n = letters.length;
    left.fill(1 << 20, 0, n + 1);
    left[0] = 0;
    right.fill(1 << 20, 0, n + 1);
    right[n] = 0;
    for (let at = 0; at < n; at++) {
      const here = left[at] + 1;
      left[at + 1] = Math.min(left[at + 1], left[at] + letters[at]);
      const base = starts[w] + at * LONGEST - 1;
      for (let length = 1, most = Math.min(LONGEST, n - at); length <= most; length++) {
        const id = ids[base + length];
        if (id >= 0 && inList[id] && here < left[at + length]) left[at + length] = here;
      }
    }
    for (let at = n - 1; at >= 0; at--) {
      let best = right[at + 1] + letters[at];
      const base = starts[w] + at * LONGEST - 1;
      for (let length = 1, most = Math.min(LONGEST, n - at); length <= most; length++) {
        const id = ids[base + length];
        if (id >= 0 && inList[id] && right[at + length] + 1 < best) best = right[at + length] + 1;
      }
      right[at] = best;
    }
    return n;
  }

  /** What each substring that is not in the list yet would spare this form. */
  tile(w) {
    const { ids, starts, inList, left, right, improvement } = this;
    const n = this.tilings(w);
    const cost = (this.costs[w] = left[n]);
    for (let at = 0; at < n; at++) {
      const base = starts[w] + at * LONGEST - 1;
      for (let length = 1, most = Math.min(LONGEST, n - at); length <= most; length++) {
        const id = ids[base + length];
        if (id < 0) continue;
        const spared = inList[id] ? 0 : cost - (left[at] + 1 + right[at + length]);
        improvement[base + length] = spared > 0 ? spared : 0;
      }
    }
  }

  /** Adds what this form says of its substrings to their sums, or takes it back. */
  tell(w, sign) {
    const { ids, starts, improvement, gain, penalty } = this;
    const over = this.costs[w] - this.counts[w];
    const weight = this.weights[w] * sign;
    for (let k = starts[w]; k < starts[w + 1]; k++) {
      const spared = improvement[k];
      if (spared === 0) continue;
      if (spared <= over) gain[ids[k]] += weight * spared;
      else penalty[ids[k]] += weight * (spared - Math.max(0, over));
    }
  }

  /** Adds the best of this round; never two that contain each other or share a form's gain. */
  grow() {
    const { options, gain, penalty, inList } = this;
    const room = options.most - this.size;
    const wanted = Math.min(room, Math.max(options.leastGrowth, Math.round(this.size * options.growth)));
    const able = [];
    for (let id = 0; id < this.count; id++) {
      if (!inList[id] && gain[id] > options.leastGain && penalty[id] < options.penaltyShare * gain[id]) able.push(id);
    }
    const worth = (id) => gain[id] - penalty[id];
    able.sort((a, b) => worth(b) - worth(a) || a - b);
    const texts = [];
    let added = 0;
    for (const id of able) {
      if (added >= wanted) break;
      const text = this.textOf(id);
      if (texts.some((other) => other.includes(text) || text.includes(other))) continue;
      texts.push(text);
      this.put(id, 1);
      added++;
    }
    return added;
  }

  /** Throws out members that stand mostly in words which come out too cheap. */
  prune() {
    const { ids, starts, inList, left, right } = this;
    const harm = new Float64Array(this.count);
    const help = new Float64Array(this.count);
    for (let w = 0; w < this.forms.length; w++) {
      const under = this.counts[w] - this.costs[w];
      const n = this.tilings(w);
      for (let at = 0; at < n; at++) {
        const base = starts[w] + at * LONGEST - 1;
        for (let length = 1, most = Math.min(LONGEST, n - at); length <= most; length++) {
          const id = ids[base + length];
          if (id < 0 || !inList[id] || left[at] + 1 + right[at + length] !== left[n]) continue;
          if (under > 0) harm[id] += this.weights[w];
          else help[id] += this.weights[w];
        }
      }
    }
    for (let id = 0; id < this.count; id++) if (inList[id] && harm[id] > help[id]) this.put(id, 0);
    this.refresh();
  }

  put(id, member) {
    this.inList[id] = member;
    this.size += member ? 1 : -1;
    for (let k = this.usedFrom[id]; k < this.usedFrom[id + 1]; k++) this.stale[this.usedBy[k]] = 1;
  }

  textOf(id) {
    const k = this.sample[id];
    // the form is the one whose stretch holds k
    let [low, high] = [0, this.forms.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.starts[middle] <= k) low = middle;
      else high = middle;
    }
    const inside = k - this.starts[low];
    const at = Math.floor(inside / LONGEST);
    return this.forms[low].form.slice(at, at + (inside % LONGEST) + 1);
  }

  members() {
    const texts = [];
    for (let id = 0; id < this.count; id++) if (this.inList[id]) texts.push(this.textOf(id));
    return texts.sort();
  }
}
