const MORE_THAN_SMALL = 4;

/** Tells terms that are written with a capital in the middle of sentences, and hardly ever small: names. */
export function nameCounter() {
  const large: number[] = [];
  const small: number[] = [];
  return {
    /** `code` is the first letter as it was written; at the beginning of a sentence a capital says nothing. */
    count(term: number, code: number, isFirst: boolean): void {
      if (code >= 97 && code <= 122) small[term] = (small[term] ?? 0) + 1;
      else if (code >= 65 && code <= 90 && !isFirst) large[term] = (large[term] ?? 0) + 1;
    },
    /** 1 for names, by term number. */
    named(size: number): Uint32Array {
      return Uint32Array.from({ length: size }, (_, term) => {
        const capitals = large[term] ?? 0;
        return capitals > 0 && capitals >= MORE_THAN_SMALL * (small[term] ?? 0) ? 1 : 0;
      });
    },
  };
}
