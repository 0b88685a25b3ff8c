import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly url: string;
  /** How many connections were cut so far. */
  cuts(): number;
  close(): Promise<void>;
}

/** A little of the next event still gets through. */
const BEYOND = 10;

/**
 * Stands between a client and a server and cuts each stream of events in the middle of its second event, as often as
 * asked; by turns it ends the connection in order and tears it.
 */
export async function startCuttingProxy(target: string, mostCuts: number): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let cuts = 0;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream);
    let came = '';
    let cut = false;
    upstream.on('data', (bytes) => {
      if (cut) return;
      const before = came.length;
      came += bytes.toString('latin1');
      const at = cuts < mostCuts ? secondEvent(came) : -1;
      if (at === -1) {
        client.write(bytes);
        return;
      }
      cut = true;
      cuts += 1;
      const rest = bytes.subarray(0, Math.max(0, at + BEYOND - before));
      if (cuts % 2 === 0) client.end(rest);
      else client.write(rest, () => client.resetAndDestroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cuts: () => cuts,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Where the second event begins; the first blank line ends the server's wish for a pause. */
function secondEvent(came: string): number {
  if (!/\r\ncontent-type: text\/event-stream/i.test(came)) return -1;
  const wish = came.indexOf('\n\n');
  const first = wish === -1 ? -1 : came.indexOf('\n\n', wish + 2);
  return first === -1 ? -1 : first + 2;
}
