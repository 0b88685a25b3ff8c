/** Line ends as on Unix: a renderer may change those without touching the text. */
export function unixLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** The words of a quotation with one space between them and plain quotation marks. */
export function plainQuote(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
}

/** Marks may follow a quotation or close it. */
export function withoutStop(text: string): string {
  return text.replace(/[,.;:!?\s]{1,8}$/, '');
}

/** How often each text comes. */
export function tally(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** How often a term stands in a text, as whole words and letter for letter. */
export function countTerm(text: string, term: string): number {
  let count = 0;
  for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + term.length)) {
    if (
      !joins(text.charAt(at - 1), term.charAt(0)) &&
      !joins(term.charAt(term.length - 1), text.charAt(at + term.length))
    )
      count += 1;
  }
  return count;
}

function joins(left: string, right: string): boolean {
  return /[\p{L}\p{N}_]/u.test(left) && /[\p{L}\p{N}_]/u.test(right);
}
