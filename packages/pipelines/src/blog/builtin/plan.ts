import type { AiLikenessCategory } from '@palimpsest/contracts';
import {
  ADD_DETAILS,
  ADD_HEADERS,
  ADD_LISTS,
  ANSWER_FIRST,
  CATEGORY_INSTRUCTIONS,
  PILLAR_INSTRUCTIONS,
  VARY_SENTENCES,
} from '../rules/blog/v1/instructions.ts';
import type { Operation } from './operation.ts';
import { addHeadings, addQuestionHeadings } from './operations/add-headings.ts';
import { answerFirst } from './operations/answer-first.ts';
import { calmPunctuation } from './operations/calm-punctuation.ts';
import { cutDelays } from './operations/cut-delays.ts';
import { cutEmptyOpenings } from './operations/cut-empty-openings.ts';
import { cutFillers } from './operations/cut-fillers.ts';
import { cutFrame } from './operations/cut-frame.ts';
import { cutPreamble } from './operations/cut-preamble.ts';
import { cutStockSentences } from './operations/cut-stock-sentences.ts';
import { freeParticiples } from './operations/free-participles.ts';
import { joinSentences } from './operations/join-sentences.ts';
import { listsFromLabels } from './operations/lists-from-labels.ts';
import { listsFromOrdinals } from './operations/lists-from-ordinals.ts';
import { listsFromParallels } from './operations/lists-from-parallels.ts';
import { listsFromSeries } from './operations/lists-from-series.ts';
import { listsFromSteps } from './operations/lists-from-steps.ts';
import { plainFormulas } from './operations/plain-formulas.ts';
import { plainWords } from './operations/plain-words.ts';
import { promoteBoldLines } from './operations/promote-bold-lines.ts';
import { questionHeadings } from './operations/question-headings.ts';
import { splitParagraphs } from './operations/split-paragraphs.ts';
import { splitSentences } from './operations/split-sentences.ts';
import { useContractions } from './operations/use-contractions.ts';

/** What an instruction lets the rewriter do. An instruction that is not here asks for nothing it can do. */
const BY_CATEGORY: Readonly<Record<AiLikenessCategory, readonly Operation[]>> = {
  vocabulary_inflation: [plainWords],
  participial_density: [freeParticiples],
  rhetorical_formulas: [plainFormulas],
  stock_phrases: [cutStockSentences, cutEmptyOpenings],
  template_frame: [cutPreamble, cutFrame, cutEmptyOpenings],
  rhythm: [splitSentences, joinSentences],
  voice_deficit: [useContractions],
  punctuation_format: [calmPunctuation],
};

const LISTS = [listsFromOrdinals, listsFromSeries, listsFromSteps, listsFromParallels, listsFromLabels];

const BY_INSTRUCTION: ReadonlyMap<string, readonly Operation[]> = new Map<string, readonly Operation[]>([
  [ANSWER_FIRST, [answerFirst, cutDelays]],
  [ADD_HEADERS, [promoteBoldLines, splitParagraphs, addHeadings]],
  [ADD_LISTS, LISTS],
  [VARY_SENTENCES, [freeParticiples, plainFormulas, cutEmptyOpenings, splitSentences, joinSentences]],
  // Details that the post does not have would be new facts.
  [ADD_DETAILS, []],
  [PILLAR_INSTRUCTIONS.answerability, [answerFirst, cutPreamble, cutDelays]],
  [PILLAR_INSTRUCTIONS.structure, [promoteBoldLines, splitParagraphs, addHeadings]],
  [PILLAR_INSTRUCTIONS.coverage, [addQuestionHeadings, questionHeadings]],
  [PILLAR_INSTRUCTIONS.readability, [cutFillers, splitSentences]],
  ...Object.entries(BY_CATEGORY).map(
    ([category, operations]) => [CATEGORY_INSTRUCTIONS[category as AiLikenessCategory], operations] as const,
  ),
]);

/** The order in which operations are carried out: what moves or cuts sentences comes before what counts words. */
const ORDER: readonly Operation[] = [
  cutPreamble,
  cutFrame,
  answerFirst,
  cutDelays,
  cutStockSentences,
  cutEmptyOpenings,
  plainFormulas,
  freeParticiples,
  plainWords,
  cutFillers,
  useContractions,
  calmPunctuation,
  splitSentences,
  joinSentences,
  ...LISTS,
  promoteBoldLines,
  splitParagraphs,
  addHeadings,
  addQuestionHeadings,
  questionHeadings,
];

export interface PlannedOperation {
  readonly operation: Operation;
  /** The instructions that ask for it. */
  readonly instructions: readonly string[];
}

/** The operations that the instructions ask for, each once, in the order they are carried out. */
export function planFor(instructions: readonly string[]): PlannedOperation[] {
  return ORDER.map((operation) => ({
    operation,
    instructions: instructions.filter((line) => BY_INSTRUCTION.get(line.trim())?.includes(operation)),
  })).filter((planned) => planned.instructions.length > 0);
}
