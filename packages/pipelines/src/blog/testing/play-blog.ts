import type {
  BlogEvaluation,
  BlogOutcome,
  BlogRunInput,
  BlogSettings,
  ExternalScores,
  JsonObject,
} from '@palimpsest/contracts';
import { hardVerdict, type Pipeline, type Renderer, type RunEvent } from '@palimpsest/kernel';
import { playRun } from '@palimpsest/kernel/testing';
import { externalEvaluation } from '../evaluate.ts';
import { SCORES_SIGNAL } from '../events.ts';
import { blogPipeline } from '../pipeline.ts';
import type { BlogState } from '../state.ts';
import type { CheckRewrite } from '../steps-cycle.ts';
import { scores } from './scores.ts';

export const POST = '# Why tea\n\nTea keeps you awake.';
export const BLOG_ID = '5a4f0f0e-6a52-4a6e-9d0b-0d5a0f7f6a11';

/** Refuses what contains the word. */
export const refuses =
  (word: string): CheckRewrite =>
  (_parent, child) => {
    const passed = !child.includes(word);
    return {
      passed,
      verdicts: [hardVerdict({ rule: 'test-word', passed, message: 'The text is free of the word.' })],
    };
  };

/** The pipeline with a scorer that always gives the same and a guard that refuses one word. */
export function plainPipeline(
  evaluation: BlogEvaluation = externalEvaluation(scores(), '2026-01-01'),
): Pipeline<BlogState> {
  return blogPipeline({
    scorePost: () => ({ ...evaluation, source: 'rules' }),
    checkRewrite: refuses('BAD'),
    shownRules: [],
  });
}

/** A run's input as `run-started` holds it, with whatever a test wants otherwise. */
export function blogInput({
  settings = {},
  ...changed
}: Partial<Omit<BlogRunInput, 'settings'>> & {
  readonly settings?: Partial<BlogSettings>;
} = {}): JsonObject {
  const input: BlogRunInput = {
    blogId: BLOG_ID,
    versionNumber: 1,
    asOf: '2026-01-01',
    externalScores: null,
    take: 1,
    takeReason: null,
    ...changed,
    settings: {
      ruleSet: 'blog/v1',
      renderer: 'fake',
      model: 'fake-1',
      scores: 'rules',
      switchedOff: [],
      stopWhenUnattainable: false,
      ...settings,
    },
  };
  return input as unknown as JsonObject;
}

export interface PlayedBlog {
  readonly events: readonly RunEvent[];
  readonly state: BlogState;
  readonly outcome: BlogOutcome;
  readonly reason: string | null;
}

/** Plays a run whose versions get these scores, one after the other, from outside. */
export async function playBlog(
  given: readonly ExternalScores[],
  renderer: Renderer,
  {
    pipeline = plainPipeline(),
    settings = {},
    post = POST,
    ...rest
  }: {
    readonly pipeline?: Pipeline<BlogState>;
    readonly settings?: Partial<BlogSettings>;
    readonly post?: string;
    readonly take?: number;
    readonly takeReason?: string | null;
    readonly versionNumber?: number;
    readonly protectedTerms?: readonly string[];
  } = {},
): Promise<PlayedBlog> {
  const { protectedTerms, ...changed } = rest;
  const waiting = [...given];
  const { events, view } = await playRun(pipeline, {
    input: blogInput({
      ...changed,
      settings: { scores: 'external', ...settings },
      externalScores: waiting.shift() ?? null,
    }),
    texts: {
      content: post,
      ...(protectedTerms === undefined ? {} : { protectedTerms: JSON.stringify(protectedTerms) }),
    },
    renderer,
    onWait: ({ key }) => {
      const next = waiting.shift();
      if (next === undefined) return undefined;
      const versionId = `id:version-${key.slice('scores-'.length)}`;
      return { type: SCORES_SIGNAL, payload: { versionId, scores: next as unknown as JsonObject } };
    },
  });
  return {
    events,
    state: view.state,
    outcome: view.finished?.result as unknown as BlogOutcome,
    reason: view.finished?.reason ?? null,
  };
}

export function typesOf(events: readonly RunEvent[]): string[] {
  return events.map(({ type }) => type);
}
