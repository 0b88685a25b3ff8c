import {
  researchLimitsSchema,
  researchOutcomeSchema,
  researchProjectSchema,
  researchTypeSchema,
} from '@palimpsest/contracts';
import { z } from 'zod';
import { corpusLocation } from '../corpus-location.ts';
import { counted } from '../counted.ts';
import { finishTold } from '../progress.ts';
import { defineTool } from '../tool.ts';
import { rendererChoice, rendererFields } from './renderer-choice.ts';
import { runIdField } from './run-id.ts';

const REPORT = 'report.md';

const resultFields = {
  runId: z.string(),
  project: z.string(),
  status: z.enum(['open', 'finished']),
  reason: z.string().nullable(),
  /** Null where the run is open, or ended before its report was made. */
  outcome: researchOutcomeSchema.nullable(),
  phase: z.string(),
  fork: z.strictObject({ of: z.string(), from: z.int() }).nullable(),
  continues: z.string().nullable(),
  files: z.array(z.string()),
  problems: z.array(z.string()),
};

const researchQuestion = defineTool({
  name: 'research_question',
  title: 'Research a question',
  description:
    'Answers a question from sources and nothing else: plans, searches, reads, checks claims against each other, and writes a report in which every sentence has a verified citation. Says so where sources contradict each other or have no answer. Runs under a hard budget and is recorded. Sources are a folder of documents (corpus) or a web search that the server is set up for. Answers with the outcome and the report.',
  nature: { readOnly: false, idempotent: false, openWorld: true },
  input: z.strictObject({
    question: z.string().min(1).max(2_000).describe('The question, in whole words.'),
    corpus: z
      .string()
      .min(1)
      .max(500)
      .exactOptional()
      .describe(
        'Where to look: the name of a corpus of the configuration, or a folder in the working folder of the server, such as docs. Markdown, HTML, text, PDF and Word files are read.',
      ),
    web: z
      .array(z.enum(['searxng', 'tavily', 'brave']))
      .max(3)
      .exactOptional()
      .describe('Web searches to use; each must be set up on the server.'),
    type: researchTypeSchema
      .exactOptional()
      .describe('How much effort: A look-up, B synthesis, C analysis, D investigation. By default by rule.'),
    limits: researchLimitsSchema.exactOptional().describe('Hard limits below those of the type.'),
    domains: z.array(z.string().min(1).max(253)).max(100).exactOptional().describe('Only pages of these.'),
    since: z.iso.date().exactOptional().describe('Only what was published from this day on.'),
    exhaustive: z.boolean().exactOptional().describe('Never stop early.'),
    deeper: z.boolean().exactOptional().describe('Allow one type more than the question has.'),
    project: researchProjectSchema
      .exactOptional()
      .describe('Runs of one project share recorded answers. By default the same question has the same one.'),
    ...rendererFields,
  }),
  output: z.strictObject({
    ...resultFields,
    /** Files of the folder that were not read, and why. */
    skipped: z.array(z.strictObject({ path: z.string(), reason: z.string() })),
    /** Markdown; null where there is none. */
    report: z.string().nullable(),
  }),
  async perform(call, { corpus, renderer, model, ...request }) {
    const [{ startResearch }, { researchResult }, { packageOf }] = await Promise.all([
      import('../../app/research/start-research.ts'),
      import('../../app/research/research-result.ts'),
      import('../../app/research/package-of.ts'),
    ]);
    const engine = await call.engine();
    const folder =
      corpus === undefined ? undefined : await corpusLocation(corpus, { ...call, home: engine.home });
    const writer = {
      ...(renderer === undefined ? {} : { renderer }),
      ...(model === undefined ? {} : { model }),
    };
    const { runId, skipped } = await startResearch(engine.context, {
      ...request,
      ...rendererChoice(writer, call),
      ...(folder === undefined ? {} : { corpus: folder }),
      tenant: call.tenant,
      actor: call.actor,
      mode: 'inline',
    });
    const run = await finishTold(call, engine, runId, (each) => `${researchResult(each).phase}.`);
    return {
      ...researchResult(run),
      skipped,
      report: packageOf(run).find(({ path }) => path === REPORT)?.text ?? null,
    };
  },
  words: ({ runId, outcome, reason, report }) => [
    outcome === null
      ? `No report was made (${reason ?? 'the run is open'}). Run ${runId}.`
      : `${outcome.outcome.replaceAll('_', ' ')}: ${counted(outcome.claims, 'claim')} from ${counted(outcome.sources, 'source')}, ${counted(outcome.contradictions, 'contradiction')}, confidence ${outcome.confidence} of 10. Run ${runId}.`,
    ...(report === null ? [] : [report]),
  ],
});

const showResearchTool = defineTool({
  name: 'show_research',
  title: 'Show a research run',
  description:
    'One research run, also while it is under way: its question, outcome, sources with their grade, claims with their status, phases with what they spent; and, by name, files of its package such as report.md, claims.json or bibliography.md.',
  nature: { readOnly: true, idempotent: true },
  input: z.strictObject({
    runId: runIdField.describe('As research_question or list_runs gave it.'),
    files: z
      .array(z.string().min(1).max(200))
      .max(20)
      .exactOptional()
      .describe('Names of files of the package whose words are wanted; `files` of the answer lists all.'),
  }),
  output: z.strictObject({
    ...resultFields,
    question: z.string(),
    sources: z.array(
      z.strictObject({
        id: z.string(),
        grade: z.string(),
        status: z.string(),
        title: z.string(),
        address: z.string(),
        date: z.string().nullable(),
      }),
    ),
    claims: z.array(
      z.strictObject({
        id: z.string(),
        class: z.string(),
        status: z.string(),
        confidence: z.number(),
        text: z.string(),
        sources: z.array(z.string()),
        supersededBy: z.string().nullable(),
      }),
    ),
    phases: z.array(
      z.strictObject({
        phase: z.int(),
        status: z.string(),
        searches: z.int(),
        fetches: z.int(),
        checks: z.int(),
        calls: z.int(),
        justification: z.string().nullable(),
      }),
    ),
    refusals: z.array(z.strictObject({ agent: z.string(), act: z.string(), step: z.string() })),
    invalidOutputs: z.array(z.strictObject({ agent: z.string(), step: z.string() })),
    package: z.array(z.strictObject({ path: z.string(), text: z.string() })),
  }),
  async perform(call, { runId, files: wanted = [] }) {
    const { showResearch } = await import('../../app/research/show-research.ts');
    const { context } = await call.engine();
    const { shown, files } = await showResearch(context, { tenant: call.tenant, runId });
    return { ...shown, package: files.filter(({ path }) => wanted.includes(path)) };
  },
  words: ({ runId, status, phase, outcome, claims, sources, package: files }) => [
    `Run ${runId} is ${status === 'open' ? `under way (${phase})` : (outcome?.outcome ?? 'over without a report')}: ${counted(claims.length, 'claim')}, ${counted(sources.length, 'source')}.`,
    ...files.map(({ text }) => text),
  ],
});

export const researchTools = [researchQuestion, showResearchTool];
