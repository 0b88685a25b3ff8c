import type { Span } from '@palimpsest/contracts';
import { isQuestion, taskSentences } from '../prose/question.ts';
import type { Result, Scene } from './operation.ts';
import { splitSentences } from './split-sentences.ts';

/** Sentences of a paragraph before a break. */
const AT_ONCE: Readonly<Record<Scene['band'], number>> = { 'K-2': 2, '3-5': 2, '6-8': 3, '9-12': 3 };

/** Gives the text room: a break before what is asked, and after every few sentences of a long paragraph. */
export function makeParagraphs(scene: Scene): Result {
  const { layout, band } = scene;
  const { text } = layout;
  const tasks = taskSentences(layout);
  const asks = (span: Span) => isQuestion(text, span) || tasks.some(({ start }) => start === span.start);
  const breaks: Span[] = [];
  for (const { kind, sentences } of layout.paragraphs) {
    if (kind !== 'prose') continue;
    const asking = sentences.findIndex(asks);
    const told = asking < 0 ? sentences.length : asking;
    let since = 0;
    for (const [i, sentence] of sentences.entries()) {
      const before = sentences[i - 1];
      if (before === undefined) continue;
      since += 1;
      if (i !== told && !(since >= AT_ONCE[band] && i < told && told - i > 1)) continue;
      since = 0;
      breaks.push({ start: before.end, end: sentence.start });
    }
  }
  if (breaks.length === 0) {
    const split = splitSentences(scene);
    return 'texts' in split ? split : { why: 'The text is too short to be divided.' };
  }
  let result = text;
  for (const { start, end } of [...breaks].reverse())
    result = `${result.slice(0, start)}\n\n${result.slice(end)}`;
  return { texts: [result] };
}
