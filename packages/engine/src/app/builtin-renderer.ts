import type { Renderer, RenderOutcome } from '@palimpsest/kernel';
import { failure } from './recordable-outcome.ts';

/** Reads a prompt and writes the answer by rule. Pure; a change of behaviour is a new name beside the old one. */
type Writer = (prompt: string, system: string | undefined) => Written;

/** The answer, and what the writer says about it, for the record; or why it cannot write one. */
type Written = { readonly text: string; readonly raw: string } | { readonly cannot: string };

/** Loaded when first asked for: a command that only looks at the ledger needs none of them. */
const WRITERS: Readonly<Record<string, () => Promise<Writer>>> = {
  'assessment-builtin/v1': async () => {
    const { rewriteProblem, writeReport } = await import('@palimpsest/pipelines/assessment');
    return (prompt) => ({ text: writeReport(rewriteProblem(prompt)), raw: '' });
  },
  'research-builtin/v1': async () => {
    const { writeResearchAnswer } = await import('@palimpsest/pipelines/research');
    return (prompt) => ({ text: writeResearchAnswer(prompt), raw: '' });
  },
  'complaint-builtin/v1': async () => {
    const { builtinAnswer } = await import('@palimpsest/pipelines/complaint');
    return (prompt) => {
      const answer = builtinAnswer(prompt);
      return answer.kind === 'written' ? { text: answer.text, raw: '' } : { cannot: answer.reason };
    };
  },
  'blog-builtin/v1': async () => {
    const { readProtectedTerms, rewriteBlogPost } = await import('@palimpsest/pipelines/blog');
    return (prompt, system) => {
      const { text, applied, notApplicable } = rewriteBlogPost(prompt, readProtectedTerms(system));
      return { text, raw: JSON.stringify({ applied, not_applicable: notApplicable }) };
    };
  },
};

/** The offline renderer: no model, no key, no network. The model names the pipeline's writer and its version. */
export const builtinRenderer: Renderer = {
  id: 'builtin',
  version: '1',
  async render({ model, prompt, system }): Promise<RenderOutcome> {
    const load = Object.hasOwn(WRITERS, model) ? WRITERS[model] : undefined;
    if (load === undefined) {
      return failure(
        'model_not_found',
        'terminal',
        `The built-in renderer has no '${model}'. It has: ${Object.keys(WRITERS).join(', ')}.`,
      );
    }
    const written = (await load())(prompt, system);
    if ('cannot' in written)
      return failure(
        'invalid_request',
        'terminal',
        `The built-in renderer cannot do this: ${written.cannot}.`,
      );
    return {
      kind: 'completed',
      ...written,
      stop: 'end',
      model,
      usage: { inputTokens: 0, outputTokens: 0 },
      costMicros: 0,
    };
  },
};
