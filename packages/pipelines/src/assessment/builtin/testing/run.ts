import type { Result, Scene } from '../operations/operation.ts';
import { layoutOf } from '../prose/layout.ts';
import type { Band } from '../words/band.ts';

/** A problem as operations see it, for tests. */
export function sceneOf(text: string, band: Band = '6-8', said = ''): Scene {
  return { layout: layoutOf(text), band, said };
}

/** The best text of a result, or the reason there is none. */
export function best(result: Result): string {
  if ('texts' in result) return result.texts[0] ?? '';
  return 'why' in result ? `no: ${result.why}` : `already: ${result.already}`;
}
