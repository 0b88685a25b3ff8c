import { Option } from 'commander';
import type { ShownDocument } from '../../app/assessment/show-document.ts';
import { TENANT_OPTION } from '../assessment/assessment-options.ts';
import { refusable } from '../assessment/refused.ts';
import { FINE } from '../exit-codes.ts';
import { harmless, table } from '../layout.ts';
import { wholeNumber } from '../parse-number.ts';
import type { Verb } from '../program.ts';
import type { Styles } from '../terminal.ts';

interface ShowFlags {
  readonly tenant: string;
  readonly version?: number;
}

export const assessmentShowCommand: Verb<ShowFlags> = {
  name: 'show <document>',
  summary: 'show a version of a document with all its problems, and the list of its versions',
  options: [
    new Option('--at, --version <n>', 'which version (default: the newest)').argParser(
      wholeNumber(1, 1_000_000),
    ),
    TENANT_OPTION,
  ],
  perform: (cli, { tenant, version }, documentId = '') =>
    refusable(cli, async () => {
      const { terminal, flags, withEngine } = cli;
      const { showDocument } = await import('../../app/assessment/show-document.ts');
      const shown = await withEngine(({ context }) => showDocument(context, { tenant, documentId }, version));
      if (flags.json === true) terminal.json(shown);
      else terminal.data(documentWords(shown, terminal.styles));
      return FINE;
    }),
};

function documentWords(
  { documentId, version, problems, versions }: ShownDocument,
  { bold, dim }: Styles,
): string {
  const texts = problems.map(({ problemId, content, ...metadata }) => {
    const facts = Object.entries(metadata).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
    return `${bold(problemId)}${facts.length === 0 ? '' : dim(`  ${harmless(facts.join(', '))}`)}\n${harmless(content)}`;
  });
  const rows = versions.map((each) => [
    String(each.version),
    each.kind,
    each.fromVersion === null ? '' : String(each.fromVersion),
    String(each.problems),
    each.createdAt,
    each.runId,
  ]);
  return [
    `${bold(documentId)} version ${version}`,
    ...texts,
    table(['VERSION', 'KIND', 'FROM', 'PROBLEMS', 'MADE', 'RUN'], rows),
  ].join('\n\n');
}
