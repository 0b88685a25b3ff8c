import { auroc, CATEGORIES, MODELS, quantile, SETS } from './fit.mjs';

const CELLS = SETS.flatMap((set) => MODELS.map((model) => [set, model]));
const percent = (share) => `${(share * 100).toFixed(1)}%`;
const plain = (number) => (Math.abs(number) >= 100 ? number.toFixed(0) : number.toFixed(1));

export function calibrationSource(calibration) {
  const lines = calibration.map(
    ({ id, baseline, mark, cap }) => `  '${id}': { baseline: ${baseline}, mark: ${mark}, cap: ${cap} },`,
  );
  return `/**
 * Where each rule begins to count, where it counts in full, and the most points it gives its category.
 * Written by bench/calibrate-ai-likeness.mjs; frozen with the rule set. \`baseline\` is the 90th percentile of the rate on
 * posts written by people (the 10th, where less counts).
 */
export interface Calibration {
  readonly baseline: number;
  readonly mark: number;
  readonly cap: number;
}

export const CALIBRATION: Readonly<Record<string, Calibration>> = {
${lines.join('\n')}
};
`;
}

export function calibrationPage(rows, calibration, [train, held]) {
  const table = CATEGORIES.flatMap((category) =>
    calibration.filter((gauge) => gauge.category === category).map((gauge) => ruleRow(rows, gauge)),
  );
  const areas = CELLS.map(
    ([set, model], i) =>
      `| ${set} / ${model} | ${train.aurocs[i].toFixed(3)} | ${held.aurocs[i].toFixed(3)} |`,
  );
  const names = Object.keys(held.t4);
  const rates = names.map(
    (name) =>
      `| ${name.replace('-', ' / ')} | ${held.count[name]} | ${plain(held.median[name])} | ${percent(train.t4[name])} | ${percent(held.t4[name])} |`,
  );
  return `# Calibration of AI-likeness

This page is printed by \`node bench/calibrate-ai-likeness.mjs --write\`. The rule set \`ai-likeness/v1\` measures habits, it does
not prove who wrote a text.

- Human baseline: the 90th percentile of a rule's rate on 267 posts written by people (18F, 2014-2021); where less counts, the
  10th. Hits up to the baseline are shown and give no points.
- From the baseline to the mark the points rise in a straight line to the cap. A category is the sum of its rules' points, at
  most 100. The total is the mean of the categories by weight. Below 100 words every point shrinks in proportion.
- Marks and caps were fitted on four fifths of the texts and measured on the fifth that was held back (by the number in the id,
  so that texts on one prompt stay together). The generated texts are GPT-3.5 and early Claude essays and stories (Ghostbuster
  data). Habits of newer models (dashes, bold words, symbols, labelled items, not-X-but-Y, announced openings) hardly show in them:
  those rules are set by hand.
- The fifth held back was never fitted on, but its figures were seen while rules and the objective were being chosen (about a
  dozen runs), and it is small (63 and 78 texts of each source), so read it as a slightly hopeful estimate, give or take .025. The
  baselines rest on all 267 posts, so T4 and T5 on posts are not held-out figures in either column.
- Sentence-length variation and dashes point the other way in some kinds of text, so they weigh little.

## AUROC of the total

| texts | calibration part | held back |
|---|---|---|
${areas.join('\n')}

## Trigger T4 (total above 60)

| texts | number (held back) | median total | calibration part | held back |
|---|---|---|---|---|
${rates.join('\n')}

Trigger T5 (a category above 70) on human posts: ${percent(train.t5)} and ${percent(held.t5)}.

## Rules

AUROC of the rate by itself, over all texts of a set; below .50 the rule points the other way there.

| rule | category | unit | baseline | mark | cap | median essay GPT | essay Claude | wp GPT | wp Claude | AUROC essay GPT | essay Claude | wp GPT | wp Claude |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
${table.join('\n')}
`;
}

function ruleRow(rows, { id, category, unit, sign, counts, baseline, mark, cap }) {
  const rates = (set, source) =>
    rows.filter((row) => row.set === set && row.source === source).map((row) => row.rates[id]);
  const medians = CELLS.map(([set, model]) => plain(quantile(rates(set, model), 0.5)));
  const areas = CELLS.map(([set, model]) =>
    auroc(
      rates(set, 'human').map((rate) => sign * rate),
      rates(set, model).map((rate) => sign * rate),
    )
      .toFixed(2)
      .replace(/^0/, ''),
  );
  const than = counts === 'more' ? '' : ' (less counts)';
  return `| ${[`\`${id}\``, category, unit + than, baseline, mark, cap, ...medians, ...areas].join(' | ')} |`;
}
