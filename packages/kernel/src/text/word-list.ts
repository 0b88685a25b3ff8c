/** A word list is written as one text, words parted by white space, so that it reads as a page. */
export function wordList(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}
