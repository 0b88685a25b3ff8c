import type { AeoInput } from '../aeo-input.ts';

/** Up to so many words a post can do without headings. */
const SHORT_POST = 300;

/** Whether a post is long enough to need headings and has none. */
export function lacksHeadings(input: AeoInput): boolean {
  return input.headed.length === 0 && input.analysis.wordCount > SHORT_POST;
}

export const NO_HEADINGS = 'a post of more than 300 words without headings';
