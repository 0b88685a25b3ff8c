import type { Engine } from '../app/engine.ts';
import { anyKeyExists } from '../app/keys/any-key-exists.ts';
import { ListenError } from '../errors/listen-error.ts';
import { isLoopback } from './loopback.ts';

export interface Binding {
  /** Whether calls without a key may be taken here for as long as there is none. */
  readonly local: boolean;
  /** Whether they are at this moment: to be said loudly. */
  readonly open: boolean;
}

/** Where a server may listen: anywhere once there are keys, before that on this machine alone. */
export async function checkBinding(
  { context, embedded }: Pick<Engine, 'context' | 'embedded'>,
  host: string,
): Promise<Binding> {
  const keys = await anyKeyExists(context);
  if (!isLoopback(host) && !keys) {
    throw new ListenError({
      code: 'host_not_local',
      message: `Nobody has made an API key yet, so the server does not listen on ${host}: anybody on the network could use it.`,
      hint: 'Make a key first: palimpsest keys create --name NAME --scopes all. Or listen on 127.0.0.1.',
    });
  }
  const local = embedded && isLoopback(host);
  return { local, open: local && !keys };
}
