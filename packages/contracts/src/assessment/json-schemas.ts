import { z } from 'zod';
import {
  clusterReportSchema,
  feedbackItemSchema,
  rewriteRequestSchema,
  simulationSummarySchema,
  teacherNoteSchema,
  universalProblemSchema,
} from './request.ts';
import { rewriteResponseSchema, rewriteSummarySchema, rewrittenProblemSchema } from './response.ts';

const SCHEMAS = {
  RewriteRequest: rewriteRequestSchema,
  RewriteResponse: rewriteResponseSchema,
  RewrittenProblem: rewrittenProblemSchema,
  RewriteSummary: rewriteSummarySchema,
  UniversalProblem: universalProblemSchema,
  TeacherNote: teacherNoteSchema,
  FeedbackItem: feedbackItemSchema,
  ClusterReport: clusterReportSchema,
  SimulationSummary: simulationSummarySchema,
} as const;

/**
 * The shapes of the rewriter contract as JSON Schema (draft 2020-12), by name: what is checked here, for programs in
 * other languages. Fields may also be written with a capital first letter; the schemas show the one form.
 */
export function assessmentJsonSchemas(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(SCHEMAS).map(([title, schema]) => {
      const { $schema, ...shape } = z.toJSONSchema(schema, { io: 'input' });
      return [title, { $schema, title, ...shape }];
    }),
  );
}
