import { describe, expect, it } from 'vitest';
import { externalEvaluation } from './evaluate.ts';
import { type PreviewRequest, previewWith } from './preview.ts';
import { fillPrompt } from './prompts/v1/prompt.ts';
import { ANSWER_FIRST } from './rules/blog/v1/instructions.ts';
import { POST } from './testing/play-blog.ts';
import { scores } from './testing/scores.ts';

const request: PreviewRequest = {
  content: POST,
  asOf: '2026-01-01',
  ruleSet: 'blog/v1',
  switchedOff: ['a-rule'],
  stopWhenUnattainable: false,
  scores: null,
};
const nobody = () => {
  throw new Error('Scores were given: nothing is to be scored.');
};

describe('a dry run', () => {
  it('gives the triggers, instructions and prompt of the first cycle', () => {
    const low = scores({ aeo: 60, pillars: { answerability: 3 } });
    expect(previewWith(nobody, { ...request, scores: low })).toMatchObject({
      ruleSet: 'blog/v1',
      rewriteRequired: true,
      triggers: [{ trigger_id: 'T1' }, { trigger_id: 'T2' }],
      fixInstructions: [ANSWER_FIRST],
      prompt: fillPrompt({ originalContent: POST, fixInstructions: [ANSWER_FIRST] }),
      advice: null,
    });
  });

  it('has no prompt where nothing asks for a rewrite', () => {
    const preview = previewWith(nobody, { ...request, scores: scores() });
    expect(preview).toMatchObject({
      rewriteRequired: false,
      triggers: [],
      fixInstructions: [],
      prompt: null,
    });
  });

  it('has no prompt where the blog stops instead, and says what the author should add', () => {
    const poor = scores({ aeo: 10, pillars: { specificity: 0, trust: 0, freshness: 0 } });
    const full = { answerability: 25, structure: 20, coverage: 10, readability: 5 };
    const hopeless = { ...poor, aeo: { total: 10, pillars: { ...poor.aeo.pillars, ...full } } };
    const asked = { ...request, scores: hopeless };
    expect(previewWith(nobody, asked)).toMatchObject({ prompt: expect.any(String) });
    expect(previewWith(nobody, { ...asked, stopWhenUnattainable: true })).toMatchObject({
      rewriteRequired: true,
      fixInstructions: [],
      prompt: null,
      advice: { code: 'needs_author_input', attainableMaximum: 10 },
    });
  });

  it('scores by rule where no scores are given, with the settings it was told', () => {
    const asked: unknown[] = [];
    const preview = previewWith((content, options) => {
      asked.push(content, options);
      return { ...externalEvaluation(scores(), options.asOf), source: 'rules' };
    }, request);
    expect(asked).toEqual([POST, { asOf: '2026-01-01', switchedOff: ['a-rule'] }]);
    expect(preview.evaluation.source).toBe('rules');
  });
});
