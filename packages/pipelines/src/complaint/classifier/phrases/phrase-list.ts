import { foldText } from '../text/fold.ts';

/**
 * One place of a phrase: words (`a|b`), beginnings (`clean*`) and ends of words (`*aste`), an optional place (`the?`), a gap of up to
 * three words within the sentence (`_`) or of one at most (`.`), or the end of the sentence (`$`).
 */
export interface Place {
  readonly exact: ReadonlySet<string>;
  readonly prefixes: readonly string[];
  readonly suffixes: readonly string[];
  readonly optional: boolean;
  readonly kind: 'words' | 'gap' | 'end';
  /** How many words a gap may leave out. */
  readonly most: number;
}

export interface Phrase {
  readonly places: readonly Place[];
  /** `^`: only where a sentence or clause begins. */
  readonly opening: boolean;
  /** `?` before the phrase: only in a question. */
  readonly question: boolean;
  readonly weight: number;
}

const GAPS: ReadonlyMap<string, number> = new Map([
  ['_', 3],
  ['.', 1],
]);

/**
 * Reads a page of phrases. Lines hold phrases parted by commas; a line may begin with the weight of its phrases
 * (`3:`), which holds until the next such line. All words are written folded: lower case, no accents, no apostrophes.
 */
export function phraseList(page: string): readonly Phrase[] {
  const folded = foldText(page);
  const phrases: Phrase[] = [];
  let weight = 1;
  for (const line of folded.split('\n')) {
    const [, digits, rest] = /^\s*(?!\s)(?:(\d+):)?(.*)$/u.exec(line) ?? [];
    if (digits !== undefined) weight = Number(digits);
    for (const entry of (rest ?? '').split(',')) {
      const words = entry
        .trim()
        .split(/\s+/u)
        .filter((word) => word !== '');
      if (words.length === 0) continue;
      const question = words[0] === '?';
      const opening = words[question ? 1 : 0] === '^';
      const rest = words.slice(Number(question) + Number(opening));
      phrases.push({ places: rest.map(place), opening, question, weight });
    }
  }
  return phrases;
}

function place(source: string): Place {
  const gap = GAPS.get(source);
  if (gap !== undefined || source === '$')
    return {
      exact: new Set(),
      prefixes: [],
      suffixes: [],
      optional: false,
      kind: gap === undefined ? 'end' : 'gap',
      most: gap ?? 0,
    };
  const optional = source.endsWith('?');
  const words = source.replace('?', '').split('|');
  return {
    exact: new Set(words.filter((word) => !word.includes('*'))),
    prefixes: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    suffixes: words.filter((word) => word.startsWith('*')).map((word) => word.slice(1)),
    optional,
    kind: 'words',
    most: 0,
  };
}
