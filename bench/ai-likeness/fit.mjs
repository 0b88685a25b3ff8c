// Fits marks and caps by coordinate ascent: one rule at a time, kept when the objective rises.
const WEIGHTS = {
  vocabulary_inflation: 20,
  participial_density: 20,
  rhetorical_formulas: 15,
  stock_phrases: 10,
  template_frame: 10,
  rhythm: 10,
  voice_deficit: 10,
  punctuation_format: 5,
};
export const CATEGORIES = Object.keys(WEIGHTS);
export const SETS = ['essay', 'wp'];
export const MODELS = ['gpt', 'claude'];
const CAPS = [5, 10, 20, 30, 40, 50, 60, 70];
/** Rules for newer habits, which these older texts cannot show: set by hand. */
const BY_HAND = {
  'not-x-but-y': { mark: 8, cap: 30 },
  'announced-opening': { mark: 3, cap: 20 },
  'em-dashes': { mark: 14, cap: 50 },
  'bold-words': { mark: 40, cap: 50 },
  decoration: { mark: 8, cap: 50 },
  'labelled-items': { mark: 20, cap: 40 },
};
/** Every rule may give a little, so that a habit these texts lack is still seen; rhythm flips between kinds of text, so it is bounded. */
const LEAST = 5;
/** No rule fills a category by itself. */
const MOST_OF_ALL = 70;
const MOST = {
  'even-sentences': 30,
  'even-neighbours': 30,
  'middling-sentences': 30,
  'even-paragraphs': 60,
  'closing-label': 60,
  'ed-forms': 60,
};

export function quantile(values, share) {
  const sorted = Float64Array.from(values).sort();
  const at = (sorted.length - 1) * share;
  const low = Math.floor(at);
  return sorted[low] + (at - low) * ((sorted[low + 1] ?? sorted[low]) - sorted[low]);
}

/** The chance that a generated text scores higher than a human one. */
export function auroc(human, generated) {
  const sorted = Float64Array.from(human).sort();
  const below = (value, orEqual) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle] < value || (orEqual && sorted[middle] === value)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  let sum = 0;
  for (const value of generated) sum += (below(value, false) + below(value, true)) / 2;
  return sum / (sorted.length * generated.length);
}

const evidence = (row) => Math.min(1, row.words / 100);
const unit = (rows, { id, sign, baseline, mark }) =>
  Float64Array.from(
    rows,
    (row) =>
      evidence(row) *
      Math.max(0, Math.min(1, (sign * (row.rates[id] - baseline)) / (sign * (mark - baseline)))),
  );

function sums(rows, gauges) {
  const byCategory = Object.fromEntries(
    CATEGORIES.map((category) => [category, new Float64Array(rows.length)]),
  );
  for (const gauge of gauges) {
    const points = unit(rows, gauge);
    const category = byCategory[gauge.category];
    for (let i = 0; i < rows.length; i += 1) category[i] += gauge.cap * points[i];
  }
  return byCategory;
}

function totals(byCategory, length) {
  const total = new Float64Array(length);
  const highest = new Float64Array(length);
  for (const category of CATEGORIES) {
    const weight = WEIGHTS[category] / 100;
    const points = byCategory[category];
    for (let i = 0; i < length; i += 1) {
      const score = Math.min(100, points[i]);
      total[i] += weight * score;
      if (score > highest[i]) highest[i] = score;
    }
  }
  return { total, highest };
}

function groups(rows, half) {
  const pick = (test) => rows.flatMap((row, i) => (test(row) ? [i] : []));
  const of = {};
  for (const set of SETS)
    for (const source of ['human', ...MODELS])
      of[`${set}-${source}`] = pick((row) => row.set === set && row.source === source && row.half === half);
  of.blog = pick((row) => row.set === 'blog' && row.half === half);
  return of;
}

const at = (values, places) => places.map((i) => values[i]);
const share = (values, places, above) => places.filter((i) => values[i] > above).length / places.length;
/** A share with soft edges, so that the ascent has something to climb. */
const ramp = (values, places, middle, width) =>
  places.reduce((sum, i) => sum + Math.max(0, Math.min(1, (values[i] - middle + width) / (2 * width))), 0) /
  places.length;

