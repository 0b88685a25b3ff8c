import { shortness } from '../aeo-input.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { parallelItems } from './parallel-items.ts';

const MAXIMUM = 3;
/** With neither a list nor anything that asks for one. */
const NOTHING_TO_LIST = 2;
const EACH_MISSED = 1;
const EXPECTED = 'a list or a table for three or more parallel items';

export const listsForParallelItems = defineAeoRule({
  id: 'lists-for-parallel-items',
  pillar: 'structure',
  maximum: MAXIMUM,
  rewritable: true,
  summary: 'Parallel items stand in lists or tables.',
  why: 'Items in a list can be counted, scanned and quoted one by one; in a long sentence they are lost.',
  evidence: 'Plain-language guides ask for lists of parallel items.',
  advice: 'Where the post names several things of one kind, list them.',
  measure(input) {
    const { document } = input.analysis;
    const shown: Mark[] = [];
    const lists = new Set<number>();
    for (const { kind, span, listId } of document.blocks) {
      if (kind === 'table') shown.push({ span, found: 'a table', expected: EXPECTED });
      if (kind !== 'list-item' || listId === undefined || lists.has(listId)) continue;
      lists.add(listId);
      shown.push({ span, found: 'a list', expected: EXPECTED });
    }
    const missed: Mark[] = parallelItems(input.analysis).map((place) => ({ ...place, expected: EXPECTED }));
    const top = shown.length > 0 ? MAXIMUM : NOTHING_TO_LIST;
    const lost = Math.min(top, missed.length * EACH_MISSED);
    const earned = (top - lost) * shortness(input);
    if (shown.length === 0) {
      shown.push({ span: input.anchor, found: 'little that asks for a list', expected: EXPECTED });
      missed.push({ span: input.anchor, found: 'neither a list nor a table', expected: EXPECTED });
    }
    return {
      earned,
      good: shown,
      bad: missed,
      winnable: shortness(input) < 1 ? lost : MAXIMUM - earned,
    };
  },
});
