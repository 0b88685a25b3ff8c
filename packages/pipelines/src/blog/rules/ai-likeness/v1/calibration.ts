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
  'inflated-words': { baseline: 15.8, mark: 29.19, cap: 5 },
  'lofty-words': { baseline: 11.7, mark: 51.59, cap: 60 },
  'abstract-words': { baseline: 52.17, mark: 75.23, cap: 70 },
  nominalisations: { baseline: 67.32, mark: 93.66, cap: 30 },
  'latinate-adjectives': { baseline: 20.18, mark: 26.88, cap: 20 },
  'word-length': { baseline: 5.33, mark: 6.06, cap: 40 },
  'long-words': { baseline: 162.59, mark: 223.29, cap: 5 },
  'participial-tails': { baseline: 4.66, mark: 6.44, cap: 5 },
  'tailed-sentences': { baseline: 6.48, mark: 9.35, cap: 30 },
  'absolute-clauses': { baseline: 3.87, mark: 5.4, cap: 10 },
  'past-tails': { baseline: 0.76, mark: 2.77, cap: 40 },
  'ed-forms': { baseline: 39.95, mark: 52.5, cap: 40 },
  'participial-openings': { baseline: 13.2, mark: 17.36, cap: 20 },
  participles: { baseline: 43.53, mark: 60.43, cap: 5 },
  'led-gerunds': { baseline: 13.09, mark: 17.32, cap: 10 },
  'not-x-but-y': { baseline: 3.65, mark: 8, cap: 30 },
  triads: { baseline: 9.64, mark: 14.39, cap: 30 },
  doublets: { baseline: 20.55, mark: 43.64, cap: 70 },
  balances: { baseline: 3.64, mark: 4.86, cap: 5 },
  'example-lists': { baseline: 2.93, mark: 7.31, cap: 5 },
  'leading-clauses': { baseline: 18.18, mark: 27.59, cap: 20 },
  'scene-openings': { baseline: 8.7, mark: 24.24, cap: 5 },
  'relating-words': { baseline: 17.17, mark: 23.81, cap: 60 },
  'stock-images': { baseline: 1.55, mark: 2.59, cap: 20 },
  'stock-phrases': { baseline: 5.76, mark: 9.1, cap: 40 },
  'story-phrases': { baseline: 2.22, mark: 8.65, cap: 60 },
  'stock-gestures': { baseline: 2.17, mark: 32.54, cap: 20 },
  'transition-openers': { baseline: 5.49, mark: 11.86, cap: 10 },
  'announced-opening': { baseline: 1, mark: 3, cap: 20 },
  'closing-label': { baseline: 0, mark: 1, cap: 60 },
  'summarising-closing': { baseline: 2, mark: 5, cap: 5 },
  'uplift-closing': { baseline: 35.89, mark: 100, cap: 40 },
  'even-sentences': { baseline: 35.3, mark: 24.08, cap: 5 },
  'even-neighbours': { baseline: 57.32, mark: 100, cap: 5 },
  'middling-sentences': { baseline: 84.21, mark: 100, cap: 30 },
  'even-paragraphs': { baseline: 29.31, mark: 17.83, cap: 60 },
  'few-contractions': { baseline: 2.42, mark: 0, cap: 5 },
  'no-plain-words': { baseline: 67.51, mark: 43.44, cap: 5 },
  'no-person': { baseline: 15.03, mark: 3.92, cap: 40 },
  'few-specifics': { baseline: 21.69, mark: 0, cap: 5 },
  'few-numbers': { baseline: 2.21, mark: 0, cap: 40 },
  'no-evidence': { baseline: 7.79, mark: 4.24, cap: 10 },
  'generic-plurals': { baseline: 83.33, mark: 126.84, cap: 40 },
  'plain-punctuation': { baseline: 5.94, mark: 1.38, cap: 60 },
  'em-dashes': { baseline: 6.12, mark: 14, cap: 50 },
  'serial-commas': { baseline: 15.09, mark: 20.16, cap: 5 },
  'labelled-items': { baseline: 5.43, mark: 20, cap: 40 },
  decoration: { baseline: 0, mark: 8, cap: 50 },
  'bold-words': { baseline: 9.99, mark: 40, cap: 50 },
  'essay-word-choice': { baseline: 99, mark: 100, cap: 5 },
  'story-word-choice': { baseline: 99, mark: 100, cap: 5 },
  'essay-word-pairs': { baseline: 99, mark: 100, cap: 5 },
  'story-word-pairs': { baseline: 99, mark: 100, cap: 5 },
  'sentence-openers': { baseline: 99, mark: 100, cap: 5 },
  'few-peoples-words': { baseline: 1, mark: 0, cap: 5 },
};
