import type { Scope } from '@palimpsest/contracts';
import { Option } from 'commander';
import { TENANT_OPTION } from '../assessment/assessment-options.ts';
import { FINE } from '../exit-codes.ts';
import { type Expiry, expiryInstant, readExpiry, readScopes } from '../keys/key-options.ts';
import { showNewKey } from '../keys/key-words.ts';
import type { Verb } from '../program.ts';

interface CreateFlags {
  readonly name: string;
  readonly scopes: readonly Scope[];
  readonly expires?: Expiry;
  readonly tenant: string;
}

export const keysCreateCommand: Verb<CreateFlags> = {
  name: 'create',
  summary: 'make an API key; prints it this once',
  options: [
    new Option('--name <text>', 'what it is for').makeOptionMandatory(),
    new Option('--scopes <list>', 'what it may be used for: names between commas, or all')
      .argParser(readScopes)
      .makeOptionMandatory(),
    new Option(
      '--expires <when>',
      'its last day, such as 2027-06-30, or a time from now, such as 90d',
    ).argParser(readExpiry),
    TENANT_OPTION,
  ],
  epilogue:
    'The key is stored nowhere: keep it when it is shown. The first key closes the server to calls without one.\nExample: palimpsest keys create --name "nightly import" --scopes blog:write,runs:read --expires 90d',
  async perform(cli, { name, scopes, expires, tenant }) {
    const { createKey } = await import('../../app/keys/create-key.ts');
    const made = await cli.withEngine(({ context }) => {
      const expiresAt = expires === undefined ? null : expiryInstant(expires, context.now());
      return createKey(context, { tenant, actor: 'person:command', name, scopes, expiresAt });
    });
    showNewKey(cli, made);
    return FINE;
  },
};
