import { Option } from 'commander';
import { TENANT_OPTION } from '../assessment/assessment-options.ts';
import { FINE } from '../exit-codes.ts';
import { readGrace } from '../keys/key-options.ts';
import { showNewKey } from '../keys/key-words.ts';
import type { Verb } from '../program.ts';

export const keysRotateCommand: Verb<{ readonly tenant: string; readonly grace?: number }> = {
  name: 'rotate <id>',
  summary: 'put a new API key in the place of another; prints it this once',
  options: [
    TENANT_OPTION,
    new Option('--grace <time>', 'for how long both work, such as 30m or 7d (default: 24h)').argParser(
      readGrace,
    ),
  ],
  epilogue: 'The new key has the name, scopes and lifetime of the old one.',
  async perform(cli, { tenant, grace }, keyId = '') {
    const { rotateKey } = await import('../../app/keys/rotate-key.ts');
    const { made, old } = await cli.withEngine(async ({ context }) => {
      const { showKey } = await import('../../app/keys/list-keys.ts');
      const asked = { tenant, actor: 'person:command', keyId };
      return {
        made: await rotateKey(context, grace === undefined ? asked : { ...asked, graceSeconds: grace }),
        old: await showKey(context, { tenant, keyId }),
      };
    });
    showNewKey(cli, made);
    cli.terminal.message(`The key ${old.keyId} works until ${old.expiresAt}.`);
    return FINE;
  },
};
