import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createSingleExchange } from './single-exchange.ts';

let server: Server | undefined;

afterEach(() => {
  server?.close();
});

/** A server below HTTP: says these bytes to whoever sends something, then ends or stays as told. */
async function listen(bytes: string, afterwards: (socket: Socket) => void): Promise<string> {
  const listening = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => socket.write(bytes, () => afterwards(socket)));
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}/`;
}

async function resultOf(bytes: string, afterwards: (socket: Socket) => void = (socket) => socket.end()) {
  const url = await listen(bytes, afterwards);
  const exchange = createSingleExchange({ passOn: [] });
  await exchange.fetch(url, { method: 'POST', body: '{}' }).catch(() => {});
  return exchange.result();
}

const OK = 'HTTP/1.1 200 OK\r\n';

describe('a single exchange', () => {
  it('reads a chunked answer to its end', async () => {
    const result = await resultOf(`${OK}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`);
    expect(result).toEqual({ kind: 'answered', status: 200, body: '{}', framed: true });
  });

  it.each([
    ['a chunked answer ends without its last chunk', `${OK}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n`],
    ['an answer is shorter than it said', `${OK}content-length: 9\r\n\r\n{}`],
    ['the headers are cut', `${OK}content-le`],
    ['nothing comes back', ''],
  ])('is lost when %s', async (_what, bytes) => {
    expect(await resultOf(bytes)).toMatchObject({ kind: 'lost' });
  });

  it('tells a server that speaks something else', async () => {
    expect(await resultOf('SSH-2.0-OpenSSH_9.6\r\n')).toEqual({ kind: 'not_http' });
  });

  it('takes no other protocol when the server offers one', async () => {
    const upgrade = 'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n';
    expect(await resultOf(upgrade, () => {})).toEqual({ kind: 'not_http' });
  });

  it('marks an answer that did not say how long it is', async () => {
    const result = await resultOf(`${OK}connection: close\r\n\r\n{}`);
    expect(result).toMatchObject({ kind: 'answered', body: '{}', framed: false });
  });

  it('refuses to be used twice, so that no SDK can repeat a call', async () => {
    const url = await listen(`${OK}content-length: 2\r\n\r\n{}`, (socket) => socket.end());
    const exchange = createSingleExchange({ passOn: [] });
    await exchange.fetch(url, { method: 'POST', body: '{}' });
    await expect(exchange.fetch(url, { method: 'POST', body: '{}' })).rejects.toThrow('already used');
    expect(exchange.result()).toMatchObject({ kind: 'answered' });
  });
});
