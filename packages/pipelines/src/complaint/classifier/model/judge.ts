import type { Intent, Level, Topic } from '@palimpsest/contracts';
import { HEAT_CLASSES, INTENT_CLASSES, TOPIC_CLASSES } from './classes.ts';
import { type Evidence, intentFeatures, topicFeatures } from './features.ts';
import { HEAT_WEIGHTS } from './heat-weights.ts';
import { INTENT_WEIGHTS } from './intent-weights.ts';
import { rank, readTable, type Table, weigh } from './table.ts';
import { TOPIC_WEIGHTS } from './topic-weights.ts';

/** Scores are twentieths of a natural logarithm. A second topic joins the first when it is hardly less likely... */
const JOINS = 4;
/** ...or when the word lists found both and it is not far behind, or far before all others. */
const JOINS_LISTED = 40;
const STANDS_OUT = 80;
/** A lead from which more than nine of ten unseen messages were read rightly. */
const SURE = 20;
/** Where no list knows a word of the matter, a smaller lead is chance: it is `other` by elimination. */
const ELIMINATES = 24;

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
  { topic: { topics: listed, unnamed }, household }: Pick<Evidence, 'topic' | 'household'>,
): TopicJudgement {
  const [first, ...others] = rank(TOPIC_CLASSES, scores);
  const most = first?.score ?? 0;
  const main = first?.name ?? 'other';
  if (unnamed && household.concepts.size === 0 && most - (others[0]?.score ?? 0) < ELIMINATES)
    return { topics: ['other'], confidence: 'medium' };
  const third = others[1]?.score ?? 0;
  const joining = others
    .slice(0, 2)
    .filter(({ name, score }) => {
      if (score > most - JOINS) return true;
      const both = listed.includes(main) && listed.includes(name);
      return both && (score > most - JOINS_LISTED || score - third >= STANDS_OUT);
    })
    .map(({ name }) => name);
  const rival = others.find(({ name }) => !joining.includes(name));
  return { topics: [main, ...joining], confidence: most - (rival?.score ?? 0) >= SURE ? 'high' : 'medium' };
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
