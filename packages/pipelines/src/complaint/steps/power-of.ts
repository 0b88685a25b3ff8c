import type { PowerMode } from '@palimpsest/contracts';
import type { RewriteInput } from '../input.ts';
import { powerMode } from '../tables/power.ts';

/** Who stands higher, by the roles on record. An eligible request has both. */
export function powerOf({ facts }: Pick<RewriteInput, 'facts'>): PowerMode {
  return powerMode(facts.sender?.role ?? 'member', facts.recipient?.role ?? 'member');
}
