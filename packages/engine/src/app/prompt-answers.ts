import type { BlogRunResult, BlogScore } from '@palimpsest/contracts';
import type { BlogPreviewRequest } from './blog/preview-blog-run.ts';
import type { EngineContext } from './context.ts';
import type { LoadedRun } from './load-run.ts';
import type { ResearchResult } from './research/research-result.ts';

/**
 * The functions of the library that answer without a promise, although they need a pipeline's code. An engine loads
 * that code with the pipeline, so whoever has a run or an engine in hand has it, too.
 */
interface Answers {
  readonly blogRunResult: (run: LoadedRun) => BlogRunResult;
  readonly scoreBlogPost: (
    context: Pick<EngineContext, 'pipelines'>,
    request: BlogPreviewRequest,
  ) => BlogScore;
  readonly researchResult: (run: LoadedRun) => ResearchResult;
}

const loaded: { -readonly [Name in keyof Answers]?: Answers[Name] } = {};

const LOADERS: Readonly<Record<string, () => Promise<Partial<Answers>>>> = {
  async 'blog/v1'() {
    const [{ blogRunResult }, { scoreBlogPost }] = await Promise.all([
      import('./blog/blog-run-result.ts'),
      import('./blog/score-blog-post.ts'),
    ]);
    return { blogRunResult, scoreBlogPost };
  },
  async 'research/v1'() {
    const { researchResult } = await import('./research/research-result.ts');
    return { researchResult };
  },
};

/** Called with each pipeline that comes into use. */
export async function loadAnswers(ref: string): Promise<void> {
  Object.assign(loaded, await LOADERS[ref]?.());
}

function answer<Name extends keyof Answers>(name: Name): Answers[Name] {
  const known = loaded[name];
  if (known === undefined)
    throw new Error(`${name} needs an engine: call createEngine first, with the pipeline it is about.`);
  return known;
}

/**
 * A run of the blog pipeline as it is shown: the JSON of `palimpsest blog run`.
 *
 * @example const { outcome, finalContent } = blogRunResult(await engine.finishRun('local', runId));
 */
export function blogRunResult(run: LoadedRun): BlogRunResult {
  return answer('blogRunResult')(run);
}

/**
 * The score of a post, with what would start a rewrite. Keeps nothing.
 *
 * @example const { aeo, triggers } = scoreBlogPost(engine.context, { content, asOf: '2026-01-31' });
 */
export function scoreBlogPost(
  context: Pick<EngineContext, 'pipelines'>,
  request: BlogPreviewRequest,
): BlogScore {
  return answer('scoreBlogPost')(context, request);
}

/**
 * A research run as it is shown: the JSON of `palimpsest research run`.
 *
 * @example const { outcome, problems } = researchResult(await engine.finishRun('local', runId));
 */
export function researchResult(run: LoadedRun): ResearchResult {
  return answer('researchResult')(run);
}
