import { describe, expect, it } from 'vitest';
import { assessmentJsonSchemas } from './json-schemas.ts';

interface Shape {
  readonly $schema: string;
  readonly title: string;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, object>>;
  readonly additionalProperties: unknown;
}
const schemas = assessmentJsonSchemas() as Record<string, Shape>;

describe('the shapes of the contract as JSON Schema', () => {
  it('are there by their names in the contract', () => {
    expect(Object.keys(schemas)).toEqual([
      'RewriteRequest',
      'RewriteResponse',
      'RewrittenProblem',
      'RewriteSummary',
      'UniversalProblem',
      'TeacherNote',
      'FeedbackItem',
      'ClusterReport',
      'SimulationSummary',
    ]);
    for (const [name, schema] of Object.entries(schemas))
      expect(schema).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: name,
        type: 'object',
      });
  });

  it('say what a request needs, and that other fields are let through', () => {
    expect(schemas.RewriteRequest?.required).toEqual([
      'documentId',
      'version',
      'selectedFeedback',
      'problems',
    ]);
    expect(schemas.RewriteRequest?.additionalProperties).toEqual({});
    expect(schemas.UniversalProblem?.required).toEqual(['problemId', 'content']);
    expect(schemas.FeedbackItem?.required).toEqual(['category', 'affectedProblems', 'recommendation']);
  });

  it('say that a response has these fields and no others', () => {
    expect(schemas.RewriteResponse).toMatchObject({
      required: ['newVersion', 'rewrittenProblems', 'rewriteSummary'],
      additionalProperties: false,
    });
    expect(Object.keys(schemas.RewriteSummary?.properties ?? {})).toEqual([
      'totalProblemsRewritten',
      'changesByProblem',
      'globalChanges',
    ]);
  });
});
