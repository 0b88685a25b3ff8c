import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../examples/blog/', import.meta.url);
const POSTS = readdirSync(FOLDER)
  .sort()
  .map((name) => readFileSync(new URL(name, FOLDER), 'utf8'));

/** A post to be looked after; each says something of its own, so that no two ask the model the same. */
export function blogRequest(number) {
  return {
    kind: 'blog',
    path: '/v1/blogs',
    body: {
      content: `${POSTS[number % POSTS.length]}\n\nThis is note ${number} of the series.\n`,
      settings: { renderer: 'openai-compatible', model: 'chaos-blog' },
    },
    runOf: ({ run }) => run.runId,
  };
}
