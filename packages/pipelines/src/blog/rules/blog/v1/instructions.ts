import type { AiLikenessCategory } from '@palimpsest/contracts';

/** The specification's own sentences, to the letter. */
export const ANSWER_FIRST = '- Move the direct answer to the first paragraph (within first 120 words)';
export const ADD_HEADERS = '- Add H2/H3 headers to break up content';
export const ADD_LISTS = '- Convert key points into bullet lists';
export const VARY_SENTENCES = '- Vary sentence structure to reduce AI-like patterns';
export const ADD_DETAILS = '- Add specific examples and concrete details';

/** Pillars that a rewrite without new facts can raise, in the order that breaks ties. */
export const REWRITABLE_PILLARS = ['answerability', 'structure', 'coverage', 'readability'] as const;
export type RewritablePillar = (typeof REWRITABLE_PILLARS)[number];

/** What T1 asks for when no pillar is critical. None of these asks for facts the text does not have. */
export const PILLAR_INSTRUCTIONS: Readonly<Record<RewritablePillar, string>> = {
  answerability: '- Open with the sentence that answers the title and cut the preamble before it',
  structure: '- Give long sections descriptive headings and split long paragraphs',
  coverage: "- Phrase headings as the questions their sections answer, in the post's own words",
  readability: '- Split long sentences and cut filler words',
};

/** What T5 asks for, one sentence per category. */
export const CATEGORY_INSTRUCTIONS: Readonly<Record<AiLikenessCategory, string>> = {
  vocabulary_inflation: '- Replace inflated words with plain ones',
  participial_density: '- Turn trailing -ing clauses into clauses or sentences of their own',
  rhetorical_formulas: '- State points plainly instead of through rhetorical formulas',
  stock_phrases: '- Cut stock phrases and signposts',
  template_frame: '- Cut openings and closings that only announce or repeat what the post says',
  rhythm: '- Vary sentence length by joining short sentences and splitting long ones',
  voice_deficit: '- Prefer contractions and active, direct wording',
  punctuation_format: '- Use fewer em dashes, bold words and decorative symbols',
};

/** Every sentence that any trigger can ask with. */
export const ALL_INSTRUCTIONS: readonly string[] = [
  ANSWER_FIRST,
  ADD_HEADERS,
  ADD_LISTS,
  VARY_SENTENCES,
  ADD_DETAILS,
  ...Object.values(PILLAR_INSTRUCTIONS),
  ...Object.values(CATEGORY_INSTRUCTIONS),
];
