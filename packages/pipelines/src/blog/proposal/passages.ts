import type { Span } from '@palimpsest/contracts';
import { type Change, diffDocuments, type WordChange } from '@palimpsest/kernel/text';
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
  const { changes } = diffDocuments(parent, child);
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
function cutsIn(current: Excerpt, words: readonly WordChange[]): Span[] {
  const places: number[] = [];
  for (let at = 0; at < current.text.length; at += 1)
    if (!/\s/u.test(current.text.charAt(at))) places.push(at);
  const cuts: Span[] = [];
  let count = 0;
  for (const word of words) {
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
