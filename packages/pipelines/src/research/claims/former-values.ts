import type { SourceDocument } from '@palimpsest/contracts';
import { sentences } from '@palimpsest/kernel/text';
import { isFormer } from './former.ts';
import { readValues } from './read-values.ts';
import type { FactValue } from './types.ts';

/** Sentences that may call a value a thing of the past; the others need no reading. */
export const HINT =
  /former|previous|original|used to|earlier|old|prior|outdated|supersed|obsolete|instead|rather|no longer|from|replac|withdr|correct|revis|past/iu;
const LONGEST = 1_200;

/** Values that a source itself calls former ones, anywhere in it: "The previous figure of 52 m is no longer valid." */
export function readFormerValues(): (source: SourceDocument) => readonly FactValue[] {
  const known = new Map<string, readonly FactValue[]>();
  return (source) => {
    const before = known.get(source.id);
    if (before !== undefined) return before;
    const found = source.passages.flatMap(({ text }) =>
      sentences(text).flatMap((span) => {
        const sentence = text.slice(span.start, span.end);
        if (sentence.length > LONGEST || !HINT.test(sentence)) return [];
        return readValues(sentence).filter((value) => isFormer(sentence, value));
      }),
    );
    known.set(source.id, found);
    return found;
  };
}
