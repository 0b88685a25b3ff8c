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
/** Most messages have one matter: a second one must weigh nearly as much. `other` is what is left, so it never joins. */
const SHARE = 0.85;
const GUESTS_SHARE = 0.35;
/** Things of a home are named in passing: two of them say hardly more than one. */
const MOST_OTHER = 4;

export interface TopicReading {
  readonly topics: readonly Topic[];
  readonly confidence: Level;
  /** No phrase named a topic: `other` is what was left. */
  readonly unnamed: boolean;
  /** The evidence for each topic some phrase named. */
  readonly scores: ReadonlyMap<Topic, TopicScore>;
}

export interface TopicScore {
  readonly total: number;
  readonly best: number;
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
  if (main === undefined) return { topics: ['other'], confidence: 'low', unnamed: true, scores };
  const topics = ranked
    .filter(([topic, score]) => topic === main[0] || joins(topic, score, main[1]))
    .map(([topic]) => topic);
  const level = main[1].best >= STRONG ? 'high' : main[1].total >= FAIR ? 'medium' : 'low';
  return { topics, confidence: level, unnamed: false, scores };
}

function joins(topic: Topic, { best, total }: TopicScore, main: TopicScore): boolean {
  if (best < STRONG) return false;
  // Whoever is named as the guest is part of the matter, whatever they did.
  if (topic === 'guests') return total >= GUESTS_SHARE * main.total;
  return topic !== 'other' && total >= SHARE * main.total;
}

/** A word speaks once for a topic, however many phrases it is part of. */
function score(hits: readonly Hit<Topic>[]): ReadonlyMap<Topic, TopicScore> {
  const scores = new Map<Topic, TopicScore>();
  const spent = new Map<Topic, Set<number>>();
  for (const { kind, weight, at } of [...hits].sort(
    (a, b) => b.weight - a.weight || b.at.length - a.at.length,
  )) {
    const used = spent.get(kind) ?? new Set<number>();
    spent.set(kind, used);
    if (at.every((word) => used.has(word))) continue;
    for (const word of at) used.add(word);
    const { total, best } = scores.get(kind) ?? { total: 0, best: 0 };
    const sum = kind === 'other' ? Math.min(MOST_OTHER, total + weight) : total + weight;
    scores.set(kind, { total: sum, best: Math.max(best, weight) });
  }
  return scores;
}
