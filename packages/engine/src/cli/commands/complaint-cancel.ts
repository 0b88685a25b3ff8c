import { Option } from 'commander';
import { TENANT_OPTION } from '../assessment/assessment-options.ts';
import { refusable } from '../assessment/refused.ts';
import { FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';

export const complaintCancelCommand: Verb<{ readonly tenant: string; readonly from?: string }> = {
  name: 'cancel <id>',
  summary: 'take a message back while it is queued',
  options: [new Option('--from <user>', 'only if this user sent it'), TENANT_OPTION],
  perform: (cli, { tenant, from }, id = '') =>
    refusable(cli, async () => {
      const { terminal, withEngine } = cli;
      const { cancelRewrite, senderOf } = await import('../../app/complaint/cancel-rewrite.ts');
      const view = await withEngine(async (engine) =>
        cancelRewrite(id, {
          engine,
          tenant,
          senderUserId: from ?? (await senderOf(engine.context, tenant, id)),
          actor: 'person:command',
        }),
      );
      terminal.json(view);
      return FINE;
    }),
};
