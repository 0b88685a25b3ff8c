import {
  aeoScoresSchema,
  aiLikenessScoresSchema,
  BLOG_RULE_SETS,
  blogRunResultSchema,
  blogScoreSchema,
  blogSettingsSchema,
  cycleStatusSchema,
  jsonSchema,
} from '@palimpsest/contracts';
import { z } from 'zod';
import { pipelinesOf } from '../../app/pipelines.ts';
import { counted } from '../counted.ts';
import { LONGEST_POST } from '../limits.ts';
import { finishTold } from '../progress.ts';
import { defineTool, type ToolCall } from '../tool.ts';
import { newAttemptField, rendererChoice, rendererFields } from './renderer-choice.ts';

const post = z
  .string()
  .min(1)
  .max(LONGEST_POST)
  .describe('The post as its author wrote it: Markdown, up to 500,000 characters.');
const asOf = z.iso
  .date()
  .exactOptional()
  .describe('The day that freshness is measured against, such as 2026-01-31; by default today.');
const settingFields = {
  ruleSet: z.enum(BLOG_RULE_SETS).exactOptional().describe('Which rules decide; by default blog/v1.'),
  switchedOff: blogSettingsSchema.shape.switchedOff
    .exactOptional()
    .describe('Ids of scoring rules to leave out; list_rules names them.'),
};

const scorePost = defineTool({
  name: 'score_blog_post',
  title: 'Score a blog post',
  description:
    'Scores a post by rule: how well it answers a question (AEO, 0 to 100, higher is better, by pillar), how much it sounds like AI (0 to 100, lower is better, by category), which triggers would start a rewrite, and what only its author can add. Findings point at places by offsets. Offline, deterministic, keeps nothing.',
  nature: { readOnly: true, idempotent: true },
  input: z.strictObject({ content: post, asOf, ...settingFields }),
  output: blogScoreSchema,
  async perform(call, { content, asOf: day = today(), ruleSet, switchedOff }) {
    const { scoreBlogPost } = await import('../../app/blog/score-blog-post.ts');
    const pipelines = pipelinesOf(await call.pipelines());
    const settings = {
      ...(ruleSet === undefined ? {} : { ruleSet }),
      ...(switchedOff === undefined ? {} : { switchedOff }),
    };
    return scoreBlogPost({ pipelines }, { content, asOf: day, settings });
  },
  words: ({ aeo, aiLikeness, triggers, attainableMaximum, findings, authorAdvice }) => [
    [
      `AEO ${aeo.total} of 100 (a rewrite without new facts can reach ${attainableMaximum}), AI-likeness ${aiLikeness.total}.`,
      triggers.length === 0
        ? 'Nothing asks for a rewrite.'
        : `A rewrite is asked for: ${triggers.map(({ trigger_reason }) => trigger_reason).join('; ')}.`,
      `${counted(findings.length, 'finding')}, ${counted(authorAdvice.length, 'thing')} only the author can add.`,
    ].join(' '),
  ],
});

const rewritePost = defineTool({
  name: 'rewrite_blog_post',
  title: 'Rewrite a blog post',
  description:
    'Scores a post and rewrites it under the rules, at most three cycles: each rewrite is guarded (no fact, number, quote or link may be lost or invented), scored again, and kept only if it is no worse. Every version, decision and call is recorded. Answers with the final text, the versions, the cycles and why it stopped. Without blogId it begins a new blog; with it, this is the next version of that blog.',
  nature: { readOnly: false, idempotent: false, openWorld: true },
  input: z.strictObject({
    content: post,
    blogId: z.uuid().exactOptional().describe('The blog that gets this as a new version of its author.'),
    asOf,
    ...settingFields,
    protectedTerms: blogSettingsSchema.shape.protectedTerms
      .exactOptional()
      .describe('Words that no rewrite may touch.'),
    stopWhenUnattainable: z
      .boolean()
      .exactOptional()
      .describe('Do not rewrite a post that cannot reach the threshold without new facts.'),
    ...rendererFields,
    newAttempt: newAttemptField,
  }),
  output: blogRunResultSchema,
  async perform(call, { content, blogId, asOf: day, newAttempt, renderer, model, ...settings }) {
    const [{ startBlogRun }, { blogRunResult }] = await Promise.all([
      import('../../app/blog/start-blog-run.ts'),
      import('../../app/blog/blog-run-result.ts'),
    ]);
    const engine = await call.engine();
    const { runId } = await startBlogRun(engine.context, {
      ...about(call),
      content,
      settings: { ...settings, ...rendererChoice({ ...chosen({ renderer, model }) }, call) },
      mode: 'inline',
      ...(blogId === undefined ? {} : { blogId }),
      ...(day === undefined ? {} : { asOf: day }),
      ...(newAttempt === undefined ? {} : { newAttempt }),
    });
    const run = await finishTold(call, engine, runId, (each) => {
      const { cycles } = blogRunResult(each);
      return cycles.length === 0 ? 'Scoring the post.' : `Cycle ${cycles.length}.`;
    });
    return blogRunResult(run);
  },
  words: ({ blogId, runId, outcome, stopReason, cycles, triggersLeft, finalContent }) => [
    [
      `${outcome.replaceAll('_', ' ')}${stopReason === null ? '' : ` (${stopReason.replaceAll('_', ' ')})`} after ${counted(cycles.length, 'cycle')};`,
      triggersLeft.length === 0 ? 'no trigger is left.' : `triggers left: ${triggersLeft.join(', ')}.`,
      `Blog ${blogId}, run ${runId}.`,
    ].join(' '),
    ...(finalContent === null ? [] : [finalContent]),
  ],
});

