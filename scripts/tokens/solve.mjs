/** Solves a system of linear equations by elimination; `left` and `right` are used up. */
export function solve(left, right) {
  const size = right.length;
  for (let i = 0; i < size; i++) {
    let best = i;
    for (let j = i + 1; j < size; j++) if (Math.abs(left[j][i]) > Math.abs(left[best][i])) best = j;
    [left[i], left[best]] = [left[best], left[i]];
    [right[i], right[best]] = [right[best], right[i]];
    for (let j = i + 1; j < size; j++) {
      const factor = left[j][i] / left[i][i];
      if (factor === 0) continue;
      for (let k = i; k < size; k++) left[j][k] -= factor * left[i][k];
      right[j] -= factor * right[i];
    }
  }
  const answer = new Array(size).fill(0);
  for (let i = size - 1; i >= 0; i--) {
    let sum = right[i];
    for (let k = i + 1; k < size; k++) sum -= left[i][k] * answer[k];
    answer[i] = sum / left[i][i];
  }
  return answer;
}
