import type { RenderOutcome } from '@palimpsest/kernel';
import { fakeRenderer } from '@palimpsest/kernel/testing';
import { describe, expect, it } from 'vitest';
import { checkRewrite } from './guards/check-rewrite.ts';
import { blogPipeline } from './pipeline.ts';
import { fillPrompt, readPrompt } from './prompts/v1/prompt.ts';
import {
  ADD_DETAILS,
  ADD_HEADERS,
  ADD_LISTS,
  ANSWER_FIRST,
  CATEGORY_INSTRUCTIONS,
  PILLAR_INSTRUCTIONS,
  VARY_SENTENCES,
} from './rules/blog/v1/instructions.ts';
import { playBlog, typesOf } from './testing/play-blog.ts';
import { scores } from './testing/scores.ts';

const PARENT = `# How to store tea

Many people ask about storage. Keep tea in a closed tin, away from light and from strong smells. Moisture ruins the
leaves within a week, so the kitchen shelf above the kettle is the wrong place.

Green tea keeps for about 6 months. Black tea keeps for two years when it stays dry, as the
[growers' guide](https://example.org/guide) says.

Buy small amounts. Open a packet only when the one before it is empty.
`;
/** What a well-behaved renderer brings: the same facts in the same words, with the answer first. */
const FAITHFUL = `# How to store tea

Keep tea in a closed tin, away from light and from strong smells. Many people ask about storage. Moisture ruins the
leaves within a week, so the kitchen shelf above the kettle is the wrong place.

Green tea keeps for about 6 months. Black tea keeps for two years when it stays dry, as the
[growers' guide](https://example.org/guide) says.

Buy small amounts. Open a packet only when the one before it is empty.
`;

/** The real guards; scores come from outside, so that nothing else decides. */
const pipeline = blogPipeline({
  scorePost: () => {
    throw new Error('These runs are scored from outside.');
  },
  checkRewrite,
  shownRules: [],
});
const LOW = scores({ aeo: 60, pillars: { answerability: 10 } });
const BETTER = scores({ aeo: 80 });

async function play(answer: string | RenderOutcome, given = [LOW, BETTER]) {
  const renderer = fakeRenderer([{ when: 'Begin rewrite:', answer }]);
  const run = await playBlog(given, renderer, { pipeline, post: PARENT });
  return { ...run, calls: renderer.calls };
}

/** The answer was refused, stays with its attempt, and nothing else was asked. */
async function expectRefused(answer: string): Promise<void> {
  const { outcome, calls, events } = await play(answer);
  expect(outcome).toMatchObject({
    outcome: 'stopped',
    stopReason: 'guard_rejected',
    cycles: [{ status: 'terminal', stopReason: 'guard_rejected', childVersionId: null }],
    versions: [{ versionNumber: 1 }],
  });
  expect(outcome.cycles[0]?.verdicts.some(({ passed, severity }) => !passed && severity === 'hard')).toBe(
    true,
  );
  expect(calls).toHaveLength(1);
  expect(events.find(({ type }) => type === 'attempt-succeeded')?.texts.response).toBe(answer);
}

it('a faithful rewrite becomes a version', async () => {
  const { outcome } = await play(FAITHFUL);
  expect(outcome.cycles[0]?.verdicts.filter(({ passed }) => !passed)).toEqual([]);
  expect(outcome).toMatchObject({ outcome: 'completed', versions: [{}, { origin: 'rewrite' }] });
});

describe('forbidden: deciding what to fix', () => {
  const KNOWN = new Set<string>([
    ANSWER_FIRST,
    ADD_HEADERS,
    ADD_LISTS,
    VARY_SENTENCES,
    ADD_DETAILS,
    ...Object.values(PILLAR_INSTRUCTIONS),
    ...Object.values(CATEGORY_INSTRUCTIONS),
  ]);

  it('the prompt asks for what the triggers ask for, and for nothing else', async () => {
    const { calls } = await play(FAITHFUL);
    expect(readPrompt(calls[0]?.prompt ?? '')?.fixInstructions).toEqual([ANSWER_FIRST]);
    const { calls: others } = await play(FAITHFUL, [
      scores({ aeo: 60, ai: 70, categories: { rhythm: 80 } }),
      BETTER,
    ]);
    const asked = readPrompt(others[0]?.prompt ?? '')?.fixInstructions ?? [];
    expect(asked.length).toBeGreaterThan(2);
    for (const instruction of asked) expect(KNOWN).toContain(instruction);
  });

  it('no trigger, no call', async () => {
    const { calls } = await play(FAITHFUL, [BETTER]);
    expect(calls).toEqual([]);
  });
});

