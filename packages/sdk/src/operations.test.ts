import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createClient, type PalimpsestClient } from './client.ts';
import { fakeFetch } from './testing/fake-fetch.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly requestBody?: unknown;
}
const document = JSON.parse(
  readFileSync(new URL('../../../docs/reference/openapi.json', import.meta.url), 'utf8'),
) as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, ...operation })),
);

const page = { limit: 2, cursor: 'c' };
const span = { from: 1, to: 2 };
const tags = { ifMatch: '"v1"' };
const known = { ifNoneMatch: '"v1"' };
const post = { content: '# A post' };
const message = { home_id: 'h', sender_user_id: 's', recipient_user_id: 'r', sender_message: 'm' };
const request = { documentId: 'd', version: 1, problems: [], selectedFeedback: [] };

/** Each operation of the API with the method that asks for it, called with everything that it can say. */
const calls: Readonly<Record<string, (client: PalimpsestClient) => Promise<unknown>>> = {
  scorePost: ({ blog }) => blog.score(post),
  verifyRewrite: ({ blog }) => blog.verify({ before: 'a', after: 'b' }),
  startBlog: ({ blogs }) => blogs.start(post, { wait: 30 }),
  listBlogs: ({ blogs }) => blogs.list({ ...page, search: 's' }),
  getBlog: ({ blogs }) => blogs.get('id'),
  addBlogVersion: ({ blogs }) => blogs.addVersion('id', post, { wait: 30, ...tags }),
  getBlogVersion: ({ blogs }) => blogs.version('id', 3, known),
  scoreBlogVersion: ({ blogs }) => blogs.scoreVersion('id', 3),
  diffBlogVersions: ({ blogs }) => blogs.diff('id', span),
  getBlogRun: ({ blogs }) => blogs.result('id'),
  getBlogProposals: ({ blogs }) => blogs.proposals('id'),
  recordBlogScores: ({ blogs }) =>
    blogs.recordScores('id', { runId: 'r', versionId: 'v', scores: {} as never }),

  importDocument: ({ documents }) => documents.import({ text: '# An assignment' }),
  listDocuments: ({ documents }) => documents.list({ ...page, search: 's' }),
  getDocument: ({ documents }) => documents.get('id', { version: 2 }, known),
  diffDocument: ({ documents }) => documents.diff('id', span),
  startRewrite: ({ documents }) => documents.rewrite('d', { request }, { wait: 30, ...tags }),
  getRewrite: ({ documents }) => documents.getRewrite('id', 'run', { wait: 30 }),
  getRewriteRequest: ({ documents }) => documents.getRewriteRequest('id', 'run'),
  restoreDocument: ({ documents }) => documents.restore('id', { version: 1 }, tags),
  classifyBloom: ({ documents }) => documents.bloom(['Why?']),

  weeklyFeedbackRewriteCreateV1: ({ complaint }) => complaint.weekly_feedback_rewrite_create_v1(message),
  weeklyHarmonyRewriteCreateV1: ({ complaint }) => complaint.weekly_harmony_rewrite_create_v1(message),
  complaintRewriteCreateV1: ({ complaint }) =>
    complaint.complaint_rewrite_create_v1({ ...message, surface: 'direct_message' }),
  listMessages: ({ messages }) => messages.list({ ...page, home_id: 'h', status: 'queued' }),
  getMessage: ({ messages }) => messages.get('id', { as: 'sender', user_id: 'u' }),
  auditMessage: ({ messages }) => messages.audit('id'),
  cancelMessage: ({ messages }) => messages.cancel('id', { sender_user_id: 's' }),
  listHomes: ({ homes }) => homes.list(page),
  getHome: ({ homes }) => homes.get('id'),
  setHome: ({ homes }) => homes.set('id', { members: [] }),
  getComplaintRoutes: ({ complaint }) => complaint.routes(known),
  setComplaintRoutes: ({ complaint }) => complaint.setRoutes({} as never, tags),
  classifyMessages: ({ complaint }) => complaint.classify({ items: [] }),
  checkMessages: ({ complaint }) => complaint.check({ items: [] }),
  renderMessages: ({ complaint }) => complaint.render({ items: [] }),

  startResearch: ({ research }) => research.start({ question: 'Why?' }, { wait: 30 }),
  listResearch: ({ research }) => research.list({ ...page, search: 's', project: 'p', status: 'open' }),
  previewResearch: ({ research }) => research.preview({ question: 'Why?' }),
  getResearch: ({ research }) => research.get('id'),
  listResearchFiles: ({ research }) => research.files('id'),
  getResearchFile: ({ research }) => research.file('id', 'report.md'),
  forkResearch: ({ research }) => research.fork('id', { from: 3 }, { wait: 30 }),
  continueResearch: ({ research }) => research.continue('id', { question: 'Why?' }, { wait: 30 }),
  listCorpora: ({ research }) => research.corpora(),

  listOverview: ({ runs }) =>
    runs.overview({
      ...page,
      pipeline: 'blog',
      status: 'open',
      outcome: 'o',
      attention: 'any',
      search: 's',
    }),
  listRuns: ({ runs }) =>
    runs.list({ ...page, pipeline: 'blog', status: 'open', outcome: 'o', subject: 'blog:1' }),
  getRun: ({ runs }) => runs.get('id', { wait: 30 }),
  followRun: ({ runs }) => runs.follow('id', { after: 7 }).next(),
  listAttempts: ({ runs }) => runs.attempts('id'),

  listEvents: ({ audit }) => audit.listEvents({ ...page, stream: 'run/1', type: 't', order: 'oldest' }),
  auditRun: ({ audit }) => audit.run('id'),
  exportRunProof: ({ audit }) => audit.proof('id'),
  verifyLedger: ({ audit }) => audit.verify(),
  replayDecisions: ({ audit }) => audit.replay(),
  eraseSubject: ({ audit }) => audit.erase({ subject: 'blog:1', reason: 'ticket 7' }),

  listRuleSets: ({ rules }) => rules.list(),
  getRuleSet: ({ rules }) => rules.get('blog/v1'),
  listRuleSetWords: ({ rules }) => rules.lists('blog/v1'),
  listRuleSetTables: ({ rules }) => rules.tables('blog/v1', { search: 's' }),
  getRuleSetTable: ({ rules }) => rules.table('blog/v1', 'verbs', { ...page, search: 's' }),
  listRenderers: ({ rules }) => rules.renderers(),

  createKey: ({ keys }) => keys.create({ name: 'k', scopes: ['blog:read'] }),
  listKeys: ({ keys }) => keys.list(page),
  getCurrentKey: ({ keys }) => keys.current(),
  getKey: ({ keys }) => keys.get('id'),
  revokeKey: ({ keys }) => keys.revoke('id'),
  rotateKey: ({ keys }) => keys.rotate('id'),

  createWebhook: ({ webhooks }) =>
    webhooks.create({ url: 'https://example.org', eventTypes: ['run.finished'] }),
  listWebhooks: ({ webhooks }) => webhooks.list(page),
  getWebhook: ({ webhooks }) => webhooks.get('id'),
  changeWebhook: ({ webhooks }) => webhooks.change('id', { disabled: true }),
  removeWebhook: ({ webhooks }) => webhooks.remove('id'),
  rotateWebhookSecret: ({ webhooks }) => webhooks.rotateSecret('id'),
  pingWebhook: ({ webhooks }) => webhooks.ping('id'),
  listWebhookDeliveries: ({ webhooks }) => webhooks.listDeliveries('id', { ...page, state: 'failed' }),
  getWebhookDelivery: ({ webhooks }) => webhooks.getDelivery('id', 'delivery'),
  replayWebhookDelivery: ({ webhooks }) => webhooks.replayDelivery('id', 'delivery'),
};

