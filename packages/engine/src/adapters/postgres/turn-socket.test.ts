import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TurnSocket } from './turn-socket.ts';

let folder: string;
let server: Server;
let socket: TurnSocket;
let sendings: number;
let received: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'palimpsest-socket-'));
  received = '';
  sendings = 0;
  server = createServer((other) => other.on('data', (data) => (received += String(data))));
  const path = join(folder, 'socket');
  await new Promise<void>((resolve) => server.listen(path, resolve));
  socket = new TurnSocket();
  // What reaches the operating system: one chunk, or several at once.
  const { _write, _writev } = socket;
  socket._write = (...given) => {
    sendings += 1;
    _write.apply(socket, given);
  };
  socket._writev = (...given) => {
    sendings += 1;
    _writev?.apply(socket, given);
  };
  await new Promise<void>((resolve) => socket.connect(path, resolve));
});
afterEach(async () => {
  socket.destroy();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

async function until(text: string): Promise<void> {
  while (received !== text) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe('a connection that sends once a turn', () => {
  it('sends all that is written in one turn at once, in order, whoever corks in between', async () => {
    socket.write('a');
    socket.cork();
    socket.write('b');
    socket.uncork();
    await Promise.resolve();
    socket.write('c');
    await until('abc');
    expect(sendings).toBe(1);
  });

  it('sends what is written in the next turn by itself', async () => {
    socket.write('a');
    await until('a');
    socket.write('b');
    await until('ab');
    expect(sendings).toBe(2);
  });

  it('sends what is left when it ends', async () => {
    socket.write('a');
    socket.end('b');
    await until('ab');
    expect(received).toBe('ab');
  });
});
