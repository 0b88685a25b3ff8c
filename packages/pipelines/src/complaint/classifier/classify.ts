import type { Classification, SafetyFlag } from '@palimpsest/contracts';
import type { DetectLanguage } from '@palimpsest/kernel/text';
import { gatherEvidence } from './evidence.ts';
import type { Signal } from './lexicon.ts';
import { judgeHeat, judgeIntent, judgeTopics } from './model/judge.ts';
import { judgeDanger } from './model/judge-danger.ts';
import type { Hit } from './phrases/phrase-index.ts';

export const CLASSIFIER_VERSION = 'complaint-classifier/v1';

const CERTAIN = 3;
const FEW_WORDS = 7;
const SHORT_WORDS = 12;

/**
 * What a message is about, what it wants, and how hot it is, by word lists and trained tables. The same message always
 * gets the same answer; a message in a language without word lists is `other` with low confidence.
 *
 * @example
 * classifyMessage('Could you turn the music down?', detect, ['en', 'de']).topics; // ['noise']
 */
export function classifyMessage(
  message: string,
  detect: DetectLanguage,
  languages: readonly string[],
): Classification {
  const evidence = gatherEvidence(message, detect, languages);
  const { reading, signals, topic, wish, intense } = evidence;
  // Lists know what they name, the table what sounds alike: either is enough, since nothing dangerous may be rewritten.
  const danger = judgeDanger(evidence);
  const harm = danger === 'self_harm' || has(signals, 'self_harm', CERTAIN);
  const vague = has(signals, 'vague', 2);
  const words = reading.text.tokens.length;
  // Nothing is named and nothing asked: a long message still says something, a short or vague one does not.
  const ambiguous =
    reading.listed &&
    !harm &&
    (topic.unnamed
      ? vague || (!wish.marked && (intense || words <= FEW_WORDS))
      : vague && words <= SHORT_WORDS && !wish.marked && !wish.troubled);
  const about = judgeTopics(evidence);
  const wants = judgeIntent(evidence);
  const confidence = reading.listed
    ? {
        topic: ambiguous && topic.unnamed ? ('low' as const) : about.confidence,
        intent: ambiguous ? ('low' as const) : wants.confidence,
        language: reading.confidence,
      }
    : { topic: 'low' as const, intent: 'low' as const, language: reading.confidence };
  const flags: SafetyFlag[] = [];
  if (intense || (reading.listed && judgeHeat(evidence))) flags.push('emotional_intensity');
  if (ambiguous) flags.push('ambiguous_intent');
  if (danger === 'threat' || has(signals, 'threat', CERTAIN)) flags.push('threat');
  if (harm) flags.push('self_harm');
  const reframe = flags.length > 0 || confidence.topic === 'low' || confidence.intent === 'low';
  return {
    topics: reading.listed ? [...about.topics] : ['other'],
    intent: ambiguous || harm || !reading.listed ? 'concern' : wants.intent,
    detected_language: reading.language,
    rewrite_strength: reframe ? 'full_reframe' : 'light_touch',
    confidence,
    safety_flags: flags.length > 0 ? flags : ['none'],
  };
}

function has(hits: readonly Hit<Signal>[], kind: Signal, weight: number): boolean {
  return hits.some((hit) => hit.kind === kind && hit.weight >= weight);
}
