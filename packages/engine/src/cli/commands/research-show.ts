import { resolve } from 'node:path';
import { Option } from 'commander';
import { TENANT_OPTION } from '../blog/blog-options.ts';
import { FINE } from '../exit-codes.ts';
import { harmless, table } from '../layout.ts';
import type { Verb } from '../program.ts';

interface ShowFlags {
  readonly tenant: string;
  readonly out?: string;
  readonly report?: boolean;
}

export const researchShowCommand: Verb<ShowFlags> = {
  name: 'show [run]',
  summary: 'list the research runs, or show one with its claims and sources',
  options: [
    new Option('--report', 'print the report itself, Markdown'),
    new Option('--out <dir>', 'write the package of the run there'),
    TENANT_OPTION,
  ],
  async perform(cli, { tenant, out, report }, runId) {
    const { terminal, flags, world } = cli;
    const { newestResearch, showResearch } = await import('../../app/research/show-research.ts');
    if (runId === undefined) {
      const runs = await cli.withEngine(({ context }) => newestResearch(context, tenant));
      if (flags.json === true) terminal.json(runs);
      else if (runs.length === 0)
        terminal.message('There is no research run yet. palimpsest research run "QUESTION" --corpus DIR');
      else
        terminal.data(
          table(
            ['RUN', 'STARTED', 'STATUS', 'QUESTION'],
            runs.map((run) => [
              run.runId,
              run.startedAt.slice(0, 16),
              run.reason ?? run.outcome ?? run.status,
              harmless(run.question).slice(0, 80),
            ]),
          ),
        );
      return FINE;
    }
    const { shown, files } = await cli.withEngine(({ context }) => showResearch(context, { tenant, runId }));
    if (out !== undefined) {
      const { writePackage } = await import('../../app/research/write-package.ts');
      await writePackage(resolve(world.workingFolder, out), files);
      terminal.message(`The package is in ${out}.`);
    }
    if (report === true)
      terminal.data(files.find(({ path }) => path === 'report.md')?.text ?? 'This run has no report.');
    else if (flags.json === true) terminal.json(shown);
    else {
      const { shownWords } = await import('../research/research-words.ts');
      terminal.data(shownWords(shown));
    }
    return FINE;
  },
};
