/** What each feature says for and against each class, in whole numbers. */
export type Table = ReadonlyMap<string, readonly number[]>;

/** Present in every message: what is likely before a word is read. */
const ALWAYS = '';

/** Reads the written form: one feature a line, `feature=weight,weight,...` in the order of the classes. */
export function readTable(source: string): Table {
  const table = new Map<string, readonly number[]>();
  for (const line of source.split('\n')) {
    const cut = line.lastIndexOf('=');
    if (cut < 0) continue;
    table.set(
      line.slice(0, cut),
      line
        .slice(cut + 1)
        .split(',')
        .map(Number),
    );
  }
  return table;
}

/** The sum of what the features say, class by class. */
export function weigh(table: Table, features: readonly string[]): readonly number[] {
  const sums = [...(table.get(ALWAYS) ?? [])];
  for (const feature of features) {
    const weights = table.get(feature);
    if (weights === undefined) continue;
    for (let k = 0; k < weights.length; k += 1) sums[k] = (sums[k] ?? 0) + (weights[k] ?? 0);
  }
  return sums;
}

export interface Ranked<Class> {
  readonly name: Class;
  readonly score: number;
}

/** The classes from most to least likely; where two are equal, in the order given. */
export function rank<Class>(classes: readonly Class[], scores: readonly number[]): readonly Ranked<Class>[] {
  return classes
    .map((name, k) => ({ name, score: scores[k] ?? 0, k }))
    .sort((a, b) => b.score - a.score || a.k - b.k)
    .map(({ name, score }) => ({ name, score }));
}
