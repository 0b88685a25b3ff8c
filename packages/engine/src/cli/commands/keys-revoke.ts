import { TENANT_OPTION } from '../assessment/assessment-options.ts';
import { FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';

export const keysRevokeCommand: Verb<{ readonly tenant: string }> = {
  name: 'revoke <id>',
  summary: 'end an API key; servers that run refuse it within five seconds',
  options: [TENANT_OPTION],
  epilogue: 'Its id is the part between the underscores: palimpsest keys list',
  async perform({ terminal, flags, withEngine }, { tenant }, keyId = '') {
    const { revokeKey } = await import('../../app/keys/revoke-key.ts');
    const key = await withEngine(({ context }) =>
      revokeKey(context, { tenant, actor: 'person:command', keyId }),
    );
    if (flags.json === true) terminal.json({ key });
    else terminal.data(`Revoked ${key.keyId} at ${key.revokedAt}.`);
    return FINE;
  },
};
