import { type Evidence, topicFeatures } from './features.ts';
import { addMeetings } from './pairs.ts';
import { stemOf } from './stem.ts';

/**
 * What the network for topics sees: what the tables see, and besides which meanings meet, and the words with their
 * neighbours. A sum of them would learn them by heart; hidden values learn what they have in common.
 */
export function wideFeatures(
  evidence: Evidence,
  narrow: readonly string[] = topicFeatures(evidence),
): readonly string[] {
  const { text, language } = evidence.reading;
  const found = new Set(narrow);
  addMeetings(found, text.tokens, language);
  let before = '^';
  for (const { text: word, opens } of text.tokens) {
    const stem = stemOf(word);
    found.add(`${language}:${word}`);
    if (stem !== null) found.add(`${language}:${stem}`);
    found.add(`${language}:${opens ? '^' : before}_${word}`);
    before = word;
  }
  return [...found];
}
