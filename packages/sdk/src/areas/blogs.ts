import type {
  BlogDiff,
  BlogProposals,
  BlogResource,
  BlogRunResult,
  BlogScore,
  BlogSummary,
  BlogVersionResource,
  Page,
  RecordScores,
  RunResource,
  StartBlog,
  StartedBlog,
} from '@palimpsest/contracts';
import type { Calls, UnlessKnown } from '../calls.ts';
import type {
  CallOptions,
  CreateOptions,
  MatchOptions,
  SearchQuery,
  StartOptions,
  Tagged,
} from '../options.ts';
import { everyItem } from '../pages.ts';
import { path } from '../path.ts';

/** Blogs that are looked after: versions, scores, cycles. */
export function blogsArea({ json, tagged, unlessKnown }: Calls) {
  const list = (query: SearchQuery = {}, options?: CallOptions): Promise<Page<BlogSummary>> =>
    json({ method: 'GET', path: '/v1/blogs', query }, options);
  const version: UnlessKnown<[blogId: string, number: number], BlogVersionResource> = (
    blogId: string,
    number: number,
    options?: CallOptions,
  ) =>
    // Typed by its two forms: only whoever gives ifNoneMatch can get null.
    unlessKnown<BlogVersionResource>(
      { method: 'GET', path: path`/v1/blogs/${blogId}/versions/${number}` },
      options,
    ) as never;
  return {
    /** Looks after a new post: scores it, and rewrites it where rules ask for it. */
    start: (post: StartBlog, options?: StartOptions): Promise<StartedBlog> =>
      json({ method: 'POST', path: '/v1/blogs', body: post, creates: true }, options),

    /** Newest first. */
    list,
    listAll: (query: SearchQuery = {}, options?: CallOptions): AsyncGenerator<BlogSummary, void, undefined> =>
      everyItem((each: SearchQuery) => list(each, options), query),

    /** With all its versions, scores and cycles; its `etag` is that of the newest version. */
    get: async (blogId: string, options?: CallOptions): Promise<Tagged<BlogResource>> =>
      tagged({ method: 'GET', path: path`/v1/blogs/${blogId}` }, options),

    /** Adds an author's version and looks after it. */
    addVersion: async (
      blogId: string,
      post: StartBlog,
      options?: StartOptions & MatchOptions,
    ): Promise<StartedBlog> =>
      json({ method: 'POST', path: path`/v1/blogs/${blogId}/versions`, body: post, creates: true }, options),

    /** One version. With `ifNoneMatch`, null where you have it. */
    version,

    /** The score of a version with every finding and its place in the text. */
    scoreVersion: async (blogId: string, number: number, options?: CallOptions): Promise<BlogScore> =>
      json({ method: 'GET', path: path`/v1/blogs/${blogId}/versions/${number}/score` }, options),

    /** What changed between two versions, by passages and words. */
    diff: async (
      blogId: string,
      query: { readonly from: number; readonly to: number },
      options?: CallOptions,
    ): Promise<BlogDiff> => json({ method: 'GET', path: path`/v1/blogs/${blogId}/diff`, query }, options),

    /** What came of a run: versions, cycles, final text, advice. */
    result: async (runId: string, options?: CallOptions): Promise<BlogRunResult> =>
      json({ method: 'GET', path: path`/v1/blogs/runs/${runId}` }, options),

    /** The rewrites of a run for their author to review, each change with what asked for it. */
    proposals: async (runId: string, options?: CallOptions): Promise<BlogProposals> =>
      json({ method: 'GET', path: path`/v1/blogs/runs/${runId}/proposals` }, options),

    /** Gives the scores from elsewhere that a run waits for. */
    recordScores: async (
      blogId: string,
      scores: RecordScores,
      options?: CreateOptions,
    ): Promise<RunResource> =>
      json({ method: 'POST', path: path`/v1/blogs/${blogId}/scores`, body: scores, creates: true }, options),
  };
}
