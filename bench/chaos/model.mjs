// The fake model: slow, deterministic in its words, and it counts every call it gets. It says what the built-in
// writer of each pipeline would say, so that runs pass their guards.
import { rewriteProblem } from '@palimpsest/pipelines/assessment';
import { readProtectedTerms, rewriteBlogPost } from '@palimpsest/pipelines/blog';
import { builtinAnswer, readClassifyPrompt } from '@palimpsest/pipelines/complaint';
import { writeResearchAnswer } from '@palimpsest/pipelines/research';
import { startWireServer } from '../../packages/engine/dist/adapters/testing/wire-server.js';

const KEPT_SHARE = 0.6;
const FAILING_SHARE = 0.01;
const [QUICKEST_MS, SLOWEST_MS] = [100, 700];

/** `calls` are the prompts in order of arrival, each with the moment it came. */
export async function startModel(random) {
  const calls = [];
  let busyUntil = 0;
  let failingShare = FAILING_SHARE;
  // Where only the start of a run is measured, the rest of it need not take long.
  const delayOf = (body) =>
    promptOf(body).includes('latency-') ? 0 : random.between(QUICKEST_MS, SLOWEST_MS);
  const server = await startWireServer({
    script: ({ body }) => {
      calls.push({ prompt: promptOf(body), at: Date.now() });
      if (random.chance(failingShare)) return { kind: 'status', status: 500 };
      const delayMs = delayOf(body);
      busyUntil = Math.max(busyUntil, Date.now() + delayMs);
      return { kind: 'reply', delayMs, text: write };
    },
  });
  // The port is part of the renderer's version, so one server serves the whole run.
  return {
    environment: { OPENAI_BASE_URL: `${server.url}/v1`, OPENAI_API_KEY: 'chaos' },
    calls,
    /** Whether somebody waits for its answer. */
    isBusy: () => Date.now() < busyUntil,
    /** From now on every call is answered. */
    calmDown: () => {
      failingShare = 0;
    },
    close: server.close,
  };
}

const WRITERS = {
  'chaos-blog': (prompt, system) => rewriteBlogPost(prompt, readProtectedTerms(system)).text,
  'chaos-assessment': (prompt) => rewriteProblem(prompt).text,
  'chaos-complaint': (prompt) => classified(prompt) ?? builtinAnswer(prompt).text ?? 'I cannot.',
  'chaos-research': (prompt) => writeResearchAnswer(prompt),
};

function write(body) {
  const system = body.messages?.find(({ role }) => role === 'system')?.content;
  return (WRITERS[body.model] ?? shorten)(promptOf(body), system);
}

function promptOf(body) {
  return body.messages?.at(-1)?.content ?? '';
}

/** Whoever shouts is taken for heated. */
function classified(prompt) {
  const asked = readClassifyPrompt(prompt);
  if (asked === null) return null;
  return JSON.stringify({
    topics: ['cleanliness'],
    intent: 'request',
    detected_language: 'en',
    rewrite_strength: asked.sender_message.includes('!') ? 'full_reframe' : 'light_touch',
    confidence: { topic: 'high', intent: 'high', language: 'high' },
    safety_flags: ['none'],
  });
}

/** For the small test pipeline: the first line of the prompt is the instruction; the rest is the text. */
function shorten(prompt) {
  const words = prompt.slice(prompt.indexOf('\n') + 1).split(' ');
  return words.slice(0, Math.max(1, Math.floor(words.length * KEPT_SHARE))).join(' ');
}
