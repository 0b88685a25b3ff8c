import { findTasks, type Task } from '../../bloom/tasks.ts';
import type { ReadProblem } from './read-problem.ts';

const kept = new WeakMap<ReadProblem, readonly Task[]>();

/** The tasks stand in the first pages; a text beyond that is refused for its length. */
const LONGEST_READ = 20_000;

/** The tasks in a problem's running text. Several guards ask for them. */
export function tasksOf(problem: ReadProblem): readonly Task[] {
  let tasks = kept.get(problem);
  if (tasks === undefined) {
    tasks = findTasks(problem.prose.slice(0, LONGEST_READ));
    kept.set(problem, tasks);
  }
  return tasks;
}
