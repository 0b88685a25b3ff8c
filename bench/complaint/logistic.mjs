// Logistic regression with an L2 penalty, by plain gradient steps from zero: no chance in it, so the same messages give
// the same table. Classes exclude each other, or each is there or not whatever the others are (`apart`).

/**
 * `rows`: [{ keys: string[], shares: number[] }]. Gives a Map from feature to one weight per class. With `most`, only that
 * many features, those that weigh most where all are there; fitted again without the others.
 */
export function train(rows, { most = Number.POSITIVE_INFINITY, ...options }) {
  const index = indexOf(rows, options.least ?? 2);
  if (index.size <= most) return fitted(rows, index, options);
  const counts = countsOf(rows);
  const worth = [...fitted(rows, index, { ...options, rounds: 40 })]
    .map(([name, weights]) => [
      name,
      name === '' ? Number.POSITIVE_INFINITY : Math.max(...weights.map(Math.abs)) * counts.get(name) ** 0.25,
    ])
    .sort(([a, one], [b, two]) => two - one || (a < b ? -1 : 1));
  return fitted(rows, new Map(worth.slice(0, most).map(([name], at) => [name, at])), options);
}

function fitted(rows, index, { classes, penaltyOf, rounds = 100, apart = false }) {
  const names = [...index.keys()];
  const penalty = Float64Array.from(names, penaltyOf);
  const { places, ends, shares } = packed(rows, index, classes);
  const size = names.length * classes;
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-8);
  const gradient = new Float64Array(size);
  const scores = new Float64Array(classes);
  for (let round = 0; round < rounds; round += 1) {
    gradient.fill(0);
    for (let row = 0, start = 0; row < ends.length; row += 1) {
      const end = ends[row];
      scores.fill(0);
      for (let at = start; at < end; at += 1)
        for (let k = 0, w = places[at]; k < classes; k += 1, w += 1) scores[k] += weights[w];
      if (apart) sigmoid(scores);
      else softmax(scores);
      for (let k = 0; k < classes; k += 1) scores[k] -= shares[row * classes + k];
      for (let at = start; at < end; at += 1)
        for (let k = 0, w = places[at]; k < classes; k += 1, w += 1) gradient[w] += scores[k];
      start = end;
    }
    for (let f = 0, i = 0; f < names.length; f += 1)
      for (let k = 0; k < classes; k += 1, i += 1) {
        const slope = gradient[i] + penalty[f] * weights[i];
        squares[i] += slope * slope;
        weights[i] -= (0.5 * slope) / Math.sqrt(squares[i]);
      }
  }
  return new Map(names.map((key, f) => [key, Array.from(weights.subarray(f * classes, (f + 1) * classes))]));
}

/** All rows one after another: where the weights of each feature begin, where each row ends, what it is to give. */
function packed(rows, index, classes) {
  const places = [];
  const ends = new Int32Array(rows.length);
  const shares = new Float64Array(rows.length * classes);
  for (const [row, { keys, shares: own }] of rows.entries()) {
    places.push(0);
    for (const key of keys) {
      const at = index.get(key);
      if (at !== undefined) places.push(at * classes);
    }
    ends[row] = places.length;
    shares.set(own, row * classes);
  }
  return { places: Int32Array.from(places), ends, shares };
}

function countsOf(rows) {
  const counts = new Map();
  for (const { keys } of rows) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function indexOf(rows, least) {
  const index = new Map([['', 0]]);
  for (const [key, count] of countsOf(rows)) if (count >= least) index.set(key, index.size);
  return index;
}

function sigmoid(scores) {
  for (let k = 0; k < scores.length; k += 1) scores[k] = 1 / (1 + Math.exp(-scores[k]));
}

function softmax(scores) {
  const top = Math.max(...scores);
  let total = 0;
  for (let k = 0; k < scores.length; k += 1) {
    scores[k] = Math.exp(scores[k] - top);
    total += scores[k];
  }
  for (let k = 0; k < scores.length; k += 1) scores[k] /= total;
}
