import { resolve } from 'node:path';
import type { ResearchLimits, ResearchType } from '@palimpsest/contracts';
import { Option } from 'commander';
import type { StartedResearch } from '../../app/research/start-research.ts';
import { TENANT_OPTION } from '../blog/blog-options.ts';
import type { Cli } from '../cli.ts';
import { type ExitCode, FINDINGS, FINE } from '../exit-codes.ts';
import { count, harmless } from '../layout.ts';
import type { Verb } from '../program.ts';
import { budgetOption, dayOption, listOption, phaseOption } from '../research/research-options.ts';
import { UsageError } from '../usage-error.ts';

/** Files that are named before the rest is counted. */
const MOST_NAMED = 10;

interface RunFlags {
  readonly tenant: string;
  readonly corpus?: string;
  readonly web?: readonly string[];
  readonly type?: ResearchType;
  readonly budget?: ResearchLimits;
  readonly domains?: readonly string[];
  readonly since?: string;
  readonly exhaustive?: boolean;
  readonly deeper?: boolean;
  readonly project?: string;
  readonly out?: string;
  readonly renderer?: string;
  readonly model?: string;
  readonly continue?: string;
  readonly fork?: string;
  readonly resume?: string;
  readonly from?: number;
  readonly reason?: string;
  readonly dryRun?: boolean;
}

export const researchRunCommand: Verb<RunFlags> = {
  name: 'run [question]',
  summary: 'answer a question from sources, every sentence with its citation',
  options: [
    new Option('--corpus <dir>', 'a folder of Markdown, HTML, text, PDF or Word files, or a .jsonl file'),
    new Option('--web <names>', 'search the web with searxng, tavily or brave').argParser(listOption),
    new Option('--type <type>', 'how much effort (default: by the question)').choices(['A', 'B', 'C', 'D']),
    new Option(
      '--budget <limits>',
      'hard limits, such as searches=10,fetches=5,minutes=3,cost=0.50',
    ).argParser(budgetOption),
    new Option('--domains <list>', 'only pages of these domains').argParser(listOption),
    new Option('--since <date>', 'only what was published from this day on').argParser(dayOption),
    new Option('--exhaustive', 'never stop early'),
    new Option('--deeper', 'ask for one type more than the question has'),
    new Option('--project <name>', 'the folder below RESEARCH/ and the name on record'),
    new Option('--out <dir>', 'write the package there (default: RESEARCH/<project>/)'),
    new Option('--renderer <name>', 'who writes: builtin, anthropic or openai-compatible (default: builtin)'),
    new Option('--model <name>', 'the model to ask (default: from the configuration)'),
    new Option('--continue <run>', 'ask the evidence that a run has stored'),
    new Option('--resume <run>', 'go on with a run that was broken off; nothing is asked twice'),
    new Option('--fork <run>', 'keep the work of a run up to a phase; with --from'),
    new Option('--from <phase>', 'the first phase that is done anew; with --fork').argParser(phaseOption),
    new Option('--reason <words>', 'why it is done anew; stays on record'),
    new Option('--dry-run', 'show what it would take at most; call nothing and keep nothing'),
    TENANT_OPTION,
  ],
  epilogue:
    'Leaves with 1 when the question could not be answered, or the draft did not pass its evaluation.',
  async perform(cli, options, question) {
    const writer = await writerChoice(cli, options);
    if (options.dryRun === true) return preview(cli, options, question, writer);
    if (options.from !== undefined && options.fork === undefined)
      throw new UsageError({
        message: '--from needs --fork RUN',
        hint: 'palimpsest research show lists the runs.',
      });
    if (question === undefined && options.fork === undefined && options.resume === undefined)
      throw new UsageError({
        message: 'There is no question',
        hint: 'Write it in quotes: palimpsest research run "How high is the barrier?" --corpus docs',
      });
    return answered(cli, options, question ?? '', writer);
  },
};

type Writer = { readonly renderer?: string; readonly model?: string };

async function writerChoice(cli: Cli, { renderer, model }: RunFlags): Promise<Writer> {
  if (renderer === undefined) return model === undefined ? {} : { model };
  const chosen = model ?? (await cli.settings()).models[renderer];
  return { renderer, ...(chosen === undefined ? {} : { model: chosen }) };
}

async function preview(
  cli: Cli,
  { type, budget, continue: before, corpus, web }: RunFlags,
  question: string | undefined,
  { renderer, model }: Writer,
): Promise<ExitCode> {
  const [{ previewResearch }, { previewWords }] = await Promise.all([
    import('../../app/research/preview-research.ts'),
    import('../research/research-words.ts'),
  ]);
  const stored = before !== undefined && corpus === undefined && web === undefined;
  const shown = previewResearch({
    question: question ?? '',
    sources: stored ? 0 : 1,
    ...(type === undefined ? {} : { type }),
    ...(budget === undefined ? {} : { limits: budget }),
    ...(renderer === undefined || model === undefined ? {} : { writer: { renderer, model } }),
  });
  if (cli.flags.json === true) cli.terminal.json(shown);
  else cli.terminal.data(previewWords(shown));
  return FINE;
}

