import type { Span } from '@palimpsest/contracts';
import { classifyBloom } from './classify-bloom.ts';
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
  const readBefore = classifyBloom(before);
  const readAfter = classifyBloom(after);
  const answer = (same: boolean, reason: string, words: readonly Span[]): BloomComparison => ({
    same,
    before: readBefore.level,
    after: readAfter.level,
    reason,
    words,
  });
  if (was.length === 0 || is.length === 0) {
    const same = readBefore.level === readAfter.level;
    return answer(
      same,
      same ? 'the texts read as the same level' : 'the texts read as different levels',
      readAfter.words,
    );
  }
  const left = unmatched(was, is);
  const spans = left.after.map(({ span }) => span);
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
  const byVerb = withoutPairs({ before, after }, ({ key }) => key);
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

/** The highest demand of the tasks, as a range where settings decide. */
function range(tasks: readonly Task[]): [least: number, most: number] {
  let least = 0;
  let most = 0;
  for (const { levels } of tasks) {
    const demands = levels.map(demandOf);
    least = Math.max(least, Math.min(...demands));
    most = Math.max(most, ...demands);
  }
  return [least, most];
}
