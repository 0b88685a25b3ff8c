import type { AskId } from '../concepts/asks.ts';
import { BACK_ASKS } from '../words/grammar/back-asks.ts';
import type { LanguageCode } from '../words/languages.ts';
import type { Clause } from './clauses.ts';
import type { Grammar } from './grammar.ts';
import { type Frame, readFrames } from './read-frames.ts';
import { type Run, readRuns } from './runs.ts';
import { sayAsk } from './say-clause.ts';
import { isQuestion, type Segment } from './segments.ts';
import { inEach, type Sentence, spanOf, type Transferred } from './transferred.ts';

interface Heard {
  readonly run: Run;
  readonly frame: Frame<AskId>;
  /** Only a question asks for it: `lo haces` tells. */
  readonly isAsked: boolean;
}

const made = new Map<LanguageCode, readonly Heard[]>();

function heardIn(language: LanguageCode): readonly Heard[] {
  const known = made.get(language);
  if (known !== undefined) return known;
  const heard = readFrames<AskId>(BACK_ASKS).flatMap((frame) => {
    const isAsked = frame.classes?.has('asked') === true;
    return readRuns(frame.words[language].hear, language).map((run) => ({ run, frame, isAsked }));
  });
  made.set(language, heard);
  return heard;
}

/**
 * A request that only points back to what was told before it: `Could you do it today?`, `Please stop.` It says nothing by
 * itself, so it is asked only beside what is told (see `../compose/with-transferred.ts`).
 */
export function backAskOf(
  segment: Segment,
  segments: readonly Segment[],
  whole: Sentence,
): Transferred | null {
  const { marked, grammar, sentence } = whole;
  const { from, to } = segment;
  const places = Array.from({ length: to - from }, (_, step) => from + step).filter(
    (at) =>
      marked.tokens[at]?.isMark === false && marked.roles[at] !== 'adjunct' && marked.roles[at] !== 'time',
  );
  const wordsAt = (all: readonly number[]): string[] => all.flatMap((at) => marked.tokens[at]?.text ?? []);
  // `fais attention à` also opens a request.
  const readings = [wordsAt(places), wordsAt(places.filter((at) => marked.roles[at] !== 'ask'))];
  const found = heardIn(grammar.language).find(
    ({ run, isAsked }) =>
      (!isAsked || isQuestion(marked, segment)) && readings.some((words) => isAllOf(words, run, grammar)),
  );
  if (found === undefined) return null;
  const frame = { ...found.frame, classes: new Set<string>() };
  const clause: Clause<AskId> = {
    frame,
    isNegative: false,
    things: [],
    places: [],
    adjuncts: frame.kind === 'help' ? adjunctsIn(segment, whole) : [],
    unknown: 0,
    isTimed: false,
  };
  const say = inEach(clause, sayAsk);
  if (say === null) return null;
  return {
    kind: frame.kind,
    sentence,
    concepts: [],
    hasThing: false,
    isBack: true,
    isAlone: segments.every((other) => other === segment || isSilent(other, whole)),
    span: spanOf(segment, whole),
    isWhole: true,
    say,
  };
}

/** It holds nothing but words that ask, and times. */
function isSilent({ from, to }: Segment, { marked: { roles, tokens } }: Sentence): boolean {
  return tokens.slice(from, to).every(({ isMark }, at) => isMark || roles[from + at] !== undefined);
}

/** When it is to be done. */
function adjunctsIn({ from, to }: Segment, { marked }: Sentence): Clause['adjuncts'] {
  return marked.adjuncts.filter(({ frame, at }) => frame.kind === 'time' && from <= at && at < to);
}

/** `again` and `so` are not among them: who is to do it so again did it well. */
export const SAYS_LITTLE: ReadonlySet<string> = new Set(
  'please pls plz just now finally also too then bitte mal doch endlich einfach jetzt auch halt eben nun gleich ja sofort ya por favor porfa entonces pues stp svp donc enfin maintenant quand meme vite and und y et'.split(
    ' ',
  ),
);

/** Nothing else is said than the words of the run, but for words that mean little. */
function isAllOf(words: readonly string[], run: Run, { you }: Grammar): boolean {
  let next = 0;
  for (const word of words) {
    if (run[next]?.has(word) === true) next += 1;
    else if (!SAYS_LITTLE.has(word) && !you.has(word)) return false;
  }
  return words.length > 0 && next === run.length;
}
