import { CATEGORIES, MODELS, SETS } from './fit.mjs';
import { auroc, quantile } from './statistics.mjs';

const CELLS = SETS.flatMap((set) => MODELS.map((model) => [set, model]));
const percent = (share) => `${(share * 100).toFixed(1)}%`;
const plain = (number) => (Math.abs(number) >= 100 ? number.toFixed(0) : number.toFixed(1));

export function calibrationSource(gauges) {
  const lines = gauges.map(
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

export function calibrationPage({ rows, gauges }, fitted, validated, enoughWords) {
  const table = CATEGORIES.flatMap((category) =>
    gauges.filter((gauge) => gauge.category === category).map((gauge) => ruleRow(rows, gauge)),
  );
  return `# Calibration of AI-likeness

This page is printed by \`node bench/calibrate-ai-likeness.mjs --write\`. The rule set \`ai-likeness/v1\` measures habits, it does
not prove who wrote a text.

## How it works

- Human baseline: the 90th percentile of a rule's rate on 267 posts written by people (18F, 2014-2021); where less counts, the
  10th. Hits up to the baseline are shown and give no points.
- From the baseline to the mark the points rise in a straight line to the cap. A category is the sum of its rules' points, at
  most 100. The total is the mean of the categories by weight. Below ${enoughWords} words every point shrinks in proportion.
- Five lists are fitted, not written: words and word pairs (of essays, of stories) and sentence openers that people and models
  choose differently, by how many texts of each side have them. Names, and words that only say what a text is about as far as a
  filter can tell, are left out. The rule is the share of the models' items among all such items of a text, each counted once.
- All other word lists were written by hand. Habits of newer models (dashes, bold words, symbols, labelled items, not-X-but-Y,
  announced openings) hardly show in the texts at hand: those rules are set by hand, and so are three that held over many kinds of
  text (inflated words, word length, transition openers).
- Sentence-length variation and dashes point the other way in some kinds of text, so they weigh little.

## How the figures were got

- The generated texts are GPT-3.5 and early Claude essays and stories (Ghostbuster data), 300 of each, beside 300 human essays and
  stories. Texts of newer models and of other kinds were not at hand: expect less there. The fitted lists of essays tell stories
  apart poorly and the other way round (see their rows below), so a third kind of text will be told apart worse than these.
- Five-fold cross-validation of the whole procedure: fitted lists, baselines, marks and caps come from four fifths of the texts,
  the figures from the fifth that was left out, five times. Texts on one prompt stay in one fold. Inside each four fifths the lists
  are cross-fitted again, so that marks and caps are not fitted on the texts that chose the lists.
- What this does not make good: the lists written by hand, the choice of rules and the objective of the fit were made with these
  texts in view. An earlier version held one fifth back and looked at its figures about a dozen times while rules were chosen. For
  this version the kind and size of the fitted lists were chosen after comparing some seventy variants out of fold on the same
  texts, their filters after three, how many words are enough after two; most rules that a fit on all texts gave 5 points or fewer were dropped. So
  read the figures as slightly hopeful.
- The shipped calibration is the same procedure on all texts. Its own figures on those texts are in the column "fitted on": they
  are no estimate of anything, and stand there to show the gap.

${validated === null ? '' : results(fitted, validated)}
## Rules

AUROC of the rate by itself, over all texts of a set (of fitted lists: with lists chosen without the text's fold); below .50 the
rule points the other way there.

| rule | category | unit | baseline | mark | cap | median essay GPT | essay Claude | wp GPT | wp Claude | AUROC essay GPT | essay Claude | wp GPT | wp Claude |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
${table.join('\n')}
`;
}

function results(fitted, validated) {
  const areas = validated.aurocs.map(
    ({ set, model, mean, deviation, least }, i) =>
      `| ${set} / ${model} | ${mean.toFixed(3)} | ${deviation.toFixed(3)} | ${least.toFixed(3)} | ${fitted.aurocs[i].toFixed(3)} |`,
  );
  const rates = Object.keys(validated.t4).map(
    (name) =>
      `| ${name.replace('-', ' / ')} | ${validated.count[name]} | ${plain(validated.median[name])} | ${percent(validated.t4[name])} | ${percent(fitted.t4[name])} |`,
  );
  return `## AUROC of the total

| texts | mean of five folds | standard deviation | lowest fold | fitted on |
|---|---|---|---|---|
${areas.join('\n')}

## Trigger T4 (total above 60)

| texts | number | median total, cross-validated | share above 60, cross-validated | fitted on |
|---|---|---|---|---|
${rates.join('\n')}

Trigger T5 (a category above 70) on human posts: ${percent(validated.t5)} cross-validated, ${percent(fitted.t5)} fitted on.
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
