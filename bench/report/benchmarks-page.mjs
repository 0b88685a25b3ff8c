// docs/benchmarks.md, written from what was measured.
import { markdownTable, reached } from './tables.mjs';

const ABOUT = {
  ledger:
    'Appending with everything that belongs to it (hash chain, sealed texts, read models, the next job), beside bare inserts of the same rows; verifying, replaying, and what a command costs.',
  blog: 'Scoring 267 real posts on one core, beside two linters with comparable rules, and texts from 1 kB to 1 MB.',
  assessment: 'The level of a question by cross-validation, and one request with many problems.',
  complaint:
    'What the classifier, the detectors and the built-in writer get right on labelled messages, and what taking a message costs.',
  research: 'Finding, judging and reading sources, beside MiniSearch and plain Readability.',
  http: 'The server in a process of its own, asked by autocannon with a key, beside a bare Hono route in the same run.',
  injection:
    'Attacks carried in posts, problems, messages and pages, with a writer that always obeys the attacker.',
  growth:
    'Each main job with 1, 10 and 100 times the work, in a process of its own; an exponent of 1 is linear. Memory is that of the process, without the database.',
  storage:
    'What one rewrite leaves in the database and takes from the machine. [What that means for ten million a day](scale.md).',
};

export function benchmarksPage({ machine, benchmarks }) {
  const all = Object.values(benchmarks).flatMap(({ rows }) => rows);
  const goals = all.filter(({ goal }) => goal !== undefined);
  const missed = goals.filter((row) => reached(row) === false).length;
  const parts = Object.entries(benchmarks).map(
    ([name, { at, rows }]) =>
      `## ${name}\n\n${ABOUT[name] ?? ''} Measured ${at.slice(0, 10)}.\n\n${markdownTable(rows)}\n`,
  );
  return `# Benchmarks

Written by \`npm run bench\`; do not edit. Measured with Node ${machine.node} on ${machine.cores} cores (${machine.model}), PostgreSQL, server and clients all on this one machine. What is compared was measured in the same run. \`npm run bench -- NAME\` measures one part again.

${goals.length - missed} of ${goals.length} goals are reached; the others say so.

${parts.join('\n')}`;
}
