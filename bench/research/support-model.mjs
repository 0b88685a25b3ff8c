// A logistic model over the features of a claim and its passages, fitted by plain gradient descent.
import { compare } from '../../packages/pipelines/dist/research/support/features.js';
import { plainConflict } from '../../packages/pipelines/dist/research/support/plain-conflict.js';
import { readSentence } from '../../packages/pipelines/dist/research/support/read-claim.js';
import { LABELS } from '../../packages/pipelines/dist/research/support/weights.js';

const STEPS = 300;
const RATE = 0.5;
const DECAY = 0.005;
/** Contradictions are rare and must not be drowned. */
const COST = { SUPPORTS: 1, CONTRADICTS: 1.8, NEUTRAL: 1 };

/** Three views of each claim, so that the weights do not lean on how many passages come along. */
export function examples(claims) {
  return claims.flatMap((each) => {
    const read = readSentence(each.claim);
    const views = [each.passages, [each.title, ...each.passages]].map((passages) =>
      passages.map(readSentence),
    );
    const { ranked } = compare(read, views[0]);
    const few = ranked.slice(0, 2).sort((a, b) => a - b);
    views.push(few.map((at) => views[0][at]));
    return views.map((view) => ({ id: each.id, label: each.label, features: compare(read, view).features }));
  });
}

export function fitWeights(rows) {
  const size = rows[0].features.length;
  const weights = LABELS.map(() => new Float64Array(size));
  const total = rows.reduce((sum, row) => sum + COST[row.label], 0);
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = LABELS.map(() => new Float64Array(size));
    for (const { features, label } of rows) {
      const sums = weights.map((row) => features.reduce((sum, value, i) => sum + value * row[i], 0));
      const most = Math.max(...sums);
      const powers = sums.map((sum) => Math.exp(sum - most));
      const all = powers.reduce((a, b) => a + b, 0);
      for (const [c, each] of LABELS.entries()) {
        const error = COST[label] * (powers[c] / all - (each === label ? 1 : 0));
        for (let i = 0; i < size; i += 1) slopes[c][i] += error * features[i];
      }
    }
    for (const [c, row] of weights.entries())
      for (let i = 0; i < size; i += 1) row[i] -= RATE * (slopes[c][i] / total + DECAY * row[i]);
  }
  return weights.map((row) => [...row].map((weight) => Math.round(weight * 1_000) / 1_000));
}

/** Labels each half of the claims with weights fitted on the other half; a claim is never in both. */
export function crossValidate(claims) {
  const given = new Array(claims.length);
  for (const half of [0, 1]) {
    const weights = fitWeights(examples(claims.filter((each) => halfOf(each) !== half)));
    for (const [i, each] of claims.entries()) if (halfOf(each) === half) given[i] = label(each, weights);
  }
  return given;
}

const halfOf = (each) => (Math.imul(Number(each.id), 2_654_435_761) >>> 4) % 2;

function label({ claim, passages }, weights) {
  const read = readSentence(claim);
  const sentences = passages.map(readSentence);
  const { features, ranked } = compare(read, sentences);
  if (sentences[ranked[0]] !== undefined && plainConflict(read, sentences[ranked[0]])) return 'CONTRADICTS';
  const sums = weights.map((row) => features.reduce((sum, value, i) => sum + value * row[i], 0));
  return LABELS[sums.indexOf(Math.max(...sums))];
}
