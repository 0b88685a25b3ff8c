import type { Engine } from '../app/engine.ts';
import { PalimpsestError } from '../errors/palimpsest-error.ts';

/** The ledger, opened when it is first needed and closed once. */
export interface OnDemand {
  readonly get: () => Promise<Engine>;
  readonly close: () => Promise<void>;
}

export function onDemand(open: () => Promise<Engine>): OnDemand {
  let opened: Promise<Engine> | undefined;
  let closed = false;
  return {
    get: () => {
      if (closed) throw new ServerClosingError();
      // One that could not be opened is tried again with the next call: a database may come back.
      opened ??= open().catch((error) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
    close: async () => {
      closed = true;
      const engine = await opened?.catch(() => undefined);
      // Whoever stops the server does not wait for a model: what was asked for before a client left is over by now.
      await engine?.close({ waitForCalls: false });
    },
  };
}

/** The process is leaving; nothing new is begun. */
class ServerClosingError extends PalimpsestError {
  constructor() {
    super({
      code: 'server_closing',
      message: 'The server is about to leave and takes no further calls.',
      hint: 'Start it again.',
    });
  }
}
