import { type MarkdownDocument, sentences } from '@palimpsest/kernel/text';
import { spaced } from './source-place.ts';

/** Front matter fields in which authors sum up a post. */
const FIELDS = ['summary', 'excerpt', 'description', 'subtitle', 'abstract', 'lede'];
const MOST = 4;

/** The sentences of the author's own summary in the front matter; those with markup in them are left out. */
export function ownSummary({ frontMatter }: MarkdownDocument): string[] {
  const found = new Set<string>();
  for (const field of FIELDS) {
    const value = frontMatter?.fields[field];
    if (typeof value !== 'string') continue;
    const text = spaced(value.replace(/<\/?(?:p|em|strong|b|i)>/g, ' '));
    for (const { start, end } of sentences(text)) {
      const sentence = text.slice(start, end);
      if (!/[<>{}[\]*_`|&]/.test(sentence)) found.add(sentence);
    }
  }
  return [...found].slice(0, MOST);
}
