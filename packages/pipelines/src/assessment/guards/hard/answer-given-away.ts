import type { Span } from '@palimpsest/contracts';
import { isStopWord, matches, words } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt } from '../assessment-guard.ts';
import type { ProblemChange } from '../problem-change.ts';
import { type ReadProblem, stemOf } from '../read/read-problem.ts';
import { within } from '../read/within.ts';
import { plainMarks } from '../same-text.ts';
import { ANSWER_TALK, HINTS } from '../words/chat-talk.ts';
import { WAYS } from '../words/ways.ts';

export const answerGivenAway: AssessmentGuard = {
  id: 'answer-given-away',
  severity: 'hard',
  summary: 'The text gives away neither the answer nor, unless support was asked for, a hint.',
  why: 'A problem that states its answer asks nothing.',
  liftedByReplace: false,
  check: (change) => {
    const { allows } = change;
    const patterns = allows.scaffolding === 'increase' ? ANSWER_TALK : [...ANSWER_TALK, ...HINTS];
    return [
      ...objectionAt(
        'The text tells the answer or the way to it.',
        patterns.flatMap((pattern) => gained(change, pattern)),
      ),
      ...objectionAt('The text states the correct answer outside the options.', statedAnswer(change)),
      ...objectionAt(
        'The text gives examples or choices that the problem does not give.',
        examplesAdded(change),
      ),
      ...objectionAt('The text says of something what is asked.', askedIsSaid(change)),
      ...objectionAt(
        'The text names the way to the answer.',
        allows.scaffolding === 'increase' || allows.replace ? [] : waysNamed(change),
      ),
    ];
  },
};

function gained({ before, after }: ProblemChange, pattern: RegExp): Span[] {
  const found = [...matches(after.source, pattern)];
  if (found.length === 0 || [...matches(before.source, pattern)].length >= found.length) return [];
  return found.map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** The answer, where it is more than a label, comes in the running text more often than before. */
function statedAnswer({ before, after, context, allows }: ProblemChange): Span[] {
  const answer = plainMarks(context.correctAnswer ?? '')
    .toLowerCase()
    .replace(/^\(?[a-h][).:] ?(?=\S)/, '');
  if (answer.length < 2 || answer.length > 500 || allows.replace) return [];
  if (/^\(?[a-h][).]?$/.test(answer) || allows.added.has(answer)) return [];
  const now = places(after.prose, answer);
  return now.length > places(before.prose, answer).length && places(before.prose, answer).length === 0
    ? now
    : [];
}

function places(text: string, answer: string): Span[] {
  const lower = text.toLowerCase();
  const found: Span[] = [];
  for (let at = lower.indexOf(answer); at !== -1; at = lower.indexOf(answer, at + answer.length)) {
    const end = at + answer.length;
    if (!isLetter(lower.charAt(at - 1)) && !isLetter(lower.charAt(end))) found.push({ start: at, end });
  }
  return found;
}

function isLetter(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char);
}

export const EXAMPLES =
  /\b(?:such as|for example|for instance|e\.g\.|including|like these)[,:]?\s([^.?!\n]{1,120})|\(([^()\n]{1,120})\)/gi;

/** "Such as wind and rain", "(sat, sit, seat)": words that neither the problem nor the feedback gives. */
function examplesAdded({ before, after, allows }: ProblemChange): Span[] {
  if (allows.replace) return [];
  const spans: Span[] = [];
  for (const match of matches(after.prose, EXAMPLES)) {
    const inside = match[1] ?? match[2] ?? '';
    // In brackets only several things are choices; one may explain a word.
    if (match[2] !== undefined && !/[,;/|]| or /.test(inside)) continue;
    const fresh = words(inside).filter(
      ({ lower }) =>
        !isStopWord(lower) &&
        !before.stems.has(stemOf(lower)) &&
        !allows.added.has(lower.replaceAll('’', "'")),
    );
    if (fresh.length > 0) spans.push({ start: match.index, end: match.index + match[0].length });
  }
  return spans;
}

export const SUPERLATIVE = /^(?:most|least|best|worst|\p{L}{2,20}est)$/u;

/** A superlative of a question stands in a statement more often than before: "Carl, the youngest". */
function askedIsSaid({ before, after, allows }: ProblemChange): Span[] {
  if (allows.replace) return [];
  const was = superlatives(before);
  const is = superlatives(after);
  return [...is.said].flatMap(([word, spans]) =>
    was.asked.has(word) && spans.length > (was.said.get(word)?.length ?? 0) ? spans : [],
  );
}

function superlatives({ words: all, sentences, prose }: ReadProblem) {
  const asked = new Map<string, Span[]>();
  const said = new Map<string, Span[]>();
  for (const { span: sentence, items } of within(all, sentences)) {
    const into = /\?\W{0,4}$/.test(prose.slice(sentence.start, sentence.end)) ? asked : said;
    for (const { lower, span } of items) {
      if (!SUPERLATIVE.test(lower)) continue;
      // A name in front of it: what follows says something of that name.
      const named = /\p{Lu}\p{Ll}+,? (?:is |was )?(?:the |who is the )$/u.test(
        prose.slice(Math.max(0, span.start - 40), span.start),
      );
      if (into === said && !named) continue;
      into.set(lower, [...(into.get(lower) ?? []), span]);
    }
  }
  return { asked, said };
}

/** "Subtraction will help you here". */
function waysNamed({ before, after, allows }: ProblemChange): Span[] {
  return WAYS.flatMap(({ names, asks }) => {
    const known = [...names, ...asks].some((word) => before.stems.has(stemOf(word)));
    if (known) return [];
    const stems = new Set(names.map(stemOf));
    return after.words
      .filter(({ lower }) => stems.has(stemOf(lower)) && names.includes(lower) && !allows.added.has(lower))
      .map(({ span }) => span);
  });
}
