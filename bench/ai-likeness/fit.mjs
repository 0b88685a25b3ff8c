// Fits marks and caps by coordinate ascent: one rule at a time, kept when the objective rises.
import { CAPS, handSet, LEAST_POINTS, mostOf } from './limits.mjs';
import { aurocSorted, quantile, ramp } from './statistics.mjs';

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
const PASSES = 4;

const unit = (rows, { id, sign, baseline, mark }) =>
  Float64Array.from(
    rows,
    (row) =>
      row.evidence *
      Math.max(0, Math.min(1, (sign * (row.rates[id] - baseline)) / (sign * (mark - baseline)))),
  );

/** For each category the points of every row, not yet cut at 100. */
export function pointsByCategory(rows, gauges) {
  const all = Object.fromEntries(CATEGORIES.map((category) => [category, new Float64Array(rows.length)]));
  for (const gauge of gauges) {
    if (gauge.cap === 0) continue;
    const points = unit(rows, gauge);
    const category = all[gauge.category];
    for (let i = 0; i < rows.length; i += 1) category[i] += gauge.cap * points[i];
  }
  return all;
}

/** The total and the highest category of every row. */
export function totals(byCategory, length, without = null) {
  const total = new Float64Array(length);
  const highest = new Float64Array(length);
  for (const category of CATEGORIES) {
    if (category === without) continue;
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

/** Where the texts of each set and source stand among the rows. */
export function places(rows) {
  const pick = (set, source) =>
    rows.flatMap((row, i) => (row.set === set && row.source === source ? [i] : []));
  const of = { blog: pick('blog', 'human') };
  for (const set of SETS)
    for (const source of ['human', ...MODELS]) of[`${set}-${source}`] = pick(set, source);
  return of;
}

export function aurocs(total, of) {
  return SETS.flatMap((set) => {
    const human = Float64Array.from(of[`${set}-human`], (i) => total[i]).sort();
    return MODELS.map((model) => aurocSorted(human, of[`${set}-${model}`], total));
  });
}

function objective(total, highest, of) {
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

/** Candidate marks: what nearly half to nearly all generated texts of a set reach, well away from the baseline. */
function candidates(rows, of, gauge) {
  if (gauge.unit === 'per cent' && gauge.counts === 'more' && !gauge.fitted) return [100];
  const marks = new Set();
  for (const set of SETS)
    for (const model of MODELS) {
      const rates = of[`${set}-${model}`].map((i) => gauge.sign * rows[i].rates[gauge.id]);
      for (const q of [0.4, 0.6, 0.8, 0.95]) marks.add(Number((gauge.sign * quantile(rates, q)).toFixed(2)));
    }
  const least = gauge.unit === 'letters' ? 0.06 : 0.3;
  return [...marks]
    .filter(
      (mark) => gauge.sign * (mark - gauge.baseline) >= Math.max(0.01, least * Math.abs(gauge.baseline)),
    )
    .sort((a, b) => a - b);
}

function start(rows, of, gauge) {
  const byHand = handSet(gauge.id);
  if (byHand !== undefined) return { ...gauge, ...byHand, tries: [] };
  const marks = candidates(rows, of, gauge);
  const mark = marks[marks.length >> 1] ?? gauge.baseline + gauge.sign;
  const cap = marks.length > 0 ? Math.min(40, mostOf(gauge.id)) : 0;
  const tries = marks.map((each) => ({ mark: each, points: unit(rows, { ...gauge, mark: each }) }));
  return { ...gauge, mark, cap, tries };
}

/** Tries every mark and cap of one rule while the others stand. Gives what the objective is then. */
function climb(gauge, byCategory, rows, of, best) {
  const all = byCategory[gauge.category];
  const own = unit(rows, gauge);
  const rest = all.map((points, i) => points - gauge.cap * own[i]);
  const others = totals(byCategory, rows.length, gauge.category);
  const weight = WEIGHTS[gauge.category] / 100;
  const total = new Float64Array(rows.length);
  const highest = new Float64Array(rows.length);
  let [value, keep] = [best, null];
  for (const { mark, points } of gauge.tries) {
    for (const cap of CAPS) {
      if (cap > mostOf(gauge.id) || (cap === 0 && mark !== gauge.tries[0].mark)) continue;
      for (let i = 0; i < rows.length; i += 1) {
        const score = Math.min(100, rest[i] + cap * points[i]);
        total[i] = others.total[i] + weight * score;
        highest[i] = Math.max(others.highest[i], score);
      }
      const here = objective(total, highest, of) + LEAST_POINTS * (gauge.cap - cap);
      if (here > value + 1e-4) [value, keep] = [here, { mark, cap, points }];
    }
  }
  if (keep === null) return best;
  const gained = value - LEAST_POINTS * (gauge.cap - keep.cap);
  Object.assign(gauge, { mark: keep.mark, cap: keep.cap });
  for (let i = 0; i < rows.length; i += 1) all[i] = rest[i] + keep.cap * keep.points[i];
  return gained;
}

/** Marks and caps for these gauges (which have their baselines) on these rows. */
export function fitMarks(rows, gauges) {
  const of = places(rows);
  const fitted = gauges.map((gauge) => start(rows, of, gauge));
  const byCategory = pointsByCategory(rows, fitted);
  const { total, highest } = totals(byCategory, rows.length);
  let best = objective(total, highest, of);
  for (let pass = 0; pass < PASSES; pass += 1) {
    const before = best;
    for (const gauge of fitted) if (gauge.tries.length > 0) best = climb(gauge, byCategory, rows, of, best);
    if (best - before < 0.002) break;
  }
  return fitted.map(({ tries, ...gauge }) => gauge);
}
