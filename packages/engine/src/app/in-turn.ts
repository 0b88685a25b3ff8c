import { setImmediate as turn } from 'node:timers/promises';

/** Works on items one after the other and lets others be served in between; ends when nobody waits any more. */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  signal: AbortSignal,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    if (signal.aborted) break;
    results.push(work(item));
    await turn();
  }
  return results;
}
