export type { Renderer, RenderOutcome, RenderRequest } from '@palimpsest/kernel';
export {
  type RewriteOptions,
  type RewriteResult,
  rewriteAssignment,
  runAssignment,
} from './app/assessment/rewrite-assignment.ts';
export { blogRunResult } from './app/blog/blog-run-result.ts';
export type { BlogPreviewRequest } from './app/blog/preview-blog-run.ts';
export { type ExternalScoresRequest, recordExternalScores } from './app/blog/record-external-scores.ts';
export { scoreBlogPost } from './app/blog/score-blog-post.ts';
export { type BlogReport, showBlog } from './app/blog/show-blog.ts';
export { type BlogRunRequest, startBlogRun } from './app/blog/start-blog-run.ts';
export { auditRewrite } from './app/complaint/audit-rewrite.ts';
export { type CancelOptions, cancelRewrite } from './app/complaint/cancel-rewrite.ts';
export {
  type CreateOptions,
  complaintRewriteCreateV1,
  weeklyFeedbackRewriteCreateV1,
  weeklyHarmonyRewriteCreateV1,
} from './app/complaint/create-rewrite.ts';
export { type DirectoryOptions, type HomeReport, importHomes } from './app/complaint/import-homes.ts';
export { type CurrentRoutes, currentRoutes, setRoutes } from './app/complaint/route-store.ts';
export { showToRecipient, showToSender } from './app/complaint/show-rewrite.ts';
export type { EngineConfig } from './app/config.ts';
export type { Log } from './app/context.ts';
export { createEngine, type Engine } from './app/engine.ts';
export type { EngineAudit } from './app/engine-audit.ts';
export type { EraseReport, EraseRequest } from './app/erase-subject.ts';
export type { LoadedRun } from './app/load-run.ts';
export {
  type PackageFile,
  packageOf,
  type ResearchResult,
  researchResult,
} from './app/research/research-result.ts';
export { type ShownResearch, showResearch } from './app/research/show-research.ts';
export { type ResearchRequest, type StartedResearch, startResearch } from './app/research/start-research.ts';
export { setTenantClock } from './app/set-tenant-clock.ts';
export type { RunRequest } from './app/start-run.ts';
export { MessageNotAcceptedError } from './errors/message-not-accepted-error.ts';
export { NothingRewrittenError } from './errors/nothing-rewritten-error.ts';
export { PalimpsestError } from './errors/palimpsest-error.ts';
export { RequestRefusedError } from './errors/request-refused-error.ts';
export { VersionConflictError } from './errors/version-conflict-error.ts';
