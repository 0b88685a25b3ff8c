import type { Span } from '@palimpsest/contracts';
import { quantities, wordList, words } from '@palimpsest/kernel/text';
import { type Feature, featuresOf } from './features.ts';
import { BLOOM_LEVELS, type BloomLevel } from './level.ts';
import { findTasks, type Task } from './tasks.ts';
import { type BloomTable, noScores, trustIn } from './weights.ts';

export interface BloomReading {
  readonly level: BloomLevel;
  /** From 0 to 1. */
  readonly confidence: number;
  /** The words that decided, in the order of the text. */
  readonly words: readonly Span[];
}

const MOST_WORDS = 4;
/** A word with less than this part of the strongest word's vote did not decide. */
const WEAKEST = 4;
const WORD_PROBLEM_TRUST = 0.75;
const LONGEST_PROBLEM = 20_000;
const LONGEST_TASK = 1_000;
const MOST_TASKS = 20;
/** Tasks that ask for recall in one text and for a calculation in a text full of numbers. */
const ASKS_AMOUNT: ReadonlySet<string> = new Set(['fact', 'find', 'determine', 'give', 'answer', 'write']);
export const MEASURES: ReadonlySet<string> = wordList(`
  amount angle area average balance change circumference cost diameter difference discount distance fraction height
  interest length mass mean median number percent percentage perimeter price probability product profit radius rate
  ratio speed sum temperature time tip total value volume weight width x y many much far long fast`);

/** The level of a text by its tasks and a table of weights. */
export function readLevel(table: BloomTable, text: string, tasks: readonly Task[]): BloomReading {
  const { level, lead, words: deciders } = weigh(table, text, tasks);
  return { level, confidence: lead === null ? WORD_PROBLEM_TRUST : trustIn(table, lead), words: deciders };
}

/** The same with the lead over the second-best level; null where a rule decided without the table. */
export function weigh(
  table: BloomTable,
  text: string,
  tasks: readonly Task[] = findTasks(text),
): { level: BloomLevel; lead: number | null; words: readonly Span[] } {
  if (isWordProblem(text, tasks)) return { level: 'apply', lead: null, words: tasks.map(({ span }) => span) };
  const features = featuresOf(text, tasks);
  const scores = noScores();
  addWeights(scores, table.weights.get(''));
  for (const { key } of features) addWeights(scores, table.weights.get(key));
  const [best, second] = bestTwo(scores);
  return {
    level: BLOOM_LEVELS[best] ?? 'remember',
    lead: (scores[best] ?? 0) - (scores[second] ?? 0),
    words: deciding(table, features, best, second),
  };
}

/** "... 3 crates of 12 bottles. How many bottles are there?" asks for a calculation, though no verb says so. */
function isWordProblem(text: string, tasks: readonly Task[]): boolean {
  if (tasks.length === 0 || tasks.length > MOST_TASKS || !tasks.every((task) => asksAmount(text, task)))
    return false;
  const numbers = quantities(text.slice(0, LONGEST_PROBLEM)).filter(
    ({ kind }) => kind !== 'date' && kind !== 'ordinal',
  );
  return numbers.length > 1;
}

function asksAmount(text: string, { key, sentence }: Task): boolean {
  if (key === 'amount') return true;
  if (!ASKS_AMOUNT.has(key)) return false;
  return words(text.slice(sentence.start, Math.min(sentence.end, sentence.start + LONGEST_TASK))).some(
    ({ lower }) => MEASURES.has(lower),
  );
}

function addWeights(scores: number[], weights: readonly number[] | undefined): void {
  for (const [i, weight] of (weights ?? []).entries()) scores[i] = (scores[i] ?? 0) + weight;
}

function bestTwo(scores: readonly number[]): [number, number] {
  let best = 0;
  let second = 1;
  for (let i = 1; i < scores.length; i += 1) {
    if ((scores[i] ?? 0) > (scores[best] ?? 0)) {
      second = best;
      best = i;
    } else if (i !== best && (second === best || (scores[i] ?? 0) > (scores[second] ?? 0))) second = i;
  }
  return [best, second];
}

/** The words that spoke most for the best level against the second, at most a few, none twice. */
function deciding(table: BloomTable, features: readonly Feature[], best: number, second: number): Span[] {
  const votes = new Map<number, { span: Span; vote: number }>();
  for (const { key, span } of features) {
    const weights = table.weights.get(key);
    const vote = (weights?.[best] ?? 0) - (weights?.[second] ?? 0);
    const seen = votes.get(span.start);
    votes.set(span.start, { span: seen?.span ?? span, vote: (seen?.vote ?? 0) + vote });
  }
  const ranked = [...votes.values()].sort((a, b) => b.vote - a.vote || a.span.start - b.span.start);
  const least = Math.max(1, (ranked[0]?.vote ?? 0) / WEAKEST);
  return ranked
    .slice(0, MOST_WORDS)
    .filter(({ vote }) => vote >= least)
    .map(({ span }) => span)
    .sort((a, b) => a.start - b.start);
}
