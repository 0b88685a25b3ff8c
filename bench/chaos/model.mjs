// The fake model: slow, deterministic in its words, and it counts every call it gets.
import { startWireServer } from '../../packages/engine/dist/adapters/testing/wire-server.js';

const KEPT_SHARE = 0.6;
const FAILING_SHARE = 0.01;

/** `calls` are the prompts in order of arrival, each with the moment it came. */
export async function startModel(random) {
  const calls = [];
  // Where only the start of a run is measured, the rest of it need not take long.
  const delayOf = (body) => (promptOf(body).includes('latency-') ? 0 : random.between(100, 700));
  const server = await startWireServer({
    script: ({ body }) => {
      calls.push({ prompt: promptOf(body), at: Date.now() });
      if (random.chance(FAILING_SHARE)) return { kind: 'status', status: 500 };
      return { kind: 'reply', delayMs: delayOf(body), text: (asked) => shorten(promptOf(asked)) };
    },
  });
  // The port is part of the renderer's version, so one server serves the whole run.
  return {
    environment: { OPENAI_BASE_URL: `${server.url}/v1`, OPENAI_API_KEY: 'chaos' },
    calls,
    close: server.close,
  };
}

function promptOf(body) {
  return body.messages?.at(-1)?.content ?? '';
}

/** The first line of the prompt is the instruction; the rest is the text. */
function shorten(prompt) {
  const words = prompt.slice(prompt.indexOf('\n') + 1).split(' ');
  return words.slice(0, Math.max(1, Math.floor(words.length * KEPT_SHARE))).join(' ');
}
