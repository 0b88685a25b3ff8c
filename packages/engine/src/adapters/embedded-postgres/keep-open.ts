import { DatabaseStopFailedError } from '../../errors/database-stop-failed-error.ts';
import { errorText } from './error-code.ts';
import type { OpenedServer, OpenOptions } from './open-server.ts';
import { openServer } from './open-server.ts';
import type { LockClient } from './user-lock.ts';
import { leave } from './user-lock.ts';

const longestRestMilliseconds = 5_000;
const goodbyeMilliseconds = 5_000;

/**
 * Holds the user lock until close. When the connection that carries it breaks, the server was killed or
 * restarted: the lock is taken again, which starts the server if nobody else did.
 */
export function keepOpen(opened: OpenedServer, options: OpenOptions): { close(): Promise<void> } {
  let client: LockClient | undefined;
  let recovery: Promise<void> = Promise.resolve();
  let closing: Promise<void> | undefined;
  let wakeRecovery = (): void => {};

  const hold = (next: LockClient): void => {
    client = next;
    // The lock alone must not keep a process alive that has nothing else to do.
    next.unref();
    next.once('end', () => {
      if (client !== next) return;
      client = undefined;
      if (!closing) recovery = recover();
    });
  };

  const recover = async (): Promise<void> => {
    options.log('the connection to the server broke; opening it again');
    for (let rest = 50; !closing; rest = Math.min(rest * 2, longestRestMilliseconds)) {
      try {
        const again = await openServer({ ...options, isGivenUp: () => closing !== undefined });
        // The first descriptor of the folder stays: the handed-out host may name it.
        again.folder.close();
        return hold(again.lock.client);
      } catch (error) {
        options.log(`the server could not be opened again: ${errorText(error)}`);
      }
      if (closing) return;
      await new Promise<void>((wake) => {
        wakeRecovery = wake;
        setTimeout(wake, rest).unref();
      });
    }
  };

  const goodbye = async (): Promise<void> => {
    await recovery;
    const last = client;
    client = undefined;
    try {
      last?.ref();
      if (last && (await leave(last))) {
        const { stopServer } = await import('./stop-server.ts');
        await stopServer(opened.folder, options.log);
      }
    } catch (error) {
      // A connection that is gone has given its lock back already.
      if (error instanceof DatabaseStopFailedError) throw error;
      options.log(`leaving the server: ${errorText(error)}`);
    } finally {
      await Promise.race([
        last?.end().catch(() => {}),
        new Promise((wake) => setTimeout(wake, goodbyeMilliseconds).unref()),
      ]);
      opened.folder.close();
    }
  };

  hold(opened.lock.client);
  return {
    close() {
      closing ??= goodbye();
      // Its rest does not keep the process alive: who waits for it would see the process end in silence.
      wakeRecovery();
      return closing;
    },
  };
}
