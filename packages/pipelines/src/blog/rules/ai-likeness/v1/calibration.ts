/**
 * Where each rule begins to count, where it counts in full, and the most points it gives its category.
 * Written by bench/calibrate-ai-likeness.mjs; frozen with the rule set. `baseline` is the 90th percentile of the rate on
 * posts written by people (the 10th, where less counts).
 */
export interface Calibration {
  readonly baseline: number;
  readonly mark: number;
  readonly cap: number;
}

export const CALIBRATION: Readonly<Record<string, Calibration>> = {
  'essay-word-choice': { baseline: 36.15, mark: 47.65, cap: 70 },
  'story-word-choice': { baseline: 31.91, mark: 43.8, cap: 20 },
  'inflated-words': { baseline: 15.8, mark: 30, cap: 20 },
  'lofty-words': { baseline: 11.7, mark: 42.13, cap: 40 },
  'abstract-words': { baseline: 52.17, mark: 73.94, cap: 20 },
  'word-length': { baseline: 5.33, mark: 6, cap: 20 },
  'participial-tails': { baseline: 4.66, mark: 6.65, cap: 10 },
  'tailed-sentences': { baseline: 6.48, mark: 14.86, cap: 30 },
  'past-tails': { baseline: 0.76, mark: 2.32, cap: 20 },
  'ed-forms': { baseline: 39.95, mark: 52.13, cap: 50 },
  'participial-openings': { baseline: 13.2, mark: 17.16, cap: 20 },
  'led-gerunds': { baseline: 13.09, mark: 17.06, cap: 30 },
  'not-x-but-y': { baseline: 3.65, mark: 8, cap: 30 },
  triads: { baseline: 9.64, mark: 14.45, cap: 20 },
  doublets: { baseline: 20.55, mark: 38.55, cap: 70 },
  'example-lists': { baseline: 2.93, mark: 4.11, cap: 20 },
  'leading-clauses': { baseline: 18.18, mark: 27.62, cap: 40 },
  'relating-words': { baseline: 17.17, mark: 28.8, cap: 40 },
  'stock-images': { baseline: 1.55, mark: 2.6, cap: 20 },
  'essay-word-pairs': { baseline: 30.91, mark: 41.09, cap: 70 },
  'story-word-pairs': { baseline: 38.88, mark: 50.72, cap: 30 },
  'stock-phrases': { baseline: 5.76, mark: 8.97, cap: 20 },
  'story-phrases': { baseline: 2.22, mark: 8.64, cap: 40 },
  'stock-gestures': { baseline: 2.17, mark: 30.49, cap: 30 },
  'sentence-openers': { baseline: 33.33, mark: 43.75, cap: 60 },
  'transition-openers': { baseline: 5.49, mark: 12, cap: 10 },
  'announced-opening': { baseline: 1, mark: 3, cap: 20 },
  'closing-label': { baseline: 0, mark: 1, cap: 50 },
  'uplift-closing': { baseline: 35.89, mark: 84.21, cap: 40 },
  'even-sentences': { baseline: 35.3, mark: 24.69, cap: 30 },
  'middling-sentences': { baseline: 84.21, mark: 100, cap: 30 },
  'even-paragraphs': { baseline: 29.31, mark: 17.87, cap: 60 },
  'few-peoples-words': { baseline: 215.01, mark: 146.14, cap: 60 },
  'no-person': { baseline: 15.03, mark: 0, cap: 40 },
  'few-numbers': { baseline: 2.21, mark: 0, cap: 40 },
  'plain-punctuation': { baseline: 5.94, mark: 3.78, cap: 60 },
  'em-dashes': { baseline: 6.12, mark: 14, cap: 50 },
  'labelled-items': { baseline: 5.43, mark: 20, cap: 40 },
  decoration: { baseline: 0, mark: 8, cap: 50 },
  'bold-words': { baseline: 9.99, mark: 40, cap: 50 },
};
