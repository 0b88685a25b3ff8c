import { later } from './later.ts';

export type { Renderer, RenderOutcome, RenderRequest } from '@palimpsest/kernel';
export type { RewriteOptions, RewriteResult } from './app/assessment/rewrite-assignment.ts';
export type { BlogPreviewRequest } from './app/blog/preview-blog-run.ts';
export type { ExternalScoresRequest } from './app/blog/record-external-scores.ts';
export type { BlogReport } from './app/blog/show-blog.ts';
export type { BlogRunRequest } from './app/blog/start-blog-run.ts';
export type { CancelOptions } from './app/complaint/cancel-rewrite.ts';
export type { CreateOptions } from './app/complaint/create-rewrite.ts';
export type { DirectoryOptions, HomeReport } from './app/complaint/import-homes.ts';
export type { CurrentRoutes } from './app/complaint/route-store.ts';
export type { EngineConfig } from './app/config.ts';
export type { Log } from './app/context.ts';
export { createEngine, type Engine } from './app/engine.ts';
export type { EngineAudit } from './app/engine-audit.ts';
export type { EraseReport, EraseRequest } from './app/erase-subject.ts';
export type { LoadedRun } from './app/load-run.ts';
export { blogRunResult, researchResult, scoreBlogPost } from './app/prompt-answers.ts';
export { type PackageFile, packageOf } from './app/research/package-of.ts';
export type { ResearchResult } from './app/research/research-result.ts';
export type { ShownResearch } from './app/research/show-research.ts';
export type { ResearchRequest, StartedResearch } from './app/research/start-research.ts';
export type { RunRequest } from './app/start-run.ts';
export { MessageNotAcceptedError } from './errors/message-not-accepted-error.ts';
export { NothingRewrittenError } from './errors/nothing-rewritten-error.ts';
export { PalimpsestError } from './errors/palimpsest-error.ts';
export { RequestRefusedError } from './errors/request-refused-error.ts';
export { VersionConflictError } from './errors/version-conflict-error.ts';

// Each comes with the word lists of its pipeline, so it is read from disk when it is first called, and not with the
// library: a program that rewrites posts never loads what is known about complaints.

/** Starts a run for a post of an author; see `BlogRunRequest`. */
export const startBlogRun = later(async () => (await import('./app/blog/start-blog-run.ts')).startBlogRun);

/** Puts scores from elsewhere on record for the version that waits for them; the run then goes on. */
export const recordExternalScores = later(
  async () => (await import('./app/blog/record-external-scores.ts')).recordExternalScores,
);

/** Everything on record about a blog. */
export const showBlog = later(async () => (await import('./app/blog/show-blog.ts')).showBlog);

/** Rewrites problems from selected feedback, on record. The same request gives the same response, byte for byte. */
export const rewriteAssignment = later(
  async () => (await import('./app/assessment/rewrite-assignment.ts')).rewriteAssignment,
);

/** The same, with the run and what was not applied. */
export const runAssignment = later(
  async () => (await import('./app/assessment/rewrite-assignment.ts')).runAssignment,
);

/** `complaint_rewrite_create_v1`: takes a message from a member to another; whatever keeps it from being sent gives one and the same error. */
export const complaintRewriteCreateV1 = later(
  async () => (await import('./app/complaint/create-rewrite.ts')).complaintRewriteCreateV1,
);

/** `weekly_feedback_rewrite_create_v1`: takes a message of the weekly feedback. */
export const weeklyFeedbackRewriteCreateV1 = later(
  async () => (await import('./app/complaint/create-rewrite.ts')).weeklyFeedbackRewriteCreateV1,
);

/** `weekly_harmony_rewrite_create_v1`: the older name of the same. */
export const weeklyHarmonyRewriteCreateV1 = later(
  async () => (await import('./app/complaint/create-rewrite.ts')).weeklyHarmonyRewriteCreateV1,
);

/** Takes a message back before it was delivered. */
export const cancelRewrite = later(
  async () => (await import('./app/complaint/cancel-rewrite.ts')).cancelRewrite,
);

/** What the sender may see of a message. */
export const showToSender: typeof import('./app/complaint/show-rewrite.ts').showToSender = later(
  async () => (await import('./app/complaint/show-rewrite.ts')).showToSender,
);

/** What the recipient may see of a message. */
export const showToRecipient: typeof import('./app/complaint/show-rewrite.ts').showToRecipient = later(
  async () => (await import('./app/complaint/show-rewrite.ts')).showToRecipient,
);

/** Everything on record about a message, for operators. */
export const auditRewrite = later(
  async () => (await import('./app/complaint/audit-rewrite.ts')).auditRewrite,
);

/** Sets who lives in which home, and how they want to be written to. */
export const importHomes = later(async () => (await import('./app/complaint/import-homes.ts')).importHomes);

/** Sets the clock of a test tenant. */
export const setTenantClock = later(async () => (await import('./app/set-tenant-clock.ts')).setTenantClock);

/** Which model writes which message, at present. */
export const currentRoutes = later(
  async () => (await import('./app/complaint/route-store.ts')).currentRoutes,
);

/** Replaces the table that says which model writes which message. */
export const setRoutes = later(async () => (await import('./app/complaint/route-store.ts')).setRoutes);

/** Starts the research for a question. */
export const startResearch = later(
  async () => (await import('./app/research/start-research.ts')).startResearch,
);

/** A research run with its sources, claims and phases, also while it is under way. */
export const showResearch = later(async () => (await import('./app/research/show-research.ts')).showResearch);
