import { readFileSync } from 'node:fs';
import type { Studio } from './open-studio.ts';

const example = (name: string) =>
  readFileSync(new URL(`../../examples/blog/${name}.md`, import.meta.url), 'utf8');

export const aiSounding = example('ai-sounding');
export const needsItsAuthor = example('needs-its-author');
export const wallOfText = example('wall-of-text');
export const good = example('good');

/** About ten thousand words in paragraphs, each with a number of its own. */
export function longPost(each: (paragraph: number) => string = () => ''): string {
  const paragraphs = Array.from(
    { length: 160 },
    (_, at) =>
      `Paragraph ${at} tells what happened on day ${at + 3}. The boat left the harbour at ${at % 24} o'clock, the crew counted ${at * 7} crates, and the weather held until the evening. Nobody on board spoke of the storm that the radio had promised, although the sea was rough and the old pump made a noise that all of them knew too well from the year before.${each(at)}`,
  );
  return `# How long did the crossing take?\n\nThe crossing took 160 days.\n\n${paragraphs.join('\n\n')}\n`;
}

/**
 * A server makes its word lists ready in its first seconds, in turn with its callers. These tests begin after that, so
 * what becomes of the calls meanwhile does not matter.
 */
export async function warmUp({ ask }: Studio): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1)
    await ask('POST', '/v1/blog/score', { content: aiSounding }).catch(() => undefined);
}
