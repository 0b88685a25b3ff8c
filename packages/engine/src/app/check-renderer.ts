import { RequestInvalidError } from '../errors/request-invalid-error.ts';
import type { EngineContext } from './context.ts';

/** A run for a renderer that is not there could only fail, so it is not begun. */
export function checkRenderer(
  { renderers }: Pick<EngineContext, 'renderers'>,
  renderer: string | undefined,
): void {
  if (renderer === undefined || renderers.has(renderer)) return;
  throw new RequestInvalidError({
    field: 'renderer',
    problem: 'names one that this installation does not have',
    hint: "GET /v1/renderers lists them. A model's renderer is there once its key is set. Nothing was written.",
  });
}
