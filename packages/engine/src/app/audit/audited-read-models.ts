import { type ReadModel, runReadModels } from '@palimpsest/kernel';
import type { EngineContext } from '../context.ts';

/** The read models that every append of this installation writes, in the same order. */
export function readModelsOf({ pipelines }: Pick<EngineContext, 'pipelines'>): readonly ReadModel[] {
  return [...runReadModels, ...[...pipelines.values()].flatMap(({ readModels }) => readModels)];
}
