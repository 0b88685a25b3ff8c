import type { ResearchType } from '@palimpsest/contracts';
import { words } from '@palimpsest/kernel/text';
import { MATRIX } from '../../budget/matrix.ts';

/** What the classification looks at: counts, never the words. */
export interface QuestionFacts {
  readonly words: number;
  readonly questions: number;
  /** `fact`: who, when, where, which, how many; `explain`: how, why; `other`: anything else. */
  readonly opening: 'fact' | 'explain' | 'other';
  readonly comparing: number;
  readonly causal: number;
  readonly investigating: number;
  readonly joined: number;
}

export const FACT_OPENINGS = new Set([
  'who',
  'when',
  'where',
  'which',
  'what',
  'is',
  'are',
  'was',
  'were',
  'did',
]);
export const COUNTS = new Set([
  'many',
  'much',
  'long',
  'far',
  'old',
  'tall',
  'high',
  'often',
  'large',
  'big',
  'deep',
]);
export const COMPARING = new Set(
  'compare compared comparison versus vs difference differences differ better worse best worst trade-off trade-offs alternatives advantages disadvantages pros cons'.split(
    ' ',
  ),
);
export const CAUSAL = new Set(
  'why cause causes caused effect effects impact impacts influence influences affect affects because consequence consequences role depend depends reduce increase improve relationship'.split(
    ' ',
  ),
);
export const INVESTIGATING = new Set(
  'investigate investigation assess evaluate evidence controversy controversial dispute disputed uncover trace audit feasibility risks strategy recommend recommendation landscape comprehensive history state-of-the-art'.split(
    ' ',
  ),
);
const JOINING = new Set(['and', 'or', 'as', 'also']);

export function questionFacts(question: string): QuestionFacts {
  const found = words(question).map(({ text }) => text.toLowerCase());
  const count = (set: ReadonlySet<string>) => found.filter((word) => set.has(word)).length;
  return {
    words: found.length,
    questions: Math.max(1, question.split('?').length - 1),
    opening: openingOf(found),
    comparing: count(COMPARING),
    causal: count(CAUSAL),
    investigating: count(INVESTIGATING),
    joined: count(JOINING),
  };
}

function openingOf([first = '', second = '']: readonly string[]): QuestionFacts['opening'] {
  if (first === 'how') return COUNTS.has(second) ? 'fact' : 'explain';
  if (first === 'why') return 'explain';
  return FACT_OPENINGS.has(first) ? 'fact' : 'other';
}

export interface Classification {
  readonly type: ResearchType;
  readonly complexity_score: number;
}

/** One point for each thing that makes a question harder than a lookup; the type is the row that holds the sum. */
export function classify(facts: QuestionFacts): Classification {
  const points =
    1 +
    (facts.words > 12 ? 1 : 0) +
    (facts.words > 24 ? 1 : 0) +
    (facts.opening === 'fact' ? 0 : 2) +
    Math.min(2, facts.comparing) * 2 +
    Math.min(2, facts.causal) +
    Math.min(2, facts.investigating) * 3 +
    (facts.joined > 0 ? 1 : 0) +
    Math.min(3, facts.questions - 1) * 2;
  const score = Math.min(10, points);
  return { type: typeOf(score), complexity_score: score };
}

export function typeOf(score: number): ResearchType {
  if (score <= MATRIX.A.complexity[1]) return 'A';
  if (score <= MATRIX.B.complexity[1]) return 'B';
  return score <= MATRIX.C.complexity[1] ? 'C' : 'D';
}

/** A person's choice of type keeps the score within that type's range. */
export function classified(facts: QuestionFacts, chosen: ResearchType | null): Classification {
  const byRule = classify(facts);
  if (chosen === null || chosen === byRule.type) return byRule;
  const [least, most] = MATRIX[chosen].complexity;
  return { type: chosen, complexity_score: Math.min(most, Math.max(least, byRule.complexity_score)) };
}
