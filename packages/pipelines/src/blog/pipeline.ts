import type { BlogRunInput } from '@palimpsest/contracts';
import {
  definePipeline,
  type Pipeline,
  type RuleSet,
  type Step,
  type StepTools,
  UNTIL_SIGNALLED,
} from '@palimpsest/kernel';
import { BLOG_EVALUATOR, blogEvaluator, type EvaluationInput, type ScorePost } from './evaluate.ts';
import { BLOG_EVENTS, blogEvent, SCORES_SIGNAL } from './events.ts';
import { blogReadModels } from './read-models.ts';
import { blogRuleSets } from './rules/blog/blog-rule-sets.ts';
import { type BlogState, initialBlogState, type VersionState } from './state.ts';
import { evolveBlog } from './state-evolve.ts';
import { type CheckRewrite, cycleSteps } from './steps-cycle.ts';
import { decideSteps, finish, record } from './steps-decide.ts';

/** What the pipeline is put together from; tests may bring their own. */
export interface BlogParts {
  readonly scorePost: ScorePost;
  readonly checkRewrite: CheckRewrite;
  /** Those of the scorers and guards: they are shown and named, but decide nothing here. */
  readonly shownRules: readonly RuleSet[];
}

/** `blog/v1`: score, trigger, rewrite once, guard, score again, classify the trend, stop or go on. */
export function blogPipeline({ scorePost, checkRewrite, shownRules }: BlogParts): Pipeline<BlogState> {
  return definePipeline<BlogState>({
    id: 'blog',
    version: 'v1',
    initialState: initialBlogState,
    events: BLOG_EVENTS,
    signals: [SCORES_SIGNAL],
    evaluators: { [BLOG_EVALUATOR]: blogEvaluator(scorePost) },
    ruleSets: [...Object.values(blogRuleSets), ...shownRules],
    readModels: blogReadModels,
    evolve: evolveBlog,
    next: (state, tools) => nextSteps(state, checkRewrite, tools),
  });
}

function nextSteps(state: BlogState, checkRewrite: CheckRewrite, tools: StepTools): readonly Step[] {
  const { input } = state;
  if (input === null) return [];
  const newest = state.versions.at(-1);
  if (newest === undefined) return [authorVersion(state, input, tools)];
  const { evaluation } = newest;
  if (evaluation === null) return [evaluationOf(state, input, newest, tools)];

  const rules = blogRuleSets[input.settings.ruleSet];
  const scored = { ...newest, evaluation };
  const cycle = state.cycles.at(-1);
  if (cycle?.status === 'pending')
    return cycleSteps({ state, input, rules, cycle, newest: scored }, checkRewrite, tools);
  if (cycle?.status === 'terminal') return [finish(state, rules, cycle.stopReason)];
  return decideSteps(state, rules, scored, tools);
}

function authorVersion({ post }: BlogState, { blogId, versionNumber }: BlogRunInput, tools: StepTools): Step {
  const version = {
    blogId,
    versionId: tools.id(`version-${versionNumber}`),
    versionNumber,
    parentVersionId: null,
    origin: 'author' as const,
    cycleNumber: null,
  };
  return record(blogEvent('version-created', version, { content: post }));
}

/** By rule at once, or from elsewhere as soon as somebody brings the scores. */
function evaluationOf(
  { externalScores }: BlogState,
  { asOf, settings }: BlogRunInput,
  { id, number, content }: VersionState,
  tools: StepTools,
): Step {
  const source = settings.scores;
  if (source === 'external' && externalScores === null)
    return { kind: 'wait', key: `scores-${number}`, until: UNTIL_SIGNALLED };
  const input: EvaluationInput = {
    evaluationId: tools.id(`evaluation-${number}`),
    versionId: id,
    source,
    asOf,
    switchedOff: settings.switchedOff,
    scores: source === 'external' ? externalScores : null,
  };
  return {
    kind: 'evaluate',
    key: `evaluate-${number}`,
    evaluator: BLOG_EVALUATOR,
    input,
    texts: source === 'external' ? {} : { content },
  };
}
