import { FRAMINGS, type FramingName } from '@palimpsest/contracts';

export interface FramingYield {
  readonly framing: FramingName;
  /** Addresses its queries brought. */
  readonly found: number;
  /** Those among them that were read and bear on the question. */
  readonly relevant: number;
}

export interface FramingWeights {
  readonly weights: Readonly<Record<FramingName, number>>;
  /** The most productive one; null while none brought anything of use. */
  readonly best: FramingName | null;
}

/** From 1 (nothing of use) to 2 (all of use came this way). Ties keep the order academic, practitioner, skeptical. */
export function framingWeights(yields: readonly FramingYield[]): FramingWeights {
  const total = yields.reduce((sum, { relevant }) => sum + relevant, 0);
  const of = (name: FramingName) => yields.find(({ framing }) => framing === name)?.relevant ?? 0;
  const weight = (name: FramingName) => (total === 0 ? 1 : Math.round((1 + of(name) / total) * 100) / 100);
  let best: FramingName | null = null;
  for (const name of FRAMINGS) if (of(name) > (best === null ? 0 : of(best))) best = name;
  return {
    weights: {
      academic: weight('academic'),
      practitioner: weight('practitioner'),
      skeptical: weight('skeptical'),
    },
    best,
  };
}
