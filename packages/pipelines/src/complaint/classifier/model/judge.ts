import type { Intent, Level, Topic } from '@palimpsest/contracts';
import { HEAT_CLASSES, INTENT_CLASSES, TOPIC_CLASSES } from './classes.ts';
import { type Evidence, intentFeatures, topicFeatures } from './features.ts';
import { HEAT_WEIGHTS } from './heat-weights.ts';
import { INTENT_WEIGHTS } from './intent-weights.ts';
import { rank, readTable, type Table, weigh } from './table.ts';
import { TOPIC_WEIGHTS } from './topic-weights.ts';

/** Scores are twentieths of a natural logarithm, those of a topic 0 where it is as likely there as not. */
const JOINS = 6;
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

let topicTable: Table | undefined;
let intentTable: Table | undefined;
let heatTable: Table | undefined;

export function judgeTopics(evidence: Evidence): TopicJudgement {
  topicTable ??= readTable(TOPIC_WEIGHTS);
  return chooseTopics(weigh(topicTable, topicFeatures(evidence)), evidence);
}

export function chooseTopics(
  scores: readonly number[],
  { topic: { unnamed }, household }: Pick<Evidence, 'topic' | 'household'>,
): TopicJudgement {
  const [first, ...others] = rank(TOPIC_CLASSES, scores);
  const most = first?.score ?? 0;
  // Where no list knows a word of the matter and no topic is likely, it is `other` by elimination.
  if (unnamed && household.concepts.size === 0 && most < JOINS)
    return { topics: ['other'], confidence: 'medium' };
  const joining = others.slice(0, 2).filter(({ score }) => score > JOINS);
  const rival = others.find((each) => !joining.includes(each));
  return {
    topics: [first?.name ?? 'other', ...joining.map(({ name }) => name)],
    confidence: most - (rival?.score ?? 0) >= SURE ? 'high' : 'medium',
  };
}

export function judgeIntent(evidence: Evidence): IntentJudgement {
  intentTable ??= readTable(INTENT_WEIGHTS);
  return chooseIntent(weigh(intentTable, intentFeatures(evidence)));
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

export function isHot(scores: readonly number[]): boolean {
  return rank(HEAT_CLASSES, scores)[0]?.name === 'hot';
}
