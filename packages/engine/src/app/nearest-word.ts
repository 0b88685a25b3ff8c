/** More than this many slips make another word. */
const MOST_SLIPS = 2;
/** Longer ones are no slips of known words, and the comparison is quadratic. */
const LONGEST = 40;

/** The known word that somebody most likely meant, or undefined where none is near. */
export function nearestWord(given: string, known: readonly string[]): string | undefined {
  if (given.length > LONGEST) return undefined;
  let best: { word: string; slips: number } | undefined;
  for (const word of known) {
    const slips = slipsBetween(given.toLowerCase(), word.toLowerCase());
    const near = slips <= MOST_SLIPS && slips < Math.max(given.length, word.length) / 2;
    const continued = given.length >= 3 && word.toLowerCase().startsWith(given.toLowerCase());
    if ((near || continued) && (best === undefined || slips < best.slips)) best = { word, slips };
  }
  return best?.word;
}

/** Letters to add, leave out, change or swap with their neighbour. */
function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      const candidates = [
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      ];
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) candidates.push((beforeLast[column - 2] ?? 0) + 1);
      current.push(Math.min(...candidates));
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
