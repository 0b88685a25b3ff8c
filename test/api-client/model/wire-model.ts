import { rewrittenProblem } from './assessment-words.ts';
import { rewrittenPost } from './blog-words.ts';
import { answeredMessage } from './complaint-words.ts';
import { agentAnswer } from './research-words.ts';

/** What a call of the model costs, as the provider counts it. */
export const TOKENS = { inputTokens: 321, outputTokens: 45 };

/** The part of a request that both providers write alike. */
interface WireBody {
  readonly model?: string;
  readonly messages?: readonly { readonly content: string }[];
}
interface WireCall {
  readonly provider: 'anthropic' | 'openai';
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: WireBody;
}
export interface WireModel {
  readonly url: string;
  readonly calls: readonly WireCall[];
  close(): Promise<void>;
}
type Script = (call: WireCall) => object;

/** A model whose answer to this one never comes while the test lasts. */
export const SLOW_MODEL = 'slow-model';

/**
 * A local server that speaks the wire format of both providers and knows what to say to every prompt of the product.
 * The server is the one that the tests of the product use, taken from the build as any other program would.
 */
export async function startWireModel(): Promise<WireModel> {
  const built = new URL('../../../packages/engine/dist/adapters/testing/wire-server.js', import.meta.url);
  const { startWireServer } = (await import(/* @vite-ignore */ built.href)) as {
    startWireServer(options: { script: Script }): Promise<WireModel>;
  };
  return startWireServer({ script: ({ body }) => behaviourFor(body) });
}

function behaviourFor({ model, messages }: WireBody): object {
  if (model === SLOW_MODEL) return { kind: 'silent' };
  const prompt = messages?.at(-1)?.content ?? '';
  const text =
    rewrittenPost(prompt) ?? rewrittenProblem(prompt) ?? answeredMessage(prompt) ?? agentAnswer(prompt);
  // A prompt that nobody foresaw must not look like one that was answered.
  return text === null ? { kind: 'status', status: 418 } : { kind: 'reply', text, usage: TOKENS };
}
