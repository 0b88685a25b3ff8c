import { matches } from '@palimpsest/kernel/text';
import { foldWord } from '../matching/fold.ts';
import { type Pattern, parsePatterns } from '../matching/pattern.ts';

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|\{my\w*\}/gu;
/** A shorter run says too little to point to a concept. */
const SHORTEST = 2;

/**
 * The renderer's own phrases as lexicon patterns: what it writes of a concept it must find again. `{my}` may be any few
 * words.
 */
export function ownRuns(texts: readonly string[], language: string, hear: string): string {
  const heard = parsePatterns(hear);
  return texts
    .map((text) => runOf(text, language))
    .filter((run) => !isHeard(` ${run.replaceAll('.. ', '')} `, heard))
    .filter(
      (run) =>
        run.split(' ').filter((word) => word !== '..').length >= SHORTEST + (run.includes('..') ? 2 : 0),
    )
    .join(', ');
}

function isHeard(line: string, patterns: readonly Pattern[]): boolean {
  return patterns.some(
    ({ run, near, anywhere, refused }) =>
      run.test(line) &&
      [...near, ...anywhere].every((part) => part.test(line)) &&
      !refused.some((part) => part.test(line)),
  );
}

function runOf(text: string, language: string): string {
  return [...matches(text, WORD)]
    .flatMap(([word]) => {
      if (word.startsWith('{')) return ['..'];
      const folded = foldWord(word);
      return language === 'fr' ? folded.split("'") : [folded.replaceAll("'", '')];
    })
    .join(' ');
}
