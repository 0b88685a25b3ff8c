import {
  attemptResourceSchema,
  differenceSchema,
  jsonObjectSchema,
  jsonSchema,
  replayReportSchema,
  verifyReportSchema,
} from '@palimpsest/contracts';
import { z } from 'zod';
import { UnknownTenantError } from '../../errors/unknown-tenant-error.ts';
import { counted } from '../counted.ts';
import { MOST_RUNS_LISTED } from '../limits.ts';
import { whileTelling } from '../progress.ts';
import { defineTool } from '../tool.ts';
import { runIdField } from './run-id.ts';

const runFields = {
  run: z.string(),
  pipeline: z.string(),
  subject: z.string(),
  status: z.enum(['open', 'finished']),
  outcome: z.string().nullable(),
  reason: z.string().nullable(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
};

const listRunsTool = defineTool({
  name: 'list_runs',
  title: 'List runs',
  description:
    'The newest runs of all pipelines, the newest first: what each was, how it stands, how it ended.',
  nature: { readOnly: true, idempotent: true },
  input: z.strictObject({
    limit: z.int().min(1).max(MOST_RUNS_LISTED).exactOptional().describe('How many; by default 20.'),
  }),
  output: z.strictObject({ runs: z.array(z.strictObject({ ...runFields, events: z.int() })) }),
  async perform(call, { limit = 20 }) {
    const { audit } = await call.engine();
    try {
      return { runs: await audit.list({ tenant: call.tenant, limit }) };
    } catch (error) {
      // A tenant is made by its first run; before that it simply has none.
      if (error instanceof UnknownTenantError) return { runs: [] };
      throw error;
    }
  },
  words: ({ runs }) => [
    runs.length === 0
      ? 'There are no runs yet.'
      : runs
          .map(({ run, pipeline, status, outcome }) => `${run} ${pipeline} ${outcome ?? status}`)
          .join('\n'),
  ],
});

const showRunTool = defineTool({
  name: 'show_run',
  title: 'Show a run',
  description:
    'One run as the ledger has it: every event with its payload, and every attempt with its renderer, tokens and cost. Texts (prompts, answers, versions) come with it only where they are asked for.',
  nature: { readOnly: true, idempotent: true },
  input: z.strictObject({
    runId: runIdField.describe('As another tool or list_runs gave it.'),
    includeTexts: z.boolean().exactOptional().describe('Whether texts come with it; by default they do not.'),
  }),
  output: z.strictObject({
    ...runFields,
    tenant: z.string(),
    events: z.array(
      z.strictObject({
        sequence: z.int(),
        version: z.int(),
        type: z.string(),
        actor: z.string(),
        recordedAt: z.string(),
        payload: jsonObjectSchema,
        texts: z.array(
          z.strictObject({
            name: z.string(),
            subject: z.string(),
            state: z.enum(['readable', 'erased', 'altered']),
            words: z.string().nullable(),
          }),
        ),
      }),
    ),
    attempts: z.array(attemptResourceSchema),
  }),
  async perform(call, { runId, includeTexts = false }) {
    const { audit } = await call.engine();
    const report = await audit.show({ tenant: call.tenant, run: runId });
    if (includeTexts) return report;
    const events = report.events.map((event) => ({
      ...event,
      texts: event.texts.map((text) => ({ ...text, words: null })),
    }));
    return { ...report, events };
  },
  words: ({ run, pipeline, status, outcome, reason, events, attempts }) => [
    `Run ${run} of ${pipeline}: ${[outcome ?? status, reason].filter((each) => each !== null).join(', ')}; ${counted(events.length, 'event')}, ${counted(attempts.length, 'attempt')}.`,
  ],
});

const verifyLedgerTool = defineTool({
  name: 'verify_ledger',
  title: 'Verify the ledger',
  description:
    'Has anything on record been altered? Checks the hash chain, the Merkle tree, texts, table rows and signed checkpoints, and names the first thing that does not match. anchored is true only against a checkpoint kept elsewhere, which is for the command: palimpsest audit verify --checkpoint.',
  nature: { readOnly: true, idempotent: true },
  input: z.strictObject({}),
  output: verifyReportSchema,
  async perform(call) {
    const { audit } = await call.engine();
    let checked = 0;
    return whileTelling(
      call,
      audit.verify({
        tenant: call.tenant,
        onProgress: (events) => {
          checked = events;
        },
      }),
      () => `${checked} events checked.`,
    );
  },
  words: ({ ok, anchored, events, firstBad }) => [
    ok
      ? `${counted(events, 'event')}, all consistent${anchored ? ' and anchored' : ', not anchored'}.`
      : `Altered: ${firstBad?.what ?? 'something'} at event ${firstBad?.sequence ?? '?'}: ${firstBad?.problem ?? ''}`,
  ],
});

const changedDecision = z.strictObject({
  tenant: z.string(),
  run: z.string(),
  sequence: z.int(),
  decision: z.string(),
  ruleSet: z.string(),
  recorded: jsonSchema,
  output: jsonSchema,
  problem: z.string().nullable(),
});

const replayDecisions = defineTool({
  name: 'replay_decisions',
  title: 'Replay decisions',
  description:
    'Makes every recorded decision again from what is on record and reports the first that comes out differently; then runs the evaluators again. With rules, it also tells which past decisions another rule set would have made differently. Changes nothing.',
  nature: { readOnly: true, idempotent: true },
  input: z.strictObject({
    runId: runIdField.exactOptional().describe('One run only; by default all.'),
    rules: z.string().min(1).max(100).exactOptional().describe('Another rule set, such as blog/strict-v1.'),
  }),
  output: replayReportSchema.extend({
    evaluations: z.strictObject({ checked: z.int(), firstDifference: differenceSchema.nullable() }),
    /** Only where another rule set was named. */
    changed: z.array(changedDecision).exactOptional(),
  }),
  async perform(call, { runId, rules }) {
    const { audit } = await call.engine();
    const asked = {
      tenant: call.tenant,
      ...(runId === undefined ? {} : { run: runId }),
      ...(rules === undefined ? {} : { rules }),
    };
    return whileTelling(call, audit.replay(asked), () => 'Decisions are being made again.');
  },
  words: ({ ok, decisions, erased, firstDifference, changed }) => [
    [
      ok
        ? `All ${decisions} decisions come out the same.`
        : `A decision differs: ${firstDifference?.problem ?? ''}`,
      ...(erased === 0 ? [] : [`${erased} were erased.`]),
      ...(changed === undefined ? [] : [`${changed.length} would differ under the other rules.`]),
    ].join(' '),
  ],
});

export const auditTools = [listRunsTool, showRunTool, verifyLedgerTool, replayDecisions];
