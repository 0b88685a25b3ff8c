import { polishPipeline } from '@palimpsest/kernel/testing';
import { describe, expect, it } from 'vitest';
import { readModelsOf } from './read-models.ts';

const tables = (...pipelines: ReturnType<typeof polishPipeline>[]) =>
  readModelsOf(pipelines).map(({ table }) => table);

describe('the read models of an installation', () => {
  it('are those of every run, of the installation and of its pipelines', () => {
    expect(tables(polishPipeline())).toEqual([
      'runs',
      'attempts',
      'recordings',
      'api_keys',
      'webhook_endpoints',
      'polish_versions',
    ]);
  });

  it('are written once when two versions of a pipeline share them', () => {
    expect(tables(polishPipeline(), polishPipeline())).toEqual([
      'runs',
      'attempts',
      'recordings',
      'api_keys',
      'webhook_endpoints',
      'polish_versions',
    ]);
  });

  it('are refused when two pipelines write one table in two ways', () => {
    const other = polishPipeline();
    const clashing = { ...other, readModels: other.readModels.map((model) => ({ ...model })) };
    expect(() => tables(polishPipeline(), clashing)).toThrow("the table 'polish_versions'");
  });
});
