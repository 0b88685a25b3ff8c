import type {
  Classification,
  Preferences,
  RewriteRequestV1,
  RoutingTable,
  Verdict,
} from '@palimpsest/contracts';
import type { Renderer, RenderOutcome, RenderRequest } from '@palimpsest/kernel';
import type { RewriteInput } from '../input.ts';
import { readPrompt } from '../prompt/v1/rewrite-prompt.ts';
import { DEFAULT_ROUTING_TABLE } from '../routing/default-table.ts';
import type { ClassifyMessage } from '../steps/classify.ts';
import type { CheckResponse } from '../steps/settle.ts';

export const HOME = '11111111-1111-4111-8111-111111111111';
export const SENDER = '22222222-2222-4222-8222-222222222222';
export const RECIPIENT = '33333333-3333-4333-8333-333333333333';

/** What the classifier of these tests says unless a message asks for something else. */
export const PLAIN: Classification = {
  topics: ['noise'],
  intent: 'request',
  detected_language: 'en',
  rewrite_strength: 'light_touch',
  confidence: { topic: 'high', intent: 'high', language: 'high' },
  safety_flags: ['none'],
};

/** A classifier that reads its answer off marks in the message. The real one has tests of its own. */
export const classifyByMarks: ClassifyMessage = (message) => {
  if (message.includes('[breaks]')) throw new Error('broken');
  return {
    ...PLAIN,
    ...(message.includes('[angry]')
      ? { rewrite_strength: 'full_reframe' as const, safety_flags: ['emotional_intensity' as const] }
      : {}),
    ...(message.includes('[threat]') ? { safety_flags: ['threat' as const] } : {}),
    ...(message.includes('[self-harm]') ? { safety_flags: ['self_harm' as const] } : {}),
    ...(message.includes('[german]') ? { detected_language: 'de' } : {}),
  };
};

/** A check that refuses one word. */
export const checkForWord: CheckResponse = ({ response }): Verdict[] => {
  const passed = !response.rewritten_message.text.includes('REFUSED');
  return [{ rule: 'test-word', severity: 'hard', passed, message: 'Free of the word.', spans: [] }];
};

export function rewriteInput(changes: Partial<RewriteInput> = {}): RewriteInput {
  return {
    mode: 'rewrite',
    entry_point: 'weekly_feedback_rewrite_create_v1',
    home_id: HOME,
    sender_user_id: SENDER,
    recipient_user_id: RECIPIENT,
    surface: 'weekly_feedback',
    emotion_context: null,
    facts: {
      home_known: true,
      same_person: false,
      surface: changes.surface ?? 'weekly_feedback',
      sender: { role: 'member', locale: 'en', erased: false },
      recipient: { role: 'member', locale: 'en-NZ', erased: false },
      cadence_readable: true,
    },
    languages: ['de', 'en', 'es', 'fr'],
    reveal_delay_minutes: 1440,
    ...changes,
  };
}

export const MESSAGE = 'Could you turn the music down?';
export const PREFERENCES: Preferences = { communication_style: 'direct', noise_tolerance: 'low' };

export function texts(message: string = MESSAGE, preferences: Preferences = PREFERENCES) {
  return { message, preferences: JSON.stringify(preferences) };
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
}

/** A renderer that answers by a function of the request, or of the raw prompt where it is none. */
export function testRenderer(
  write: (request: RewriteRequestV1, call: number) => string | RenderOutcome = (request) => answerTo(request),
  { id = 'builtin', other = () => '' }: { id?: string; other?: (prompt: string) => string } = {},
): TestRenderer {
  const calls: RenderRequest[] = [];
  return {
    id,
    version: 'test',
    calls,
    async render(asked): Promise<RenderOutcome> {
      calls.push(asked);
      const request = readPrompt(asked.prompt);
      const answer = request === null ? other(asked.prompt) : write(request, calls.length);
      if (typeof answer !== 'string') return answer;
      return {
        kind: 'completed',
        text: answer,
        stop: 'end',
        model: asked.model,
        usage: { inputTokens: 0, outputTokens: 0 },
        costMicros: 0,
        raw: '',
      };
    },
  };
}

/** The routes that ship, and rows before them. */
export function routesWith(...rows: Partial<RoutingTable['rows'][number]>[]): RoutingTable {
  const [model] = DEFAULT_ROUTING_TABLE.rows;
  if (model === undefined) throw new Error('The table that ships is empty.');
  return {
    ...DEFAULT_ROUTING_TABLE,
    version: 'test-routes/1',
    rows: [
      ...rows.map((row, i) => ({ ...model, id: `test-${i + 1}`, match: {}, ...row })),
      ...DEFAULT_ROUTING_TABLE.rows,
    ],
  };
}
