/** The words of a list written one after the other; phrases stand on lines of their own. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

/** One phrase a line. */
export function phraseList(text: string): readonly string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
