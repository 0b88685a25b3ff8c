import type { KeyResource } from '@palimpsest/contracts';
import { Option } from 'commander';
import { TENANT_OPTION } from '../assessment/assessment-options.ts';
import { FINE } from '../exit-codes.ts';
import { keyTable } from '../keys/key-words.ts';
import type { Verb } from '../program.ts';

const PAGE = 200;

export const keysListCommand: Verb<{ readonly tenant: string; readonly all?: boolean }> = {
  name: 'list',
  summary: 'list the API keys of a tenant; secrets cannot be shown',
  options: [TENANT_OPTION, new Option('--all', 'also those that have ended')],
  async perform({ terminal, flags, withEngine }, { tenant, all = false }) {
    const { listKeys } = await import('../../app/keys/list-keys.ts');
    const keys = await withEngine(async ({ context }) => {
      const found: KeyResource[] = [];
      let cursor: string | undefined;
      do {
        const page = await listKeys(context, { tenant, limit: PAGE, cursor });
        found.push(...page.items);
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return all ? found : found.filter(({ state }) => state === 'active');
    });
    if (flags.json === true) terminal.json({ tenant, keys });
    else if (keys.length > 0) terminal.data(keyTable(keys));
    else
      terminal.message(
        `The tenant ${tenant} has no API keys${all ? '' : ' that work'}. Make one: palimpsest keys create`,
      );
    return FINE;
  },
};
