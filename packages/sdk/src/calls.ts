import type { Ask } from './ask.ts';
import { PalimpsestApiError } from './errors/palimpsest-api-error.ts';
import type { CallOptions, SendOptions, Tagged } from './options.ts';
import { type Answer, send } from './send.ts';
import type { Settings } from './settings.ts';

/** The ways in which areas ask: all the same but for what they make of the answer. */
export interface Calls {
  readonly settings: Settings;
  json<T>(ask: Ask, options?: SendOptions): Promise<T>;
  /** With its ETag. */
  tagged<T>(ask: Ask, options?: SendOptions): Promise<Tagged<T>>;
  /** Null where the caller has it already. */
  unlessKnown<T>(ask: Ask, options?: SendOptions): Promise<Tagged<T> | null>;
  text(ask: Ask, options?: SendOptions): Promise<string>;
  nothing(ask: Ask, options?: SendOptions): Promise<void>;
}

/** A read that is not sent again to whoever names the `etag` they have. */
export interface UnlessKnown<Args extends readonly unknown[], T> {
  (
    ...given: [...args: Args, options: CallOptions & { readonly ifNoneMatch: string }]
  ): Promise<Tagged<T> | null>;
  (
    ...given: [...args: Args, options?: CallOptions & { readonly ifNoneMatch?: undefined }]
  ): Promise<Tagged<T>>;
}

export function createCalls(settings: Settings): Calls {
  const answerTo = (ask: Ask, options?: SendOptions) => send(settings, ask, options);
  const tagged = <T>(answer: Answer): Tagged<T> => ({ ...read<T>(answer), etag: answer.headers.get('etag') });
  return {
    settings,
    json: async (ask, options) => read(await answerTo(ask, options)),
    tagged: async (ask, options) => tagged(await answerTo(ask, options)),
    unlessKnown: async (ask, options) => {
      const answer = await answerTo(ask, options);
      return answer.status === 304 ? null : tagged(answer);
    },
    text: async (ask, options) => (await answerTo(ask, options)).text,
    nothing: async (ask, options) => {
      await answerTo(ask, options);
    },
  };
}

function read<T>({ status, headers, text }: Answer): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new PalimpsestApiError({
      status,
      code: 'answer_unreadable',
      title: 'Unreadable answer',
      detail: 'The answer is not JSON.',
      hint: 'Look whether baseUrl is the address of a Palimpsest server, and what stands in front of it.',
      requestId: headers.get('x-request-id') ?? undefined,
    });
  }
}
