import { type BloomReading, readLevel } from './read-level.ts';
import { BLOOM_TRUST, BLOOM_WEIGHTS } from './table.ts';
import { findTasks, type Task } from './tasks.ts';
import { readTable } from './weights.ts';

const TABLE = readTable(BLOOM_WEIGHTS, BLOOM_TRUST);

/**
 * The level of demand of a problem or question by Bloom's taxonomy.
 *
 * @example
 * classifyBloom('A car goes 60 km in an hour. Calculate how far it goes in 3 hours.').level; // 'apply'
 */
export function classifyBloom(text: string): BloomReading {
  return classifyTasks(text, findTasks(text));
}

/** The same for a text whose tasks are known. */
export function classifyTasks(text: string, tasks: readonly Task[]): BloomReading {
  return readLevel(TABLE, text, tasks);
}
