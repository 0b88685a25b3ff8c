import type { Renderer, RenderOutcome, RenderRequest } from '../ports/renderer.ts';

/** A renderer for tests: it answers as told, keeps its calls, and fails loudly on a call it was not told of. */
export interface FakeRenderer extends Renderer {
  readonly calls: readonly RenderRequest[];
}

export type FakeAnswer = string | RenderOutcome;

/**
 * @example
 * const renderer = fakeRenderer([{ when: 'Shorten', answer: 'short' }]);
 */
export function fakeRenderer(
  expected: readonly {
    readonly when: string | RegExp;
    readonly answer: FakeAnswer | ((request: RenderRequest) => FakeAnswer);
  }[],
  { id = 'fake', version = 'v1' }: { readonly id?: string; readonly version?: string } = {},
): FakeRenderer {
  const calls: RenderRequest[] = [];
  return {
    id,
    version,
    calls,
    async render(request) {
      calls.push(request);
      const match = expected.find(({ when }) =>
        typeof when === 'string' ? request.prompt.includes(when) : when.test(request.prompt),
      );
      if (match === undefined)
        throw new Error(`The fake renderer was not told of this call: ${request.prompt.slice(0, 80)}`);
      const answer = typeof match.answer === 'function' ? match.answer(request) : match.answer;
      return typeof answer === 'string' ? completion(request, answer) : answer;
    },
  };
}

function completion(request: RenderRequest, text: string): RenderOutcome {
  const usage = {
    inputTokens: Math.ceil(request.prompt.length / 4),
    outputTokens: Math.ceil(text.length / 4),
  };
  return {
    kind: 'completed',
    text,
    stop: 'end',
    model: request.model,
    usage,
    costMicros: 0,
    raw: JSON.stringify({ text }),
  };
}
