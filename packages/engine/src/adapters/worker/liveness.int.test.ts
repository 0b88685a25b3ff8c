import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MigratedServer, startMigratedServer } from '../testing/migrated-server.ts';
import { type Liveness, openLiveness } from './liveness.ts';

let database: MigratedServer;
let server: MigratedServer['server'];
let pool: MigratedServer['pool'];
beforeAll(async () => {
  database = await startMigratedServer();
  ({ server, pool } = database);
});
afterAll(() => database?.close());

/** A way to the database that can be cut: whoever comes through it then finds nobody. */
let way: Server;
let sockets: Set<Socket>;
let passing: boolean;
let liveness: Liveness;
beforeEach(async () => {
  sockets = new Set();
  passing = true;
  const { host, port } = server.connection;
  way = createServer((near) => {
    if (!passing) return near.destroy();
    const far = connect(join(host, `.s.PGSQL.${port}`));
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
    return undefined;
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const { port: nearPort } = way.address() as AddressInfo;
  liveness = await openLiveness({ ...server.connection, host: '127.0.0.1', port: nearPort });
});
afterEach(async () => {
  await liveness.close();
  cut();
  await new Promise((resolve) => way.close(resolve));
});

function cut(): void {
  passing = false;
  for (const socket of sockets) socket.destroy();
}

async function isHeld(holder: string): Promise<boolean> {
  const { rows } = await pool.query('select palimpsest.holder_alive($1) as alive', [holder]);
  return rows[0].alive;
}

async function untilHeld(holder: string, wanted: boolean): Promise<void> {
  while ((await isHeld(holder)) !== wanted) await sleep(20);
}

it('gives up a name at once', async () => {
  await liveness.hold('a');
  expect(await isHeld('a')).toBe(true);
  await liveness.release('a');
  expect(await isHeld('a')).toBe(false);
});

it('lets go of a name while the database is away, and does not take it again afterwards', async () => {
  await liveness.hold('stays');
  await liveness.hold('leaves');
  cut();
  await untilHeld('leaves', false);
  await liveness.release('leaves');
  passing = true;
  await untilHeld('stays', true);
  expect(await isHeld('leaves')).toBe(false);
});

it('stops waiting for a lock that is no longer wanted', async () => {
  await liveness.hold('a');
  cut();
  await untilHeld('a', false);
  const waiting = liveness.hold('b');
  await liveness.release('b');
  passing = true;
  await waiting;
  await untilHeld('a', true);
  expect(await isHeld('b')).toBe(false);
});

it('can be closed while the database is away', async () => {
  await liveness.hold('a');
  cut();
  await untilHeld('a', false);
  await liveness.close();
});
