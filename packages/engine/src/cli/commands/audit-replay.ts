import { Option } from 'commander';
import { FINDINGS, FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';

interface ReplayFlags {
  readonly rules?: string;
  readonly run?: string;
  readonly tenant?: string;
}

export const auditReplayCommand: Verb<ReplayFlags> = {
  name: 'replay',
  summary: 'make every recorded decision again, and name the first that differs',
  options: [
    new Option(
      '--rules <ref>',
      'ask another rule set, such as blog/v2: what would have come out differently?',
    ),
    new Option('--run <id>', 'one run only'),
    new Option('--tenant <name>', 'one tenant only (default: all)'),
  ],
  async perform({ terminal, flags, withEngine }, { rules, run, tenant }) {
    const [{ replayLedger }, { replayWords }] = await Promise.all([
      import('../../app/audit/replay-ledger.ts'),
      import('../replay-words.ts'),
    ]);
    terminal.progress('Making decisions again ...');
    const report = await withEngine(({ context }) =>
      replayLedger(context, {
        ...(rules === undefined ? {} : { rules }),
        ...(run === undefined ? {} : { run }),
        ...(tenant === undefined ? {} : { tenant }),
      }),
    );
    const { ok, decisions, erased, firstDifference, changed } = report;
    // `changed` is the answer to --rules and stands there only then.
    const asked = changed === undefined ? {} : { changed };
    if (flags.json === true) terminal.json({ ok, decisions, erased, firstDifference, ...asked });
    else terminal.data(replayWords(report, rules, terminal.styles));
    return ok && (changed ?? []).length === 0 ? FINE : FINDINGS;
  },
};
