import type { Span } from '@palimpsest/contracts';
import { type Change, diffDocuments, type WordChange, words } from '@palimpsest/kernel/text';
import type { Excerpt, ProposedPassage } from './proposal.ts';

/** A changed passage before anyone asked why. */
export interface Passage {
  readonly kind: ProposedPassage['kind'];
  readonly current: Excerpt | null;
  readonly proposed: Excerpt | null;
  /** Where words were taken out, as places in the parent. */
  readonly cuts: readonly Span[];
}

export function changedPassages(parent: string, child: string): Passage[] {
  const changes = paired(parent, child, diffDocuments(parent, child).changes);
  const passages: Passage[] = [];
  for (let at = 0; at < changes.length; at += 1) {
    const change = changes[at] as Change;
    const next = changes[at + 1];
    if (next !== undefined && isReplacement(change, next, child)) {
      passages.push(toPassage(parent, child, { ...change, kind: 'changed', after: next.after }));
      at += 1;
    } else if (change.kind !== 'same') passages.push(toPassage(parent, child, change));
  }
  return passages;
}

/** Share of words that makes a new paragraph the old one in other words. */
const ALIKE = 0.4;
const MOST_PAIRED = 20;

/** The diff may pair a new heading with the paragraph it took its words from: the paragraph is then paired anew. */
function paired(parent: string, child: string, changes: readonly Change[]): Change[] {
  const found = changes.flatMap((change): Change[] => {
    const { before, after } = change;
    if (before === null || after === null || !isHeading(child, after) || isHeading(parent, before))
      return [change];
    return [
      { ...change, kind: 'added', before: null, words: [] },
      { ...change, kind: 'removed', after: null },
    ];
  });
  if (found.length === changes.length) return found;
  const lost = found.filter((change) => change.kind === 'removed' && !changes.includes(change));
  for (const gone of lost.slice(0, MOST_PAIRED)) {
    const place = found.findIndex(
      ({ kind, after, before }) =>
        kind === 'added' &&
        before === null &&
        after !== null &&
        alike(parent, child, gone.before, after) >= ALIKE,
    );
    const { before } = gone;
    const after = found[place]?.after ?? null;
    if (before === null || after === null) continue;
    const { changes: own } = diffDocuments(
      parent.slice(before.start, before.end),
      child.slice(after.start, after.end),
    );
    found[place] = { ...gone, kind: 'changed', before, after, words: own.flatMap((each) => each.words) };
    found.splice(found.indexOf(gone), 1);
  }
  return found;
}

const isHeading = (text: string, span: Span): boolean =>
  /^\s{0,3}#{1,6}\s[^\n]*$/u.test(text.slice(span.start, span.end).trimEnd());

/** Share of the words of the new paragraph that the old one has. */
function alike(parent: string, child: string, before: Span | null, after: Span): number {
  if (before === null || isHeading(child, after)) return 0;
  const old = new Set(words(parent.slice(before.start, before.end)).map(({ lower }) => lower));
  const young = words(child.slice(after.start, after.end));
  return young.length === 0 ? 0 : young.filter(({ lower }) => old.has(lower)).length / young.length;
}

/** One paragraph gone and another in its place, so unlike that the diff did not pair them. */
function isReplacement(change: Change, next: Change, child: string): boolean {
  if (change.kind !== 'removed' || next.kind !== 'added' || next.after === null) return false;
  return !/^\s{0,3}#/u.test(child.slice(next.after.start, next.after.end));
}

function toPassage(parent: string, child: string, change: Change): Passage {
  const current = excerpt(parent, change.before);
  return {
    kind: change.kind === 'same' ? 'changed' : change.kind,
    current,
    proposed: excerpt(child, change.after),
    cuts: current === null ? [] : cutsIn(current, change.words),
  };
}

const excerpt = (text: string, span: Span | null): Excerpt | null =>
  span === null ? null : { span, text: text.slice(span.start, span.end) };

/** Counts by characters that are not white space: the diff keeps the new text's line breaks, not the old one's. */
function cutsIn(current: Excerpt, changes: readonly WordChange[]): Span[] {
  const places: number[] = [];
  for (let at = 0; at < current.text.length; at += 1)
    if (!/\s/u.test(current.text.charAt(at))) places.push(at);
  const cuts: Span[] = [];
  let count = 0;
  for (const word of changes) {
    if (word.kind === 'added') continue;
    const length = word.text.replace(/\s+/gu, '').length;
    const first = places[count];
    const last = places[count + length - 1];
    if (word.kind === 'removed' && length > 0 && first !== undefined && last !== undefined) {
      cuts.push({ start: current.span.start + first, end: current.span.start + last + 1 });
    }
    count += length;
  }
  return cuts;
}
