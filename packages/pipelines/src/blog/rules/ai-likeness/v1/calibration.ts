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
  'inflated-words': { baseline: 16, mark: 26.67, cap: 40 },
  'lofty-words': { baseline: 11.7, mark: 60.93, cap: 70 },
  'abstract-words': { baseline: 52.29, mark: 91.38, cap: 55 },
  'nominalisations': { baseline: 67.32, mark: 93.09, cap: 10 },
  'latinate-adjectives': { baseline: 20.18, mark: 30.03, cap: 30 },
  'word-length': { baseline: 5.33, mark: 5.65, cap: 30 },
  'long-words': { baseline: 162.59, mark: 227.97, cap: 10 },
  'participial-tails': { baseline: 4.66, mark: 8.4, cap: 10 },
  'tailed-sentences': { baseline: 6.48, mark: 19.28, cap: 40 },
  'absolute-clauses': { baseline: 3.87, mark: 7.41, cap: 10 },
  'participial-openings': { baseline: 13.2, mark: 27.05, cap: 30 },
  'participles': { baseline: 43.53, mark: 56.6, cap: 10 },
  'led-gerunds': { baseline: 13.09, mark: 21.7, cap: 20 },
  'past-tails': { baseline: 0.76, mark: 2.58, cap: 55 },
  'not-x-but-y': { baseline: 3.65, mark: 6.45, cap: 10 },
  'triads': { baseline: 9.64, mark: 13.44, cap: 30 },
  'doublets': { baseline: 20.55, mark: 43.32, cap: 70 },
  'balances': { baseline: 3.64, mark: 4.81, cap: 10 },
  'leading-clauses': { baseline: 18.18, mark: 24.22, cap: 20 },
  'scene-openings': { baseline: 8.7, mark: 12.32, cap: 10 },
  'example-lists': { baseline: 2.93, mark: 4.58, cap: 10 },
  'relating-words': { baseline: 17.17, mark: 23.02, cap: 40 },
  'stock-images': { baseline: 1.55, mark: 2.06, cap: 30 },
  'stock-phrases': { baseline: 5.76, mark: 9.08, cap: 55 },
  'story-phrases': { baseline: 2.22, mark: 7.72, cap: 40 },
  'stock-gestures': { baseline: 2.17, mark: 28.73, cap: 70 },
  'transition-openers': { baseline: 5.49, mark: 7.39, cap: 10 },
  'announced-opening': { baseline: 1, mark: 4, cap: 10 },
  'closing-label': { baseline: 0, mark: 1, cap: 70 },
  'summarising-closing': { baseline: 2, mark: 5.95, cap: 10 },
  'uplift-closing': { baseline: 35.89, mark: 73.85, cap: 40 },
  'even-sentences': { baseline: 35.3, mark: 24.19, cap: 10 },
  'even-neighbours': { baseline: 57.32, mark: 78.95, cap: 10 },
  'middling-sentences': { baseline: 84.21, mark: 85.21, cap: 40 },
  'even-paragraphs': { baseline: 29.31, mark: 18.8, cap: 55 },
  'few-contractions': { baseline: 2.42, mark: 0, cap: 20 },
  'no-plain-words': { baseline: 67.51, mark: 35.69, cap: 10 },
  'no-person': { baseline: 15.03, mark: 1.31, cap: 40 },
  'few-specifics': { baseline: 21.69, mark: 0, cap: 10 },
  'few-numbers': { baseline: 2.21, mark: 0, cap: 40 },
  'no-evidence': { baseline: 7.79, mark: 2.22, cap: 10 },
  'plain-punctuation': { baseline: 5.94, mark: 1.88, cap: 55 },
  'em-dashes': { baseline: 6.12, mark: 14, cap: 50 },
  'serial-commas': { baseline: 15.09, mark: 20.05, cap: 10 },
  'labelled-items': { baseline: 5.43, mark: 20, cap: 40 },
  'decoration': { baseline: 0, mark: 8, cap: 50 },
  'bold-words': { baseline: 6.46, mark: 25, cap: 50 },
};
