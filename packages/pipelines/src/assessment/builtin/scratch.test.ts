import { it } from 'vitest';
import { checkProblem } from '../guards/check-problem.ts';
import { layoutOf } from './prose/layout.ts';
import { numberSteps } from './operations/number-steps.ts';
import { problemPrompt } from '../prompt/v1/problem-prompt.ts';
import { rewriteProblem } from './rewrite-problem.ts';
import { CLARITY } from './cases/clarity.ts';
import { WORDING } from './cases/wording.ts';
it('runs', () => {
  const Q='First, gather the materials. Next, fill the beaker with 50 mL of water and then heat it to 80 °C. Finally, record the time.';
  const r: any = numberSteps({ layout: layoutOf(Q), band: '6-8', said: '' });
  console.log(r.texts[0], checkProblem(Q, r.texts[0], { gradeBand: '6-8', subject: '', feedback: [{ feedbackId: 'a', category: 'scaffolding', recommendation: 'x' }] }).verdicts.filter((v) => !v.passed));
  const all = [...CLARITY, ...WORDING].map((c) => problemPrompt({ text: c.problem, feedback: [c.feedback], context: { gradeBand: c.gradeBand ?? '6-8' } }));
  for (const p of all) rewriteProblem(p);
  const t = performance.now();
  let n = 0;
  while (n < 500) for (const p of all) { rewriteProblem(p); n += 1; }
  console.log('per problem ms', (performance.now() - t) / n);
 const t2=performance.now(); let k=0; while(k<500) for (const c of [...CLARITY,...WORDING]) { checkProblem(c.problem, c.problem.replace('the','a')+' ', { gradeBand:'6-8', subject:'', feedback:[{feedbackId:'a',...c.feedback}]}); k+=1;} console.log('guard only', (performance.now()-t2)/k);
  for (const [name, text] of [['words', 'a '.repeat(40_000)], ['and', 'He ran, and he fell, '.repeat(4000)], ['quotes', '\'"`'.repeat(30_000)], ['stops', 'A. '.repeat(30_000)], ['semi', 'Find a; '.repeat(10_000)], ['dollar', '$'.repeat(99_000)], ['under', '_ '.repeat(49_000)], ['nl', '\n'.repeat(99_000)], ['which', 'the cat, which is big'.repeat(4000)], ['pass', 'The cat was eaten by the dog '.repeat(3000)]] as const) {
    const p = problemPrompt({ text, feedback: ['Split the long sentences.', 'Use plain words.', 'Put the question last.', 'Use active voice.', 'Remove double negatives.', 'Replace the pronouns.', "Add 'x'.", 'Add paragraphs.', 'Number the steps.', "'a' -> 'b'", "'".repeat(5000), 'remove '.repeat(1000), 'replace a with '.repeat(500)].map((recommendation) => ({ category: 'x', recommendation })), context: { gradeBand: '6-8' } });
    const t0 = performance.now();
    rewriteProblem(p);
    console.log(name, Math.round(performance.now() - t0));
  }
}, 200000);
