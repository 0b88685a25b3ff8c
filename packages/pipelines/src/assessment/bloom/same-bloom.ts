import type { Span } from '@palimpsest/contracts';
import { classifyTasks } from './classify-bloom.ts';
import { type BloomLevel, demandOf } from './level.ts';
import { findTasks, type Task } from './tasks.ts';

export interface BloomComparison {
  readonly same: boolean;
  readonly before: BloomLevel;
  readonly after: BloomLevel;
  readonly reason: string;
  /** The words of the text after that decided. */
  readonly words: readonly Span[];
}

const MOST_TRIED = 50;
/** Below this, two readings of texts without a task are guesses. */
const SURE = 0.7;

/**
 * Whether two versions of a problem ask for the same level. Task verbs are compared first; the classifier speaks only
 * where a text has none.
 *
 * @example
 * sameBloom('List the planets.', 'Rank the planets by beauty.').same; // false
 */
export function sameBloom(before: string, after: string): BloomComparison {
  const was = findTasks(before);
  const is = findTasks(after);
  const readBefore = classifyTasks(before, was);
  const readAfter = classifyTasks(after, is);
  const answer = (same: boolean, reason: string, words: readonly Span[]): BloomComparison => ({
    same,
    before: readBefore.level,
    after: readAfter.level,
    reason,
    words,
  });
  if (was.length === 0 || is.length === 0) {
    const sure = was.length + is.length > 0 || Math.min(readBefore.confidence, readAfter.confidence) >= SURE;
    const same = readBefore.level === readAfter.level || !sure;
    return answer(
      same,
      same ? 'no task says otherwise' : 'the texts read as different levels',
      readAfter.words,
    );
  }
  const left = unmatched(was, is);
  const spans = left.after.map(({ span }) => span).sort((a, b) => a.start - b.start);
  if (left.before.length === 0 && left.after.length === 0)
    return answer(
      true,
      'the tasks are of the same levels',
      is.map(({ span }) => span),
    );
  if (left.before.length > 0 && left.after.length > 0)
    return answer(false, 'a task is of another level', spans);
  const [least, most] = range(was);
  const [leastAfter, mostAfter] = range(is);
  const same = leastAfter <= most && least <= mostAfter;
  return answer(same, same ? 'the highest demand is the same' : 'the highest demand is another', spans);
}

interface Unmatched {
  before: readonly Task[];
  after: readonly Task[];
}

/** The tasks that have no counterpart: the same verb first, then the same levels, then any shared level. */
function unmatched(before: readonly Task[], after: readonly Task[]): Unmatched {
  const byVerb = withoutPairs({ before, after }, ({ key, levels }) => `${key} ${levels}`);
  const byLevels = withoutPairs(byVerb, ({ levels }) => levels.join());
  return withoutKin(byLevels);
}

/** Leaves out pairs of an equal name. */
function withoutPairs({ before, after }: Unmatched, name: (task: Task) => string): Unmatched {
  const counts = new Map<string, number>();
  for (const task of after) counts.set(name(task), (counts.get(name(task)) ?? 0) + 1);
  const take = (task: Task): boolean => {
    const left = counts.get(name(task)) ?? 0;
    counts.set(name(task), left - 1);
    return left > 0;
  };
  const kept = before.filter((task) => !take(task));
  const surplus = new Map(counts);
  return {
    before: kept,
    after: [...after].reverse().filter((task) => {
      const left = surplus.get(name(task)) ?? 0;
      surplus.set(name(task), left - 1);
      return left > 0;
    }),
  };
}

/** Leaves out pairs that share a level. Only a few are tried: no honest problem has more. */
function withoutKin({ before, after }: Unmatched): Unmatched {
  const left = [...after];
  const kept = before.filter((task, i) => {
    if (i >= MOST_TRIED) return true;
    const at = left
      .slice(0, MOST_TRIED)
      .findIndex(({ levels }) => levels.some((level) => task.levels.includes(level)));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { before: kept, after: left };
}

/** The highest demand of the tasks: of the definite ones if there are any, else a range. */
function range(tasks: readonly Task[]): [least: number, most: number] {
  const definite = tasks.filter(({ levels }) => levels.length === 1);
  let least = 0;
  let most = 0;
  for (const { levels } of definite.length > 0 ? definite : tasks) {
    const demands = levels.map(demandOf);
    least = Math.max(least, Math.min(...demands));
    most = Math.max(most, ...demands);
  }
  return [least, most];
}
