import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Words of one tenant that nobody else may ever read. */
export interface Marks {
  /** Stands in every text. */
  readonly word: string;
}

/** A request that its route takes as it is. */
export interface Example {
  readonly path: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

type Ask = (
  method: string,
  path: string,
  body?: unknown,
) => // biome-ignore lint/suspicious/noExplicitAny: bodies of every shape
Promise<{ readonly status: number; readonly body: any }>;

const POST = (word: string) =>
  `# Growing ${word} on a balcony\n\nIn today's fast-paced world, growing ${word} is a journey.\n\nIt is important to note that pots matter. Moreover the soil matters.\n`;
const QUESTION = 'How high is the Tarn Weir?';

const FEEDBACK = { feedbackId: 'fb_1', category: 'clarity', recommendation: 'Replace "Utilize" with "Use".' };

/**
 * Makes one of everything through the API itself, and tells a valid request for every operation that uses it.
 * A corpus must be set up under the name `weirs`, and a worker must be there.
 */
export async function oneOfEverything(ask: Ask, { word }: Marks): Promise<Readonly<Record<string, Example>>> {
  const made = async (method: string, path: string, body?: unknown) => {
    const answer = await ask(method, path, body);
    if (answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const blog = { content: POST(word), asOf: '2026-01-31' };
  const { blogId, run } = await made('POST', '/v1/blogs', blog);
  const blogPath = { blogId };
  const runPath = { runId: run.runId as string };
  // One that waits for scores from elsewhere.
  const waiting = await made('POST', '/v1/blogs', { ...blog, settings: { scores: 'external' } });
  const { waitingFor } = await made('GET', `/v1/blogs/runs/${waiting.run.runId}`);
  const documentId = `doc_${word}`;
  const document = {
    documentId,
    format: 'markdown',
    text: `# Sums\n\n## Problem 1\n\nUtilize the ${word} to add 3 and 4.\n\n## Problem 2\n\nName two even numbers.\n`,
  };
  const imported = await made('POST', '/v1/documents', document);
  const documentPath = { documentId };
  const rewrite = {
    request: {
      ...imported.request,
      selectedFeedback: [{ ...FEEDBACK, affectedProblems: [imported.request.problems[0].problemId] }],
    },
  };
  const rewritten = await ask('POST', `/v1/documents/${documentId}/rewrites`, rewrite);

  const homeId = randomUUID();
  const [sender, recipient] = [randomUUID(), randomUUID()];
  const member = (user_id: string, role: string) => ({ user_id, role, locale: 'en-NZ', preferences: null });
  const home = { members: [member(sender, 'owner'), member(recipient, 'member')] };
  await made('PUT', `/v1/homes/${homeId}`, home);
  const message = {
    home_id: homeId,
    sender_user_id: sender,
    recipient_user_id: recipient,
    sender_message: `You never wash the ${word} pan. Please clean it after dinner.`,
  };
  const direct = { ...message, surface: 'direct_message' };
  const { rewrite_request_id: id } = await made('POST', '/v1/rpc/complaint_rewrite_create_v1', direct);
  const messagePath = { id };
  const { table } = await made('GET', '/v1/complaint/routes');
  const lines = (fields: object) => ({ items: [{ id: 'a', ...fields }] });

  const research = { question: `${QUESTION} ${word}`, corpus: 'weirs' };
  const asked = await made('POST', '/v1/research', research);
  const researchPath = { runId: asked.run.runId as string };
  // Its files are there once it is over.
  while ((await made('GET', `/v1/runs/${researchPath.runId}`)).status === 'open') await pause(20);
  const { key } = await made('POST', '/v1/keys', { name: word, scopes: ['runs:read'] });
  const hook = { url: 'https://hooks.example.org/in', eventTypes: ['run.finished'], description: word };
  const {
    webhook: { webhookId },
  } = await made('POST', '/v1/webhooks', hook);
  const { deliveryId } = await made('POST', `/v1/webhooks/${webhookId}/ping`);

  return {
    scorePost: { path: {}, body: blog },
    verifyRewrite: { path: {}, body: { before: POST(word), after: POST(word), protectedTerms: [word] } },
    startBlog: { path: {}, body: blog },
    listBlogs: { path: {} },
    getBlog: { path: blogPath },
    addBlogVersion: { path: blogPath, body: blog },
    getBlogVersion: { path: { ...blogPath, number: '1' } },
    scoreBlogVersion: { path: { ...blogPath, number: '1' } },
    diffBlogVersions: { path: blogPath, query: { from: '1', to: '1' } },
    getBlogRun: { path: runPath },
    getBlogProposals: { path: runPath },
    recordBlogScores: {
      path: { blogId: waiting.blogId },
      body: { runId: waiting.run.runId, versionId: waitingFor, scores: SCORES },
    },
    importDocument: { path: {}, body: document },
    listDocuments: { path: {} },
    getDocument: { path: documentPath },
    diffDocument: { path: documentPath, query: { from: '1', to: '1' } },
    startRewrite: { path: documentPath, body: rewrite },
    getRewrite: { path: { ...documentPath, runId: rewritten.body.run?.runId ?? run.runId } },
    getRewriteRequest: { path: { ...documentPath, runId: rewritten.body.run?.runId ?? run.runId } },
    restoreDocument: { path: documentPath, body: { version: 1 } },
    classifyBloom: { path: {}, body: { questions: [`Explain ${word}.`] } },
    weeklyFeedbackRewriteCreateV1: { path: {}, body: message },
    weeklyHarmonyRewriteCreateV1: { path: {}, body: message },
    complaintRewriteCreateV1: { path: {}, body: direct },
    listMessages: { path: {} },
    getMessage: { path: messagePath, query: { as: 'sender', user_id: sender } },
    auditMessage: { path: messagePath },
    cancelMessage: { path: messagePath, body: { sender_user_id: sender } },
    listHomes: { path: {} },
    getHome: { path: { home_id: homeId } },
    setHome: { path: { home_id: homeId }, body: home },
    getComplaintRoutes: { path: {} },
    setComplaintRoutes: { path: {}, body: table },
    classifyMessages: { path: {}, body: lines({ text: message.sender_message }) },
    checkMessages: {
      path: {},
      body: lines({ rewritten: 'Could you please wash up?', target_language: 'en' }),
    },
    renderMessages: { path: {}, body: lines({ text: message.sender_message, target_language: 'en' }) },
    startResearch: { path: {}, body: research },
    listResearch: { path: {} },
    previewResearch: { path: {}, body: { question: research.question } },
    getResearch: { path: researchPath },
    listResearchFiles: { path: researchPath },
    getResearchFile: { path: { ...researchPath, name: 'report.md' } },
    forkResearch: { path: researchPath, body: { from: 2 } },
    continueResearch: { path: researchPath, body: { question: research.question } },
    listCorpora: { path: {} },
    listRuns: { path: {} },
    listOverview: { path: {} },
    getRun: { path: runPath },
    followRun: { path: runPath },
    listAttempts: { path: runPath },
    listEvents: { path: {} },
    auditRun: { path: runPath },
    exportRunProof: { path: runPath },
    verifyLedger: { path: {}, body: {} },
    replayDecisions: { path: {}, body: runPath.runId === '' ? {} : { run: runPath.runId } },
    eraseSubject: { path: {}, body: { subject: `nobody-${word}`, reason: 'ticket 1' } },
    listRuleSets: { path: {} },
    getRuleSet: { path: { id: 'blog', version: 'v1' } },
    listRuleSetWords: { path: { id: 'blog', version: 'v1' } },
    listRuleSetTables: { path: { id: 'blog', version: 'v1' } },
    getRuleSetTable: { path: { id: 'blog', version: 'v1', table: 'verbs' } },
    listRenderers: { path: {} },
    createKey: { path: {}, body: { name: word, scopes: ['runs:read'] } },
    listKeys: { path: {} },
    getCurrentKey: { path: {} },
    getKey: { path: { keyId: key.keyId } },
    revokeKey: { path: { keyId: key.keyId } },
    rotateKey: { path: { keyId: key.keyId }, body: {} },
    createWebhook: { path: {}, body: hook },
    listWebhooks: { path: {} },
    getWebhook: { path: { webhookId } },
    changeWebhook: { path: { webhookId }, body: { description: word } },
    removeWebhook: { path: { webhookId } },
    rotateWebhookSecret: { path: { webhookId }, body: {} },
    pingWebhook: { path: { webhookId } },
    listWebhookDeliveries: { path: { webhookId } },
    getWebhookDelivery: { path: { webhookId, deliveryId } },
    replayWebhookDelivery: { path: { webhookId, deliveryId } },
  };
}

const SCORES = {
  aeo: {
    total: 80,
    pillars: {
      answerability: 20,
      structure: 16,
      specificity: 16,
      trust: 12,
      coverage: 8,
      freshness: 4,
      readability: 4,
    },
  },
  aiLikeness: {
    total: 20,
    categories: {
      vocabulary_inflation: 20,
      participial_density: 20,
      rhetorical_formulas: 20,
      stock_phrases: 20,
      template_frame: 20,
      rhythm: 20,
      voice_deficit: 20,
      punctuation_format: 20,
    },
  },
};
