import type { AnalysedBlock, BlogAnalysis } from '../analysis.ts';
import type { Change, Edit } from './edit.ts';
import { lineBreak, sentencePlaces } from './source-place.ts';

/**
 * Turns sentences of a paragraph into a bullet list: an item begins at each of `starts`, the last one ends before
 * sentence `end`, and what follows becomes a paragraph of its own. Nothing where a cut would go through markup.
 */
export function listOfSentences(
  post: BlogAnalysis,
  block: AnalysedBlock,
  starts: readonly number[],
  end: number,
): Change[] {
  const { source } = post.document;
  const line = lineBreak(source);
  const { places, cuttable } = sentencePlaces(post, block);
  const edits: Edit[] = [];
  for (const [i, at] of starts.entries()) {
    const start = places[at]?.start ?? 0;
    if (cuttable[at] !== true) return [];
    const before = at === 0 ? start : (places[at - 1]?.end ?? start);
    const gap = at === 0 ? '' : i === 0 ? line + line : line;
    edits.push({ start: before, end: start, text: `${gap}- ` });
  }
  if (end < block.sentences.length) {
    if (cuttable[end] !== true) return [];
    edits.push({ start: places[end - 1]?.end ?? 0, end: places[end]?.start ?? 0, text: line + line });
  }
  // Soft line ends inside an item go on at its margin.
  for (let i = starts[0] ?? 0; i < end; i += 1) {
    const place = places[i];
    if (place === undefined) continue;
    for (
      let at = source.indexOf('\n', place.start);
      at !== -1 && at < place.end;
      at = source.indexOf('\n', at + 1)
    ) {
      edits.push({ start: at + 1, end: at + 1, text: '  ' });
    }
  }
  return [edits];
}
