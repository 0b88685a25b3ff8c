/** What the decisions of this rule set go by, for people. The ids are those of the specification. */
export const triggerRules = [
  {
    id: 't1-aeo-total-low',
    summary: 'T1: an AEO total below 70.0 asks for a rewrite.',
    why: 'A post that answer engines can hardly use is worth one more try.',
  },
  {
    id: 't2-answerability-critical',
    summary: 'T2: an answerability below 15.0 asks to bring the answer into the first 120 words.',
    why: 'Whoever asks a question reads the beginning; so do answer engines.',
  },
  {
    id: 't3-structure-critical',
    summary: 'T3: a structure below 12.0 asks for headings and lists.',
    why: 'Neither people nor machines find their way in a wall of text.',
  },
  {
    id: 't4-ai-likeness-high',
    summary: 'T4: an AI-likeness total above 60.0 asks for varied sentences and concrete details.',
    why: 'A text that sounds machine-made is trusted less, whoever wrote it.',
  },
  {
    id: 't5-ai-category-critical',
    summary: 'T5: any AI-likeness category above 70.0 asks for the one thing that lowers it.',
    why: 'One glaring habit is noticed even where the whole is fine.',
  },
];

export const stopRules = [
  {
    id: 's1-max-cycles',
    summary: 'S1: after the last allowed cycle the run stops.',
    why: 'A loop needs an end that does not depend on scores.',
  },
  {
    id: 's2-no-improvement',
    summary: 'S2: two stagnant cycles in a row stop the run.',
    why: 'What two rewrites did not bring, a third will not.',
  },
  {
    id: 's3-quality-degradation',
    summary: 'S3: a regressing cycle stops the run.',
    why: 'A rewrite that makes it worse must not be built upon.',
  },
  {
    id: 's4-oscillation',
    summary: 'S4: child totals of three cycles within less than 3.0 points stop the run.',
    why: 'Scores that only swing about are no progress. In a rule-scored lineage S2 always answers first.',
  },
];

export const adviceRule = {
  id: 'needs-author-input',
  summary: 'Where no rewrite without new facts can reach the T1 threshold, the author is told what to add.',
  why: 'Specificity, trust and freshness rise by facts, and facts are the author\u2019s alone.',
};

export const trendRule = {
  id: 'trend-first-match',
  summary: 'The first row of the trend table that holds decides; where none does, the trend is regressing.',
  why: 'It is the order of the specification\u2019s own code. A change below 5.0 points is no trend.',
};
