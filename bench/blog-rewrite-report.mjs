// node bench/blog-rewrite-report.mjs [FOLDER] [--as-of YYYY-MM-DD] [--posts] [--out FOLDER]
// What the built-in rewriter does for a folder of posts: score, triggers, rewrite, guards, score again, trend, stop,
// cycle by cycle, through the pure functions that the blog pipeline is made of. Build first (npm run build).
// --posts prints a line for each post with a trigger; --out keeps the final text of each.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { decide } from '@palimpsest/kernel';
import {
  blogRuleSets,
  checkRewrite,
  fillPrompt,
  rewriteBlogPost,
  scorePost,
} from '@palimpsest/pipelines/blog';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'as-of': { type: 'string', default: '2021-06-01' },
    posts: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});
const root = new URL('..', import.meta.url).pathname;
const folder = resolve(positionals[0] ?? join(root, '../shared/data/blog/18f'));
if (!existsSync(folder)) {
  console.error(`There is no folder ${folder}: name one with posts as .md files.`);
  process.exit(2);
}
const asOf = values['as-of'];
const rules = blogRuleSets['blog/v1'];
const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
const fired = {};
const refused = {};
const asked = {};
const reports = files.map((name) => runPost(name)).filter((report) => report !== null);

if (values.posts)
  for (const report of [...reports].sort((a, b) => a.gain - b.gain)) console.log(lineOf(report));
printSummary();

/** The cycles of one post, or null where no trigger fires. */
function runPost(name) {
  let content = readFileSync(join(folder, name), 'utf8');
  let scores = score(content);
  const before = scores;
  let triggers = triggersOf(scores);
  for (const id of new Set(triggers.map(({ trigger_id }) => trigger_id))) count(fired, id);
  if (triggers.length === 0) return null;
  const history = [];
  const times = [];
  let stop = null;
  while (triggers.length > 0 && stop === null) {
    const fixInstructions = decide(rules, 'instructions', { triggers, pillars: scores.aeo.pillars }).output;
    const began = performance.now();
    const rewrite = rewriteBlogPost(fillPrompt({ originalContent: content, fixInstructions }));
    times.push(performance.now() - began);
    for (const line of fixInstructions) {
      asked[line] ??= { applied: 0, notApplicable: 0 };
      asked[line][rewrite.applied.includes(line) ? 'applied' : 'notApplicable'] += 1;
    }
    const { passed, verdicts } = checkRewrite(content, rewrite.text, { protectedTerms: [], fixInstructions });
    if (!passed) {
      for (const verdict of verdicts)
        if (!verdict.passed && verdict.severity === 'hard') count(refused, verdict.rule);
      stop = 'guard_rejected';
      break;
    }
    const child = score(rewrite.text);
    const trend = decide(rules, 'trend', {
      parentAeoTotal: scores.aeo.total,
      childAeoTotal: child.aeo.total,
      parentAiLikeness: scores.aiLikeness.total,
      childAiLikeness: child.aiLikeness.total,
    }).output.outcome;
    history.push({ cycleNumber: history.length + 1, trend, childAeoTotal: child.aeo.total });
    if (trend !== 'regressing') {
      content = rewrite.text;
      scores = child;
    }
    triggers = triggersOf(child);
    stop = decide(rules, 'stop', { history }).output.reason;
  }
  if (values.out !== undefined) {
    mkdirSync(values.out, { recursive: true });
    writeFileSync(join(values.out, name), content);
  }
  const left = triggersOf(scores);
  const trends = history.map(({ trend }) => trend);
  const isBetter = (trend) => trend === 'improving' || trend === 'partial_improvement';
  return {
    name,
    before,
    scores,
    gain: scores.aeo.total - before.aeo.total,
    trends,
    stop,
    left,
    isMended: left.length === 0 || isBetter(trends.at(-1)),
    everBetter: left.length === 0 || trends.some(isBetter),
    times,
  };
}

function score(content) {
  const { aeo, aiLikeness } = scorePost(content, { asOf, switchedOff: [] });
  return { aeo, aiLikeness };
}

function triggersOf(scores) {
  return decide(rules, 'triggers', scores).output.triggers;
}

function count(table, key) {
  table[key] = (table[key] ?? 0) + 1;
}

function lineOf({ name, before, scores, gain, trends, stop, left }) {
  const pillars = Object.entries(scores.aeo.pillars)
    .map(
      ([pillar, points]) =>
        `${pillar.slice(0, 3)} ${Math.round(before.aeo.pillars[pillar])}>${Math.round(points)}`,
    )
    .join(' ');
  const triggers = left.map(({ trigger_id }) => trigger_id).join(',') || 'none';
  return `${gain.toFixed(1).padStart(6)}  ${name}  ${trends.join(' ')}  stop: ${stop ?? 'none'}  left: ${triggers}  ${pillars}`;
}

function printSummary() {
  const all = reports.length;
  const mean = (numbers) =>
    numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
  const share = (some) => `${((100 * some.length) / Math.max(1, all)).toFixed(1)}%`;
  const times = reports.flatMap((report) => report.times).sort((a, b) => a - b);
  const refusals = Object.entries(refused).map(([rule, times]) => `${rule} ${times}`);
  const rows = [
    ['posts', String(files.length)],
    [
      'posts with a trigger',
      `${all} (${Object.entries(fired)
        .map(([id, posts]) => `${id} ${posts}`)
        .join(', ')})`,
    ],
    ['guard rejections', refusals.length === 0 ? '0' : refusals.join(', ')],
    ['mean AEO gain', mean(reports.map(({ gain }) => gain)).toFixed(2)],
    [
      'mean change of AI-likeness',
      mean(reports.map((r) => r.scores.aiLikeness.total - r.before.aiLikeness.total)).toFixed(2),
    ],
    ['no trigger left, or last cycle better', share(reports.filter(({ isMended }) => isMended))],
    ['no trigger left, or any cycle better', share(reports.filter(({ everBetter }) => everBetter))],
    ['no trigger left', share(reports.filter(({ left }) => left.length === 0))],
    ['worse in AEO by 5 or more', String(reports.filter(({ gain }) => gain <= -5).length)],
    [
      'time of a rewrite, median and highest',
      `${Math.round(times[times.length >> 1] ?? 0)} ms, ${Math.round(times.at(-1) ?? 0)} ms`,
    ],
  ];
  for (const [label, value] of rows) console.log(`${label.padEnd(40)}${value}`);
  console.log('\ninstruction'.padEnd(96), 'applied', 'not applicable');
  for (const [line, { applied, notApplicable }] of Object.entries(asked)) {
    console.log(line.padEnd(95), String(applied).padStart(7), String(notApplicable).padStart(14));
  }
}
