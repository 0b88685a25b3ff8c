import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

/**
 * A way to the embedded database over TCP, as workers on other machines have one: it can be cut, and it can fall
 * silent without either side being told.
 */
export async function startProxy({ host, port, user, database }) {
  const pairs = new Set();
  let passing = true;
  let silent = false;
  const server = createServer((near) => {
    if (!passing) return near.destroy();
    const far = connect(join(host, `.s.PGSQL.${port}`));
    const pair = [near, far];
    pairs.add(pair);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ]) {
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
      // Not a pipe: that would go on by itself after the other side drained.
      socket.on('data', (bytes) => other.write(bytes));
      if (silent) socket.pause();
    }
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const all = (act) => {
    for (const pair of pairs) for (const socket of pair) act(socket);
  };
  return {
    url: `postgres://${user}@127.0.0.1:${server.address().port}/${database}`,
    get connections() {
      return pairs.size;
    },
    /** Ends every connection at once and takes no new ones until it is mended. */
    cut() {
      passing = false;
      all((socket) => socket.destroy());
    },
    /** Nothing passes any more, and nobody is told. */
    hush() {
      silent = true;
      all((socket) => socket.pause());
    },
    mend() {
      passing = true;
      silent = false;
      all((socket) => socket.resume());
    },
    async close() {
      all((socket) => socket.destroy());
      server.close();
      await once(server, 'close');
    },
  };
}
