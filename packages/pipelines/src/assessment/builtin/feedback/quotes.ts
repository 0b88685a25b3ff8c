/** A recommendation with each quoted piece taken out and a numbered mark in its place. */
export interface Quoted {
  readonly marked: string;
  readonly quotes: readonly string[];
}

const PAIRS: Readonly<Record<string, string>> = {
  "'": "'",
  '"': '"',
  '‘': '’',
  '“': '”',
  '«': '»',
  '`': '`',
};
const LONGEST = 4_000;

/** A quote mark stands as `{0}`, so that patterns can speak of "the first quoted piece". */
export function takeQuotes(recommendation: string): Quoted {
  const text = recommendation.replace(/[{}]/g, ' ');
  const quotes: string[] = [];
  let marked = '';
  let at = 0;
  while (at < text.length) {
    const close = PAIRS[text.charAt(at)];
    const end = close !== undefined && opens(text, at) ? closing(text, at, close) : -1;
    if (end < 0) {
      marked += text.charAt(at);
      at += 1;
      continue;
    }
    marked += `{${quotes.length}}`;
    quotes.push(text.slice(at + 1, end));
    at = end + 1;
  }
  return { marked, quotes };
}

function opens(text: string, at: number): boolean {
  return (at === 0 || /[\s([:;,>\-–—/]/.test(text.charAt(at - 1))) && /\S/.test(text.charAt(at + 1));
}

/** The nearest mark that a blank or stop follows; an apostrophe inside a word closes nothing. */
function closing(text: string, at: number, close: string): number {
  const last = Math.min(text.length, at + LONGEST);
  for (let end = at + 2; end < last; end += 1) {
    if (text.charAt(end) !== close) continue;
    const next = text.charAt(end + 1);
    if ((next === '' || /[\s).,;:!?\]\-–—/]/.test(next)) && !belongsInside(text, at, end, close)) return end;
  }
  return -1;
}

/** "'the students' books'": an apostrophe after an s with a later closing mark before any other opens. */
function belongsInside(text: string, at: number, end: number, close: string): boolean {
  if ((close !== "'" && close !== '’') || text.charAt(end - 1) !== 's' || text.charAt(end + 1) !== ' ')
    return false;
  const rest = text.slice(end + 1, end + 60);
  const later = rest.search(/[^\s]['’](?=[\s.,;:!?)]|$)/);
  const opener = rest.search(/(?:^|\s)['‘]\S/);
  return (
    later >= 0 &&
    (opener < 0 || later < opener) &&
    !/^\s(?:with|by|to|into|for|before|after|instead|should|in|at|and|as|is|->|→)\b/.test(rest) &&
    at >= 0
  );
}
