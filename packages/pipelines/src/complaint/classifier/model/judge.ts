import type { Intent, Level, Topic } from '@palimpsest/contracts';
import { isRhetorical } from '../rhetorical.ts';
import { HEAT_CLASSES, INTENT_CLASSES, TOPIC_CLASSES } from './classes.ts';
import { type Evidence, intentFeatures, topicFeatures } from './features.ts';
import { HEAT_WEIGHTS } from './heat-weights.ts';
import { INTENT_WEIGHTS } from './intent-weights.ts';
import { MATTER_WEIGHTS } from './matter-weights.ts';
import { type Network, readNetwork, weighNetwork } from './network.ts';
import { rank, readTable, type Table, weigh } from './table.ts';
import { TOPIC_NETWORK } from './topic-network.ts';
import { wideFeatures } from './wide-features.ts';

/** Scores are twentieths of a natural logarithm, those of a topic 0 where it is as likely there as not. */
const JOINS = 8;
/** The surer the first topic, the likelier another must be to join it. */
const SHARE_OF_FIRST = 10;
const SUREST = 40;
/** From here on a message counts as about nothing at home: a topic read into small talk does more harm than one missed. */
const ELSEWHERE = -10;
/** A lead from which more than nine of ten unseen messages were read rightly. */
const SURE = 20;

export interface TopicJudgement {
  readonly topics: readonly Topic[];
  readonly confidence: Exclude<Level, 'low'>;
}

export interface IntentJudgement {
  readonly intent: Intent;
  readonly confidence: Exclude<Level, 'low'>;
}

let topicNetwork: Network | undefined;
let matterTable: Table | undefined;
let intentTable: Table | undefined;
let heatTable: Table | undefined;

export function judgeTopics(evidence: Evidence): TopicJudgement {
  topicNetwork ??= readNetwork(TOPIC_NETWORK);
  const features = topicFeatures(evidence);
  if (isUnknown(evidence, features)) return { topics: ['other'], confidence: 'medium' };
  return chooseTopics(weighNetwork(topicNetwork, wideFeatures(evidence, features)), weighElsewhere(features));
}

/** Something is asked for that no list and no page has a word of: it is `other` by elimination. */
function isUnknown({ topic, wish, household }: Evidence, features: readonly string[]): boolean {
  return (
    topic.unnamed &&
    wish.intent === 'request' &&
    household.concepts.size === 0 &&
    features.includes('%none') &&
    !features.some((name) => name.startsWith('+'))
  );
}

/** Whether the message is about the home at all. */
export function judgeMatter(evidence: Evidence): boolean {
  return !isElsewhere(weighElsewhere(topicFeatures(evidence)));
}

function weighElsewhere(features: readonly string[]): number {
  matterTable ??= readTable(MATTER_WEIGHTS);
  const [home = 0, elsewhere = 0] = weigh(matterTable, features);
  return elsewhere - home;
}

/** `elsewhere`: how likely the message is about nothing at home. Then it is `other`, whatever its words are near to. */
export function chooseTopics(scores: readonly number[], elsewhere: number): TopicJudgement {
  if (isElsewhere(elsewhere)) return { topics: ['other'], confidence: 'medium' };
  const [first, ...others] = rank(TOPIC_CLASSES, scores);
  const lead = Math.max(-SUREST, Math.min(SUREST, first?.score ?? 0));
  const joining = others.slice(0, 2).filter(({ score }) => score > JOINS + lead / SHARE_OF_FIRST);
  const rival = others.find((each) => !joining.includes(each));
  return {
    topics: [first?.name ?? 'other', ...joining.map(({ name }) => name)],
    confidence: (first?.score ?? 0) - (rival?.score ?? 0) >= SURE ? 'high' : 'medium',
  };
}

export function isElsewhere(score: number): boolean {
  return score > ELSEWHERE;
}

export function judgeIntent(evidence: Evidence): IntentJudgement {
  intentTable ??= readTable(INTENT_WEIGHTS);
  const scores = weigh(intentTable, intentFeatures(evidence));
  if (!isRhetorical(evidence.reading.text)) return chooseIntent(scores);
  return chooseIntent(
    scores.map((score, k) => (INTENT_CLASSES[k] === 'clarification' ? Number.NEGATIVE_INFINITY : score)),
  );
}

export function chooseIntent(scores: readonly number[]): IntentJudgement {
  const [first, second] = rank(INTENT_CLASSES, scores);
  const lead = (first?.score ?? 0) - (second?.score ?? 0);
  return { intent: first?.name ?? 'concern', confidence: lead >= SURE ? 'high' : 'medium' };
}

/** Whether the words sound hot. The features are those of the intent: what hurts and what is wanted lie close. */
export function judgeHeat(evidence: Evidence): boolean {
  heatTable ??= readTable(HEAT_WEIGHTS);
  return isHot(weigh(heatTable, intentFeatures(evidence)));
}

/** How hot the words sound: the lead of hot over calm. */
export function weighHeat(features: readonly string[]): number {
  heatTable ??= readTable(HEAT_WEIGHTS);
  const [calm = 0, hot = 0] = weigh(heatTable, features);
  return hot - calm;
}

export function isHot(scores: readonly number[]): boolean {
  return rank(HEAT_CLASSES, scores)[0]?.name === 'hot';
}
