import { TENANT_OPTION } from '../assessment/assessment-options.ts';
import { refusable } from '../assessment/refused.ts';
import { readJson } from '../complaint/json-lines.ts';
import { FINE } from '../exit-codes.ts';
import { count } from '../layout.ts';
import type { Verb } from '../program.ts';

export const complaintHomeImportCommand: Verb<{ readonly tenant: string }> = {
  name: 'import <file>',
  summary: 'set homes and their members as a JSON file has them; prints what changed',
  options: [TENANT_OPTION],
  epilogue:
    'The file is {"homes": [...]} or one home: {"home_id", "members": [{"user_id", "role", "locale", "preferences"}]}.\nroles: owner, member. locale and preferences may be null. Members that are not listed leave.',
  perform: (cli, { tenant }, file = '-') =>
    refusable(cli, async () => {
      const { terminal, withEngine } = cli;
      const value = await readJson(cli, file);
      const { importHomes } = await import('../../app/complaint/import-homes.ts');
      const homes = await withEngine((engine) =>
        importHomes(value, { engine, tenant, actor: 'person:command' }),
      );
      terminal.json({ homes });
      for (const { home_id, added, changed, removed } of homes)
        terminal.message(`${home_id}: ${count(added, 'member')} added, ${changed} changed, ${removed} gone`);
      return FINE;
    }),
};
