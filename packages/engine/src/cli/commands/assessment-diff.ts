import { Option } from 'commander';
import { TENANT_OPTION } from '../assessment/assessment-options.ts';
import { refusable } from '../assessment/refused.ts';
import { FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';
import { UsageError } from '../usage-error.ts';

const FORMATS = ['text', 'json', 'markdown', 'proposal'] as const;

interface DiffFlags {
  readonly tenant: string;
  readonly format: (typeof FORMATS)[number];
}

export const assessmentDiffCommand: Verb<DiffFlags> = {
  name: 'diff <document> <from> <to>',
  summary: 'show what changed between two versions, before and after, with the rationale',
  options: [
    new Option('--format <name>', 'how to show it; proposal is Current / Proposed / Rationale')
      .choices(FORMATS)
      .default('text'),
    TENANT_OPTION,
  ],
  perform: (cli, { tenant, format }, documentId = '', [, from = '', to = '']) =>
    refusable(cli, async () => {
      const { terminal, flags, withEngine } = cli;
      const [before, after] = [versionNumber(from), versionNumber(to)];
      const { diffDocument, diffWords } = await import('../../app/assessment/show-document.ts');
      const diff = await withEngine(({ context }) =>
        diffDocument(context, { tenant, documentId }, before, after),
      );
      if (format === 'json' || flags.json === true) terminal.json(diff);
      else terminal.data(diffWords(diff, format));
      return FINE;
    }),
};

export function versionNumber(text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new UsageError({ message: `'${text}' is no version`, hint: 'Versions are whole numbers from 1.' });
}
