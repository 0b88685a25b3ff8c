import { TENANT_OPTION } from '../assessment/assessment-options.ts';
import { refusable } from '../assessment/refused.ts';
import { readJson } from '../complaint/json-lines.ts';
import { FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';

export const complaintRoutesCommand: Verb<{ readonly tenant: string }> = {
  name: 'routes [file]',
  summary: 'show the routing table in force, or put the one of a JSON file in force',
  options: [TENANT_OPTION],
  epilogue:
    'The most specific row that fits a message decides who writes; where none fits, the message is not sent.\nA change is on record. Messages that were sent before keep their route.',
  perform: (cli, { tenant }, file) =>
    refusable(cli, async () => {
      const { terminal, withEngine } = cli;
      const { currentRoutes, setRoutes } = await import('../../app/complaint/route-store.ts');
      const table = file === undefined ? undefined : await readJson(cli, file);
      const shown = await withEngine((engine) =>
        table === undefined
          ? currentRoutes(engine.context, tenant)
          : setRoutes(table, { engine, tenant, actor: 'person:command' }),
      );
      terminal.json(shown.table);
      if (table !== undefined) terminal.message(`In force: ${shown.table.version}, table ${shown.number}.`);
      return FINE;
    }),
};
