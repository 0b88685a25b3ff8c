import { Option } from 'commander';
import { TENANT_OPTION } from '../assessment/assessment-options.ts';
import { refusable } from '../assessment/refused.ts';
import { FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';

interface ShowFlags {
  readonly tenant: string;
  readonly as: 'sender' | 'recipient' | 'operator';
}

export const complaintShowCommand: Verb<ShowFlags> = {
  name: 'show <id>',
  summary: 'show a message as its sender, its recipient or the operator may see it',
  options: [
    new Option('--as <who>', 'whose view').choices(['sender', 'recipient', 'operator']).default('operator'),
    TENANT_OPTION,
  ],
  perform: (cli, { tenant, as }, id = '') =>
    refusable(cli, async () => {
      const { terminal, flags, withEngine } = cli;
      const { showAs } = await import('../../app/complaint/show-as.ts');
      const view = await withEngine(({ context }) => showAs(context, { tenant, id, as }));
      if (flags.json === true) terminal.json(view);
      else {
        const { messageWords } = await import('../complaint/message-words.ts');
        terminal.data(messageWords(view, terminal.styles, terminal.width));
      }
      return FINE;
    }),
};
