import { Option } from 'commander';
import { FINE } from '../exit-codes.ts';
import { wholeNumber } from '../parse-number.ts';
import type { Verb } from '../program.ts';

interface ShowFlags {
  readonly tenant: string;
  readonly limit: number;
  readonly full?: boolean;
}

export const auditShowCommand: Verb<ShowFlags> = {
  name: 'show [run]',
  summary: 'show a run event by event, or list the newest runs',
  options: [
    new Option('--tenant <name>', 'of which tenant').default('local'),
    new Option('--limit <n>', 'how many runs to list').argParser(wholeNumber(1, 10_000)).default(20),
    new Option('--full', 'leave nothing out of what each event decided on and what came of it'),
  ],
  async perform({ terminal, flags, withEngine }, { tenant, limit, full }, run) {
    const [{ showRun, listRuns }, { runWords, runListWords }] = await Promise.all([
      import('../../app/audit/show-run.ts'),
      import('../show-words.ts'),
    ]);
    if (run !== undefined) {
      const report = await withEngine(({ context }) => showRun(context, { tenant, run }));
      if (flags.json === true) terminal.json(report);
      else terminal.data(runWords(report, terminal.styles, { full: full === true }));
      return FINE;
    }
    const rows = await withEngine(({ context }) => listRuns(context, { tenant, limit }));
    if (flags.json === true) terminal.json(rows);
    else if (rows.length === 0) terminal.message('There are no runs yet.');
    else terminal.data(runListWords(rows));
    return FINE;
  },
};
