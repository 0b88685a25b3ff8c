// The whole calibration (lists, baselines, marks, caps) as one procedure, and its cross-validation.
import { choiceRates, chooseLists } from './choices.mjs';
import { aurocs, fitMarks, MODELS, places, pointsByCategory, SETS, totals } from './fit.mjs';
import { deviation, mean, quantile, shareAbove } from './statistics.mjs';
import { FOLDS } from './texts.mjs';

const withRates = (row, lists, modelShare) => ({
  ...row,
  rates: { ...row.rates, ...choiceRates(row, lists, modelShare) },
});

/** The rates of the fitted lists on a text come from lists chosen without its fold, or the fit would trust them too much. */
function crossFitted(rows, { isName, modelShare }) {
  return [...Array(FOLDS).keys()].flatMap((fold) => {
    const inside = rows.filter((row) => row.fold === fold);
    if (inside.length === 0) return [];
    const lists = chooseLists(
      rows.filter((row) => row.fold !== fold),
      isName,
    );
    return inside.map((row) => withRates(row, lists, modelShare));
  });
}

/** Baselines on the human posts among the rows: the 90th percentile, or the 10th where less counts. */
function withBaselines(rows, gauges) {
  const posts = rows.filter(({ set }) => set === 'blog');
  return gauges.map((gauge) => {
    const rates = posts.map((row) => gauge.sign * row.rates[gauge.id]);
    return { ...gauge, baseline: Number((gauge.sign * quantile(rates, 0.9)).toFixed(2)) };
  });
}

/** Lists, baselines, marks and caps from these rows and no others. */
export function calibrate(rows, gauges, tools) {
  const lists = chooseLists(rows, tools.isName);
  const posts = rows
    .filter(({ set }) => set === 'blog')
    .map((row) => withRates(row, lists, tools.modelShare));
  const fitRows = [...crossFitted(rows, tools).filter(({ set }) => set !== 'blog'), ...posts];
  return { lists, rows: fitRows, gauges: fitMarks(fitRows, withBaselines(posts, gauges)) };
}

export function measure(rows, { lists, gauges }, { modelShare }) {
  const read = rows.map((row) => withRates(row, lists, modelShare));
  const of = places(read);
  const { total, highest } = totals(pointsByCategory(read, gauges), read.length);
  return {
    aurocs: aurocs(total, of),
    t4: Object.fromEntries(Object.entries(of).map(([name, at]) => [name, shareAbove(total, at, 60)])),
    t5: shareAbove(highest, of.blog, 70),
    median: Object.fromEntries(
      Object.entries(of).map(([name, at]) => [
        name,
        quantile(
          at.map((i) => total[i]),
          0.5,
        ),
      ]),
    ),
    count: Object.fromEntries(Object.entries(of).map(([name, at]) => [name, at.length])),
  };
}

/** Calibrates on four fifths and measures on the fifth, five times. */
export function crossValidate(rows, gauges, tools) {
  const folds = [...Array(FOLDS).keys()].map((fold) => {
    const inside = rows.filter((row) => row.fold === fold);
    const rest = rows.filter((row) => row.fold !== fold);
    const measured = measure(inside, calibrate(rest, gauges, tools), tools);
    console.error(`  … fold ${fold + 1}: ${measured.aurocs.map((area) => area.toFixed(3)).join(' ')}`);
    return measured;
  });
  const names = Object.keys(folds[0].t4);
  const pooled = (of) =>
    Object.fromEntries(
      names.map((name) => [
        name,
        folds.reduce((sum, fold) => sum + of(fold, name) * fold.count[name], 0) /
          folds.reduce((sum, fold) => sum + fold.count[name], 0),
      ]),
    );
  return {
    aurocs: SETS.flatMap((set, s) =>
      MODELS.map((model, m) => {
        const areas = folds.map((fold) => fold.aurocs[s * MODELS.length + m]);
        return { set, model, mean: mean(areas), deviation: deviation(areas), least: Math.min(...areas) };
      }),
    ),
    t4: pooled((fold, name) => fold.t4[name]),
    t5:
      folds.reduce((sum, fold) => sum + fold.t5 * fold.count.blog, 0) /
      rows.filter(({ set }) => set === 'blog').length,
    median: pooled((fold, name) => fold.median[name]),
    count: Object.fromEntries(
      names.map((name) => [name, folds.reduce((sum, fold) => sum + fold.count[name], 0)]),
    ),
  };
}
