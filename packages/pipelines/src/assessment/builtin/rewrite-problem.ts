import type { BuiltinReport } from '../answer.ts';
import { checkProblem } from '../guards/check-problem.ts';
import type { AppliedFeedback, ProblemContext } from '../problem-context.ts';
import { type ProblemPrompt, readProblemPrompt } from '../prompt/v1/problem-prompt.ts';
import type { Ask } from './feedback/ask.ts';
import { readAsks } from './feedback/read-asks.ts';
import { carryOut } from './operations/carry-out.ts';
import { findWords } from './prose/find-words.ts';
import { layoutOf } from './prose/layout.ts';
import { bandOf } from './words/band.ts';

const NEW_CONTENT =
  'It asks for content that the text does not have, and the built-in renderer invents none.';
const NOT_UNDERSTOOD =
  'The built-in renderer does not understand what it asks to change; it follows quoted words and common wishes.';
/** A longer text is no problem of an assignment, and its layout is looked up word by word. */
const LONGEST = 20_000;

/**
 * Rewrites a problem by rule: what each item asks for, in order, as far as it can be done without touching anything
 * that is locked. An item that cannot be applied leaves the text as it is and says why.
 *
 * @example
 * rewriteProblem(problemPrompt({ text: 'A train leaves Chicago.', feedback: [{ category: 'clarity', recommendation: "Add 'eastbound'." }], context }));
 * // { text: 'An eastbound train leaves Chicago.', applied: ['F1'], notApplied: [] }
 */
export function rewriteProblem(prompt: string): BuiltinReport {
  const { text: original, feedback, context } = readProblemPrompt(prompt);
  const guarded: ProblemContext = {
    gradeBand: context.gradeBand,
    subject: context.subject,
    feedback: feedback.map(
      ({ number, category, recommendation, action }): AppliedFeedback => ({
        feedbackId: number,
        category,
        recommendation,
        ...(action === undefined ? {} : { action }),
      }),
    ),
  };
  const applied: string[] = [];
  const notApplied: { feedback: string; why: string }[] = [];
  let text = original;
  for (const item of feedback) {
    const next =
      original.length > LONGEST
        ? { why: 'The text is too long for the built-in renderer.' }
        : applyItem(original, text, item, guarded);
    if ('why' in next) notApplied.push({ feedback: item.number, why: next.why });
    else {
      text = next.text;
      applied.push(item.number);
    }
  }
  return { text, applied, notApplied };
}

type Item = ProblemPrompt['feedback'][number];

/** All wishes of an item, or none: an item that could be granted only in part is left, and says which part failed. */
function applyItem(
  original: string,
  text: string,
  item: Item,
  context: ProblemContext,
): { text: string } | { why: string } {
  const layout = layoutOf(text);
  const { asks, said, invents, unread } = readAsks(
    item,
    (words) => findWords(layout, words).spans.length > 0,
  );
  if (invents) return { why: NEW_CONTENT };
  if (unread) return { why: NOT_UNDERSTOOD };
  const first = asks[0];
  if (first === undefined) return { why: NOT_UNDERSTOOD };
  const band = bandOf(context.gradeBand);
  let current = text;
  let already: string | null = null;
  for (const ask of asks) {
    const result = carryOut({ layout: current === text ? layout : layoutOf(current), band, said }, ask);
    if ('why' in result) return { why: result.why };
    if ('already' in result) {
      already ??= result.already;
      continue;
    }
    const guarded = firstAllowed(original, current, result.texts, context);
    if ('why' in guarded) return { why: reasonFor(ask, guarded.why) };
    current = guarded.text;
  }
  if (current === text) return { why: already ?? 'Nothing is left to change.' };
  return { text: current };
}

export const NUMBER_WORD =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|hundred|thousand|million|half|third|quarter|dozen|pair|once|twice|first|second|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)\b/i;

/** A guard speaks of the text; where the feedback itself is the cause, that is the clearer reason. */
function reasonFor(ask: Ask, why: string): string {
  if (ask.kind === 'remove-sentence' && /\bshorter\b|\btime\b|\bnumber\b/i.test(why))
    return 'The feedback does not say which words to cut, and the whole sentence may not go.';
  const added = ask.kind === 'insert-words' ? ask.words : ask.kind === 'replace-words' ? ask.to : '';
  if (/\bnumber\b/i.test(why) && NUMBER_WORD.test(added) && !/\d/.test(added))
    return 'The change is not allowed. The words it adds hold a number word, and numbers are locked.';
  return why;
}

/** The first text that no guard objects to, or the objection to the best one. */
function firstAllowed(
  original: string,
  current: string,
  texts: readonly string[],
  context: ProblemContext,
): { text: string } | { why: string } {
  let why: string | null = null;
  for (const text of texts) {
    if (text === current) continue;
    const { passed, verdicts } = checkProblem(original, text, context);
    if (passed) return { text };
    const objection = verdicts.find((verdict) => !verdict.passed && verdict.severity === 'hard');
    why ??= `The change is not allowed. ${objection?.message ?? 'A guard objects to it.'}`;
  }
  return { why: why ?? 'The text would stay as it is.' };
}
