import type { Span } from '@palimpsest/contracts';
import type { LanguageCode } from '../words/languages.ts';
import { type Grammar, NEXT_TO_EACH_OTHER } from './grammar.ts';
import type { RunIndex } from './index-lists.ts';
import { readThing } from './phrase-chunks.ts';
import { matchRun } from './runs.ts';
import { type Adjunct, type Marked, type Role, WHEN_IS } from './segments.ts';
import type { Token } from './tokens.ts';

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
    if (frame.kind === 'place' && isPartOfPlace(tokens, places, grammar)) continue;
    if (frame.kind === 'clause' && isQuestionOfWhen(tokens, places)) continue;
    for (const place of places) roles[place] = 'adjunct';
    adjuncts.push({ frame, at, end: at + places.length });
  }
  for (const [at, { start, end }] of tokens.entries())
    if (roles[at] === undefined && times.some((time) => time.start < end && start < time.end))
      roles[at] = 'time';
  // `around seven`, `a las ocho`: what stands before an hour belongs to it.
  for (let at = tokens.length - 1; at > 0; at -= 1)
    if (roles[at] === 'time' && roles[at - 1] === undefined && BEFORE_HOURS.has(tokens[at - 1]?.text ?? ''))
      roles[at - 1] = 'time';
  const markBest = (
    lists: readonly (readonly [RunIndex, Role])[],
    reach: typeof OPENER_GAP | typeof NEXT_TO_EACH_OTHER,
  ): void => {
    const found = lists.flatMap(([runs, role]) =>
      tokens.flatMap((token, at) =>
        (runs.get(token.text) ?? []).flatMap((run) => {
          const places = matchRun(tokens, at, run, reach);
          return places === null ? [] : [{ places, length: run.length, role }];
        }),
      ),
    );
    for (const { places, role } of found.sort((a, b) => b.length - a.length))
      if (isOpen(places)) for (const place of places) roles[place] = role;
  };
  const mark = (runs: RunIndex, role: Role, reach: typeof NEXT_TO_EACH_OTHER): void =>
    markBest([[runs, role]], reach);
  // `please don't forget to` asks, though `please don't` refuses: the longer counts.
  markBest(
    [
      [grammar.refusals, 'refusal'],
      [grammar.asks, 'ask'],
      [grammar.together, 'together'],
    ],
    OPENER_GAP,
  );
  for (const at of tellMe(tokens, grammar)) if (roles[at] !== 'refusal') roles[at] = 'ask';
  const together = new Set(roles.flatMap((role, at) => (role === 'together' ? [at] : [])));
  for (const at of together) roles[at] = 'ask';
  // `put them in the bin instead`
  for (const [at, { text }] of tokens.entries())
    if (text === 'instead' && tokens[at + 1]?.isMark !== false && roles[at] === undefined)
      roles[at] = 'filler';
  mark(grammar.stoppers, 'stopper', NEXT_TO_EACH_OTHER);
  mark(grammar.fillers, 'filler', NEXT_TO_EACH_OTHER);
  return withoutFillers({ tokens, roles, adjuncts, together });
}

/** What changes nothing is left out: words around it stand side by side. */
function withoutFillers({ tokens, roles, adjuncts, together }: Marked): Marked {
  const kept = tokens.map((_, at) => at).filter((at) => roles[at] !== 'filler');
  return {
    tokens: kept.flatMap((at) => tokens[at] ?? []),
    roles: kept.map((at) => roles[at]),
    together: new Set(kept.flatMap((at, place) => (together.has(at) ? [place] : []))),
    adjuncts: adjuncts
      .map(({ frame, at, end }) => ({ frame, at: kept.indexOf(at), end: kept.indexOf(end - 1) + 1 }))
      .sort((a, b) => a.at - b.at),
  };
}

/** `¿Cuándo te vas de vacaciones?` asks, and says not when something is to be done. */
function isQuestionOfWhen(tokens: readonly Token[], places: readonly number[]): boolean {
  const isMark = (at: number): boolean => tokens[at]?.isMark !== false;
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  return (
    WHEN_IS.has(tokens[first]?.text ?? '') &&
    tokens.slice(0, first).every((_, at) => isMark(at)) &&
    tokens[last + 1]?.raw.includes('?') === true
  );
}

/** `Can you tell me who ...?`: the question is what is asked. */
function tellMe(tokens: readonly Token[], { language }: Grammar): number[] {
  const said = TELL_ME[language].map((words) => words.split(' '));
  return tokens.flatMap((_, at) => {
    const words = said.find((each) => each.every((word, step) => tokens[at + step]?.text === word));
    const next = words === undefined ? '' : (tokens[at + words.length]?.text ?? '');
    return words !== undefined && ASKED_WHO.has(next) ? words.map((_, step) => at + step) : [];
  });
}

export const TELL_ME: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['tell me', 'tell us', 'let me know'],
  es: ['decirme', 'me puedes decir', 'me podrias decir', 'me dices', 'dime', 'sabes', 'saber'],
  fr: ['me dire', 'dis moi', 'tu me dis', 'tu sais', 'savoir'],
  de: ['mir sagen', 'sag mir', 'sagst du mir', 'weisst du'],
};
/** Words of a question that cannot also say when or under which condition. */
export const ASKED_WHO: ReadonlySet<string> = new Set(
  'who whose where what why how quien quienes donde porque que qui ou pourquoi combien wer wo wohin warum wieso was wie'.split(
    ' ',
  ),
);

/** `on the floor of the bathroom`: the place goes on. */
function isPartOfPlace(tokens: readonly Token[], places: readonly number[], grammar: Grammar): boolean {
  const last = places.at(-1) ?? 0;
  // `from underneath` names no place that another could be part of.
  if (!grammar.nouns.has(tokens[last]?.text ?? '')) return false;
  const next = last + 1;
  const word = tokens[next]?.text ?? '';
  if (
    tokens[next]?.isMark !== false ||
    !(grammar.of.has(word) || grammar.of.has(grammar.contracted[word] ?? ''))
  )
    return false;
  const isFree = (at: number): boolean => tokens[at]?.isMark === false;
  return [next, next + 1].some((at) => isFree(at) && readThing(tokens, at, grammar, isFree) !== null);
}

/** `before` of `before nine` is no time by itself. */
function cutsTime(tokens: readonly Token[], places: readonly number[], times: readonly Span[]): boolean {
  const start = tokens[places[0] ?? 0]?.start ?? 0;
  const end = tokens[places.at(-1) ?? 0]?.end ?? 0;
  // A time at the end of a sentence may hold its full stop.
  return times.some(
    (time) => time.start < end && start < time.end && (time.start < start || time.end > end + 1),
  );
}

/** What stands before an hour and says no more than it does. */
export const BEFORE_HOURS: ReadonlySet<string> = new Set(
  'around about at circa a las la sobre hacia vers gegen um ca etwa by before avant antes del bis'.split(' '),
);

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
