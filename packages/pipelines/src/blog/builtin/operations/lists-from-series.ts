import type { AnalysedBlock, BlogAnalysis } from '../../analysis.ts';
import type { Change } from '../edit.ts';
import type { Operation } from '../operation.ts';
import { seriesIn } from '../series.ts';
import { isClosed, isOpenParagraph, lineBreak, sentencePlaces, spaced } from '../source-place.ts';

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
  const { source } = post.document;
  const { places, cuttable } = sentencePlaces(post, block);
  const line = lineBreak(source);
  return block.sentences.flatMap((sentence, at): Change[] => {
    const place = places[at];
    if (place === undefined || sentence.words.length < FEWEST_WORDS || !sentence.text.endsWith('.'))
      return [];
    const next = places[at + 1];
    if (cuttable[at] !== true || (next !== undefined && cuttable[at + 1] !== true)) return [];
    const written = source.slice(place.start, place.end);
    if (!isClosed(written)) return [];
    const series = seriesIn(written);
    if (series === null || series.items.join(' ').length < FEWEST_CHARACTERS) return [];
    const items = series.items.map((item) => `- ${capital(spaced(item))}`).join(line);
    const text = `${series.lead}${line}${line}${items}${next === undefined ? '' : line + line}`;
    return [[{ start: place.start, end: next?.start ?? place.end, text }]];
  });
}

function capital(item: string): string {
  return item.slice(0, 1).toUpperCase() + item.slice(1);
}
