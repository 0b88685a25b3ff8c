import type { Span } from '@palimpsest/contracts';
import { sentences } from '../sentences.ts';
import { containment } from '../similarity.ts';
import { words } from '../words.ts';
import { features, type Pair } from './align.ts';
import type { Unit } from './units.ts';

/** Consecutive new units that were made of the same old one. */
export interface Group {
  readonly source: number | null;
  readonly first: number;
  last: number;
  /** The pair in it, if one of its units was matched as a whole. */
  pair: Pair | null;
}

const FROM_THERE = 0.7;
const FEWEST_WORDS = 3;
const COMMON = 40;

/**
 * A paragraph that was split or turned into a list is one old unit and several new ones; only one of them got the
 * pair. This finds, for the others, the old unit that holds their words.
 */
export function groupBySource(old: readonly Unit[], young: readonly Unit[], pairs: readonly Pair[]): Group[] {
  const pairOf = new Map(pairs.map((pair) => [pair.after, pair]));
  const unchanged = new Set(pairs.filter((pair) => pair.same).map((pair) => pair.before));
  const index = indexOf(old, unchanged);
  const groups: Group[] = [];
  young.forEach((unit, at) => {
    const pair = pairOf.get(at) ?? null;
    const last = groups[groups.length - 1];
    const source = pair?.before ?? origin(unit, old, index) ?? continued(unit, old, last, unchanged);
    if (source !== null && last?.source === source && !(last.pair !== null && pair !== null)) {
      last.last = at;
      last.pair ??= pair;
    } else groups.push({ source, first: at, last: at, pair });
  });
  return groups;
}

function indexOf(old: readonly Unit[], unchanged: ReadonlySet<number>): Map<string, number[]> {
  const index = new Map<string, number[]>();
  old.forEach((unit, at) => {
    if (unchanged.has(at)) return;
    for (const feature of features(unit)) {
      const list = index.get(feature);
      if (list === undefined) index.set(feature, [at]);
      else list.push(at);
    }
  });
  return index;
}

function origin(
  unit: Unit,
  old: readonly Unit[],
  index: ReadonlyMap<string, readonly number[]>,
): number | null {
  if (unit.words.length < FEWEST_WORDS || unit.heading) return null;
  const own = features(unit);
  const votes = new Map<number, number>();
  for (const feature of own) {
    const list = index.get(feature);
    if (list === undefined || list.length > COMMON) continue;
    for (const at of list) votes.set(at, (votes.get(at) ?? 0) + 1);
  }
  let best: number | null = null;
  let most = 0;
  for (const [at, count] of votes) if (count > most) [best, most] = [at, count];
  if (best === null || containment(own, features(old[best])) < FROM_THERE) return null;
  return best;
}

/** A list item of a word or two says too little for itself; behind others from the same place it belongs to them. */
function continued(
  unit: Unit,
  old: readonly Unit[],
  last: Group | undefined,
  unchanged: ReadonlySet<number>,
): number | null {
  const source = last?.source ?? null;
  if (source === null || unchanged.has(source) || unit.words.length === 0 || !/^\s*[-*+\d]/u.test(unit.text))
    return null;
  const there = new Set(old[source]?.words);
  return unit.words.every((word) => there.has(word)) ? source : null;
}

const MOST_JOINED = 20;

/** Old units next to a group's own whose words went into it: paragraphs or list items that were joined. */
export function absorbed(
  old: readonly Unit[],
  young: readonly Unit[],
  groups: readonly Group[],
  used: ReadonlySet<number | null>,
): Map<Group, number[]> {
  const perSource = new Map<number | null, number>();
  for (const group of groups) perSource.set(group.source, (perSource.get(group.source) ?? 0) + 1);
  const taken = new Set<number>();
  const found = new Map<Group, number[]>();
  for (const group of groups) {
    if (group.source === null || group.pair?.same === true || perSource.get(group.source) !== 1) continue;
    const extra: number[] = [];
    let held: Set<string> | null = null;
    for (const step of [-1, 1]) {
      for (let at = group.source + step; extra.length < MOST_JOINED; at += step) {
        const unit = old[at];
        if (unit === undefined || used.has(at) || taken.has(at) || unit.words.length === 0) break;
        held ??= featuresOf(group, young);
        if (containment(features(unit), held) < FROM_THERE) break;
        extra.push(at);
        taken.add(at);
      }
    }
    if (extra.length > 0) found.set(group, extra);
  }
  return found;
}

function featuresOf(group: Group, young: readonly Unit[]): Set<string> {
  const all = new Set<string>();
  for (let at = group.first; at <= group.last; at += 1) for (const each of features(young[at])) all.add(each);
  return all;
}

/** Which part of the old unit each of its groups took, by sentences; every sentence goes to one of them. */
export function sharesOf(unit: Unit, groups: readonly Group[], young: readonly Unit[]): Map<Group, Span> {
  const held = groups.map((group) => featuresOf(group, young));
  const shares = new Map<Group, Span>();
  let current = 0;
  for (const span of sentences(unit.text)) {
    const text = unit.text.slice(span.start, span.end);
    const own = features({ words: words(text).map((word) => word.lower) });
    const scores = held.map((all) => (own.size === 0 ? 0 : containment(own, all)));
    const top = scores.reduce((most, score) => Math.max(most, score), 0);
    if (top >= 0.4) current = scores.indexOf(top);
    const group = groups[current] as Group;
    const start = unit.span.start + span.start;
    const end = unit.span.start + span.end;
    shares.set(group, { start: shares.get(group)?.start ?? start, end });
  }
  return shares;
}
