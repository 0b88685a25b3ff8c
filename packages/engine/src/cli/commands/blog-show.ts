import { Option } from 'commander';
import type { BlogReport } from '../../app/blog/show-blog.ts';
import { TENANT_OPTION } from '../blog/blog-options.ts';
import { FINE } from '../exit-codes.ts';
import { pairs, shortened, table } from '../layout.ts';
import { wholeNumber } from '../parse-number.ts';
import type { Verb } from '../program.ts';
import type { Styles } from '../terminal.ts';

interface ShowFlags {
  readonly tenant: string;
  readonly at?: number;
  readonly text?: boolean;
  readonly from?: number;
  readonly diff?: boolean;
  readonly proposal?: boolean;
}

const number = wholeNumber(1, 1_000_000);

export const blogShowCommand: Verb<ShowFlags> = {
  name: 'show <id>',
  summary: 'show a blog with its versions, scores and cycles',
  options: [
    new Option('--text', 'print the text of a version'),
    new Option('--at <n>', 'which version (default: the final one of the newest run)').argParser(number),
    new Option(
      '--from <n>',
      "with --diff: compare with this version (default: the author's of the newest run)",
    ).argParser(number),
    new Option('--diff', 'show what changed, word by word'),
    new Option('--proposal', 'show every changed passage as Current / Proposed / Rationale'),
    TENANT_OPTION,
  ],
  async perform({ terminal, flags, withEngine }, options, blogId = '') {
    const { tenant, at, text } = options;
    const [{ showBlog }, changes] = await Promise.all([
      import('../../app/blog/show-blog.ts'),
      import('../../app/blog/blog-changes.ts'),
    ]);
    await withEngine(async ({ context }) => {
      const report = await showBlog(context, { tenant, blogId });
      const ends = await changes.endsOfNewestRun(context, tenant, report);
      const chosen = changes.versionOf(report, at, ends.final);
      if (options.proposal === true) {
        const proposals = await changes.proposeCycles(context, { tenant, runId: chosen.runId });
        if (flags.json === true) terminal.json(proposals);
        else terminal.data(changes.proposalsMarkdown(proposals));
      } else if (options.diff === true) {
        const from = changes.versionOf(report, options.from, ends.author);
        const diff = changes.diffVersions(from, chosen);
        if (flags.json === true)
          terminal.json({ from: from.versionNumber, to: chosen.versionNumber, ...diff });
        else {
          const { diffWords } = await import('../diff-words.ts');
          terminal.data(diffWords(from.content, chosen.content, diff, terminal.styles));
        }
      } else if (text === true) terminal.data(chosen.content);
      else if (flags.json === true) terminal.json(report);
      else terminal.data(blogWords(report, terminal.styles));
    });
    return FINE;
  },
};

function blogWords(
  { blogId, createdAt, settings, versions, cycles }: BlogReport,
  { bold, dim }: Styles,
): string {
  return [
    bold(`Blog ${blogId}`),
    pairs([
      ['Since', createdAt],
      ['Rules', settings === null ? 'erased' : settings.ruleSet],
      ['Renderer', settings === null ? 'erased' : `${settings.renderer}, ${settings.model}`],
    ]),
    '',
    table(
      ['VERSION', 'BY', 'AEO', 'AI-LIKENESS', 'CAN REACH', 'WHEN'],
      versions.map(({ versionNumber, origin, evaluation, createdAt: at }) => [
        String(versionNumber),
        origin,
        evaluation?.aeo.total.toFixed(2) ?? '-',
        evaluation?.aiLikeness.total.toFixed(2) ?? '-',
        evaluation?.attainableMaximum.toFixed(2) ?? '-',
        at,
      ]),
    ),
    ...(cycles.length === 0
      ? []
      : [
          '',
          table(
            ['VERSION', 'CYCLE', 'TREND', 'STATUS', 'BECAUSE'],
            cycles.map(
              ({ parentVersionId, cycleNumber, trendOutcome, status, stopReason, triggerReasons }) => [
                `from ${versions.find(({ versionId }) => versionId === parentVersionId)?.versionNumber ?? '?'}`,
                String(cycleNumber),
                trendOutcome?.replaceAll('_', ' ') ?? '-',
                stopReason === null ? status : `${status}: ${stopReason.replaceAll('_', ' ')}`,
                shortened(triggerReasons.join('; '), 90),
              ],
            ),
          ),
        ]),
    '',
    dim('--text prints the final version, --diff what changed, --proposal why, --json everything.'),
  ].join('\n');
}
