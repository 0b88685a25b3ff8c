// A network with one hidden layer, fitted by Adam with weights that decay. Which features a reading hides comes from a
// generator with a fixed beginning: no chance in it, so the same messages give the same table.

const SEED = 20_261_117;
const RATE = 0.002;
const DECAY = 0.1;
const BATCH = 128;
/** The share of features and of hidden values a reading does not see, so that none is relied on alone. */
const HIDDEN_FEATURES = 0.5;
const HIDDEN_VALUES = 0.3;

/**
 * `rows`: [{ keys: string[], shares: number[] }], each class there or not whatever the others are. With `most`, only that
 * many features, those that weigh most where all are there; fitted again without the others.
 * Gives { names, first, bias, last, lastBias }: `first` one row of `hidden` weights a feature, `last` one row a class.
 */
export function fitNetwork(rows, { most = Number.POSITIVE_INFINITY, least = 3, ...options }) {
  const counts = countsOf(rows);
  const all = [...counts].filter(([, count]) => count >= least).map(([name]) => name);
  const names = all.sort();
  const network = fitted(rows, names, options);
  if (names.length <= most) return network;
  const worth = names.map((name, at) => [name, worthOf(network, at, options) * Math.sqrt(counts.get(name))]);
  worth.sort(([a, one], [b, two]) => two - one || (a < b ? -1 : 1));
  const best = worth.slice(0, most).map(([name]) => name);
  return fitted(rows, best.sort(), options);
}

/** How far a feature moves the classes it moves most. */
function worthOf({ first, last }, at, { hidden, classes }) {
  let squares = 0;
  for (let k = 0; k < classes; k += 1) {
    let sum = 0;
    for (let h = 0; h < hidden; h += 1) sum += first[at * hidden + h] * last[k * hidden + h];
    squares += sum * sum;
  }
  return Math.sqrt(squares);
}

function countsOf(rows) {
  const counts = new Map();
  for (const { keys } of rows) for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

function fitted(rows, names, { hidden, classes, rounds }) {
  const index = new Map(names.map((name, at) => [name, at]));
  const places = rows.map(({ keys }) =>
    Int32Array.from(
      [...new Set(keys)]
        .map((key) => index.get(key))
        .filter((at) => at !== undefined)
        .sort((a, b) => a - b),
    ),
  );
  const chance = generator(SEED);
  const layers = {
    first: weights(names.length * hidden, 0.03, chance),
    bias: weights(hidden, 0, chance),
    last: weights(classes * hidden, 0.2, chance),
    lastBias: weights(classes, 0, chance),
  };
  const order = rows.map((_, at) => at);
  let step = 0;
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, chance);
    const rate = RATE * (1 - round / rounds) + RATE * 0.02;
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH);
      for (const at of batch) learn(layers, places[at], rows[at].shares, { hidden, classes, chance });
      step += 1;
      for (const layer of Object.values(layers))
        move(layer, { rate, step, scale: 1 / batch.length, decay: layer === layers.first ? DECAY : 0 });
    }
  }
  const { first, bias, last, lastBias } = layers;
  return {
    names,
    first: first.values,
    bias: bias.values,
    last: last.values,
    lastBias: lastBias.values,
  };
}

function weights(size, spread, chance) {
  const values = new Float32Array(size);
  if (spread > 0) for (let i = 0; i < size; i += 1) values[i] = spread * normal(chance);
  return {
    values,
    gradient: new Float32Array(size),
    mean: new Float32Array(size),
    square: new Float32Array(size),
  };
}

/** One reading of one message: what it should have said differently is added to the gradients. */
function learn({ first, bias, last, lastBias }, places, shares, { hidden, classes, chance }) {
  const seen = places.filter(() => chance() >= HIDDEN_FEATURES);
  const raised = 1 / (1 - HIDDEN_FEATURES);
  const sums = Float64Array.from(bias.values);
  for (const at of seen)
    for (let h = 0, w = at * hidden; h < hidden; h += 1, w += 1) sums[h] += raised * first.values[w];
  const masks = sums.map(() => (chance() >= HIDDEN_VALUES ? 1 / (1 - HIDDEN_VALUES) : 0));
  const values = sums.map((sum, h) => Math.max(0, sum) * masks[h]);
  const back = new Float64Array(hidden);
  for (let k = 0; k < classes; k += 1) {
    let score = lastBias.values[k];
    for (let h = 0, w = k * hidden; h < hidden; h += 1, w += 1) score += values[h] * last.values[w];
    const wrong = 1 / (1 + Math.exp(-score)) - shares[k];
    lastBias.gradient[k] += wrong;
    for (let h = 0, w = k * hidden; h < hidden; h += 1, w += 1) {
      last.gradient[w] += wrong * values[h];
      back[h] += wrong * last.values[w];
    }
  }
  for (let h = 0; h < hidden; h += 1) {
    back[h] = sums[h] > 0 ? back[h] * masks[h] : 0;
    bias.gradient[h] += back[h];
  }
  for (const at of seen)
    for (let h = 0, w = at * hidden; h < hidden; h += 1, w += 1) first.gradient[w] += raised * back[h];
}

function move({ values, gradient, mean, square }, { rate, step, scale, decay }) {
  const one = 1 / (1 - 0.9 ** step);
  const two = 1 / (1 - 0.999 ** step);
  for (let i = 0; i < values.length; i += 1) {
    const slope = gradient[i] * scale;
    mean[i] = 0.9 * mean[i] + 0.1 * slope;
    square[i] = 0.999 * square[i] + 0.001 * slope * slope;
    values[i] -= rate * ((mean[i] * one) / (Math.sqrt(square[i] * two) + 1e-8) + decay * values[i]);
    gradient[i] = 0;
  }
}

function shuffle(order, chance) {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(chance() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
}

/** Mulberry32: small, fast, and the same everywhere. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function normal(chance) {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}
