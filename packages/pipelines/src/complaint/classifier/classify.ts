import type { Classification, SafetyFlag } from '@palimpsest/contracts';
import type { DetectLanguage } from '@palimpsest/kernel/text';
import { chooseLexicon } from './choose-lexicon.ts';
import type { Signal } from './lexicon.ts';
import type { Hit } from './phrases/phrase-index.ts';
import { strongest } from './phrases/strongest.ts';
import { isIntense } from './read-intensity.ts';
import { readIntent } from './read-intent.ts';
import { readTopics } from './read-topics.ts';
import { readShouting } from './shouting.ts';

export const CLASSIFIER_VERSION = 'complaint-classifier/v1';

/** More than any message may have; what a batch hands in beyond it changes nothing. */
const MOST_CHARACTERS = 4_000;
const CERTAIN = 3;
const FEW_WORDS = 7;
const SHORT_WORDS = 12;

/**
 * What a message is about, what it wants, and how hot it is, by rules alone. The same message always gets the same
 * answer; a message in a language without word lists is `other` with low confidence.
 *
 * @example
 * classifyMessage('Could you turn the music down?', detect, ['en', 'de']).topics; // ['noise']
 */
export function classifyMessage(
  message: string,
  detect: DetectLanguage,
  languages: readonly string[],
): Classification {
  const sample = message.slice(0, MOST_CHARACTERS);
  const reading = chooseLexicon(sample, detect, languages);
  const signals = strongest(reading.signalHits, false);
  const topic = readTopics(reading.topicHits);
  const intense = isIntense(signals, readShouting(sample));
  const wish = readIntent(signals, reading.text, intense);
  const harm = has(signals, 'self_harm', CERTAIN);
  const vague = has(signals, 'vague', 2);
  const words = reading.text.tokens.length;
  // Nothing is named and nothing asked: a long message still says something, a short or vague one does not.
  const ambiguous =
    reading.listed &&
    !harm &&
    (topic.unnamed
      ? vague || (!wish.marked && (intense || words <= FEW_WORDS))
      : vague && words <= SHORT_WORDS && !wish.marked && !wish.troubled);
  const intent = ambiguous || harm || !reading.listed ? 'concern' : wish.intent;
  const confidence = {
    // A clear wish about a thing the lists do not know is `other` by elimination.
    topic:
      topic.confidence === 'low' && reading.listed && !ambiguous ? ('medium' as const) : topic.confidence,
    intent: ambiguous || !reading.listed ? ('low' as const) : wish.confidence,
    language: reading.confidence,
  };
  const flags: SafetyFlag[] = [];
  if (intense) flags.push('emotional_intensity');
  if (ambiguous) flags.push('ambiguous_intent');
  if (has(signals, 'threat', CERTAIN)) flags.push('threat');
  if (harm) flags.push('self_harm');
  const reframe = flags.length > 0 || confidence.topic === 'low' || confidence.intent === 'low';
  return {
    topics: [...topic.topics],
    intent,
    detected_language: reading.language,
    rewrite_strength: reframe ? 'full_reframe' : 'light_touch',
    confidence,
    safety_flags: flags.length > 0 ? flags : ['none'],
  };
}

function has(hits: readonly Hit<Signal>[], kind: Signal, weight: number): boolean {
  return hits.some((hit) => hit.kind === kind && hit.weight >= weight);
}
