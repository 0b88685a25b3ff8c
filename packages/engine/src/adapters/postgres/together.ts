import { isUnreachable } from './translate-error.ts';

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (reason: unknown) => void;
}

export interface TogetherOptions<Item, Result> {
  /** Does the work for all items and gives their results in order. Whatever it throws must have left nothing behind. */
  readonly work: (place: string, items: readonly Item[]) => Promise<readonly Result[]>;
  /** So that those who come later need not wait for a very long one. */
  readonly most: number;
}

/**
 * Work of one kind at one place is done one at a time, and what is asked for meanwhile is done together in the next go.
 * Nobody waits who would not have waited anyway, and the busier it is, the less each costs.
 */
export function together<Item, Result>({
  work,
  most,
}: TogetherOptions<Item, Result>): (place: string, item: Item) => Promise<Result> {
  const lines = new Map<string, Waiting<Item, Result>[]>();

  const serve = async (place: string, group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const items = group.map(({ item }) => item);
      const results = await work(place, items);
      for (const [i, { resolve }] of group.entries()) resolve(results[i] as Result);
    } catch (error) {
      if (group.length === 1 || isUnreachable(error)) {
        for (const { reject } of group) reject(error);
        return;
      }
      // One of them spoils it for all, so each is tried alone and gets the answer that is meant for it.
      for (const each of group) await serve(place, [each]);
    }
  };
  const drain = async (place: string, line: Waiting<Item, Result>[]) => {
    while (line.length > 0) await serve(place, line.splice(0, most));
    lines.delete(place);
  };

  return (place, item) =>
    new Promise((resolve, reject) => {
      const waiting = { item, resolve, reject };
      const line = lines.get(place);
      if (line !== undefined) {
        line.push(waiting);
        return;
      }
      const own = [waiting];
      lines.set(place, own);
      // Those that are asked for in this very turn of the event loop come along.
      setImmediate(drain, place, own);
    });
}
