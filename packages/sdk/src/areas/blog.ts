import type { BlogScore, RewriteVerdict, ScorePost, VerifyRewrite } from '@palimpsest/contracts';
import type { Calls } from '../calls.ts';
import type { CallOptions } from '../options.ts';

/** Posts without a record: scored and compared by rule, and nothing is kept. */
export function blogArea({ json }: Calls) {
  return {
    /** Scores, findings, and what would start a rewrite. */
    score: (post: ScorePost, options?: CallOptions): Promise<BlogScore> =>
      json({ method: 'POST', path: '/v1/blog/score', body: post }, options),

    /** Did a rewrite from elsewhere keep facts, links and meaning? */
    verify: (rewrite: VerifyRewrite, options?: CallOptions): Promise<RewriteVerdict> =>
      json({ method: 'POST', path: '/v1/blog/verify', body: rewrite }, options),
  };
}