const evaluation = z.strictObject({
  evaluationId: z.string(),
  source: z.enum(['rules', 'external']),
  asOf: z.string(),
  switchedOff: z.array(z.string()),
  attainableMaximum: z.number(),
  aeo: aeoScoresSchema,
  aiLikeness: aiLikenessScoresSchema,
});

const blogReport = z.strictObject({
  blogId: z.string(),
  createdAt: z.string(),
  /** Null once the blog was erased. */
  settings: blogSettingsSchema.nullable(),
  runs: z.array(
    z.strictObject({
      runId: z.string(),
      status: z.enum(['open', 'finished']),
      outcome: z.string().nullable(),
      reason: z.string().nullable(),
    }),
  ),
  versions: z.array(
    z.strictObject({
      versionId: z.string(),
      versionNumber: z.int(),
      parentVersionId: z.string().nullable(),
      origin: z.enum(['author', 'rewrite']),
      cycleNumber: z.int().nullable(),
      runId: z.string(),
      createdAt: z.string(),
      /** Null where it was not asked for; `[erased]` once the blog was erased. */
      content: z.string().nullable(),
      evaluation: evaluation.nullable(),
    }),
  ),
  cycles: z.array(
    z.strictObject({
      cycleId: z.string(),
      cycleNumber: z.int(),
      parentVersionId: z.string(),
      childVersionId: z.string().nullable(),
      triggerReasons: z.array(z.string()),
      triggerData: z.array(jsonSchema),
      parentAeoTotal: z.number(),
      childAeoTotal: z.number().nullable(),
      parentAiLikeness: z.number(),
      childAiLikeness: z.number().nullable(),
      trendOutcome: z.string().nullable(),
      trendCode: z.number().nullable(),
      status: cycleStatusSchema,
      stopReason: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
});

const showBlogTool = defineTool({
  name: 'show_blog',
  title: 'Show a blog',
  description:
    'Everything on record about one blog: its settings, runs, versions with their texts and scores, and rewrite cycles with their reasons.',
  nature: { readOnly: true, idempotent: true },
  input: z.strictObject({
    blogId: z.uuid().describe('As rewrite_blog_post gave it.'),
    includeContent: z
      .boolean()
      .exactOptional()
      .describe('Whether the texts of the versions come with it; by default they do.'),
  }),
  output: blogReport,
  async perform(call, { blogId, includeContent = true }) {
    const { showBlog } = await import('../../app/blog/show-blog.ts');
    const { context } = await call.engine();
    const { versions, cycles, ...report } = await showBlog(context, { tenant: call.tenant, blogId });
    return {
      ...report,
      versions: versions.map(({ content, ...version }) => ({
        ...version,
        content: includeContent ? content : null,
      })),
      cycles: cycles.map(({ rewritePrompt: _, ...cycle }) => cycle),
    };
  },
  words: ({ blogId, versions, cycles, runs }) => [
    `Blog ${blogId}: ${counted(versions.length, 'version')}, ${counted(cycles.length, 'cycle')}, ${counted(runs.length, 'run')}. ${versions
      .map(
        (each) => `Version ${each.versionNumber} (${each.origin}): AEO ${each.evaluation?.aeo.total ?? '-'}`,
      )
      .join('; ')}.`,
  ],
});

export const blogTools = [scorePost, rewritePost, showBlogTool];

function about({ tenant, actor }: ToolCall) {
  return { tenant, actor };
}

function chosen({ renderer, model }: { renderer: string | undefined; model: string | undefined }) {
  return { ...(renderer === undefined ? {} : { renderer }), ...(model === undefined ? {} : { model }) };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
