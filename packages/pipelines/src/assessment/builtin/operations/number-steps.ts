import type { Span } from '@palimpsest/contracts';
import { matches, words } from '@palimpsest/kernel/text';
import { levelsOfVerb } from '../../bloom/task-verbs.ts';
import { capitalised } from '../prose/edit.ts';
import type { Paragraph } from '../prose/layout.ts';
import { isOrder, ORDER, startsWithVerb } from '../prose/orders.ts';
import { isQuestion } from '../prose/question.ts';
import type { Result, Scene } from './operation.ts';

export const JOINT =
  /;\s+(?:and\s+|then\s+|and then\s+)?|(?:,|(?<![\s,]))\s+(?:and\s+then\s+|then\s+(?=\p{Ll}))|,\s+and\s+finally\s+/giu;
const COMMA = /,\s+and\s+|,\s+|(?<![\s,])\s+and\s+/g;

interface Steps {
  readonly from: number;
  readonly to: number;
  /** Each step as it stood and without its word of order. */
  readonly list: readonly { readonly full: string; readonly bare: string }[];
}

/** Turns steps that are in the text into a numbered list; what is told before and asked after stays around it. */
export function numberSteps({ layout }: Scene): Result {
  const { text } = layout;
  if (layout.paragraphs.filter(({ kind }) => kind === 'item').length > 1)
    return { already: 'The steps are a list already.' };
  for (const paragraph of layout.paragraphs) {
    if (paragraph.kind !== 'prose') continue;
    const steps =
      orderedSentences(text, paragraph) ?? joinedSteps(text, paragraph) ?? ordersInARow(text, paragraph);
    if (steps === null) continue;
    const write = (pick: 'bare' | 'full') =>
      around(
        text,
        paragraph,
        steps,
        steps.list.map((step, i) => `${i + 1}. ${capitalised(step[pick])}`).join('\n'),
      );
    // Without its word of order a step reads better; where a guard misses the word, it stays.
    return { texts: [write('bare'), write('full')] };
  }
  return { why: 'The text has no steps in a row that could be numbered.' };
}

/** "First ... Then ... Finally ..." */
function orderedSentences(text: string, { sentences }: Paragraph): Steps | null {
  const opens = (span: Span | undefined) =>
    span !== undefined && ORDER.test(text.slice(span.start, span.end)) && !isQuestion(text, span);
  let first = sentences.findIndex(opens);
  if (first < 0) return null;
  let last = first;
  while (opens(sentences[last + 1])) last += 1;
  // "Measure the rod. Then weigh it.": the first step has no word of order.
  const before = sentences[first - 1];
  if (
    before !== undefined &&
    !/^(?:first|step)/i.test(text.slice(sentences[first]?.start)) &&
    isOrder(text, before)
  )
    first -= 1;
  const inside = sentences.slice(first, last + 1);
  if (inside.length < 2) return null;
  const list = inside.flatMap(({ start, end }) => split(text.slice(start, end)));
  return { from: inside[0]?.start ?? 0, to: inside.at(-1)?.end ?? 0, list: list.map(step) };
}

/** One sentence with "and then" or semicolons. */
function joinedSteps(text: string, { sentences }: Paragraph): Steps | null {
  for (const { start, end } of sentences) {
    const sentence = text.slice(start, end);
    const parts = inAList(sentence) ?? split(sentence);
    if (parts.length < 2 || isQuestion(text, { start, end }) || !parts.every((part) => startsWithVerb(part)))
      continue;
    return { from: start, to: end, list: parts.map(step) };
  }
  return null;
}

/** "Find A. Compare B. Explain C.", or one order with several verbs: "Find A, compare B and explain C." */
function ordersInARow(text: string, { sentences }: Paragraph): Steps | null {
  const first = sentences.findIndex((span) => isOrder(text, span));
  if (first < 0) return null;
  let last = first;
  while (sentences[last + 1] !== undefined && isOrder(text, sentences[last + 1] as Span)) last += 1;
  const inside = sentences.slice(first, last + 1);
  const list = inside.flatMap(({ start, end }) => byVerbs(text.slice(start, end)));
  return list.length < 2
    ? null
    : { from: inside[0]?.start ?? 0, to: inside.at(-1)?.end ?? 0, list: list.map(step) };
}

const LIST = /,\s+(?:and\s+)?(?:then\s+|finally\s+|lastly\s+)?/gi;
/** What a verb of a step is followed by, as a noun of a list is not. */
export const STEP =
  /^\p{L}+(?: (?:it|them|up|down|out|off|well|gently|slowly|carefully|the|a|an|your|each|both|all|for|with|in|into|to|until|through|on|over|at|from|again|another|this|these|its|their|one|two|three|how|what|why|which)\b| \d)/iu;

/** Verbs that no list of things has. */
export const ALONE = /^(?:stir|wait|shake|repeat|rinse|drain|simmer|boil|chill|dissolve|knead|soak)$/;

/** "Mix it with water, heat the mixture, stir, and then let it cool.": commas between orders, the last behind "then". */
function inAList(sentence: string): string[] | null {
  if (/[()[\]"“”]/.test(sentence) || !/,\s+(?:and\s+)?(?:then|finally|lastly)\s/i.test(sentence)) return null;
  const parts = sentence.split(LIST).map((part) => part.trim());
  const sure = parts.every(
    (part, i) =>
      startsWithVerb(part) && (i === 0 || i === parts.length - 1 || STEP.test(part) || ALONE.test(part)),
  );
  return parts.length > 2 && sure ? parts : null;
}

function split(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of matches(sentence, JOINT)) {
    if (!startsWithVerb(sentence.slice(match.index + match[0].length))) continue;
    parts.push(sentence.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, sentence.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

function byVerbs(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of matches(sentence, COMMA)) {
    const rest = sentence.slice(match.index + match[0].length);
    const verb = words(rest.slice(0, 40))[0];
    // A noun in a list may look like a verb: a task verb is followed by what it works on.
    if (
      verb === undefined ||
      (levelsOfVerb(verb.lower)?.length ?? 0) === 0 ||
      !/^\p{Ll}+ (?:the|a|an|your|each|how|what|why|which|its|their|it|them|this|whether|one|two|all)\b/u.test(
        rest,
      )
    )
      continue;
    parts.push(sentence.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...parts, sentence.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

function step(part: string): { full: string; bare: string } {
  const stopped = /[.?!]["'”’)]?$/.test(part) ? part : `${part.replace(/[,;:]$/, '')}.`;
  return { full: stopped, bare: stopped.replace(ORDER, '') };
}

function around(text: string, paragraph: Paragraph, { from, to }: Steps, list: string): string {
  const before = text.slice(paragraph.start, from).trimEnd();
  const after = text.slice(to, paragraph.end).trimStart();
  const middle = [before, list, after].filter((part) => part !== '').join('\n\n');
  return text.slice(0, paragraph.start) + middle + text.slice(paragraph.end);
}