describe('forbidden: changing facts or adding new information', () => {
  it.each([
    ['a statistic', FAITHFUL.replace('Buy small amounts.', 'Buy small amounts. 73% of tea lovers do.')],
    ['another number', FAITHFUL.replace('6 months', '9 months')],
    ['a name', FAITHFUL.replace('Many people ask about storage.', 'Many people ask Twinings about storage.')],
    ['a date', FAITHFUL.replace('Buy small amounts.', 'Since 3 May 2024 we buy small amounts.')],
    ['another link', FAITHFUL.replace('https://example.org/guide', 'https://example.com/other')],
    ['the opposite', FAITHFUL.replace('is the wrong place', 'is not the wrong place')],
    ['a fact left out', FAITHFUL.replace('Green tea keeps for about 6 months. ', '')],
  ])('%s is refused', (_what, answer) => expectRefused(answer));
});

describe('forbidden: summarising signals or scores', () => {
  it('an answer that speaks of scores is refused', () =>
    expectRefused(`${FAITHFUL}\nThis version should now reach an AEO score above the threshold.\n`));

  it('the renderer is never told a score, a threshold or a trigger', async () => {
    const odd = scores({
      aeo: 61.37,
      ai: 67.41,
      pillars: { answerability: 11.23, structure: 9.87 },
      categories: { rhythm: 88.19 },
    });
    const { calls } = await play(FAITHFUL, [odd, BETTER]);
    const prompt = calls[0]?.prompt ?? '';
    for (const number of ['61.37', '67.41', '11.23', '9.87', '88.19', '70.0', '15.0'])
      expect(prompt).not.toContain(number);
    for (const word of ['AEO', 'aeo_', 'score', 'trigger', 'T1', 'T2'])
      expect(prompt.replace(PARENT, '')).not.toContain(word);
    expect(prompt).toBe(
      fillPrompt({ originalContent: PARENT, fixInstructions: readPrompt(prompt)?.fixInstructions ?? [] }),
    );
  });
});

describe('forbidden: several drafts or iterations', () => {
  it('an answer with two drafts is refused', () =>
    expectRefused(`Draft 1:\n\n${FAITHFUL}\n\n---\n\nDraft 2:\n\n${FAITHFUL}`));
  it('an answer that talks around the text is refused', () =>
    expectRefused(`Here is the rewritten blog post:\n\n${FAITHFUL}`));
  it('a commentary behind the text is refused', () =>
    expectRefused(
      `${FAITHFUL}\nI moved the answer to the first paragraph as requested. Let me know if you want changes!\n`,
    ));

  it('each cycle makes exactly one call, and each call belongs to one cycle', async () => {
    const { calls, outcome, events } = await play(FAITHFUL, [LOW, LOW, LOW, LOW]);
    expect(outcome.cycles).toHaveLength(2);
    expect(calls).toHaveLength(2);
    expect(
      events.filter(({ type }) => type === 'attempt-started').map(({ payload }) => payload.step),
    ).toEqual(['rewrite-1', 'rewrite-2']);
  });
});

describe('forbidden: any AI scoring', () => {
  it('the only thing a renderer is ever asked for is a rewrite by the locked prompt', async () => {
    const { calls } = await play(FAITHFUL, [LOW, LOW, LOW]);
    for (const { prompt, system } of calls) {
      expect(readPrompt(prompt)).not.toBeNull();
      expect(system).toBeUndefined();
    }
  });
});

describe('forbidden: silent retries and hidden attempts', () => {
  it.each(['retryable', 'terminal'] as const)(
    'a %s failure ends the cycle after its one call',
    async (retry) => {
      const { outcome, calls, events } = await play({
        kind: 'failed',
        retry,
        code: 'overloaded',
        message: 'Busy.',
      });
      expect(calls).toHaveLength(1);
      expect(outcome.stopReason).toBe('render_failed');
      expect(typesOf(events).filter((type) => type.startsWith('attempt-'))).toEqual([
        'attempt-started',
        'attempt-failed',
      ]);
    },
  );
});

describe('forbidden: made-up goals, and another tone', () => {
  it('a goal nobody set is refused', () =>
    expectRefused(
      FAITHFUL.replace(
        'Buy small amounts.',
        'Buy small amounts. Subscribe to our newsletter for the best offers at Tea Palace!',
      ),
    ));

  it('a changed tone is shown beside the version', async () => {
    const { outcome } = await play(FAITHFUL.replace('Buy small amounts.', 'Buy small amounts!!!'));
    const verdicts = outcome.cycles[0]?.verdicts ?? [];
    expect(verdicts.some(({ passed }) => !passed)).toBe(true);
  });
});
