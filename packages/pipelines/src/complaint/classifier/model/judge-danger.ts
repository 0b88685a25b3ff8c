import type { DANGER_KINDS } from './classes.ts';
import { dangerFeatures } from './danger-features.ts';
import { DANGER_WEIGHTS } from './danger-weights.ts';
import type { Evidence } from './features.ts';
import { readTable, type Table, weigh } from './table.ts';

export type DangerKind = (typeof DANGER_KINDS)[number];

/** The lead over `none` above which fewer than three in a thousand unseen ordinary messages were flagged. */
const CERTAIN = 8;

let table: Table | undefined;

/** Whether the words announce harm. Says nothing (`none`) in a language without word lists. */
export function judgeDanger(evidence: Evidence): DangerKind {
  if (!evidence.reading.listed) return 'none';
  table ??= readTable(DANGER_WEIGHTS);
  return chooseDanger(weigh(table, dangerFeatures(evidence)));
}

export function chooseDanger(scores: readonly number[]): DangerKind {
  const [none = 0, threat = 0, harm = 0] = scores;
  if (Math.max(threat, harm) - none <= CERTAIN) return 'none';
  return threat > harm ? 'threat' : 'self_harm';
}
