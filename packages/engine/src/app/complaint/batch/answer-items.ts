import { setImmediate as turn } from 'node:timers/promises';
import { BadLine } from './bad-line.ts';

/** Answers items in their order; one that cannot be answered gets an error in place. Others are served in between. */
export async function answerItems<Item extends { readonly id: unknown }>(
  items: readonly Item[],
  answer: (item: Item) => object,
  signal: AbortSignal,
): Promise<object[]> {
  const answers: object[] = [];
  for (const item of items) {
    if (signal.aborted) break;
    answers.push(answerTo(item, answer));
    await turn();
  }
  return answers;
}

function answerTo<Item extends { readonly id: unknown }>(item: Item, answer: (item: Item) => object): object {
  try {
    return answer(item);
  } catch (error) {
    if (!(error instanceof BadLine)) throw error;
    return { id: item.id, error: error.message };
  }
}
