import type { Renderer } from '@palimpsest/kernel';
import { ASSESSMENT_BUILTIN, type BuiltinReport, writeReport } from './answer.ts';

/** The offline renderer behind the same port as any model. `rewrite` reads the prompt and works by rule. */
export function builtinRenderer(rewrite: (prompt: string) => BuiltinReport, version: string): Renderer {
  return {
    id: ASSESSMENT_BUILTIN.renderer,
    version,
    async render({ prompt, model }) {
      const text = writeReport(rewrite(prompt));
      return {
        kind: 'completed',
        text,
        stop: 'end',
        model,
        usage: { inputTokens: 0, outputTokens: 0 },
        costMicros: 0,
        raw: '',
      };
    },
  };
}
