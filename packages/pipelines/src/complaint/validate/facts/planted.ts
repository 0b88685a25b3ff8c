import type { Span } from '@palimpsest/contracts';
import { sentences, words } from '@palimpsest/kernel/text';
import { machineOrdersIn } from '../acts/tasks.ts';
import { fold } from '../lexicon/match/fold.ts';
import { codeIn } from './addresses.ts';

const LENGTH = 3;

/**
 * Words of the output that stand, three in a row, in a sentence of the original that gives orders to a machine: what such
 * a sentence wants said is not delivered, whoever wrote it.
 */
export function plantedWords(original: string, rewritten: string): Span[] {
  const planted = new Set<string>();
  const orders = [...machineOrdersIn(original), ...codeIn(original)];
  if (orders.length === 0) return [];
  for (const span of sentences(original)) {
    if (!orders.some((order) => order.start < span.end && span.start < order.end)) continue;
    for (const { key } of rows(original.slice(span.start, span.end))) planted.add(key);
  }
  return rows(rewritten)
    .filter(({ key }) => planted.has(key))
    .map(({ span }) => span);
}

function rows(text: string): { readonly key: string; readonly span: Span }[] {
  const list = words(text);
  return list.slice(LENGTH - 1).map((last, at) => {
    const row = list.slice(at, at + LENGTH);
    return {
      key: row.map(({ text: word }) => fold(word).text).join(' '),
      span: { start: row[0]?.span.start ?? 0, end: last.span.end },
    };
  });
}
