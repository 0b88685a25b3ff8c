import type { Intent, Level, Topic } from '@palimpsest/contracts';
import { type Evidence, intentFeatures, topicFeatures } from './features.ts';
import { INTENT_WEIGHTS } from './intent-weights.ts';
import { rank, readTable, type Table, weigh } from './table.ts';
import { TOPIC_WEIGHTS } from './topic-weights.ts';

/** The order of the weights in the tables. */
export const TOPIC_CLASSES: readonly Topic[] = [
  'noise',
  'cleanliness',
  'privacy',
  'guests',
  'schedule',
  'communication',
  'other',
];
export const INTENT_CLASSES: readonly Intent[] = ['request', 'boundary', 'concern', 'clarification'];

/** A second topic joins the first when it is hardly less likely. Weights are twentieths of a natural logarithm. */
const JOINS = 8;
/** With such a lead eight of ten unseen messages were read rightly. */
const SURE_TOPIC = 20;
const SURE_INTENT = 20;

export interface TopicJudgement {
  readonly topics: readonly Topic[];
  readonly confidence: Exclude<Level, 'low'>;
}

export interface IntentJudgement {
  readonly intent: Intent;
  readonly confidence: Exclude<Level, 'low'>;
}

let topicTable: Table | undefined;
let intentTable: Table | undefined;

export function judgeTopics(evidence: Evidence): TopicJudgement {
  topicTable ??= readTable(TOPIC_WEIGHTS);
  return chooseTopics(weigh(topicTable, topicFeatures(evidence)));
}

export function chooseTopics(scores: readonly number[]): TopicJudgement {
  const ranked = rank(TOPIC_CLASSES, scores);
  const most = ranked[0]?.score ?? 0;
  const topics = ranked.filter(({ score }, at) => at === 0 || score > most - JOINS);
  const next = ranked[topics.length]?.score ?? 0;
  return {
    topics: topics.map(({ name }) => name),
    confidence: most - next >= SURE_TOPIC ? 'high' : 'medium',
  };
}

export function judgeIntent(evidence: Evidence): IntentJudgement {
  intentTable ??= readTable(INTENT_WEIGHTS);
  return chooseIntent(weigh(intentTable, intentFeatures(evidence)));
}

export function chooseIntent(scores: readonly number[]): IntentJudgement {
  const [first, second] = rank(INTENT_CLASSES, scores);
  const lead = (first?.score ?? 0) - (second?.score ?? 0);
  return { intent: first?.name ?? 'concern', confidence: lead >= SURE_INTENT ? 'high' : 'medium' };
}
