import type { DetectLanguage } from '@palimpsest/kernel/text';
import { chooseLexicon } from './choose-lexicon.ts';
import type { Evidence } from './model/features.ts';
import { hearHousehold } from './model/household.ts';
import { strongest } from './phrases/strongest.ts';
import { isIntense } from './read-intensity.ts';
import { readIntent } from './read-intent.ts';
import { readTopics } from './read-topics.ts';
import { readShouting } from './shouting.ts';

/** More than any message may have; what a batch hands in beyond it changes nothing. */
const MOST_CHARACTERS = 4_000;

/** What the rules and word lists say of a message. */
export function gatherEvidence(
  message: string,
  detect: DetectLanguage,
  languages: readonly string[],
): Evidence {
  const sample = message.slice(0, MOST_CHARACTERS);
  const reading = chooseLexicon(sample, detect, languages);
  const signals = strongest(reading.signalHits, false);
  const intense = isIntense(signals, readShouting(sample));
  return {
    reading,
    signals,
    topic: readTopics(reading.topicHits),
    wish: readIntent(signals, reading.text, intense),
    intense,
    household: hearHousehold(sample, reading.language),
  };
}
