import { countWords } from '@palimpsest/kernel/text';
import type { Place } from '../feedback/ask.ts';
import { capitalised } from '../prose/edit.ts';
import { findWords } from '../prose/find-words.ts';
import { sentencesOf } from '../prose/layout.ts';
import { isQuestion, questionSentence } from '../prose/question.ts';
import { IN_LOCKED_PART, NOT_IN_TEXT, type Result, type Scene } from './operation.ts';

/** Words that stand on their own: a capital and a stop, or a label such as "Hint:". */
export function isSentence(words: string): boolean {
  return (
    (/^["'“‘(]?\p{Lu}/u.test(words) && /[.?!…]["'”’)]?$/.test(words) && countWords(words) >= 2) ||
    /^(?:hint|note|tip|reminder|remember):/i.test(words) ||
    (/^\p{Lu}/u.test(words) && countWords(words) >= 5 && !words.endsWith(','))
  );
}

/** A statement goes in front of the question, an order or a hint behind it. */
export function insertSentence({ layout }: Scene, wanted: string, place: Place): Result {
  const { text } = layout;
  const sentence = capitalised(/[.?!…]["'”’)]?$/.test(wanted) ? wanted : `${wanted}.`);
  if (findWords(layout, sentence).spans.length > 0)
    return { already: 'The sentence is already in the text.' };
  const all = sentencesOf(layout);
  const last = all.at(-1);
  const first = all[0];
  if (last === undefined || first === undefined)
    return { why: 'There is no running text to add a sentence to.' };
  if ('anchor' in place) {
    const { spans, onlyLocked } = findWords(layout, place.anchor);
    const span = spans[0];
    const beside =
      span === undefined ? undefined : all.find(({ start, end }) => start <= span.start && span.end <= end);
    if (beside === undefined) return { why: onlyLocked ? IN_LOCKED_PART : NOT_IN_TEXT };
    return {
      texts: [
        place.at === 'before'
          ? put(text, beside.start, `${sentence} `)
          : put(text, beside.end, ` ${sentence}`),
      ],
    };
  }
  if (place.at === 'start') return { texts: [put(text, first.start, `${sentence} `)] };
  const question = questionSentence(layout);
  if (
    place.at === 'end' ||
    question === null ||
    isQuestion(sentence, { start: 0, end: sentence.length }) ||
    isCompanion(sentence)
  )
    return { texts: [put(text, last.end, ` ${sentence}`)] };
  const paragraph = layout.paragraphs.find(
    ({ start, end }) => start <= question.start && question.end <= end,
  );
  const opens = paragraph?.start === question.start && question.start > 0;
  return { texts: [put(text, question.start, opens ? `${sentence}\n\n` : `${sentence} `)] };
}

function put(text: string, at: number, words: string): string {
  return text.slice(0, at) + words + text.slice(at);
}

/** How the answer is to be given belongs behind the question. */
function isCompanion(sentence: string): boolean {
  return /^(?:hint|tip|remember|show|explain|use|write|give|round|include|label|check|make sure|be sure|do not|don't|answer|start|begin)\b/i.test(
    sentence,
  );
}
