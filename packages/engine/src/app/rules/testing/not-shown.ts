/** Constants of the pipelines that look like word data and are not shown among the rules. Each with the reason. */
export const NOT_SHOWN: readonly {
  readonly files: RegExp;
  readonly names?: readonly string[];
  readonly why: string;
}[] = [
  {
    files: /^blog\/rules\/aeo\/v1\//,
    names: ['EXPECTED', 'NO_HEADINGS', 'WRITE_SOMETHING'],
    why: 'What a finding says to the reader.',
  },
  {
    files: /^assessment\/builtin\//,
    names: [
      'NEW_CONTENT',
      'NOT_UNDERSTOOD',
      'NO_PLACE',
      'THERE',
      'NOT_IN_TEXT',
      'NOT_IN_PART',
      'IN_LOCKED_PART',
    ],
    why: 'What a teacher is told about feedback that was not applied.',
  },
  { files: /^blog\/proposal\/rationale\.ts$/, why: 'What an author is told about a change.' },
  {
    files: /^research\/(?:package|phases)\//,
    names: ['REPORT_STYLE', 'REASONS', 'HEADINGS', 'END_OF_RETRIEVAL', 'REPLACED'],
    why: 'Wording and style of the report.',
  },
  {
    files: /\/prompts?\/v1\//,
    names: ['TEMPLATE', 'PROMPT_TEMPLATE', 'SYSTEM', 'INSTRUCTIONS', 'CONTEXT_FIELDS'],
    why: 'What a model is asked with; it stands verbatim with every attempt.',
  },
  { files: /\/(?:rule-texts|validate\/rules)\.ts$/, why: 'The rules, which are shown as such.' },
  {
    files: /^assessment\/tasks\.ts$|^complaint\/pipeline\.ts$|^research\/(?:events|evolve)\.ts$/,
    names: ['KNOWN', 'EVENTS', 'RESEARCH_EVENTS', 'HANDLERS'],
    why: 'Names of fields and events.',
  },
  {
    files: /^complaint\/(?:builtin\/matching\/fold|classifier\/text\/tokens)\.ts$/,
    names: ['WORD', 'PIECES'],
    why: 'What a word is.',
  },
  {
    files: /^complaint\/validate\/(?:acts\/acts|facts\/topics)\.ts$/,
    names: ['PATTERNS', 'TOPICS'],
    why: 'Made of the lists of acts and topics, which are shown.',
  },
  {
    files: /^complaint\/classifier\/model\/(?:topic-|danger-)?network\.ts$/,
    why: 'Networks are shown by what each feature says for each class; letters are how their numbers are written.',
  },
  { files: /^research\/support\/features\.ts$/, why: 'The names of the lines of the weights.' },
];
