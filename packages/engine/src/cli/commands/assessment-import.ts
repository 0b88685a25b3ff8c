import { Option } from 'commander';
import { REQUEST_LIMITS, TENANT_OPTION } from '../assessment/assessment-options.ts';
import { refusable } from '../assessment/refused.ts';
import { FINE } from '../exit-codes.ts';
import { count } from '../layout.ts';
import type { Verb } from '../program.ts';
import { readText } from '../read-text.ts';

interface ImportFlags {
  readonly tenant: string;
  readonly document?: string;
}

export const assessmentImportCommand: Verb<ImportFlags> = {
  name: 'import <file>',
  summary: 'keep an assignment written by hand as version 1, and print a request to fill in',
  options: [
    new Option('--document <id>', "the document's id (default: from the file, else its name)"),
    TENANT_OPTION,
  ],
  epilogue:
    'Markdown (.md): each problem below a ## heading, or at a number such as 1.; lines like "Bloom: Apply", "Time: 3",\n"Answer: B" at its end are metadata. CSV (.csv): a heading row with a column called content.',
  perform: (cli, { tenant, document }, file = '-') =>
    refusable(cli, async () => {
      const { terminal, world, withEngine } = cli;
      const { name, text } = await readText(world, file, REQUEST_LIMITS);
      const { importAssignment } = await import('../../app/assessment/import-assignment.ts');
      const { request, runId } = await withEngine((engine) =>
        importAssignment(
          { name, text, ...(document === undefined ? {} : { documentId: document }) },
          { engine, tenant, actor: 'person:command' },
        ),
      );
      terminal.json(request);
      terminal.message(
        `Kept ${request.documentId} as version 1 with ${count(request.problems.length, 'problem')} (run ${runId}). Put items into selectedFeedback and give the request to palimpsest assessment rewrite.`,
      );
      return FINE;
    }),
};
