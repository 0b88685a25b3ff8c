// Written by bench/research/train-support.mjs: train again instead of editing.
import type { SupportLabel } from '@palimpsest/contracts';

export const LABELS = ['SUPPORTS', 'CONTRADICTS', 'NEUTRAL'] as const satisfies readonly SupportLabel[];

/** One weight a feature, in the order of FEATURES. */
export const WEIGHTS: Readonly<Record<SupportLabel, readonly number[]>> = {
  SUPPORTS: [
    0.082, // bias
    0.299, // coverage of the best sentence
    0.578, // coverage of the two best
    0.678, // coverage of all
    0.092, // pairs in the best
    0.235, // pairs in all
    -0.394, // rare words missing
    -0.443, // claim is negated
    -0.136, // best is negated
    -0.176, // one is negated and covers
    0.046, // both are negated
    0.356, // aligned poles agree
    -0.413, // aligned poles differ
    0.291, // poles agree
    -0.37, // poles differ
    -0.125, // claim points up
    -0.669, // claim points down
    0.132, // values agree
    -0.385, // values differ
    -0.267, // values missing
    0.047, // best is hedged
    0.106, // claim is universal
    -0.211, // claim is short
    0.157, // best is a finding
    0.103, // no difference was found
    0.024, // second best agrees
    -0.105, // second best differs
    0.074, // few sentences
  ],
  CONTRADICTS: [
    -0.512, // bias
    0.519, // coverage of the best sentence
    0.37, // coverage of the two best
    0.35, // coverage of all
    0.215, // pairs in the best
    0.263, // pairs in all
    -0.454, // rare words missing
    0.488, // claim is negated
    0.179, // best is negated
    0.318, // one is negated and covers
    0.02, // both are negated
    -0.13, // aligned poles agree
    0.577, // aligned poles differ
    -0.272, // poles agree
    0.38, // poles differ
    0, // claim points up
    0.504, // claim points down
    -0.002, // values agree
    0.27, // values differ
    -0.189, // values missing
    0.174, // best is hedged
    -0.25, // claim is universal
    0.06, // claim is short
    -0.14, // best is a finding
    0.341, // no difference was found
    -0.104, // second best agrees
    0.085, // second best differs
    -0.015, // few sentences
  ],
  NEUTRAL: [
    0.43, // bias
    -0.818, // coverage of the best sentence
    -0.948, // coverage of the two best
    -1.028, // coverage of all
    -0.307, // pairs in the best
    -0.498, // pairs in all
    0.848, // rare words missing
    -0.046, // claim is negated
    -0.044, // best is negated
    -0.141, // one is negated and covers
    -0.066, // both are negated
    -0.226, // aligned poles agree
    -0.164, // aligned poles differ
    -0.02, // poles agree
    -0.01, // poles differ
    0.125, // claim points up
    0.165, // claim points down
    -0.13, // values agree
    0.115, // values differ
    0.456, // values missing
    -0.221, // best is hedged
    0.144, // claim is universal
    0.151, // claim is short
    -0.017, // best is a finding
    -0.444, // no difference was found
    0.079, // second best agrees
    0.02, // second best differs
    -0.059, // few sentences
  ],
};
