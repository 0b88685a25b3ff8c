/** A table with a layer between features and classes: it knows what features say together that none says alone. */
export interface Network {
  readonly hidden: number;
  /** What each feature says to each hidden value, in steps. */
  readonly rows: ReadonlyMap<string, readonly number[]>;
  /** One row a class: what each hidden value says, and last what is likely before a word is read. */
  readonly classes: readonly (readonly number[])[];
}

/** Each weight is one character: the middle one is nothing, those before it speak against, those behind it for. */
export const STEPS =
  '!"#%&()*+-./0123456789:<>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
export const NOTHING = (STEPS.length - 1) / 2;
/** Steps of a weight in one, before and behind the hidden values. */
export const FINE_FIRST = 100;
export const FINE_LAST = 100;
/** Scores are twentieths of a natural logarithm, as those of the other tables. */
const FINENESS = 20;
/** The feature that is always there. */
const ALWAYS = '';

/** Between the features and the classes. */
export const PARTING = '\n---\n';

/**
 * Reads the written form: one feature a line, `feature weights`, each weight one character, without a name what is always
 * there; behind a line of dashes a line of numbers for each class. Whole numbers alone, so that every machine comes to the
 * same sums.
 */
export function readNetwork(source: string): Network {
  const [features = '', classes = ''] = source.split(PARTING);
  const rows = new Map(
    linesOf(features).map((line) => {
      const cut = line.lastIndexOf(' ');
      return [line.slice(0, cut), stepsOf(line.slice(cut + 1))];
    }),
  );
  return {
    hidden: rows.get(ALWAYS)?.length ?? 0,
    rows,
    classes: linesOf(classes).map((line) => line.split(',').map(Number)),
  };
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}

function stepsOf(text: string): readonly number[] {
  return [...text].map((char) => STEPS.indexOf(char) - NOTHING);
}

/** How likely each class is, 0 where it is as likely as not. */
export function weighNetwork({ hidden, rows, classes }: Network, features: readonly string[]): number[] {
  const sums = new Array<number>(hidden).fill(0);
  for (const feature of [ALWAYS, ...features]) {
    const row = rows.get(feature);
    if (row === undefined) continue;
    for (let h = 0; h < hidden; h += 1) sums[h] = (sums[h] ?? 0) + (row[h] ?? 0);
  }
  return classes.map((weights) => {
    let score = (weights[hidden] ?? 0) * FINE_FIRST;
    for (let h = 0; h < hidden; h += 1) {
      const value = sums[h] ?? 0;
      if (value > 0) score += value * (weights[h] ?? 0);
    }
    return Math.round((score * FINENESS) / (FINE_FIRST * FINE_LAST));
  });
}

/** What each feature says for each class where all hidden values are open: the network at a glance. */
export function effectsOf(
  { hidden, rows, classes }: Network,
  names: readonly string[],
): Record<string, Record<string, number>> {
  const effects = [...rows].map(([feature, row]) => {
    const said = classes.map((weights) => {
      let sum = 0;
      for (let h = 0; h < hidden; h += 1) sum += (row[h] ?? 0) * (weights[h] ?? 0);
      return Math.round((sum * FINENESS) / (FINE_FIRST * FINE_LAST));
    });
    return [feature || '(always)', Object.fromEntries(names.map((name, k) => [name, said[k] ?? 0]))];
  });
  return Object.fromEntries(effects);
}
