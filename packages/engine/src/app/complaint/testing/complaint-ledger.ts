import { rm } from 'node:fs/promises';
import type { Classification, RewriteRequestV1, Verdict } from '@palimpsest/contracts';
import type { AnyPipeline, Renderer, RenderOutcome, RenderRequest } from '@palimpsest/kernel';
import { complaintPipeline, readPrompt } from '@palimpsest/pipelines/complaint';
import { freshHome } from '../../../testing/fresh-home.ts';
import { createEngine, type Engine } from '../../engine.ts';
import { cancelRewrite } from '../cancel-rewrite.ts';
import { type CreateOptions, createComplaint } from '../create-rewrite.ts';
import { importHomes } from '../import-homes.ts';
import { currentRoutes, setRoutes } from '../route-store.ts';

/** Ids that can be told apart at a glance. */
export function id(kind: number, number = 0): string {
  return `${String(kind).repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}
export const HOME = id(1);
export const OWNER = id(2);
export const MEMBER = id(3);
export const THIRD = id(4);

export const MESSAGE = 'Could you turn the music down?';

/** The real pipeline; its classifier reads marks off the message, its check refuses one word. */
export function testPipeline(): AnyPipeline {
  return complaintPipeline({
    classify: (message): Classification => ({
      topics: ['noise'],
      intent: 'request',
      detected_language: message.includes('[german]') ? 'de' : 'en',
      rewrite_strength: message.includes('[angry]') ? 'full_reframe' : 'light_touch',
      confidence: { topic: 'high', intent: 'high', language: 'high' },
      safety_flags: message.includes('[threat]') ? ['threat'] : ['none'],
    }),
    check: ({ response }): Verdict[] => {
      const passed = !response.rewritten_message.text.includes('REFUSED');
      return [{ rule: 'test-word', severity: 'hard', passed, message: 'Free of the word.', spans: [] }];
    },
  });
}

/** A good answer to a request. */
export function answerTo(request: RewriteRequestV1, text = 'Could we keep the music lower?'): string {
  return JSON.stringify({
    rewrite_request_id: request.rewrite_request_id,
    rewritten_message: { text, language: request.output_constraints.target_language },
    rewrite_notes: {
      intent_preserved: true,
      tone_applied: request.rewrite_policy.tone,
      translation_performed: request.sender.language !== request.output_constraints.target_language,
    },
  });
}

export interface TestRenderer extends Renderer {
  readonly calls: RenderRequest[];
  write: (request: RewriteRequestV1) => string | RenderOutcome;
  /** Where set, it is waited for before an answer comes. */
  gate: Promise<void> | null;
}

/** A renderer under the name of the built-in one. */
export function testRenderer(): TestRenderer {
  return {
    id: 'builtin',
    version: 'test',
    calls: [],
    write: (request) => answerTo(request),
    gate: null,
    async render(asked): Promise<RenderOutcome> {
      this.calls.push(asked);
      await this.gate;
      const request = readPrompt(asked.prompt);
      const answer = request === null ? 'no request' : this.write(request);
      if (typeof answer !== 'string') return answer;
      const usage = { inputTokens: 0, outputTokens: 0 };
      return {
        kind: 'completed',
        text: answer,
        stop: 'end',
        model: asked.model,
        usage,
        costMicros: 0,
        raw: '',
      };
    },
  };
}

/** A ledger of its own for a test file, with a home of three and a clock the test sets. */
export interface ComplaintLedger {
  readonly home: string;
  readonly engine: Engine;
  readonly renderer: TestRenderer;
  clock: string;
  /** Sends a message and brings its run to its end. */
  deliver(entry?: object, options?: Partial<CreateOptions>): Promise<string>;
  /** Sends a message and leaves it queued. */
  queue(entry?: object, options?: Partial<CreateOptions>): Promise<{ id: string; runId: string }>;
  close(): Promise<void>;
}

export function entry(changes: object = {}) {
  return {
    home_id: HOME,
    sender_user_id: MEMBER,
    recipient_user_id: OWNER,
    sender_message: MESSAGE,
    surface: 'direct_message',
    ...changes,
  };
}

export const HOMES = {
  home_id: HOME,
  members: [
    {
      user_id: OWNER,
      role: 'owner',
      locale: 'en-NZ',
      preferences: { communication_style: 'direct', noise_tolerance: 'low' },
    },
    { user_id: MEMBER, role: 'member', locale: 'de', preferences: null },
    { user_id: THIRD, role: 'member', locale: null, preferences: null },
  ],
};

export async function openComplaintLedger(
  pipelines: readonly AnyPipeline[] = [testPipeline()],
): Promise<ComplaintLedger> {
  const home = freshHome('palimpsest-complaint-');
  const renderer = testRenderer();
  const state = { clock: '2026-11-16T09:00:00.000Z' };
  const engine = await createEngine({
    home,
    pipelines,
    renderers: [renderer],
    environment: {},
    now: () => state.clock,
  });
  await importHomes(HOMES, { engine });
  const queue: ComplaintLedger['queue'] = async (changes = {}, options = {}) => {
    const { receipt, runId } = await createComplaint(entry(changes), { engine, ...options });
    return { id: receipt.rewrite_request_id, runId };
  };
  return {
    home,
    engine,
    renderer,
    get clock() {
      return state.clock;
    },
    set clock(instant) {
      state.clock = instant;
    },
    queue,
    async deliver(changes, options) {
      const { id: request, runId } = await queue(changes, options);
      await engine.finishRun(options?.tenant ?? 'local', runId);
      return request;
    },
    async close() {
      await engine.close();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A home, a routing table and a message that is taken back, so that every table has a row of the tenant. */
export async function playComplaint(engine: Engine, tenant: string): Promise<void> {
  await importHomes(HOMES, { engine, tenant });
  const { table } = await currentRoutes(engine.context, tenant);
  await setRoutes({ ...table, version: 'test-routes/1' }, { engine, tenant });
  const { receipt } = await createComplaint(entry(), { engine, tenant });
  await cancelRewrite(receipt.rewrite_request_id, { engine, tenant, senderUserId: MEMBER });
}
