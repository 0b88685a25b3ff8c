import { type AnyPipeline, type ReadModel, runReadModels } from '@palimpsest/kernel';
import { apiKeys } from './keys/key-read-model.ts';
import { webhookEndpoints } from './webhooks/endpoint-read-model.ts';

/**
 * The read models that every append of this installation writes, each table once: two versions of a pipeline
 * share the very same definition, and no two pipelines may write one table in two ways.
 */
export function readModelsOf(pipelines: readonly AnyPipeline[]): readonly ReadModel[] {
  const byTable = new Map<string, ReadModel>();
  for (const model of [
    ...runReadModels,
    apiKeys,
    webhookEndpoints,
    ...pipelines.flatMap(({ readModels }) => readModels),
  ]) {
    const known = byTable.get(model.table);
    if (known !== undefined && known !== model) {
      throw new Error(`Two pipelines define the table '${model.table}'; they must share one definition.`);
    }
    byTable.set(model.table, model);
  }
  return [...byTable.values()];
}
