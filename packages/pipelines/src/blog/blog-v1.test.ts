import { blogEvaluationSchema } from '@palimpsest/contracts';
import { pipelineRef, type Renderer, replayRun, ruleSetRef } from '@palimpsest/kernel';
import { playRun, testTools } from '@palimpsest/kernel/testing';
import { describe, expect, it } from 'vitest';
import { blogPipelineV1, previewBlogPost } from './blog-v1.ts';
import { rewriteBlogPost } from './builtin/rewrite-blog-post.ts';
import { scorePost } from './score-post.ts';
import { outcomeOf } from './state-outcome.ts';
import { blogInput } from './testing/play-blog.ts';

const builtin: Renderer = {
  id: 'builtin',
  version: '1',
  async render({ model, prompt }) {
    const { text } = rewriteBlogPost(prompt);
    return { kind: 'completed', text, stop: 'end', model, usage: null, costMicros: 0, raw: '' };
  },
};

const WALL = `# How long does tea keep

Storing things in the kitchen is something that all of us have thought about at one time or another. There is so much to
say about it, and everybody has an opinion. Kitchens are warm and full of steam, which is a problem for dry goods. Shelves
above the stove are the worst place of all, although they look nice. Tea keeps for about 6 months in a closed tin. Green
tea fades first, then white tea, then black tea. Light ruins the leaves as quickly as moisture does. A tin keeps light out,
a glass jar does not. Strong smells creep into open packets within days. Coffee beside tea is a bad neighbour.
`;

describe('blog/v1 as it is shipped', () => {
  it('decides under the rule sets of the blog and shows those of the scorers and guards', () => {
    expect(pipelineRef(blogPipelineV1)).toBe('blog/v1');
    expect(blogPipelineV1.ruleSets.map(ruleSetRef)).toEqual([
      'blog/v1',
      'blog/strict-v1',
      'aeo/v1',
      'ai-likeness/v1',
      'blog-guards/v1',
    ]);
  });

  it('gives every rule that can be switched off a name of its own', () => {
    const ids = blogPipelineV1.ruleSets.slice(1).flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('rewrites a wall of text offline, past its own guards, and replays to the letter', async () => {
    const { events, view } = await playRun(blogPipelineV1, {
      input: blogInput({ settings: { renderer: 'builtin', model: 'blog-builtin/v1' } }),
      texts: { content: WALL },
      renderer: builtin,
    });
    const { cycles } = outcomeOf(view.state, 70, null);
    expect(cycles.length).toBeGreaterThan(0);
    expect(cycles.map(({ stopReason }) => stopReason)).not.toContain('guard_rejected');
    const placed = events.map((event, i) => ({ ...event, sequence: i + 1 }));
    const replay = replayRun(blogPipelineV1, testTools.runId, testTools, placed);
    expect([replay.firstDifference, replay.evaluations.firstDifference]).toEqual([null, null]);
    expect(replay.evaluations.checked).toBe(cycles.length + 1);
  });

  it('previews what a run would begin with', async () => {
    const request = {
      content: WALL,
      asOf: '2026-01-01',
      ruleSet: 'blog/v1',
      switchedOff: [],
      stopWhenUnattainable: false,
      scores: null,
    } as const;
    const preview = previewBlogPost(request);
    const { events } = await playRun(blogPipelineV1, {
      input: blogInput({ settings: { renderer: 'builtin', model: 'blog-builtin/v1' } }),
      texts: { content: WALL },
      renderer: builtin,
    });
    const started = events.find(({ type }) => type === 'cycle-started');
    expect(started?.texts.prompt).toBe(preview.prompt);
    expect(started?.payload.triggers).toEqual(preview.triggers);
  });
});

it.each([
  ['nothing', ''],
  ['only code', '```js\nconst tea = 1;\n```\n'],
  ['only HTML', '<div><p>Tea</p></div>'],
  ['broken front matter', '---\ntitle: [tea\n\n# Tea\n\nWords.'],
  ['CRLF', '# Tea\r\n\r\nTea keeps.\r\n'],
  [
    'right to left',
    '# \u05ea\u05d4\n\n\u05ea\u05d4 \u05e0\u05e9\u05de\u05e8 \u05d7\u05e6\u05d9 \u05e9\u05e0\u05d4.',
  ],
  ['CJK', '# \u8336\n\n\u8336\u306f\u7f36\u3067\u4fdd\u5b58\u3057\u307e\u3059\u3002'],
  ['control characters', 'a\u0001b\u0007\u200b\u202e c'],
])('scores of %s are scores, whatever it is', (_name, content) => {
  const evaluation = scorePost(content, { asOf: '2026-01-01', switchedOff: [] });
  expect(blogEvaluationSchema.parse(evaluation)).toEqual(evaluation);
});
