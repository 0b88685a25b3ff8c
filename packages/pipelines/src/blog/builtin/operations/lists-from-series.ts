import type { AnalysedBlock, BlogAnalysis } from '../../analysis.ts';
import type { Change } from '../edit.ts';
import type { Operation } from '../operation.ts';
import { capital } from '../phrase-edits.ts';
import { seriesIn } from '../series.ts';
import { isOpenParagraph, lineBreak, spaced, wholeSentences } from '../source-place.ts';

/** A shorter series reads well as it is. */
const FEWEST_CHARACTERS = 60;
const FEWEST_WORDS = 16;

/** Turns a series after a colon into a bullet list. */
export const listsFromSeries: Operation = {
  id: 'lists-from-series',
  propose: (post) =>
    post.body.filter((block) => isOpenParagraph(post, block)).flatMap((block) => listsIn(post, block)),
};

function listsIn(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  const line = lineBreak(post.document.source);
  return wholeSentences(post, block).flatMap(({ sentence, written, place, next }): Change[] => {
    if (sentence.words.length < FEWEST_WORDS || !sentence.text.endsWith('.')) return [];
    const series = seriesIn(written);
    if (series === null || series.items.join(' ').length < FEWEST_CHARACTERS) return [];
    const items = series.items.map((item) => `- ${capital(spaced(item))}`).join(line);
    const text = `${series.lead}${line}${line}${items}${next === undefined ? '' : line + line}`;
    return [[{ start: place.start, end: next?.start ?? place.end, text }]];
  });
}
