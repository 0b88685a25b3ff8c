import { Option } from 'commander';
import { FINE } from '../exit-codes.ts';
import { grouped, table } from '../layout.ts';
import type { Verb } from '../program.ts';

export const auditRebuildCommand: Verb<{ readonly tenant?: string }> = {
  name: 'rebuild',
  summary: 'make the tables that follow from events anew, from the events',
  options: [new Option('--tenant <name>', 'one tenant only (default: all)')],
  async perform({ terminal, flags, withEngine }, { tenant }) {
    const { rebuildReadModels } = await import('../../app/audit/rebuild-read-models.ts');
    terminal.progress('Making the tables anew ...');
    const report = await withEngine(({ context }) =>
      rebuildReadModels(context, tenant === undefined ? {} : { tenant }),
    );
    if (flags.json === true) terminal.json(report);
    else
      terminal.data(
        table(
          ['TABLE', 'ROWS'],
          report.tables.map((each) => [each.table, grouped(each.rows)]),
        ),
      );
    return FINE;
  },
};
