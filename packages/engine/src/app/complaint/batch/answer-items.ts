import { inTurn } from '../../in-turn.ts';
import { BadLine } from './bad-line.ts';

/** Answers items in their order; one that cannot be answered gets an error in its place. */
export function answerItems<Item extends { readonly id: unknown }>(
  items: readonly Item[],
  answer: (item: Item) => object,
  signal: AbortSignal,
): Promise<object[]> {
  return inTurn(items, (item) => answerTo(item, answer), signal);
}

function answerTo<Item extends { readonly id: unknown }>(item: Item, answer: (item: Item) => object): object {
  try {
    return answer(item);
  } catch (error) {
    if (!(error instanceof BadLine)) throw error;
    return { id: item.id, error: error.message };
  }
}
