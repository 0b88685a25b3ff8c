import { matches } from '@palimpsest/kernel/text';
import { capitalised } from '../prose/edit.ts';
import { isQuestion } from '../prose/question.ts';
import type { Result, Scene } from './operation.ts';

export const NEXT_QUESTION =
  /(?:,|(?<![\s,]))\s+and\s+(?=(?:how|what|which|who|where|when|why)\b)|,\s+(?=(?:how|what|which|who|where|why)\b)/gi;

/** Gives each question of a question with several its own number. Only asked for together with scaffolding. */
export function labelQuestions(scene: Scene): Result {
  const { text, paragraphs } = scene.layout;
  if (paragraphs.some(({ kind }) => kind !== 'prose')) return { already: 'The parts are labelled already.' };
  for (const paragraph of paragraphs) {
    const asked = paragraph.sentences.filter((span) => isQuestion(text, span));
    const first = asked[0];
    const last = asked.at(-1);
    if (first === undefined || last === undefined) continue;
    const parts = asked.flatMap(({ start, end }) => questionsIn(text.slice(start, end)));
    // Questions that are not in a row are left: moving them is another wish.
    const row = paragraph.sentences.filter(({ start, end }) => first.start <= start && end <= last.end);
    if (parts.length < 2 || row.length !== asked.length) continue;
    const list = parts.map((part, i) => `${i + 1}. ${part}`).join('\n');
    const before = text.slice(paragraph.start, first.start).trimEnd();
    const after = text.slice(last.end, paragraph.end).trimStart();
    const middle = [before, list, after].filter((part) => part !== '').join('\n\n');
    return { texts: [text.slice(0, paragraph.start) + middle + text.slice(paragraph.end)] };
  }
  return { why: 'The text has no steps or questions in a row that could be numbered.' };
}

function questionsIn(sentence: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of matches(sentence, NEXT_QUESTION)) {
    // "How far and how fast" is one question.
    if (sentence.slice(from, match.index).trim().split(/\s+/).length < 3) continue;
    parts.push(sentence.slice(from, match.index));
    from = match.index + match[0].length;
  }
  parts.push(sentence.slice(from));
  return parts.map((part) => capitalised(/[.?!]$/.test(part.trim()) ? part.trim() : `${part.trim()}?`));
}
