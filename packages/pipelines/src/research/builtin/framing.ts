import type { FramingName, HydeFraming, Json } from '@palimpsest/contracts';
import { contentWords } from '../content-terms.ts';

interface Register {
  readonly write: (topic: string) => string;
  readonly terms: readonly string[];
}

/** The three registers. Without a model the hypothetical answer is the topic in the vocabulary of each. */
export const REGISTERS: Readonly<Record<FramingName, Register>> = {
  academic: {
    write: (topic) =>
      `A peer-reviewed study would likely conclude that ${topic} involves measured results with an estimate, a method and an uncertainty.`,
    terms: ['study', 'results', 'measured', 'estimate', 'method', 'findings'],
  },
  practitioner: {
    write: (topic) =>
      `Based on industry experience, ${topic} typically works by established practice with concrete figures, costs and steps.`,
    terms: ['practice', 'guide', 'figures', 'cost', 'recommended', 'operation'],
  },
  skeptical: {
    write: (topic) =>
      `Critics argue that common assumptions about ${topic} overlook limits, errors and corrections.`,
    terms: ['limits', 'criticism', 'correction', 'however', 'disputed', 'error'],
  },
};

const MOST_TERMS = 24;

export function writeFraming(data: Json): HydeFraming {
  const { question, framing } = data as { question: string; framing: FramingName };
  const topic = contentWords(question);
  const register = REGISTERS[framing];
  return {
    framing,
    text: register.write(topic.join(' ') || 'this'),
    key_terms: [...new Set([...topic, ...register.terms])].slice(0, MOST_TERMS),
  };
}
