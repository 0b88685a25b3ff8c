import { diffArrays, diffWordsWithSpace } from 'diff';
import { pairPassages } from './pair-passages.ts';

export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A passage of one text beside its counterpart in the other. */
export interface Passage {
  readonly kind: 'same' | 'changed' | 'added' | 'removed';
  readonly before: string;
  readonly after: string;
  /** The words of both in one; empty where nothing changed. */
  readonly pieces: readonly Piece[];
}

/** Beyond this a comparison by words tells a reader nothing, and takes long: the passages stand whole beside each other. */
const LONGEST = 20_000;

/** Compares two texts paragraph by paragraph, and words only within paragraphs that changed. */
export function compare(before: string, after: string): Passage[] {
  const passages: Passage[] = [];
  const gone: string[] = [];
  const come: string[] = [];
  const flush = () => {
    for (const [before, after] of pairPassages(gone, come)) passages.push(pair(before, after));
    gone.length = 0;
    come.length = 0;
  };
  const compared = diffArrays(paragraphs(before), paragraphs(after), { comparator: sameWords });
  for (const { added, removed, value } of compared) {
    if (removed) gone.push(...value);
    else if (added) come.push(...value);
    else {
      flush();
      for (const text of value) passages.push({ kind: 'same', before: text, after: text, pieces: [] });
    }
  }
  flush();
  return passages;
}

/** Empty lines after a paragraph are no change of it. */
function sameWords(a: string, b: string): boolean {
  return a === b || a.trimEnd() === b.trimEnd();
}

function pair(before: string | undefined, after: string | undefined): Passage {
  if (before === undefined)
    return { kind: 'added', before: '', after: after ?? '', pieces: [{ kind: 'added', text: after ?? '' }] };
  if (after === undefined)
    return { kind: 'removed', before, after: '', pieces: [{ kind: 'removed', text: before }] };
  const pieces: Piece[] =
    before.length + after.length > LONGEST
      ? [
          { kind: 'removed', text: before },
          { kind: 'added', text: after },
        ]
      : diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
          kind: added ? 'added' : removed ? 'removed' : 'same',
          text: value,
        }));
  return { kind: 'changed', before, after, pieces };
}

/** Paragraphs with the empty lines that follow them, so that nothing of a text is lost. */
function paragraphs(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  let empty = false;
  let at = 0;
  while (at < text.length) {
    const end = text.indexOf('\n', at) + 1 || text.length;
    const blank = text.slice(at, end).trim() === '';
    if (empty && !blank) {
      found.push(text.slice(start, at));
      start = at;
    }
    empty = blank;
    at = end;
  }
  if (start < text.length) found.push(text.slice(start));
  return found;
}
