import type { Level, Topic } from '@palimpsest/contracts';
import type { Hit } from './phrases/phrase-index.ts';
import { strongest } from './phrases/strongest.ts';

const ORDER: readonly Topic[] = [
  'noise',
  'cleanliness',
  'privacy',
  'guests',
  'schedule',
  'communication',
  'other',
];
const STRONG = 3;
const FAIR = 2;
/** Most messages have one matter: a second one must weigh nearly as much. `other` is what is left, so it must weigh more. */
const SHARE = 0.6;

export interface TopicReading {
  readonly topics: readonly Topic[];
  readonly confidence: Level;
  /** No phrase named a topic: `other` is what was left. */
  readonly unnamed: boolean;
}

/**
 * The topic with the most evidence comes first; another one joins it only by a phrase that stands for it alone.
 */
export function readTopics(hits: readonly Hit<Topic>[]): TopicReading {
  const scores = score(strongest(hits, true));
  const ranked = [...scores].sort(
    ([a, one], [b, two]) => two.total - one.total || ORDER.indexOf(a) - ORDER.indexOf(b),
  );
  const [main] = ranked;
  if (main === undefined) return { topics: ['other'], confidence: 'low', unnamed: true };
  const topics = ranked
    .filter(([topic, score]) => topic === main[0] || joins(topic, score, main[1]))
    .map(([topic]) => topic);
  const level = main[1].best >= STRONG ? 'high' : main[1].total >= FAIR ? 'medium' : 'low';
  return { topics, confidence: level, unnamed: false };
}

function joins(topic: Topic, { best, total }: Score, main: Score): boolean {
  return best >= STRONG && total >= (topic === 'other' ? main.total : SHARE * main.total);
}

interface Score {
  readonly total: number;
  readonly best: number;
}

/** Each different phrase counts once: a word said five times is one piece of evidence. */
function score(hits: readonly Hit<Topic>[]): ReadonlyMap<Topic, Score> {
  const scores = new Map<Topic, Score>();
  for (const { kind, weight } of hits) {
    const { total, best } = scores.get(kind) ?? { total: 0, best: 0 };
    scores.set(kind, { total: total + weight, best: Math.max(best, weight) });
  }
  return scores;
}
