import { Option } from 'commander';
import type { EraseReport } from '../../app/erase-subject.ts';
import { confirm } from '../confirm.ts';
import { FINDINGS, FINE } from '../exit-codes.ts';
import { count } from '../layout.ts';
import type { Verb } from '../program.ts';
import type { Styles } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';

interface EraseFlags {
  readonly subject: string;
  readonly tenant: string;
  readonly reason: string;
  readonly yes?: boolean;
}

export const eraseCommand: Verb<EraseFlags> = {
  name: 'erase',
  summary: 'destroy the key of a subject, so that nobody can ever read its texts again',
  options: [
    new Option('--subject <id>', 'whose texts').makeOptionMandatory(),
    new Option('--reason <text>', 'why; stays in the ledger, so name nobody').default('requested'),
    new Option('--tenant <name>', 'in which tenant').default('local'),
    new Option('--yes', 'do not ask'),
  ],
  epilogue: 'This cannot be undone. The events stay and the ledger still verifies; the words are gone.',
  async perform(cli, { subject, tenant, reason, yes }) {
    const { terminal, flags, withEngine } = cli;
    if (yes !== true && !(await confirm(cli, `Erase all texts of '${subject}' for ever?`))) {
      throw new UsageError({
        message: 'Nothing was erased, since nobody confirmed it',
        hint: 'Type yes when asked, or give --yes.',
      });
    }
    const { eraseSubject } = await import('../../app/erase-subject.ts');
    const report = await withEngine(({ context }) =>
      eraseSubject(context, { tenant, subject, actor: 'person:command', reason }),
    );
    if (flags.json === true) terminal.json(report);
    else terminal.data(eraseWords(report, terminal.styles));
    return report.erased ? FINE : FINDINGS;
  },
};

function eraseWords(report: EraseReport, { good, warn }: Styles): string {
  const { subject, erased, alreadyErased, texts, runs, scrubbed, outOfReach } = report;
  if (!erased)
    return `${warn('Nothing erased.')} No text was ever kept for '${subject}'; check the spelling.`;
  const head = alreadyErased
    ? `'${subject}' was erased before. Old copies were looked for again.`
    : `${good('Erased')} '${subject}': ${count(texts, 'text')} can no longer be read by anybody.`;
  return [
    head,
    ...list('Runs that end because of it', runs),
    ...list('Old copies removed', scrubbed),
    ...list('Out of reach; see to these yourself', outOfReach),
  ].join('\n');
}

function list(title: string, entries: readonly string[]): string[] {
  return entries.length === 0 ? [] : ['', title, ...entries.map((entry) => `  - ${entry}`)];
}
