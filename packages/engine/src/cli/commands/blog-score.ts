import type { BlogScore } from '@palimpsest/contracts';
import { Option } from 'commander';
import { packageVersion } from '../../app/package-version.ts';
import { pipelinesOf } from '../../app/pipelines.ts';
import { FileUnusableError } from '../../errors/file-unusable-error.ts';
import { PalimpsestError } from '../../errors/palimpsest-error.ts';
import { asOfOption, switchedOffOption, today } from '../blog/blog-options.ts';
import { readPost } from '../blog/read-post.ts';
import type { ScoredPost } from '../blog/scored-post.ts';
import type { Cli } from '../cli.ts';
import { COULD_NOT_RUN, type ExitCode, FINDINGS, FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';
import { readText } from '../read-text.ts';
import { UsageError } from '../usage-error.ts';

const FORMATS = ['text', 'json', 'sarif', 'html'] as const;

interface ScoreFlags {
  readonly format?: (typeof FORMATS)[number];
  readonly jsonl?: boolean;
  readonly asOf?: string;
  readonly off?: readonly string[];
}

/** Scores posts. Needs no ledger and leaves no trace. */
export const blogScoreCommand: Verb<ScoreFlags> = {
  name: 'score [files...]',
  summary: 'score posts by rule: how well they answer, how much they sound like a machine',
  options: [
    new Option('--format <form>', 'how to answer').choices([...FORMATS]),
    new Option('--jsonl', 'read one {"id", "text"} per line and answer with one result per line'),
    asOfOption(),
    switchedOffOption(),
  ],
  epilogue: 'A file named - is standard input. Leaves with 1 when something would start a rewrite.',
  async perform(cli, options, _first, files) {
    if (files.length === 0 && options.jsonl !== true)
      throw new UsageError({
        message: 'No file to score',
        hint: 'Name one or more, or - for standard input.',
      });
    const score = await scorer(cli, options);
    return options.jsonl === true ? scoreAllLines(cli, files, score) : scoreFiles(cli, files, options, score);
  },
};

type Score = (text: string) => BlogScore;

async function scorer({ world }: Cli, { asOf = today(), off = [] }: ScoreFlags): Promise<Score> {
  const { scoreBlogPost } = await import('../../app/blog/score-blog-post.ts');
  const pipelines = pipelinesOf(world.pipelines);
  await pipelines.load('blog/v1');
  return (content) => scoreBlogPost({ pipelines }, { content, asOf, settings: { switchedOff: [...off] } });
}

/** One post that cannot be read does not keep the others from being scored. */
async function scoreFiles(
  { terminal, flags, world }: Cli,
  files: readonly string[],
  { format = flags.json === true ? 'json' : 'text' }: ScoreFlags,
  score: Score,
): Promise<ExitCode> {
  const posts: ScoredPost[] = [];
  let unread = 0;
  for (const file of files) {
    try {
      const { name, text } = await readPost(world, file);
      posts.push({ name, text, score: score(text) });
    } catch (error) {
      if (files.length === 1 || !(error instanceof PalimpsestError)) throw error;
      unread += 1;
      terminal.problem(
        `${error instanceof FileUnusableError ? '' : `${file}: `}${error.message}${error.hint === undefined ? '' : ` ${error.hint}`}`,
      );
    }
  }
  if (format === 'json') {
    const [only] = posts;
    terminal.json(
      files.length === 1 ? only?.score : posts.map(({ name, score: found }) => ({ file: name, ...found })),
    );
  } else if (format === 'sarif') {
    const { scoreSarif } = await import('../blog/score-sarif.ts');
    terminal.json(scoreSarif(posts, await sarifRules(world), packageVersion()));
  } else if (format === 'html') {
    const { scoreHtml } = await import('../blog/score-html.ts');
    terminal.data(scoreHtml(posts));
  } else if (posts.length > 0) {
    const { scoreWords } = await import('../blog/score-words.ts');
    terminal.data(posts.map((post) => scoreWords(post, terminal.styles)).join('\n\n'));
  }
  if (unread > 0) return COULD_NOT_RUN;
  return posts.some((post) => post.score.triggers.length > 0) ? FINDINGS : FINE;
}

async function scoreAllLines(
  { terminal, world }: Cli,
  files: readonly string[],
  score: Score,
): Promise<ExitCode> {
  const { scoreLines } = await import('../blog/score-lines.ts');
  let code: ExitCode = FINE;
  for (const file of files.length === 0 ? ['-'] : files) {
    const { text } = await readText(world, file, LINE_LIMITS);
    for (const line of scoreLines(text)) {
      const answer = 'error' in line ? line : scoreLine(line, score);
      if ('error' in answer) code = COULD_NOT_RUN;
      else if (code === FINE && answer.triggers.length > 0) code = FINDINGS;
      terminal.data(JSON.stringify(answer));
    }
  }
  return code;
}

/** Many posts in one file: bounded by memory alone. */
const LINE_LIMITS = { maxBytes: 500_000_000, tooLong: 'Split it into several files.' };

function scoreLine({ id, text }: { id: string; text: string }, score: Score) {
  try {
    return { id, ...score(text) };
  } catch (error) {
    if (!(error instanceof PalimpsestError)) throw error;
    return { id, error: error.message };
  }
}

async function sarifRules(world: Cli['world']) {
  const blog = await pipelinesOf(world.pipelines).load('blog/v1');
  return (blog?.ruleSets ?? [])
    .filter(({ id }) => id !== 'blog-guards')
    .flatMap(({ id, version, rules }) =>
      rules.map((rule) => ({
        id: id === 'blog' ? rule.id : `${id}/${version}/${rule.id}`,
        summary: rule.summary,
        why: rule.why,
      })),
    );
}
