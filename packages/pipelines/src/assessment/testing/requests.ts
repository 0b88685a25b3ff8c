import { type CanonicalRequest, readRewriteRequest } from '@palimpsest/contracts';
import type { Renderer, RenderOutcome } from '@palimpsest/kernel';
import { type ProblemPrompt, readProblemPrompt } from '../prompt/v1/problem-prompt.ts';
import type { AssessmentInput } from '../state.ts';

/** The example of the specification. */
export const SPEC_EXAMPLE = {
  documentId: 'doc_math_6b_v2',
  version: 2,
  problems: [
    {
      ProblemId: 'p_001',
      Content: 'A train leaves Chicago traveling at 60 mph. How far does it go in 3 hours?',
      BloomLevel: 'Apply',
      LinguisticComplexity: 0.65,
      EstimatedTimeMinutes: 3.0,
    },
  ],
  selectedFeedback: [
    {
      feedbackId: 'fb_042',
      category: 'clarity',
      affectedProblems: ['p_001'],
      recommendation: "Problem is ambiguous about direction. Add 'eastbound'.",
    },
  ],
  teacherNotes: [{ problemId: 'p_001', note: 'Students asking about direction' }],
};

/** A request in the inner form; throws where the test wrote one that is none. */
export function canonical(value: unknown): CanonicalRequest {
  const read = readRewriteRequest(value);
  if (!read.ok) throw new Error(read.problem.detail);
  return read.request;
}

export function problems(count: number): { problemId: string; content: string; bloomLevel: string }[] {
  return Array.from({ length: count }, (_, i) => ({
    problemId: `p_${i + 1}`,
    content: `Problem ${i + 1}: add ${i + 2} and ${i + 3}.`,
    bloomLevel: 'Apply',
  }));
}

export function rewriteInput(request: CanonicalRequest, more: Partial<AssessmentInput> = {}) {
  return {
    mode: 'rewrite' as const,
    documentId: request.documentId,
    version: request.version,
    registers: true,
    renderer: 'fake',
    model: 'fake-1',
    promptVersion: 'assessment-prompt/v1',
    ruleSet: 'assessment/v1',
    atOnce: 8,
    take: 1,
    ...more,
  };
}

/** A renderer that reads the prompt and answers by a function of it; keeps what it was asked. */
export function promptRenderer(
  answer: (prompt: ProblemPrompt) => string | RenderOutcome,
  id = 'fake',
): Renderer & { readonly prompts: ProblemPrompt[] } {
  const prompts: ProblemPrompt[] = [];
  return {
    id,
    version: 'v1',
    prompts,
    async render({ prompt, model }) {
      const read = readProblemPrompt(prompt);
      prompts.push(read);
      const given = answer(read);
      if (typeof given !== 'string') return given;
      return { kind: 'completed', text: given, stop: 'end', model, usage: null, costMicros: 0, raw: '' };
    },
  };
}
