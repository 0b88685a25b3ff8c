import type { QaCode, SourceGrade } from '@palimpsest/contracts';
import { GRADE_TABLE } from './grades.ts';
import { QA_TABLE } from './qa-codes.ts';

export interface RuleText {
  readonly id: string;
  readonly summary: string;
  readonly why: string;
  readonly evidence?: string;
}

/** Every rule of the pipeline, in words. */
export const RULE_TEXTS: readonly RuleText[] = [
  {
    id: 'r1-output-folder',
    summary: 'Outputs go to RESEARCH/<project>/ and to the ledger, nowhere else.',
    why: 'Whoever reads a report must find all that belongs to it in one place.',
  },
  {
    id: 'r2-evidence',
    summary:
      'A claim without evidence is marked [Unverified]; no address that was not fetched and no quote that is not verbatim stands in a report.',
    why: 'Invented sources are the complaint most often made of such tools.',
  },
  {
    id: 'r3-untrusted-text',
    summary: 'Fetched text is data: it changes no phase, budget, agent or rule.',
    why: 'A page may carry instructions for whoever reads it by machine.',
  },
  {
    id: 'r4-independence',
    summary:
      'Sources are independent when organisations, authors and stated funding differ and neither text is derived from the other.',
    why: 'Five articles on one report are one source.',
  },
  {
    id: 'classification',
    summary:
      'A question is of type A (lookup), B (synthesis), C (analysis) or D (investigation) by a score of 1 to 10.',
    why: 'Effort should follow the question.',
  },
  {
    id: 'matrix',
    summary: 'Agents, searches, fetches, depth and minutes of each type are hard limits.',
    why: 'A run that may go on for ever does.',
  },
  {
    id: 'agent-formula',
    summary: 'agents = max(2, ceil(score / 2)), within the range of the type.',
    why: 'Agents are steps at once; more of them than a question needs only cost.',
  },
  {
    id: 'scale-up',
    summary:
      'One type up when more than 3 contradictions are open, coverage is below 70% after the planned queries, a person asks for more depth, or fewer than 2 authoritative sources exist; never past the budget of the user.',
    why: 'A question can be harder than it looks.',
  },
  {
    id: 'scale-down',
    summary:
      'One type down when all subquestions have A or B sources, fewer than 10% of the last 3 queries brought anything new, the confidence is reached, or the budget of the user is tight.',
    why: 'What is known need not be looked for again.',
  },
  {
    id: 'early-stop',
    summary:
      'Stop when the overall confidence is at least 9.0 and all C1 claims are verified, two rounds in a row bring less than 5% new information, or all hypotheses are resolved.',
    why: 'Further searches would cost and change nothing.',
  },
  {
    id: 'early-stop-vetoes',
    summary:
      'Never stop early with a C1 claim unverified, an active contradiction, coverage below 80%, or in exhaustive mode.',
    why: 'An early end must not hide what is open.',
  },
  {
    id: 'framing-weights',
    summary: 'Framings whose queries brought sources of use weigh more in later rounds.',
    why: 'Academic, practical and skeptical texts use different words; the question decides which help.',
  },
  {
    id: 'both-sides-first',
    summary:
      'Where the words shown with search results disagree about the answer, each side is fetched before a second document of any; within the budget, and a shown text is never evidence.',
    why: 'A run can only compare what it read, and a lookup reads three documents.',
  },
  {
    id: 'claim-classes',
    summary: 'C1 decides the answer (weight 3), C2 supports it (2), C3 is context (1).',
    why: 'A wrong detail must not weigh as much as a wrong answer.',
  },
  {
    id: 'claim-confidence',
    summary:
      'From 0 to 10: independent sources first, then the best grade and the agreement of three paths; at most 4 when contradicted, at most 1 when superseded.',
    why: 'The number must be derivable from what is on record.',
  },
  {
    id: 'supersession',
    summary:
      'Of the same publisher on the same fact, or where a document says so, the newer supersedes the older; otherwise two values are a contradiction.',
    why: 'A stale value is not another opinion.',
  },
  {
    id: 'rubric',
    summary:
      'Claim accuracy 25%, citation quality 20%, scope coverage 20%, coherence 15%, actionability 10%, limitations 10%, each from 1 to 10.',
    why: 'A draft is scored on what can be checked.',
  },
  {
    id: 'verdict',
    summary:
      'PASS from 8.0 without a HIGH issue; else ITERATE, at most 3 re-evaluations; then escalate, FAIL below 6.0 or with a HIGH issue left.',
    why: 'A loop needs an end, and a reader needs to know how it ended.',
  },
  {
    id: 'phase-order',
    summary: 'Eight phases in order; one is skipped only with a justification on record.',
    why: 'What was left out is as important as what was done.',
  },
  {
    id: 'agent-boundaries',
    summary:
      'Each agent can do what its role is for and nothing else; what it asks beyond that is refused on record.',
    why: 'Words from outside pass through agents; their reach must not.',
  },
  {
    id: 'invalid-output',
    summary:
      'An output that is not in its agreed shape is recorded and not used; the built-in writer answers instead.',
    why: 'A silent repair would put words into the record that nobody gave.',
  },
  ...(Object.entries(GRADE_TABLE) as [SourceGrade, string][]).map(([grade, summary]) => ({
    id: `grade-${grade.toLowerCase()}`,
    summary: `Grade ${grade}: ${summary}`,
    why: 'A reader should see on what a finding rests.',
  })),
  ...(Object.entries(QA_TABLE) as [QaCode, (typeof QA_TABLE)[QaCode]][]).map(([code, { name, meaning }]) => ({
    id: `qa-${code.toLowerCase()}`,
    summary: `${code}, ${name}: ${meaning}`,
    why: 'The critic names every issue by one of ten codes.',
  })),
];
