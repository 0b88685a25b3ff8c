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
    instructions: [ADD_HEADERS, PILLAR_INSTRUCTIONS.structure],
    rules: ['section-length', 'descriptive-headings'],
  },
  question: {
    instructions: [ADD_HEADERS, PILLAR_INSTRUCTIONS.structure, PILLAR_INSTRUCTIONS.coverage],
    rules: ['section-length', 'descriptive-headings', 'question-types'],
  },
  'heading-gone': { instructions: [], rules: [] },
  list: { instructions: [ADD_LISTS], rules: ['lists-for-parallel-items'] },
  'split-paragraph': {
    instructions: [PILLAR_INSTRUCTIONS.structure, ADD_HEADERS],
    rules: ['paragraph-length'],
  },
  'join-paragraphs': { instructions: [], rules: [] },
  // Which instruction asks for a cut or for other words depends on the finding that lies there: see `instructionsFor`.
  'cut-sentence': { instructions: [], rules: [] },
  sentences: {
    instructions: [PILLAR_INSTRUCTIONS.readability, VARY_SENTENCES, CATEGORY_INSTRUCTIONS.rhythm],
    rules: ['sentence-length', 'reading-grade'],
  },
  words: { instructions: [], rules: [] },
  moved: { instructions: [], rules: [] },
  space: { instructions: [], rules: [] },
};

const CATEGORY_OF: ReadonlyMap<string, AiLikenessCategory> = new Map(
  GAUGES.map((gauge) => [gauge.id, gauge.category]),
);

const WORD_RULES: Readonly<Record<string, readonly string[]>> = {
  fillers: [PILLAR_INSTRUCTIONS.readability],
  'no-preamble': [ANSWER_FIRST, PILLAR_INSTRUCTIONS.answerability],
  'standalone-section-starts': [PILLAR_INSTRUCTIONS.structure],
};

/** What these find is a matter of many sentences: no change of single words answers it. */
const BEYOND_WORDS: ReadonlySet<AiLikenessCategory> = new Set(['rhythm']);

/** The instructions that ask for other words where a finding lies; empty when none does. */
export function instructionsFor(finding: Finding): readonly string[] {
  if (finding.ruleSet.startsWith('ai-likeness/')) {
    const category = CATEGORY_OF.get(finding.rule);
    if (category === undefined) return [VARY_SENTENCES];
    return BEYOND_WORDS.has(category) ? [] : [CATEGORY_INSTRUCTIONS[category], VARY_SENTENCES];
  }
  const lost = (finding.points ?? 0) < 0;
  return lost && Object.hasOwn(WORD_RULES, finding.rule) ? (WORD_RULES[finding.rule] ?? []) : [];
}

/** Whether a finding marks a whole clause: whoever recasts it changes only its joints. */
export function marksClause({ rule, ruleSet }: Finding): boolean {
  const category = ruleSet.startsWith('ai-likeness/') ? CATEGORY_OF.get(rule) : undefined;
  return category === 'participial_density' || category === 'rhetorical_formulas';
}

/** The instructions that let whole sentences go. */
const CUTTING: readonly string[] = [
  ANSWER_FIRST,
  PILLAR_INSTRUCTIONS.answerability,
  CATEGORY_INSTRUCTIONS.template_frame,
  CATEGORY_INSTRUCTIONS.stock_phrases,
];

export const letsSentencesGo = (instruction: string): boolean => CUTTING.includes(instruction);

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
