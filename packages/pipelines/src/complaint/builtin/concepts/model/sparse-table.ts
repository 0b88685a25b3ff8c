/** What each feature says for and against some of the classes, in whole numbers. */
export type SparseTable = ReadonlyMap<string, readonly (readonly [number, number])[]>;

/** Reads the written form: one feature a line, `feature=class:weight,class:weight`. */
export function readSparse(source: string): SparseTable {
  const table = new Map<string, readonly (readonly [number, number])[]>();
  for (const line of source.split('\n')) {
    const cut = line.lastIndexOf('=');
    if (cut < 0) continue;
    const pairs = line
      .slice(cut + 1)
      .split(',')
      .map((pair): readonly [number, number] => {
        const [k = '0', weight = '0'] = pair.split(':');
        return [Number(k), Number(weight)];
      });
    table.set(line.slice(0, cut), pairs);
  }
  return table;
}

/** The sum of what the features say, class by class; the feature without a name is always there. */
export function weighSparse(table: SparseTable, features: readonly string[], classes: number): number[] {
  const sums = new Array<number>(classes).fill(0);
  for (const feature of ['', ...features])
    for (const [k, weight] of table.get(feature) ?? []) sums[k] = (sums[k] ?? 0) + weight;
  return sums;
}
