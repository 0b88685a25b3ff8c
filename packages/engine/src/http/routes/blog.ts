import {
  blogDiffSchema,
  blogProposalsSchema,
  blogResourceSchema,
  blogRunResultSchema,
  blogScoreSchema,
  blogSummarySchema,
  blogVersionResourceSchema,
  type Json,
  pageOf,
  pageQuery,
  queryNumber,
  recordScoresSchema,
  rewriteVerdictSchema,
  runResourceSchema,
  scorePostSchema,
  searchQuery,
  startBlogSchema,
  startedBlogSchema,
  verifyRewriteSchema,
  waitQuery,
} from '@palimpsest/contracts';
import { z } from 'zod';
import { diffVersions, proposeCycles } from '../../app/blog/blog-changes.ts';
import { blogRunResult } from '../../app/blog/blog-run-result.ts';
import { findBlogVersion } from '../../app/blog/find-version.ts';
import { listBlogs } from '../../app/blog/list-blogs.ts';
import { recordExternalScores } from '../../app/blog/record-external-scores.ts';
import { scoreBlogPost } from '../../app/blog/score-blog-post.ts';
import { showBlog } from '../../app/blog/show-blog.ts';
import type { StartedBlogRun } from '../../app/blog/start-blog-run.ts';
import { verifyRewrite } from '../../app/blog/verify-rewrite.ts';
import { showRunState } from '../../app/runs/runs.ts';
import { UnknownBlogError } from '../../errors/unknown-blog-error.ts';
import { UnknownRunError } from '../../errors/unknown-run-error.ts';
import { checkMatch, isKnown, versionTag } from '../etag.ts';
import { defineRoute } from '../route.ts';
import { type StartBlogCall, startBlog } from '../start-blog.ts';
import { startedRunAnswer } from '../started-run.ts';

const blogParams = z.object({ blogId: z.uuid() });
const versionParams = z.object({ blogId: z.uuid(), number: queryNumber(1, 999_999_999) });
const ifMatch = {
  'if-match': 'The ETag of the version you decided on; refused with 412 when there is a newer one.',
};
const ifNoneMatch = { 'if-none-match': 'The ETag you have; answered with 304 when it is still that.' };

const receiptOf = ({ blogId, runId, versionNumber }: StartedBlogRun): Json => ({
  blogId,
  runId,
  versionNumber,
});

function startedAnswer(call: StartBlogCall, receipt: Json) {
  const { blogId, runId, versionNumber } = receipt as unknown as StartedBlogRun;
  return startedRunAnswer(call, {
    runId,
    wait: call.query.wait,
    ids: { blogId, versionNumber },
    result: async () => blogRunResult(await call.engine.loadRun(call.tenant, runId)),
  });
}

const started = {
  200: { description: 'You waited, and the run is over.', schema: startedBlogSchema },
  202: { description: 'The run has begun.', schema: startedBlogSchema },
};

