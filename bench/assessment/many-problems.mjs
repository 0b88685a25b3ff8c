// One request with many problems, all of them with selected feedback, answered offline with everything on record.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createEngine, rewriteAssignment } from '@palimpsest/engine';

const TASKS = [
  [
    'Utilize the table to ascertain how many boxes {n} trucks can carry if each truck carries 18 boxes.',
    'wording',
    'Simplify the wording.',
  ],
  [
    'A train leaves the station at 9:15 a.m. and travels at {n} mph. How far has it gone after 2 hours?',
    'clarity',
    "Add 'eastbound'.",
  ],
  [
    'First measure {n} mL of water. Then add 5 g of salt. Finally stir for 2 minutes. What do you observe?',
    'scaffolding',
    'Show the steps as a list.',
  ],
  [
    'What is the area of the garden? A garden is {n} m long and 7 m wide, and a path of 1 m runs around it.',
    'clarity',
    'Put the question last.',
  ],
];

export function request(count, name) {
  const problems = Array.from({ length: count }, (_, i) => ({
    problemId: `p_${i}`,
    content: TASKS[i % TASKS.length][0].replace('{n}', String(20 + i)),
    bloomLevel: 'Apply',
    linguisticComplexity: 0.5,
    estimatedTimeMinutes: 3,
  }));
  const selectedFeedback = problems.map(({ problemId }, i) => {
    const [, category, recommendation] = TASKS[i % TASKS.length];
    return { feedbackId: `fb_${i}`, category, affectedProblems: [problemId], recommendation };
  });
  const generationContext = {
    gradeBand: '6-8',
    classLevel: 'standard',
    subject: 'mixed',
    timeTargetMinutes: 60,
  };
  return { documentId: `bench_${name}`, version: 1, problems, selectedFeedback, generationContext };
}

export async function run({ scale, note }) {
  const home = await mkdtemp(join(tmpdir(), 'palimpsest-bench-'));
  const engine = await createEngine({ home, environment: {} });
  try {
    await rewriteAssignment(request(4, 'warm'), { engine });
    const rows = [];
    let round = 0;
    for (const count of [5, 50, 500].map((n) => Math.round(n * scale))) {
      note(`${count} problems in one request`);
      const times = [];
      for (let i = 0; i < 3; i += 1) {
        round += 1;
        const begun = performance.now();
        const { rewriteSummary } = await rewriteAssignment(request(count, String(round)), { engine });
        times.push(performance.now() - begun);
        if (rewriteSummary.totalProblemsRewritten !== count)
          throw new Error(
            `Only ${rewriteSummary.totalProblemsRewritten} of ${count} problems were rewritten.`,
          );
      }
      times.sort((a, b) => a - b);
      rows.push({
        what: `${count} problems in one request`,
        value: times[1] / 1_000,
        unit: 's',
        ...(count === 500 ? { goal: { below: 2 } } : {}),
      });
    }
    rows.push({ what: 'memory afterwards', value: process.memoryUsage.rss() / 1e6, unit: 'MB' });
    return rows;
  } finally {
    await engine.close();
    await rm(home, { recursive: true, force: true });
  }
}
