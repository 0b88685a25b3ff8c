import type { Span } from '@palimpsest/contracts';
import { type AdjunctKind, type Grammar, NEXT_TO_EACH_OTHER } from './grammar.ts';
import type { RunIndex } from './index-lists.ts';
import { readPlace, readThing } from './phrase-chunks.ts';
import type { Frame } from './read-frames.ts';
import { matchRun } from './runs.ts';
import type { Token } from './tokens.ts';

/** What the words of a sentence are, beside things and verbs. */
export type Role = 'ask' | 'refusal' | 'adjunct' | 'filler' | 'stopper' | 'time';

export interface Adjunct {
  readonly frame: Frame<AdjunctKind>;
  readonly at: number;
  readonly end: number;
}

/** A sentence whose small words are known. */
export interface Marked {
  readonly tokens: readonly Token[];
  readonly roles: readonly (Role | undefined)[];
  readonly adjuncts: readonly Adjunct[];
}

/** A part of a sentence: what is said, why, or under which condition. */
export interface Segment {
  readonly kind: 'main' | 'aside' | 'condition';
  readonly from: number;
  readonly to: number;
  /** It goes on from the part before it with `and`. */
  readonly isJoined: boolean;
}

export const ADJUNCT_GAP = { gap: 4, acrossMarks: false } as const;
export const OPENER_GAP = { gap: 2, acrossMarks: true } as const;

/** Finds what is not a thing or a verb: openers, fillers, times and clauses that stand in the lists as a whole. */
export function markSentence(
  tokens: readonly Token[],
  grammar: Grammar,
  times: readonly Span[] = [],
): Marked {
  const roles: (Role | undefined)[] = tokens.map(() => undefined);
  const isOpen = (places: readonly number[]): boolean => places.every((at) => roles[at] === undefined);
  const adjuncts: Adjunct[] = [];
  const heard = tokens.flatMap((token, at) =>
    (grammar.adjuncts.get(token.text) ?? []).flatMap(({ run, frame }) => {
      const places = matchRun(tokens, at, run, ADJUNCT_GAP);
      return places === null || isOpenEnded(tokens, places) ? [] : [{ frame, at, places: between(places) }];
    }),
  );
  for (const { frame, at, places } of heard.sort((a, b) => b.places.length - a.places.length)) {
    if (!isOpen(places) || cutsTime(tokens, places, times)) continue;
    for (const place of places) roles[place] = 'adjunct';
    adjuncts.push({ frame, at, end: at + places.length });
  }
  for (const [at, { start, end }] of tokens.entries())
    if (roles[at] === undefined && times.some((time) => time.start < end && start < time.end))
      roles[at] = 'time';
  const mark = (runs: RunIndex, role: Role, reach: typeof OPENER_GAP | typeof NEXT_TO_EACH_OTHER): void => {
    const found = tokens.flatMap((token, at) =>
      (runs.get(token.text) ?? []).flatMap((run) => {
        const places = matchRun(tokens, at, run, reach);
        return places === null ? [] : [{ places, length: run.length }];
      }),
    );
    for (const { places } of found.sort((a, b) => b.length - a.length))
      if (isOpen(places)) for (const place of places) roles[place] = role;
  };
  mark(grammar.refusals, 'refusal', OPENER_GAP);
  mark(grammar.asks, 'ask', OPENER_GAP);
  mark(grammar.stoppers, 'stopper', NEXT_TO_EACH_OTHER);
  mark(grammar.fillers, 'filler', NEXT_TO_EACH_OTHER);
  return withoutFillers({ tokens, roles, adjuncts });
}

/** What changes nothing is left out: words around it stand side by side. */
function withoutFillers({ tokens, roles, adjuncts }: Marked): Marked {
  const kept = tokens.map((_, at) => at).filter((at) => roles[at] !== 'filler');
  return {
    tokens: kept.flatMap((at) => tokens[at] ?? []),
    roles: kept.map((at) => roles[at]),
    adjuncts: adjuncts
      .map(({ frame, at, end }) => ({ frame, at: kept.indexOf(at), end: kept.indexOf(end - 1) + 1 }))
      .sort((a, b) => a.at - b.at),
  };
}

/** `before` of `before nine` is no time by itself. */
function cutsTime(tokens: readonly Token[], places: readonly number[], times: readonly Span[]): boolean {
  const start = tokens[places[0] ?? 0]?.start ?? 0;
  const end = tokens[places.at(-1) ?? 0]?.end ?? 0;
  return times.some((time) => time.start < end && start < time.end && (time.start < start || time.end > end));
}

/** Words that say when only with what follows them. */
export const AFTER: ReadonlySet<string> = new Set([
  'after',
  'before',
  'despues',
  'antes',
  'apres',
  'avant',
  'nach',
  'vor',
  'bis',
  'until',
  'hasta',
]);

/** `after` alone is a time only where nothing follows that it could be after. */
function isOpenEnded(tokens: readonly Token[], places: readonly number[]): boolean {
  const at = places.at(-1) ?? 0;
  const word = tokens[at]?.text ?? '';
  if (!AFTER.has(word)) return false;
  const next = tokens[at + 1];
  return next !== undefined && !next.isMark;
}

/** All places from the first to the last. */
function between(places: readonly number[]): number[] {
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  return Array.from({ length: last - first + 1 }, (_, step) => first + step);
}

/** Whether a part belongs to a question: the next mark that ends a sentence asks. */
export function isQuestion(
  { tokens }: Marked,
  { to }: { readonly from: number; readonly to: number },
): boolean {
  const end = tokens.slice(to).find(({ text, isMark }) => isMark && text !== ',');
  return end?.text === '?';
}

/** The parts of a sentence, parted by marks and by words that join or subordinate. */
export function segmentsOf({ tokens, roles }: Marked, grammar: Grammar): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let kind: Segment['kind'] = 'main';
  let isJoined = false;
  const close = (to: number, next: Segment['kind'], joined: boolean, start: number): void => {
    if (to > from) segments.push({ kind, from, to, isJoined });
    from = start;
    kind = next;
    isJoined = joined;
  };
  for (const [at, token] of tokens.entries()) {
    if (token.isMark) close(at, 'main', false, at + 1);
    else if (roles[at] !== undefined) continue;
    else if (grammar.conditions.has(token.text)) {
      // `bis morgen` says when, and no condition.
      if (roles.slice(at + 1, at + 4).includes('time')) continue;
      if (readPlace(tokens, at, grammar, (place) => tokens[place]?.isMark === false) === null)
        close(at, 'condition', false, at);
    } else if (grammar.asides.has(token.text) && at > from) close(at, 'aside', false, at);
    else if (grammar.joins.has(token.text) && !joinsThings(tokens, at, grammar))
      close(at, kind === 'main' ? 'main' : kind, true, at + 1);
  }
  close(tokens.length, 'main', false, tokens.length);
  return segments;
}

/** `the plates and the cups`: a thing follows, and is not done something to. */
function joinsThings(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const next = tokens[at + 1];
  if (next === undefined) return false;
  const thing = readThing(tokens, at + 1, grammar, (place) => tokens[place]?.isMark === false);
  if (thing === null) return false;
  const behind = tokens[thing.end];
  const isVerb = grammar.verbs.has(next.text) && !grammar.determiners.has(next.text);
  return !isVerb || behind === undefined || behind.isMark || !grammar.determiners.has(behind.text);
}
