import type { AiLikenessCategory, BlogTrigger, Finding } from '@palimpsest/contracts';
import { GAUGES } from '../rules/ai-likeness/v1/gauges.ts';
import {
  ADD_DETAILS,
  ADD_HEADERS,
  ADD_LISTS,
  ANSWER_FIRST,
  CATEGORY_INSTRUCTIONS,
  PILLAR_INSTRUCTIONS,
  VARY_SENTENCES,
} from '../rules/blog/v1/instructions.ts';
import type { Operation } from './operations.ts';

/** For each operation the instructions that ask for it, and the AEO rules behind them. */
export const ASKED_FOR: Readonly<
  Record<Operation, { readonly instructions: readonly string[]; readonly rules: readonly string[] }>
> = {
  'answer-first': {
    instructions: [ANSWER_FIRST, PILLAR_INSTRUCTIONS.answerability],
    rules: ['answer-in-opening', 'answer-early', 'answer-self-contained', 'no-preamble'],
  },
  heading: {
    instructions: [ADD_HEADERS, PILLAR_INSTRUCTIONS.structure, PILLAR_INSTRUCTIONS.coverage],
    rules: [
      'section-length',
      'descriptive-headings',
      'heading-levels',
      'question-types',
      'title-terms-spread',
    ],
  },
  list: { instructions: [ADD_LISTS], rules: ['lists-for-parallel-items'] },
  paragraphs: { instructions: [PILLAR_INSTRUCTIONS.structure, ADD_HEADERS], rules: ['paragraph-length'] },
  sentences: {
    instructions: [PILLAR_INSTRUCTIONS.readability, VARY_SENTENCES, CATEGORY_INSTRUCTIONS.rhythm],
    rules: ['sentence-length', 'reading-grade'],
  },
  // Which instruction asks for a change of words depends on the finding that lies there: see `instructionsFor`.
  words: { instructions: [], rules: [] },
};

const CATEGORY_OF: ReadonlyMap<string, AiLikenessCategory> = new Map(
  GAUGES.map((gauge) => [gauge.id, gauge.category]),
);

const WORD_RULES: Readonly<Record<string, readonly string[]>> = {
  fillers: [PILLAR_INSTRUCTIONS.readability],
  'sentence-length': [PILLAR_INSTRUCTIONS.readability],
  'no-preamble': [ANSWER_FIRST, PILLAR_INSTRUCTIONS.answerability],
  'standalone-section-starts': [PILLAR_INSTRUCTIONS.structure],
  'vague-quantifiers': [ADD_DETAILS],
};

/** The instructions that ask for the cut of the words a finding marks; empty when none does. */
export function instructionsFor(finding: Finding): readonly string[] {
  if (finding.ruleSet.startsWith('ai-likeness/')) {
    const category = CATEGORY_OF.get(finding.rule);
    return category === undefined ? [VARY_SENTENCES] : [CATEGORY_INSTRUCTIONS[category], VARY_SENTENCES];
  }
  const lost = (finding.points ?? 0) < 0;
  return lost && Object.hasOwn(WORD_RULES, finding.rule) ? (WORD_RULES[finding.rule] ?? []) : [];
}

const WORDING: ReadonlySet<string> = new Set([
  VARY_SENTENCES,
  PILLAR_INSTRUCTIONS.readability,
  ...Object.values(CATEGORY_INSTRUCTIONS),
]);

/** Whether an instruction is about wording anywhere in the post, not about one place or shape. */
export const isAboutWording = (instruction: string): boolean => WORDING.has(instruction);

/** Whether this trigger puts that instruction into the prompt. */
export function asksFor(trigger: BlogTrigger, instruction: string): boolean {
  switch (trigger.trigger_id) {
    case 'T1':
      return Object.values(PILLAR_INSTRUCTIONS).includes(instruction);
    case 'T2':
      return instruction === ANSWER_FIRST;
    case 'T3':
      return instruction === ADD_HEADERS || instruction === ADD_LISTS;
    case 'T4':
      return instruction === VARY_SENTENCES || instruction === ADD_DETAILS;
    case 'T5':
      return instruction === CATEGORY_INSTRUCTIONS[trigger.trigger_data.category];
  }
}
