import type { AnalysedSentence } from '../../../analysis.ts';
import { plain } from './phrases.ts';
import { ALWAYS_POINTING, NO_NOUN_AFTER, POINTING_WORDS } from './words/pointing-starts.ts';

/** Whether a sentence opens with a word that points at something said before: "They did", "This means". */
export function startsPointing({ words }: Pick<AnalysedSentence, 'words'>): boolean {
  const [first, second] = words;
  if (first === undefined) return false;
  const lower = plain(first);
  if (!POINTING_WORDS.has(lower)) return false;
  // "It is easy to" and "It takes a village" point forwards as often as backwards.
  if (lower === 'it' || lower === "it's")
    return (
      second !== undefined &&
      !/^(is|was|takes|took|can|may|might|will|would|has)$/.test(plain(second)) &&
      lower === 'it'
    );
  return ALWAYS_POINTING.has(lower) || second === undefined || NO_NOUN_AFTER.has(plain(second));
}
