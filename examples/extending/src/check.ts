import { given, runStarted, testRule } from '@palimpsest/kernel/testing';
import { headlinePipeline } from './pipeline.ts';
import { headlineV1 } from './rules.ts';

// Works in any test runner: a check that fails throws, and says what was expected and what was found.
const [tooLong, shouting] = headlineV1.rules;
if (tooLong === undefined || shouting === undefined) throw new Error('There are two rules.');

testRule(tooLong, {
  parameters: headlineV1.parameters,
  valid: ['Short and clear', 'x'.repeat(60)],
  invalid: [{ input: 'x'.repeat(61), findings: [{ rule: 'too-long', span: { start: 60, end: 61 } }] }],
});
testRule(shouting, {
  parameters: headlineV1.parameters,
  valid: ['Calm'],
  invalid: [{ input: 'Loud!', findings: [{ rule: 'shouting' }] }],
});

const started = runStarted(headlinePipeline, { renderer: 'plain-editor', rules: 'v1' }, { headline: 'Calm' });
given(headlinePipeline, started)
  .when({ type: 'evaluation-recorded', payload: { result: [] } })
  .when({ type: 'decision-made', payload: { output: { action: 'stop' } } })
  .thenSteps({ kind: 'finish', outcome: 'completed', result: { cycles: 0, findings: [] } });

console.log('All checks passed.');
