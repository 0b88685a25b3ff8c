import type { Span } from '@palimpsest/contracts';
import { isStopWord, stem, words } from '@palimpsest/kernel/text';
import type { Part, Which } from '../feedback/ask.ts';
import { capitalised, edited } from '../prose/edit.ts';
import { findWords } from '../prose/find-words.ts';
import { type Layout, sentencesOf } from '../prose/layout.ts';
import { nameTest } from '../prose/names.ts';
import { partSpan } from '../prose/part.ts';
import { isQuestion, taskSentences } from '../prose/question.ts';
import { tidied } from '../prose/tidy.ts';
import { missing, NOT_IN_TEXT, type Result, type Scene } from './operation.ts';
import { picked } from './pick.ts';

/** Takes out words the feedback names and mends what they leave behind. */
export function removeWords({ layout }: Scene, wanted: string, which: Which, part: Part = 'problem'): Result {
  const { spans, onlyLocked } = findWords(layout, wanted, part);
  const meant = picked(spans, which);
  if (meant.length === 0) return { why: missing(onlyLocked, part) };
  let { text } = layout;
  for (const { start, end } of [...meant].reverse()) text = without(text, start, end);
  return text.trim() === '' ? { why: 'Nothing would be left of the problem.' } : { texts: [text] };
}

/** Takes out the one sentence that speaks of something and asks nothing. */
export function removeSentence({ layout }: Scene, about: string): Result {
  const { text } = layout;
  const wanted = words(about)
    .filter(({ lower }) => !isStopWord(lower))
    .map(({ lower }) => stem(lower));
  if (wanted.length === 0) return { why: NOT_IN_TEXT };
  const tasks = taskSentences(layout);
  const hits = sentencesOf(layout).filter(({ start, end }) => {
    const has = new Set(words(text.slice(start, end)).map(({ lower }) => stem(lower)));
    return wanted.every((word) => has.has(word));
  });
  const [hit, other] = hits.filter(
    (span) => !isQuestion(text, span) && !tasks.some(({ start }) => start === span.start),
  );
  if (hit === undefined)
    return { why: hits.length > 0 ? 'The sentence it names asks the question.' : NOT_IN_TEXT };
  if (other !== undefined) return { why: 'More than one sentence could be meant.' };
  return { texts: sentenceGone(layout, hit) };
}

/** Takes out a sentence that the feedback counts: "the first sentence". */
export function removePart({ layout }: Scene, part: Part): Result {
  const span = partSpan(layout, part);
  if (span === null || span === undefined) return { why: 'The text has no such sentence.' };
  return { texts: sentenceGone(layout, span) };
}

/** Where the next sentence goes on with a pronoun, it may need the name that went. */
function sentenceGone({ text }: Layout, { start, end }: Span): string[] {
  const gone = without(text, start, end);
  const name = /^\p{Lu}\p{L}+(?= )/u.exec(text.slice(start, end))?.[0] ?? '';
  const pronoun = /^\s*(?:He|She)(?= )/.exec(text.slice(end))?.[0].trim();
  if (pronoun === undefined || !nameTest(text)(name) || !gone.startsWith(pronoun, start)) return [gone];
  return [gone.slice(0, start) + name + gone.slice(start + pronoun.length), gone];
}

export const ASIDE =
  /^(?:which|who|in fact|of course|for example|however|also|too|by the way|as usual|indeed|therefore|then|as you know|\p{L}+ly)\b/iu;

export function without(text: string, start: number, end: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(lineStart, start);
  const opens = /(?:^|[.?!:]["'”’)]{0,2})\s*(?:\d{1,3}[.)]\s+|\(?[a-h][).]\s+)?$/.test(before);
  const whole = opens && /[.?!]["'”’)]{0,2}$/.test(text.slice(start, end).trim());
  let to = end;
  let from = start;
  // A sentence takes the blank behind it along, a word the one in front; an introduction also its comma.
  const comma = opens && !whole ? (/^\s?,/.exec(text.slice(end))?.[0].length ?? 0) : 0;
  to += comma;
  while (to < text.length && text.charAt(to) === ' ') to += 1;
  // An aside goes with both its commas; an item of a list leaves one.
  if (!opens && ASIDE.test(text.slice(start, end)) && text.charAt(end) === ',' && /,\s?$/.test(before)) {
    to = end + 1;
    from = text.lastIndexOf(',', start);
    while (text.charAt(to) === ' ') to += 1;
  }
  const rest = text.slice(to);
  const kept = text.slice(0, from);
  const joined = opens
    ? kept + (whole ? rest : capitalised(rest))
    : `${kept.trimEnd()}${/^[,;.?!)\n]/.test(rest) || rest === '' ? '' : ' '}${rest}`;
  const lineEnd = joined.indexOf('\n', lineStart);
  const stop = lineEnd < 0 ? joined.length : lineEnd;
  const line = tidied(joined.slice(lineStart, stop)).trimEnd();
  const mended = edited(joined.slice(0, lineStart) + line + joined.slice(stop), [
    {
      start: Math.min(start, lineStart + line.length),
      end: Math.min(start, lineStart + line.length),
      text: '',
    },
  ]);
  return line === '' ? mended.replace(/\n{3,}/g, '\n\n').trim() : mended;
}
