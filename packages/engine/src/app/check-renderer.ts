import type { Renderer } from '@palimpsest/kernel';
import { RequestInvalidError } from '../errors/request-invalid-error.ts';
import type { EngineContext } from './context.ts';

/** They are asked like renderers, but find words instead of writing them. */
const SOURCES: ReadonlySet<string> = new Set(['web', 'corpus', 'searxng', 'tavily', 'brave']);

/** What can write words here. */
export function writersOf({ renderers }: Pick<EngineContext, 'renderers'>): Renderer[] {
  return [...renderers.values()].filter(({ id }) => !SOURCES.has(id));
}

/** A run for a renderer that is not there could only fail, so it is not begun. */
export function checkRenderer(
  context: Pick<EngineContext, 'renderers'>,
  renderer: string | undefined,
  field = 'renderer',
): void {
  if (renderer === undefined || writersOf(context).some(({ id }) => id === renderer)) return;
  throw new RequestInvalidError({
    field,
    problem: 'names one that this installation does not have',
    hint: "GET /v1/renderers lists them. A model's renderer is there once its key is set. Nothing was written.",
  });
}

/** The model that the operator chose for a renderer, where the caller names none. */
export function withModel<Choice extends { readonly renderer?: string; readonly model?: string }>(
  models: Readonly<Record<string, string>>,
  choice: Choice,
): Choice {
  const { renderer, model } = choice;
  const usual = renderer === undefined ? undefined : models[renderer];
  return model !== undefined || usual === undefined ? choice : { ...choice, model: usual };
}