async function answered(cli: Cli, options: RunFlags, question: string, writer: Writer): Promise<ExitCode> {
  const { tenant, out } = options;
  const [{ watchResearch }, { researchResult }, { packageOf }, { packageFolder, writePackage }, words] =
    await Promise.all([
      import('../../app/research/watch-research.ts'),
      import('../../app/research/research-result.ts'),
      import('../../app/research/package-of.ts'),
      import('../../app/research/write-package.ts'),
      import('../research/research-words.ts'),
    ]);
  if (options.fork === undefined && options.resume === undefined && cli.flags.json !== true) {
    const { previewResearch } = await import('../../app/research/preview-research.ts');
    const { renderer, model } = writer;
    const before = previewResearch({
      question,
      ...(options.type === undefined ? {} : { type: options.type }),
      ...(options.budget === undefined ? {} : { limits: options.budget }),
      ...(renderer === undefined || model === undefined ? {} : { writer: { renderer, model } }),
    });
    cli.terminal.message(`${words.previewWords(before)}\n`);
  }
  return cli.withEngine(async (engine) => {
    const started = await start(cli, engine.context, options, question, writer);
    for (const { path, reason } of started.skipped.slice(0, MOST_NAMED))
      cli.terminal.message(`Not read: ${harmless(path)}: ${reason}`);
    if (started.skipped.length > MOST_NAMED)
      cli.terminal.message(`Not read: ${count(started.skipped.length - MOST_NAMED, 'further file')}.`);
    const place = { tenant, runId: started.runId };
    const running = engine.finishRun(tenant, started.runId);
    const run = cli.terminal.isTerminal
      ? await watchResearch(engine.context, place, running, (progress) =>
          cli.terminal.progress(words.progressWords(progress)),
        )
      : await running;
    cli.terminal.progress('');
    const result = researchResult(run);
    for (const problem of result.problems) cli.terminal.message(harmless(problem));
    const files = packageOf(run);
    const folder =
      out === undefined
        ? packageFolder(cli.world.workingFolder, result.project)
        : resolve(cli.world.workingFolder, out);
    if (files.length > 0) await writePackage(folder, files);
    if (cli.flags.json === true) cli.terminal.json({ ...result, folder: files.length > 0 ? folder : null });
    else {
      const report = files.find(({ path }) => path === 'report.md')?.text ?? '';
      cli.terminal.data(
        words.answerWords(report, words.resultWords(result, files.length > 0 ? folder : null)),
      );
    }
    return result.outcome?.outcome === 'answered' ? FINE : FINDINGS;
  });
}

async function start(
  cli: Cli,
  context: Parameters<typeof import('../../app/research/start-research.ts')['startResearch']>[0],
  options: RunFlags,
  question: string,
  writer: Writer,
): Promise<StartedResearch> {
  const { tenant, fork, from, reason, continue: before } = options;
  const about = { tenant, actor: 'person:command', mode: 'inline' as const, ...writer };
  if (options.resume !== undefined) {
    const { loadResearch } = await import('../../app/research/load-research.ts');
    const { input } = await loadResearch(context, tenant, options.resume);
    return { runId: options.resume, project: input.project, skipped: [] };
  }
  if (fork !== undefined) {
    const { forkResearch } = await import('../../app/research/fork-research.ts');
    return forkResearch(context, {
      ...about,
      runId: fork,
      from: from ?? 1,
      ...(reason === undefined ? {} : { reason }),
    });
  }
  const request = { ...about, question, ...requestOf(cli, options) };
  if (before !== undefined) {
    const { continueResearch } = await import('../../app/research/continue-research.ts');
    return continueResearch(context, { ...request, runId: before });
  }
  const { startResearch } = await import('../../app/research/start-research.ts');
  return startResearch(context, request);
}

/** Only what was said. */
function requestOf(cli: Cli, options: RunFlags) {
  const { corpus, web, type, budget, domains, since, exhaustive, deeper, project } = options;
  return {
    ...(corpus === undefined ? {} : { corpus: resolve(cli.world.workingFolder, corpus) }),
    ...(web === undefined ? {} : { web }),
    ...(type === undefined ? {} : { type }),
    ...(budget === undefined ? {} : { limits: budget }),
    ...(domains === undefined ? {} : { domains }),
    ...(since === undefined ? {} : { since }),
    ...(exhaustive === undefined ? {} : { exhaustive }),
    ...(deeper === undefined ? {} : { deeper }),
    ...(project === undefined ? {} : { project }),
    onFile: (done: number, of: number) => cli.terminal.progress(`Reading ${done + 1} of ${of} files ...`),
  };
}
