import { SCOPES } from '@palimpsest/contracts';
import type { Gate } from '../api-world.ts';

/** Lets everybody in, as a server on this machine does before the first key is made. */
export const localGate: Gate = {
  enter: async () => ({ tenant: 'local', actor: 'local', keyId: null, scopes: new Set(SCOPES) }),
  spend: () => ({}),
};
