const BEGIN = 'ORIGINAL CONTENT:\n---\n';
const END = '\n---\n\nREQUIRED FIXES:\n';

/** The post of the test, as its author wrote it. */
export const POST = `# Working from a shared kitchen

In today's fast-paced world, it is worth noting that the right place to focus is truly important. Our shared kitchen has one long table and 12 chairs.

Moreover, the kitchen serves as a testament to the transformative power of community. We eat together at noon, and the table is free from 14:00.
`;

/** What the model makes of two of its sentences. */
export const PLAINER: readonly (readonly [from: string, to: string])[] = [
  [
    "In today's fast-paced world, it is worth noting that the right place to focus is truly important.",
    'The right place to focus is important.',
  ],
  [
    'Moreover, the kitchen serves as a testament to the transformative power of community.',
    'The kitchen shows the power of community.',
  ],
];

/** The post that the prompt holds, with its two worst sentences said plainly. Null where this is no such prompt. */
export function rewrittenPost(prompt: string): string | null {
  const begin = prompt.indexOf(BEGIN);
  const end = prompt.lastIndexOf(END);
  if (begin < 0 || end < begin) return null;
  const post = prompt.slice(begin + BEGIN.length, end);
  return PLAINER.reduce((text, [from, to]) => text.replace(from, to), post);
}
