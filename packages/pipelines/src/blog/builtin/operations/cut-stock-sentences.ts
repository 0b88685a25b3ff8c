import type { AnalysedBlock, BlogAnalysis } from '../../analysis.ts';
import type { Change } from '../edit.ts';
import { freePlaces } from '../free-text.ts';
import { withoutSentences } from '../move-sentence.ts';
import type { Operation } from '../operation.ts';
import { capital } from '../phrase-edits.ts';
import { isOpenParagraph, lowerWords, sentencePlaces } from '../source-place.ts';
import { leansBack } from '../words/openers.ts';
import { STOCK_LEADS, STOCK_SENTENCES } from '../words/stock-sentences.ts';

const LONGEST = 240;

/** Cuts sentences that are a stock phrase from end to end, and stock clauses that lead up to a point. */
export const cutStockSentences: Operation = {
  id: 'cut-stock-sentences',
  propose: (post) =>
    post.body
      .filter((block) => isOpenParagraph(post, block))
      .flatMap((block) => [...sentenceCuts(post, block), ...leadCuts(post, block)]),
};

function sentenceCuts(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  const stock = block.sentences.map(({ text }) => matches(STOCK_SENTENCES, text) > 0);
  // A paragraph of nothing else stays: the guards want every paragraph to leave something behind.
  if (!stock.includes(true) || stock.every(Boolean)) return [];
  const places = sentencePlaces(post, block);
  return block.sentences.flatMap((_, at): Change[] => {
    const next = block.sentences[at + 1];
    if (stock[at] !== true || places.cuttable[at] !== true) return [];
    if (next !== undefined && (places.cuttable[at + 1] !== true || leansBack(lowerWords(next)))) return [];
    return [[{ ...withoutSentences(post, block, at, at + 1, places), text: '' }]];
  });
}

function leadCuts(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  const find = freePlaces(post, block);
  return block.sentences.flatMap(({ text, span }): Change[] => {
    const length = matches(STOCK_LEADS, text);
    const place = length === 0 ? null : find({ start: span.start, end: span.start + length + 1 });
    return place === null ? [] : [[{ ...place, text: capital(text.charAt(length)) }]];
  });
}

/** The length of what one of the patterns finds, 0 where none does. */
function matches(patterns: readonly RegExp[], text: string): number {
  if (text.length > LONGEST) return 0;
  const plain = text.toLowerCase().replaceAll('’', "'");
  for (const pattern of patterns) {
    const found = pattern.exec(plain)?.[0].length ?? 0;
    if (found > 0) return found;
  }
  return 0;
}
