export type {
  ApiProblem,
  AttemptResource,
  Attention,
  BlogDiff,
  BlogProposals,
  BlogResource,
  BlogRunResult,
  BlogScore,
  BlogSummary,
  BlogVersionResource,
  BloomAnswer,
  Bundle,
  CancelMessage,
  ChangeWebhook,
  CheckedMessages,
  CheckMessages,
  ClassifiedMessages,
  ClassifyMessages,
  ComplaintAudit,
  ComplaintEntry,
  ComplaintReceipt,
  ComplaintStatus,
  ContinueResearch,
  Corpora,
  CreatedKey,
  CreatedWebhook,
  CreateKey,
  CreateWebhook,
  CurrentKey,
  DocumentDiff,
  DocumentResource,
  DocumentSummary,
  EraseReport,
  EraseRequest,
  FieldProblem,
  ForkResearch,
  HomeReport,
  HomeResource,
  HomeSummary,
  ImportDocument,
  ImportedDocument,
  KeyResource,
  LedgerReplay,
  MessageSummary,
  OverviewItem,
  Page,
  PreviewResearch,
  RecipientView,
  RecordScores,
  RenderedMessages,
  RendererResource,
  RenderMessages,
  ReplayRequest,
  ResearchFiles,
  ResearchPreview,
  ResearchResource,
  ResearchSummary,
  RestoredVersion,
  RestoreVersion,
  RewriteAsked,
  RewriteRequest,
  RewriteResource,
  RewriteVerdict,
  RotateKey,
  RotateWebhookSecret,
  RoutesResource,
  RoutingTable,
  RuleSetResource,
  RuleSetSummary,
  RunEventResource,
  RunReport,
  RunResource,
  Scope,
  ScorePost,
  SenderView,
  SetHome,
  StartBlog,
  StartedBlog,
  StartedResearch,
  StartResearch,
  StartRewrite,
  VerifyReport,
  VerifyRequest,
  VerifyRewrite,
  WebhookDelivery,
  WebhookDeliveryReport,
  WebhookResource,
  WeeklyEntry,
  WordListResource,
  WordTable,
  WordTableRow,
} from '@palimpsest/contracts';
export type { EventsQuery } from './areas/audit.ts';
export type { StartDocumentRewrite } from './areas/documents.ts';
export type { MessagesQuery } from './areas/messages.ts';
export type { ResearchQuery } from './areas/research.ts';
export type { OverviewQuery, RunsQuery } from './areas/runs.ts';
export type { DeliveriesQuery } from './areas/webhooks.ts';
export { createClient, type PalimpsestClient } from './client.ts';
export { ArgumentError } from './errors/argument-error.ts';
export { ConflictError } from './errors/conflict-error.ts';
export { ForbiddenError } from './errors/forbidden-error.ts';
export { NetworkError } from './errors/network-error.ts';
export { NotFoundError } from './errors/not-found-error.ts';
export { PalimpsestApiError } from './errors/palimpsest-api-error.ts';
export { PalimpsestError } from './errors/palimpsest-error.ts';
export { PreconditionFailedError } from './errors/precondition-failed-error.ts';
export { RateLimitedError } from './errors/rate-limited-error.ts';
export { ServerError } from './errors/server-error.ts';
export { TimeoutError } from './errors/timeout-error.ts';
export { UnauthorizedError } from './errors/unauthorized-error.ts';
export { ValidationError } from './errors/validation-error.ts';
export type { FollowOptions } from './follow.ts';
export type {
  CallOptions,
  ClientOptions,
  CreateOptions,
  MatchOptions,
  PageQuery,
  SearchQuery,
  StartOptions,
  Tagged,
} from './options.ts';
export type { WaitOptions } from './wait-for-run.ts';
