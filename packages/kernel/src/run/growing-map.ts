/**
 * A map that never changes, for states that grow by one entry with each event: `with` gives the next map and leaves
 * this one as it is. They share one table, in which each sees what was written up to itself, so that a run of a
 * thousand events does not copy a thousand tables. Only a second branch from an older map pays for a copy.
 *
 * @example growingMap<number>().with('a', 1).with('b', 2).get('a') // 1
 */
export interface GrowingMap<V> extends Iterable<readonly [string, V]> {
  get(key: string): V | undefined;
  has(key: string): boolean;
  with(key: string, value: V): GrowingMap<V>;
}

interface Table<V> {
  /** What was written under each key, oldest first, with the number of the write. */
  readonly written: Map<string, { readonly at: number; readonly value: V }[]>;
  writes: number;
}

export function growingMap<V>(): GrowingMap<V> {
  return mapUpTo<V>({ written: new Map(), writes: 0 }, 0);
}

function mapUpTo<V>(table: Table<V>, writes: number): GrowingMap<V> {
  const entry = (key: string) => table.written.get(key)?.findLast(({ at }) => at <= writes);
  const map: GrowingMap<V> = {
    get: (key) => entry(key)?.value,
    has: (key) => entry(key) !== undefined,
    with(key, value) {
      // An empty map may be shared by all runs, so it never lends its table.
      if (writes === 0 || table.writes !== writes) return mapUpTo(copied(map, key, value), 1);
      table.writes += 1;
      const history = table.written.get(key);
      if (history === undefined) table.written.set(key, [{ at: table.writes, value }]);
      else history.push({ at: table.writes, value });
      return mapUpTo(table, table.writes);
    },
    *[Symbol.iterator]() {
      for (const key of table.written.keys()) {
        const found = entry(key);
        if (found !== undefined) yield [key, found.value] as const;
      }
    },
  };
  return map;
}

function copied<V>(map: GrowingMap<V>, key: string, value: V): Table<V> {
  const written: Table<V>['written'] = new Map();
  for (const [name, each] of map) written.set(name, [{ at: 1, value: each }]);
  written.set(key, [{ at: 1, value }]);
  return { written, writes: 1 };
}
