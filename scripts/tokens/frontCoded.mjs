/** A sorted list of words, each as the length it shares with the one before and what follows. */
export function frontCoded(core, words) {
  let before = '';
  return words
    .map((word) => {
      let shared = 0;
      while (shared < 16 && shared < word.length && word[shared] === before[shared]) shared++;
      before = word;
      return String.fromCharCode(core.SHARED + shared) + word.slice(shared);
    })
    .join('');
}