export const blogRoutes = [
  defineRoute({
    method: 'post',
    path: '/v1/blog/score',
    operationId: 'scorePost',
    tag: 'Blog',
    summary: 'Score a post by rule; nothing is kept',
    scope: 'blog:read',
    body: scorePostSchema,
    answers: {
      200: { description: 'Scores, findings, and what would start a rewrite.', schema: blogScoreSchema },
    },
    handle: async ({ engine, body: { content, asOf, ruleSet, switchedOff } }) => ({
      status: 200,
      body: scoreBlogPost(engine.context, {
        content,
        asOf: asOf ?? engine.context.now().slice(0, 10),
        settings: {
          ...(ruleSet === undefined ? {} : { ruleSet }),
          ...(switchedOff === undefined ? {} : { switchedOff }),
        },
      }),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/v1/blog/verify',
    operationId: 'verifyRewrite',
    tag: 'Blog',
    summary: 'Check a rewrite from elsewhere: did it keep facts, links and meaning?',
    scope: 'blog:read',
    body: verifyRewriteSchema,
    answers: { 200: { description: 'What each guard says.', schema: rewriteVerdictSchema } },
    handle: async ({ body: { before, after, protectedTerms = [] } }) => ({
      status: 200,
      body: verifyRewrite(before, after, { protectedTerms }),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/v1/blogs',
    operationId: 'startBlog',
    tag: 'Blog',
    summary: 'Look after a new post: score it, and rewrite it where rules ask for it',
    scope: 'blog:write',
    query: z.strictObject(waitQuery),
    body: startBlogSchema,
    patient: true,
    answers: started,
    creates: {
      make: async (call) => receiptOf(await startBlog(call, { operation: 'startBlog' })),
      answer: startedAnswer,
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/blogs',
    operationId: 'listBlogs',
    tag: 'Blog',
    summary: 'Blogs, newest first',
    scope: 'blog:read',
    query: z.strictObject({ ...pageQuery, ...searchQuery }),
    answers: { 200: { description: 'A page of blogs.', schema: pageOf(blogSummarySchema) } },
    handle: async ({ engine, tenant, query }) => ({
      status: 200,
      body: await listBlogs(engine.context, { tenant, ...query }),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/blogs/{blogId}',
    operationId: 'getBlog',
    tag: 'Blog',
    summary: 'A blog with all its versions, scores and cycles',
    scope: 'blog:read',
    params: blogParams,
    answers: {
      200: { description: 'The blog. Its ETag is that of the newest version.', schema: blogResourceSchema },
    },
    problems: [404],
    handle: async ({ engine, tenant, params: { blogId } }) => {
      const blog = await showBlog(engine.context, { tenant, blogId });
      const newest = blog.versions.at(-1)?.versionNumber ?? 0;
      return { status: 200, body: blog, headers: { etag: versionTag(newest) } };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/v1/blogs/{blogId}/versions',
    operationId: 'addBlogVersion',
    tag: 'Blog',
    summary: "Add an author's version and look after it",
    scope: 'blog:write',
    params: blogParams,
    query: z.strictObject(waitQuery),
    body: startBlogSchema,
    headers: ifMatch,
    patient: true,
    answers: started,
    problems: [404, 412],
    creates: {
      make: async (call) => {
        const {
          params: { blogId },
          header,
        } = call;
        const checkNewest = (newest: number) => {
          if (newest === 0) throw new UnknownBlogError({ blogId });
          checkMatch(header('if-match'), newest);
        };
        return receiptOf(await startBlog(call, { operation: 'addBlogVersion', blogId, checkNewest }));
      },
      answer: startedAnswer,
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/blogs/{blogId}/versions/{number}',
    operationId: 'getBlogVersion',
    tag: 'Blog',
    summary: 'One version; it never changes',
    scope: 'blog:read',
    params: versionParams,
    headers: ifNoneMatch,
    answers: {
      200: { description: 'The version.', schema: blogVersionResourceSchema },
      304: { description: 'You have it.' },
    },
    problems: [404],
    handle: async ({ engine, tenant, params, header }) => {
      const version = await findBlogVersion(engine.context, { tenant, ...params });
      // Its words may be erased one day, so a copy that is kept must be asked about again.
      const headers = { etag: versionTag(version.versionNumber), 'cache-control': 'private, no-cache' };
      const erased = version.content === '[erased]';
      return !erased && isKnown(header('if-none-match'), headers.etag)
        ? { status: 304, headers }
        : { status: 200, body: version, headers: erased ? {} : headers };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/blogs/{blogId}/versions/{number}/score',
    operationId: 'scoreBlogVersion',
    tag: 'Blog',
    summary: 'The score of a version with every finding and its place in the text',
    scope: 'blog:read',
    params: versionParams,
    answers: { 200: { description: 'Scores and findings.', schema: blogScoreSchema } },
    problems: [404, 410],
    handle: async ({ engine, tenant, params }) => {
      const version = await findBlogVersion(engine.context, { tenant, ...params });
      const asOf = version.evaluation?.asOf ?? version.createdAt.slice(0, 10);
      const { ruleSet, switchedOff } = (await showBlog(engine.context, { tenant, ...params })).settings ?? {};
      return {
        status: 200,
        body: scoreBlogPost(engine.context, {
          content: version.content,
          asOf,
          settings: {
            ...(ruleSet === undefined ? {} : { ruleSet }),
            switchedOff: [...(version.evaluation?.switchedOff ?? switchedOff ?? [])],
          },
        }),
      };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/blogs/{blogId}/diff',
    operationId: 'diffBlogVersions',
    tag: 'Blog',
    summary: 'What changed between two versions, by passages and words',
    scope: 'blog:read',
    params: blogParams,
    query: z.strictObject({ from: queryNumber(1, 999_999_999), to: queryNumber(1, 999_999_999) }),
    answers: { 200: { description: 'The changes.', schema: blogDiffSchema } },
    problems: [404],
    handle: async ({ engine, tenant, params: { blogId }, query: { from, to } }) => {
      const before = await findBlogVersion(engine.context, { tenant, blogId, number: from });
      const after = await findBlogVersion(engine.context, { tenant, blogId, number: to });
      return { status: 200, body: { from, to, ...diffVersions(before, after) } };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/blogs/runs/{runId}',
    operationId: 'getBlogRun',
    tag: 'Blog',
    summary: 'What came of a run: versions, cycles, final text, advice',
    scope: 'blog:read',
    params: z.object({ runId: z.string().min(1).max(128) }),
    answers: { 200: { description: 'The result so far.', schema: blogRunResultSchema } },
    problems: [404],
    handle: async ({ engine, tenant, params: { runId } }) => ({
      status: 200,
      body: blogRunResult(await engine.loadRun(tenant, runId)),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/blogs/runs/{runId}/proposals',
    operationId: 'getBlogProposals',
    tag: 'Blog',
    summary: 'The rewrites of a run for their author to review, each change with what asked for it',
    scope: 'blog:read',
    params: z.object({ runId: z.string().min(1).max(128) }),
    answers: { 200: { description: 'One proposal for each cycle.', schema: blogProposalsSchema } },
    problems: [404],
    handle: async ({ engine, tenant, params: { runId } }) => {
      blogRunResult(await engine.loadRun(tenant, runId));
      return { status: 200, body: { items: await proposeCycles(engine.context, { tenant, runId }) } };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/v1/blogs/{blogId}/scores',
    operationId: 'recordBlogScores',
    tag: 'Blog',
    summary: 'Give the scores from elsewhere that a run waits for',
    scope: 'blog:write',
    params: blogParams,
    body: recordScoresSchema,
    answers: { 202: { description: 'The run goes on.', schema: runResourceSchema } },
    problems: [404],
    creates: {
      make: async ({ engine, tenant, actor, params, body }) => {
        const { runs } = await showBlog(engine.context, { tenant, blogId: params.blogId });
        if (!runs.some(({ runId }) => runId === body.runId)) throw new UnknownRunError({ runId: body.runId });
        await recordExternalScores(engine.context, { tenant, actor, ...body });
        return { runId: body.runId };
      },
      answer: async ({ engine, tenant, body }) => ({
        status: 202,
        body: await showRunState(engine.context, tenant, body.runId),
      }),
    },
  }),
];
