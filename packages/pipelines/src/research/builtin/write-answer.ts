import type { Json } from '@palimpsest/contracts';
import { readAgentPrompt, type Task } from '../prompts/v1/agent-prompt.ts';
import { type CritiqueData, writeCritique } from './critique.ts';
import { writeFraming } from './framing.ts';
import { writePlan } from './plan.ts';
import { writeSynthesis } from './synthesis.ts';
import type { SynthesisData } from './synthesis-data.ts';

/** The offline writer: no model, no key, no network. */
export const RESEARCH_BUILTIN = { renderer: 'builtin', model: 'research-builtin/v1' } as const;

const WRITERS: Readonly<Record<Task, (data: Json) => object>> = {
  plan: writePlan,
  framing: writeFraming,
  synthesis: (data) => writeSynthesis(data as unknown as SynthesisData),
  critique: (data) => writeCritique(data as unknown as CritiqueData),
};

/**
 * Reads the prompt of an agent and writes the agent's JSON by rule.
 *
 * @example writeResearchAnswer(agentPrompt('plan', { question: 'Who built it?', most_subquestions: 1 }))
 */
export function writeResearchAnswer(prompt: string): string {
  const { task, data } = readAgentPrompt(prompt);
  return JSON.stringify(WRITERS[task](data));
}
