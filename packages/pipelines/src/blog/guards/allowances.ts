import {
  ADD_HEADERS,
  ADD_LISTS,
  CATEGORY_INSTRUCTIONS,
  PILLAR_INSTRUCTIONS,
} from '../rules/blog/v1/instructions.ts';

/** What the required fixes ask for, and the guards must therefore let pass. */
export interface Allowances {
  readonly newHeadings: boolean;
  readonly newLists: boolean;
  /** Sentences that frame what is said may go. */
  readonly cutFrame: boolean;
  /** The paragraphs in front of the answer may go. */
  readonly cutOpening: boolean;
  /** The last paragraph may go. */
  readonly cutClosing: boolean;
  readonly moreContractions: boolean;
}

/** An instruction counts by its exact words: anything else asks for nothing here. */
export function readAllowances(fixInstructions: readonly string[]): Allowances {
  const asked = new Set(fixInstructions.map((line) => line.trim()));
  const any = (...lines: readonly string[]) => lines.some((line) => asked.has(line));
  return {
    newHeadings: any(ADD_HEADERS, PILLAR_INSTRUCTIONS.structure, PILLAR_INSTRUCTIONS.coverage),
    newLists: any(ADD_LISTS, PILLAR_INSTRUCTIONS.structure),
    cutFrame: any(
      PILLAR_INSTRUCTIONS.answerability,
      CATEGORY_INSTRUCTIONS.template_frame,
      CATEGORY_INSTRUCTIONS.stock_phrases,
      CATEGORY_INSTRUCTIONS.rhetorical_formulas,
    ),
    cutOpening: any(PILLAR_INSTRUCTIONS.answerability, CATEGORY_INSTRUCTIONS.template_frame),
    cutClosing: any(CATEGORY_INSTRUCTIONS.template_frame),
    moreContractions: any(CATEGORY_INSTRUCTIONS.voice_deficit),
  };
}
