import type { Span } from '@palimpsest/contracts';
import { alignUnits, inOrder, likeness, type Pair } from './align.ts';
import { diffPassage } from './diff-long.ts';
import { replaced, type WordChange } from './diff-words.ts';
import { absorbed, type Group, groupBySource, sharesOf } from './sources.ts';
import { type Unit, unitsOf } from './units.ts';

export interface Change {
  readonly kind: 'same' | 'changed' | 'added' | 'removed' | 'moved';
  /** Where it stood. A sentence lifted out of the middle of a paragraph lies inside that paragraph's own span. */
  readonly before: Span | null;
  /** A paragraph that became several or a list is one change that spans them all. */
  readonly after: Span | null;
  readonly words: readonly WordChange[];
}

export interface DocumentDiff {
  /** In the order of the new text; what was removed comes where it stood. */
  readonly changes: readonly Change[];
}

/**
 * Aligns paragraphs, headings, list items and code blocks first and compares words only inside pairs: that keeps a
 * full rewrite fast, and a moved paragraph a move.
 * @example diffDocuments('One.\n\nTwo.', 'Two.\n\nOne.').changes.map((change) => change.kind) // ['same', 'moved']
 */
export function diffDocuments(before: string, after: string): DocumentDiff {
  const old = unitsOf(before);
  const young = unitsOf(after);
  const pairs = alignUnits(old, young);
  const ordered = inOrder(pairs, (pair) => 1 + (young[pair.after]?.words.length ?? 0));
  const groups = groupBySource(old, young, pairs);
  const used = new Set(groups.map((group) => group.source));
  const spanOf = spansBefore(old, young, groups);
  joinAbsorbed(old, young, groups, used, spanOf);
  const limits = nextInPlace(groups, ordered, old.length);
  const changes: Change[] = [];
  let cursor = 0;
  let lastInPlace = -1;
  const removeUpTo = (limit: number): void => {
    for (; cursor < limit; cursor += 1) {
      const unit = old[cursor];
      if (unit !== undefined && !used.has(cursor)) changes.push(removed(unit));
    }
  };
  groups.forEach((group, at) => {
    const limit = limits[at] ?? old.length;
    // What went before what came: it reads as a replacement.
    removeUpTo(limit);
    const stays = group.pair !== null && ordered.has(group.pair);
    if (stays) lastInPlace = limit;
    const span = { start: young[group.first]?.span.start ?? 0, end: young[group.last]?.span.end ?? 0 };
    const was = spanOf.get(group) ?? null;
    const between = group.source !== null && group.source >= lastInPlace && group.source <= limit;
    const inPlace = stays || (group.pair === null && between);
    changes.push(
      was === null ? added(after, span) : matched(before, after, was, span, inPlace, sameIn(group)),
    );
  });
  removeUpTo(old.length);
  return { changes };
}

/** Widens the old place of a group by the units that were joined into it. */
function joinAbsorbed(
  old: readonly Unit[],
  young: readonly Unit[],
  groups: readonly Group[],
  used: Set<number | null>,
  spanOf: Map<Group, Span>,
): void {
  for (const [group, extra] of absorbed(old, young, groups, used)) {
    const own = spanOf.get(group);
    if (own === undefined) continue;
    for (const at of extra) used.add(at);
    const others = extra.map((at) => (old[at] as Unit).span);
    spanOf.set(group, hull(own, others));
  }
}

/** For each group the old place of the next one that has kept its place: what is unused up to there is gone. */
function nextInPlace(groups: readonly Group[], ordered: ReadonlySet<Pair>, end: number): number[] {
  const limits: number[] = [];
  let limit = end;
  for (let at = groups.length - 1; at >= 0; at -= 1) {
    const group = groups[at] as Group;
    if (group.pair !== null && ordered.has(group.pair)) limit = group.pair.before;
    limits[at] = limit;
  }
  return limits;
}

const hull = (own: Span, others: readonly Span[]): Span => ({
  start: Math.min(own.start, ...others.map((span) => span.start)),
  end: Math.max(own.end, ...others.map((span) => span.end)),
});

const sameIn = (group: Group): boolean => group.pair?.same === true && group.first === group.last;

/** The old place of each group; an old unit that went to several groups is shared out among them. */
function spansBefore(
  old: readonly Unit[],
  young: readonly Unit[],
  groups: readonly Group[],
): Map<Group, Span> {
  const bySource = new Map<number, Group[]>();
  for (const group of groups) {
    if (group.source === null) continue;
    const list = bySource.get(group.source);
    if (list === undefined) bySource.set(group.source, [group]);
    else list.push(group);
  }
  const spans = new Map<Group, Span>();
  for (const [source, list] of bySource) {
    const unit = old[source] as Unit;
    const shares = list.length === 1 ? null : sharesOf(unit, list, young);
    for (const group of list) {
      const share = shares?.get(group) ?? (shares === null || group.pair !== null ? unit.span : null);
      if (share !== null) spans.set(group, share);
    }
  }
  return spans;
}

const removed = (unit: Unit): Change => ({
  kind: 'removed',
  before: unit.span,
  after: null,
  words: [{ kind: 'removed', text: unit.text }],
});

const added = (after: string, span: Span): Change => ({
  kind: 'added',
  before: null,
  after: span,
  words: [{ kind: 'added', text: after.slice(span.start, span.end) }],
});

function matched(
  before: string,
  after: string,
  was: Span,
  is: Span,
  inPlace: boolean,
  equal: boolean,
): Change {
  const old = before.slice(was.start, was.end);
  const young = after.slice(is.start, is.end);
  const same = equal || old === young;
  const words: WordChange[] = same ? [{ kind: 'same', text: young }] : compared(old, young);
  return { kind: !inPlace ? 'moved' : same ? 'same' : 'changed', before: was, after: is, words };
}

/** Less alike than this, striking the whole passage reads better than a patchwork. */
const WORTH_COMPARING = 0.25;

function compared(old: string, young: string): WordChange[] {
  const [left] = unitsOf(old);
  const [right] = unitsOf(young);
  const alone = left?.text === old && right?.text === young;
  return alone && likeness(left, right) < WORTH_COMPARING ? replaced(old, young) : diffPassage(old, young);
}
