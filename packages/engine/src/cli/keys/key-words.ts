import type { KeyResource } from '@palimpsest/contracts';
import type { KeyMade } from '../../app/keys/create-key.ts';
import type { Cli } from '../cli.ts';
import { harmless, shortened, table } from '../layout.ts';

const LONGEST_NAME = 30;

/** The secret alone on standard output, so that a script can take it from there; all else beside it. */
export function showNewKey({ terminal, flags }: Pick<Cli, 'terminal' | 'flags'>, made: KeyMade): void {
  const { key, secret } = made;
  if (flags.json === true) {
    terminal.json({ key, secret });
    return;
  }
  terminal.data(secret ?? '');
  const end = key.expiresAt === null ? 'no end' : `until ${key.expiresAt}`;
  terminal.message(`Key ${key.keyId}, ${end}: ${key.scopes.join(', ')}`);
  terminal.message('Keep it now: it is stored nowhere and cannot be shown again.');
}

export function keyTable(keys: readonly KeyResource[]): string {
  return table(
    ['ID', 'NAME', 'STATE', 'EXPIRES', 'LAST USED', 'SCOPES'],
    keys.map(({ keyId, name, state, expiresAt, lastUsedAt, scopes, replacedBy }) => [
      keyId,
      shortened(harmless(name), LONGEST_NAME),
      state === 'active' && replacedBy !== null ? 'replaced' : state,
      expiresAt?.slice(0, 16) ?? 'never',
      lastUsedAt?.slice(0, 16) ?? 'never',
      scopes.join(' '),
    ]),
  );
}
