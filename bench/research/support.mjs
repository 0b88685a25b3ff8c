// Support, contradiction or neither on SciFact train claims, beside the majority label and plain overlap of words.

import { terms } from '../../packages/pipelines/dist/research/retrieval/tokenize.js';
import { classifySupport } from '../../packages/pipelines/dist/research/support/classify-support.js';
import { LABELS } from '../../packages/pipelines/dist/research/support/weights.js';
import { macroF1 } from './metrics.mjs';
import { readClaims } from './scifact.mjs';
import { crossValidate } from './support-model.mjs';

/** Macro-F1 of each; null without the data. The shipped weights saw these claims, `unseen` are halves fitted apart. */
export async function supportScores() {
  const claims = await readClaims();
  if (claims === null) return null;
  const right = claims.map((each) => each.label);
  const score = (given) => macroF1(given, right, LABELS);
  const counts = LABELS.map((label) => right.filter((each) => each === label).length);
  const majority = LABELS[counts.indexOf(Math.max(...counts))];
  return {
    claims: claims.length,
    shipped: score(claims.map((each) => classifySupport(each.claim, each.passages).label)),
    unseen: score(crossValidate(claims)),
    majority: score(claims.map(() => majority)),
    overlap: bestOverlap(claims, score),
  };
}

/** Words in common with the best sentence, above a threshold that is the best possible for these very claims. */
function bestOverlap(claims, score) {
  const shares = claims.map(({ claim, passages }) => {
    const wanted = new Set(terms(claim));
    return Math.max(...passages.map((passage) => shared(passage, wanted))) / Math.max(1, wanted.size);
  });
  const thresholds = Array.from({ length: 50 }, (_, i) => i / 50);
  return Math.max(
    ...thresholds.map((least) => score(shares.map((share) => (share >= least ? 'SUPPORTS' : 'NEUTRAL')))),
  );
}

const shared = (passage, wanted) => [...new Set(terms(passage))].filter((term) => wanted.has(term)).length;
