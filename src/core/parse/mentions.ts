/** Which `@paths` a prompt mentions (measured, both eras). */

/** In the order they stand, as written but for quotes, a `#range` and the punctuation that ends a sentence. */
export function mentionsIn(text: string): string[] {
  return [...text.matchAll(/(?:^|\s)@(?:"([^"]+)"|(\S+))/g)].flatMap(([, quoted, plain = '']) => {
    const name = quoted ?? plain.replace(/#.*$/, '').replace(/[.,;:!?)]+$/, '');
    return name === '' || name.startsWith('~') ? [] : [name];
  });
}
