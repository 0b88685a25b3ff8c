import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { BLOG_RULE_SETS, type BlogRunResult, type BlogSettings } from '@palimpsest/contracts';
import { Option } from 'commander';
import { pipelinesOf } from '../../app/pipelines.ts';
import { FileUnusableError } from '../../errors/file-unusable-error.ts';
import { asOfOption, gathered, switchedOffOption, TENANT_OPTION, today } from '../blog/blog-options.ts';
import { readPost } from '../blog/read-post.ts';
import { readScores } from '../blog/read-scores.ts';
import type { Cli } from '../cli.ts';
import { type ExitCode, FINDINGS, FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';

interface RunFlags {
  readonly tenant: string;
  readonly blog?: string;
  readonly out?: string;
  readonly renderer?: string;
  readonly model?: string;
  readonly rules?: (typeof BLOG_RULE_SETS)[number];
  readonly asOf?: string;
  readonly scores?: string;
  readonly off?: readonly string[];
  readonly protect?: readonly string[];
  readonly newAttempt?: string;
  readonly stopWhenUnattainable?: boolean;
  readonly dryRun?: boolean;
}

export const blogRunCommand: Verb<RunFlags> = {
  name: 'run <file>',
  summary: 'rewrite a post under the rules, cycle by cycle, until a stop or until nothing asks for more',
  options: [
    new Option('--out <file>', 'write the final text there'),
    new Option('--dry-run', 'show the decision and the prompt; call nothing and keep nothing'),
    new Option('--blog <id>', "add this as a new author's version of a blog that is on record"),
    new Option('--renderer <name>', 'who writes: builtin, anthropic or openai-compatible (default: builtin)'),
    new Option('--model <name>', 'the model to ask (default: from the configuration)'),
    new Option('--rules <ref>', 'which rules decide').choices([...BLOG_RULE_SETS]),
    asOfOption(),
    new Option(
      '--scores <file>',
      'scores from elsewhere, as JSON; the run then waits for those of each rewrite',
    ),
    switchedOffOption(),
    new Option('--protect <term>', 'words no rewrite may touch; may be given several times').argParser(
      gathered,
    ),
    new Option('--stop-when-unattainable', 'do not rewrite a post that cannot reach the threshold'),
    new Option('--new-attempt <reason>', 'ask anew where a recorded answer would be used; say why'),
    TENANT_OPTION,
  ],
  epilogue: 'Leaves with 1 when it stopped with triggers left. A file named - is standard input.',
  async perform(cli, options, file = '-') {
    const { name, text } = await readPost(cli.world, file);
    const scores = options.scores === undefined ? undefined : await readScores(cli, options.scores);
    const settings = await settingsOf(cli, options);
    if (options.dryRun === true)
      return dryRun(cli, text, { ...(await settingsOnRecord(cli, options)), ...settings }, options, scores);
    const result = await rewritten(cli, { name, text, settings, options, scores });
    const { out } = options;
    if (out !== undefined && result.finalContent !== null) await save(cli, out, result.finalContent);
    await showResult(cli, result, out);
    return exitOf(result);
  },
};

/** What is on standard output after a run, and the way on. */
export async function showResult(cli: Cli, result: BlogRunResult, out?: string): Promise<void> {
  if (cli.flags.json === true) return cli.terminal.json(result);
  const { runWords } = await import('../blog/run-words.ts');
  cli.terminal.data(runWords(result, cli.terminal.styles));
  if (result.outcome === 'waiting')
    cli.terminal.message(
      `\npalimpsest blog record ${result.runId} --scores FILE   goes on with the scores of the new version`,
    );
  else if (out !== undefined) cli.terminal.message(`\nThe final text is in ${out}.`);
  else
    cli.terminal.message(
      `\npalimpsest blog show ${result.blogId} --diff   shows what changed; --out FILE writes the text`,
    );
}

/** 1 where triggers are left, or scores are waited for. */
export async function exitOf(result: BlogRunResult): Promise<ExitCode> {
  const { isFine } = await import('../blog/run-words.ts');
  return isFine(result) ? FINE : FINDINGS;
}

interface Asked {
  readonly name: string;
  readonly text: string;
  readonly settings: Partial<BlogSettings>;
  readonly options: RunFlags;
  readonly scores: object | undefined;
}

async function rewritten(cli: Cli, { name, text, settings, options, scores }: Asked): Promise<BlogRunResult> {
  const [{ startBlogRun }, { blogRunResult }] = await Promise.all([
    import('../../app/blog/start-blog-run.ts'),
    import('../../app/blog/blog-run-result.ts'),
  ]);
  const { tenant, blog, asOf, newAttempt } = options;
  return cli.withEngine(async (engine) => {
    cli.terminal.progress(`Scoring ${name} ...`);
    const { runId } = await startBlogRun(engine.context, {
      tenant,
      actor: 'person:command',
      content: text,
      settings,
      mode: 'inline',
      ...(blog === undefined ? {} : { blogId: blog }),
      ...(asOf === undefined ? {} : { asOf }),
      ...(newAttempt === undefined ? {} : { newAttempt }),
      ...(scores === undefined ? {} : { scores: scores as never }),
    });
    cli.terminal.progress(`Rewriting ${name} ...`);
    const run = await engine.finishRun(tenant, runId);
    cli.terminal.progress('');
    return blogRunResult(run);
  });
}

async function dryRun(
  { terminal, flags, world }: Cli,
  content: string,
  settings: Partial<BlogSettings>,
  { asOf = today() }: RunFlags,
  scores: object | undefined,
): Promise<ExitCode> {
  const { previewBlogRun } = await import('../../app/blog/preview-blog-run.ts');
  const pipelines = pipelinesOf(world.pipelines);
  await pipelines.load('blog/v1');
  const preview = previewBlogRun(
    { pipelines },
    { content, asOf, settings, ...(scores === undefined ? {} : { scores: scores as never }) },
  );
  if (flags.json === true) terminal.json(preview);
  else if (preview.prompt === null)
    terminal.data(
      preview.rewriteRequired
        ? 'It would stop before any rewrite: without new facts it cannot reach the threshold.'
        : 'Nothing asks for a rewrite.',
    );
  else {
    const reasons = preview.triggers.map(
      ({ trigger_id, trigger_reason }) => `${trigger_id}  ${trigger_reason}`,
    );
    terminal.message(`${reasons.join('\n')}\n\nThe prompt of the first cycle:\n`);
    terminal.data(preview.prompt);
  }
  return preview.rewriteRequired ? FINDINGS : FINE;
}

/** Those that the run of a blog on record would have, so that a dry run decides what the run would. */
async function settingsOnRecord(cli: Cli, { tenant, blog }: RunFlags): Promise<Partial<BlogSettings>> {
  if (blog === undefined) return {};
  const { showBlog } = await import('../../app/blog/show-blog.ts');
  const { settings } = await cli.withEngine(({ context }) => showBlog(context, { tenant, blogId: blog }));
  return settings ?? {};
}

/** Only what was said: what was not, the blog's own settings decide. */
async function settingsOf(cli: Cli, options: RunFlags): Promise<Partial<BlogSettings>> {
  const { renderer, rules, off, protect, stopWhenUnattainable } = options;
  const { models } = await cli.settings();
  const model = options.model ?? (renderer === undefined ? undefined : models[renderer]);
  return {
    ...(renderer === undefined ? {} : { renderer }),
    ...(model === undefined ? {} : { model }),
    ...(rules === undefined ? {} : { ruleSet: rules }),
    ...(off === undefined ? {} : { switchedOff: [...off] }),
    ...(protect === undefined ? {} : { protectedTerms: [...protect] }),
    ...(stopWhenUnattainable === undefined ? {} : { stopWhenUnattainable }),
  };
}

async function save({ world }: Cli, out: string, content: string): Promise<void> {
  try {
    await writeFile(resolve(world.workingFolder, out), content);
  } catch (error) {
    throw new FileUnusableError({
      path: out,
      problem: `it cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`,
      hint: 'The run is on record: palimpsest blog show prints the text.',
    });
  }
}
