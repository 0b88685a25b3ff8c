export {
  type RewriteOptions,
  type RewriteResult,
  rewriteAssignment,
  runAssignment,
} from './app/assessment/rewrite-assignment.ts';
export { blogRunResult } from './app/blog/blog-run-result.ts';
export { type ExternalScoresRequest, recordExternalScores } from './app/blog/record-external-scores.ts';
export { type BlogReport, showBlog } from './app/blog/show-blog.ts';
export { type BlogRunRequest, startBlogRun } from './app/blog/start-blog-run.ts';
export type { EngineConfig } from './app/config.ts';
export { createEngine, type Engine } from './app/engine.ts';
export type { RunRequest } from './app/start-run.ts';
export { NothingRewrittenError } from './errors/nothing-rewritten-error.ts';
export { PalimpsestError } from './errors/palimpsest-error.ts';
export { RequestRefusedError } from './errors/request-refused-error.ts';
export { VersionConflictError } from './errors/version-conflict-error.ts';