/** Whether a path is one that a template describes. */
function fits(template: string, path: string): boolean {
  const parts = template.split('/');
  const given = path.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]))
  );
}

async function sentBy(call: (client: PalimpsestClient) => Promise<unknown>) {
  const { fetch, sent } = fakeFetch(new Response(null, { status: 204 }));
  await call(createClient({ baseUrl: 'http://palimpsest.test', fetch })).catch(() => undefined);
  const [one, ...more] = sent;
  if (one === undefined || more.length > 0) throw new Error('must send one request');
  return one;
}

describe('the client', () => {
  it('has a method for every operation of the API, and none that the API lacks', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(Object.keys(calls).sort()).toEqual(ids.sort());
  });

  it.each(operations)('asks for $operationId as the API declares it', async (operation) => {
    const call = calls[operation.operationId];
    if (call === undefined) throw new Error(`${operation.operationId} has no method`);
    const { method, path, headers, body } = await sentBy(call);
    const { pathname, searchParams } = new URL(path, 'http://palimpsest.test');
    const declared = (place: string) =>
      (operation.parameters ?? []).filter((each) => each.in === place).map(({ name }) => name);
    const ownHeaders = ['idempotency-key', 'if-match', 'if-none-match', 'last-event-id'];

    expect(method).toBe(operation.method.toUpperCase());
    expect(fits(operation.path, pathname), `${pathname} is no ${operation.path}`).toBe(true);
    expect([...searchParams.keys()].sort()).toEqual(declared('query').sort());
    expect(ownHeaders.filter((name) => headers.has(name))).toEqual(
      ownHeaders.filter((name) => declared('header').includes(name)),
    );
    expect(body !== undefined).toBe(operation.requestBody !== undefined);
  });
});
