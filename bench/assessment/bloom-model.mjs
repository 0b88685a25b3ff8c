// Multinomial logistic regression with an L2 penalty, trained by plain gradient steps from zero: no chance in it, so
// the same questions give the same table.
const LEVELS = 6;

/** `examples`: [{ keys: string[], level: 0..5, weight? }]. Gives a Map from feature to six weights. */
export function train(examples, { penalty = 1, rounds = 300, least = 2, scaleOf = () => 1 } = {}) {
  const counts = new Map();
  for (const { keys } of examples) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const index = new Map();
  for (const [key, count] of counts) if (count >= least) index.set(key, index.size);
  index.set('', index.size);
  const names = [...index.keys()];
  const scale = names.map((key) => (key === '' ? 1 : scaleOf(key)));
  const rows = examples.map(({ keys, level, weight = 1 }) => ({
    level,
    weight,
    at: [...keys.flatMap((key) => (index.has(key) ? [index.get(key)] : [])), index.get('')],
  }));
  const size = names.length * LEVELS;
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-8);
  const gradient = new Float64Array(size);
  for (let round = 0; round < rounds; round += 1) {
    gradient.fill(0);
    for (const { at, level, weight } of rows) {
      const share = softmax(sum(weights, at, scale));
      for (let k = 0; k < LEVELS; k += 1) {
        const error = weight * (share[k] - (k === level ? 1 : 0));
        for (const f of at) gradient[f * LEVELS + k] += error * scale[f];
      }
    }
    for (let i = 0; i < size; i += 1) {
      const slope = gradient[i] + penalty * weights[i];
      squares[i] += slope * slope;
      weights[i] -= (0.5 * slope) / Math.sqrt(squares[i]);
    }
  }
  return new Map(
    names.map((key, f) => [
      key,
      Array.from({ length: LEVELS }, (_, k) => weights[f * LEVELS + k] * scale[f]),
    ]),
  );
}

function sum(weights, at, scale) {
  const scores = new Float64Array(LEVELS);
  for (const f of at) for (let k = 0; k < LEVELS; k += 1) scores[k] += weights[f * LEVELS + k] * scale[f];
  return scores;
}

function softmax(scores) {
  const top = Math.max(...scores);
  const parts = Array.from(scores, (score) => Math.exp(score - top));
  const total = parts.reduce((a, b) => a + b, 0);
  return parts.map((part) => part / total);
}
