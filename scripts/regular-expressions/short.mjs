/**
 * Patterns that would take long on a long text and never see one. Each says what keeps its text short; whoever changes
 * that place has to mend the pattern.
 */
export const SHORT = [
  ['packages/engine/src/cli/layout.ts', '\\B(?=(\\d{3})+$)', 'digits of one number'],
  ['packages/engine/src/adapters/extract/fields.ts', '\\s*;\\s*|', 'one field, cut at 500 characters'],
  [
    'packages/pipelines/src/assessment/builtin/feedback/read-replacements.ts',
    'everywhere|throughout|in|so|because',
    'at most six words of at most 30 letters',
  ],
  [
    'packages/pipelines/src/research/claims/read-source.ts',
    '\\b(?:according to|reported by',
    'the 60 characters before a name',
  ],
  [
    'packages/pipelines/src/research/claims/read-source.ts',
    '^\\W*\\p{L}+\\s*(?:a |an |the )?',
    'the 60 characters behind a name',
  ],
];

export function whyShort(pattern, places) {
  return SHORT.find(
    ([file, part]) => pattern.includes(part) && places.every((place) => place.startsWith(file)),
  )?.[2];
}
