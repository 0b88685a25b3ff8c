import { isStopWord, words } from '@palimpsest/kernel/text';
import type { AnalysedSentence, BlogAnalysis } from '../../../analysis.ts';
import { EMPTY_TITLE_WORDS } from './words/empty-title-words.ts';

/** Stems of the words of a text that carry meaning. */
export function contentStems(text: string, analysis: BlogAnalysis): Set<string> {
  const stems = new Set<string>();
  for (const { lower } of words(text)) {
    if (!isStopWord(lower) && lower.length > 1 && !/^\d+$/.test(lower)) stems.add(analysis.stemOf(lower));
  }
  return stems;
}

/** Stems of what a title is about; when nothing else is left, of all its words of content. */
export function titleStems(title: string, analysis: BlogAnalysis): Set<string> {
  const all = contentStems(title, analysis);
  const subject = new Set(all);
  for (const word of EMPTY_TITLE_WORDS) subject.delete(analysis.stemOf(word));
  return subject.size > 0 ? subject : all;
}

/** How many of the stems a sentence or block has. */
export function sharedStems(
  stems: ReadonlySet<string>,
  { words: own }: Pick<AnalysedSentence, 'words'>,
  analysis: BlogAnalysis,
): number {
  if (stems.size === 0) return 0;
  const seen = new Set<string>();
  for (const { lower } of own) {
    const made = analysis.stemOf(lower);
    if (stems.has(made)) seen.add(made);
  }
  return seen.size;
}
