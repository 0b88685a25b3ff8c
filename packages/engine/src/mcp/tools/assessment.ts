import {
  assessmentIdSchema,
  assessmentJsonSchemas,
  jsonObjectSchema,
  rewriteResponseSchema,
  unappliedFeedbackSchema,
  universalProblemSchema,
} from '@palimpsest/contracts';
import { z } from 'zod';
import { counted } from '../counted.ts';
import { whileTelling } from '../progress.ts';
import { defineTool } from '../tool.ts';
import { newAttemptField, rendererChoice, rendererFields } from './renderer-choice.ts';

/** Its shape is told in full; what is wrong with one is said by whoever reads it for the command, too. */
function requestShape() {
  const { $schema: _, ...shape } = assessmentJsonSchemas().RewriteRequest as { $schema: unknown };
  return z
    .record(z.string(), z.unknown())
    .meta({ ...shape, description: 'The request: problems, and the feedback that a teacher selected.' });
}

const rewriteAssignmentTool = defineTool({
  name: 'rewrite_assignment',
  title: 'Rewrite an assignment',
  description:
    'Rewrites the problem texts of a school assignment from the feedback items that a teacher selected. Metadata is locked, unselected problems stay as they are, and version n becomes n + 1. The same request gives the same recorded response and makes nothing new. Answers with the response, the run, and which feedback was not applied and why.',
  nature: { readOnly: false, idempotent: true, openWorld: true },
  input: z.strictObject({ request: requestShape(), ...rendererFields, newAttempt: newAttemptField }),
  output: z.strictObject({
    runId: z.string(),
    /** True where the answer is the recorded one of the same request. */
    replayed: z.boolean(),
    response: rewriteResponseSchema,
    unapplied: z.array(unappliedFeedbackSchema),
  }),
  async perform(call, { request, newAttempt, ...choice }) {
    const { runAssignment } = await import('../../app/assessment/rewrite-assignment.ts');
    const engine = await call.engine();
    call.tell('The request is read.');
    const { response, runId, replayed, unapplied } = await whileTelling(
      call,
      runAssignment(request, {
        engine,
        tenant: call.tenant,
        actor: call.actor,
        ...rendererChoice(choice, call),
        ...(newAttempt === undefined ? {} : { newAttempt }),
      }),
      () => 'Problems are being rewritten.',
    );
    return { runId, replayed, response, unapplied };
  },
  words: ({ runId, replayed, response, unapplied }) => [
    `Version ${response.newVersion}: ${counted(response.rewriteSummary.totalProblemsRewritten, 'problem')} rewritten, ${counted(unapplied.length, 'feedback item')} not applied. Run ${runId}${replayed ? ', answered before' : ''}.`,
    ...response.rewrittenProblems.map(
      ({ problemId, rewrittenText, rationale }) => `${problemId}: ${rewrittenText}\nWhy: ${rationale}`,
    ),
  ],
});

const showAssignment = defineTool({
  name: 'show_assignment',
  title: 'Show an assignment',
  description:
    'A version of an assignment with all its problems, and the list of its versions; the newest where none is named.',
  nature: { readOnly: true, idempotent: true },
  input: z.strictObject({
    documentId: assessmentIdSchema.describe('As the request of rewrite_assignment named it.'),
    version: z.int().min(1).max(1_000_000).exactOptional().describe('Which version.'),
  }),
  output: z.strictObject({
    documentId: z.string(),
    version: z.int(),
    problems: z.array(universalProblemSchema),
    metadata: jsonObjectSchema,
    versions: z.array(
      z.strictObject({
        version: z.int(),
        kind: z.enum(['registered', 'rewritten', 'restored', 'imported']),
        fromVersion: z.int().nullable(),
        problems: z.int(),
        runId: z.string(),
        createdAt: z.string(),
      }),
    ),
  }),
  async perform(call, { documentId, version }) {
    const { showDocument } = await import('../../app/assessment/show-document.ts');
    const { context } = await call.engine();
    return showDocument(context, { tenant: call.tenant, documentId }, version);
  },
  words: ({ documentId, version, problems, versions }) => [
    `${documentId} version ${version} of ${versions.length}: ${counted(problems.length, 'problem')}.`,
    ...problems.map(({ problemId, content }) => `${problemId}: ${content}`),
  ],
});

const classifyBloom = defineTool({
  name: 'classify_bloom',
  title: 'Bloom level of questions',
  description:
    "Tells the level of Bloom's taxonomy that each question asks for, with a confidence from 0 to 1. By rule, offline, keeps nothing. Answers stand in the order of the questions.",
  nature: { readOnly: true, idempotent: true },
  input: z.strictObject({
    questions: z
      .array(z.string().min(1).max(20_000))
      .min(1)
      .max(500)
      .describe('The questions, each by itself.'),
  }),
  output: z.strictObject({
    levels: z.array(z.strictObject({ level: z.string(), confidence: z.number().min(0).max(1) })),
  }),
  async perform(_call, { questions }) {
    const { bloomOf } = await import('../../app/assessment/bloom.ts');
    return { levels: questions.map(bloomOf) };
  },
  words: ({ levels }) => [levels.map(({ level, confidence }) => `${level} (${confidence})`).join(', ')],
});

export const assessmentTools = [rewriteAssignmentTool, showAssignment, classifyBloom];