const aurocs = (total, of) =>
  SETS.flatMap((set) =>
    MODELS.map((model) => auroc(at(total, of[`${set}-human`]), at(total, of[`${set}-${model}`]))),
  );

function objective(byCategory, length, of) {
  const { total, highest } = totals(byCategory, length);
  const areas = aurocs(total, of);
  return (
    areas.reduce((sum, area) => sum + area, 0) +
    2 * Math.min(...areas) +
    0.1 * ramp(total, of['essay-gpt'], 60, 25) +
    0.5 * ramp(total, of['essay-claude'], 58, 25) -
    2 * ramp(total, of.blog, 50, 12) -
    0.8 * ramp(highest, of.blog, 68, 8) -
    0.3 * ramp(total, of['essay-human'], 52, 12)
  );
}

/** Candidate marks: what half to nearly all generated texts of a set reach, well away from the baseline. */
function candidates(rows, gauge, half) {
  const marks = new Set();
  for (const set of SETS)
    for (const model of MODELS) {
      const rates = rows
        .filter((row) => row.set === set && row.source === model && row.half === half)
        .map((row) => gauge.sign * row.rates[gauge.id]);
      for (const q of [0.4, 0.6, 0.8, 0.95]) marks.add(Number((gauge.sign * quantile(rates, q)).toFixed(2)));
    }
  if (gauge.unit === 'per cent' && gauge.counts === 'more') return [100];
  const least = gauge.unit === 'letters' ? 0.06 : 0.3;
  return [...marks].filter(
    (mark) => gauge.sign * (mark - gauge.baseline) >= Math.max(0.01, least * Math.abs(gauge.baseline)),
  );
}

export function fitMarks(rows, gauges, half) {
  const of = groups(rows, half);
  const fitted = gauges.map((gauge) => {
    if (BY_HAND[gauge.id]) return { ...gauge, ...BY_HAND[gauge.id], marks: [] };
    const marks = candidates(rows, gauge, half).sort((a, b) => a - b);
    return {
      ...gauge,
      marks,
      mark: marks[marks.length >> 1] ?? gauge.baseline + gauge.sign,
      cap: marks.length > 0 ? Math.min(40, MOST[gauge.id] ?? 40) : LEAST,
    };
  });
  const byCategory = sums(rows, fitted);
  let best = objective(byCategory, rows.length, of);
  for (let pass = 0; pass < 4; pass += 1) {
    const before = best;
    for (const gauge of fitted) {
      const category = byCategory[gauge.category];
      const old = unit(rows, gauge);
      const rest = category.map((points, i) => points - gauge.cap * old[i]);
      let keep = { mark: gauge.mark, cap: gauge.cap };
      for (const mark of gauge.marks) {
        const points = unit(rows, { ...gauge, mark });
        for (const cap of CAPS) {
          if (cap > (MOST[gauge.id] ?? MOST_OF_ALL) || cap < LEAST) continue;
          for (let i = 0; i < rows.length; i += 1) category[i] = rest[i] + cap * points[i];
          const value = objective(byCategory, rows.length, of) - 0.0001 * cap;
          if (value > best + 1e-4) {
            best = value;
            keep = { mark, cap };
          }
        }
      }
      Object.assign(gauge, keep);
      const points = unit(rows, gauge);
      for (let i = 0; i < rows.length; i += 1) category[i] = rest[i] + gauge.cap * points[i];
      best = objective(byCategory, rows.length, of) - 0.0001 * gauge.cap;
    }
    console.error(`  … pass ${pass + 1}: ${best.toFixed(4)}`);
    if (best - before < 0.002) break;
  }
  return fitted;
}

export function measure(rows, gauges, half) {
  const of = groups(rows, half);
  const { total, highest } = totals(sums(rows, gauges), rows.length);
  const median = {};
  for (const [name, places] of Object.entries(of)) median[name] = quantile(at(total, places), 0.5);
  const t4 = Object.fromEntries(Object.entries(of).map(([name, places]) => [name, share(total, places, 60)]));
  const t5 = share(highest, of.blog, 70);
  return {
    aurocs: aurocs(total, of),
    t4,
    t5,
    median,
    count: Object.fromEntries(Object.entries(of).map(([name, places]) => [name, places.length])),
  };
}
