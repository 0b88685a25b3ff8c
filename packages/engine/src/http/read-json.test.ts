import { createServer, request as httpRequest, IncomingMessage } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { HttpProblem } from './problem.ts';
import { readJson } from './read-json.ts';

const request = (body: string | Uint8Array, type = 'application/json') =>
  new Request('http://localhost/', {
    method: 'POST',
    body: body as string,
    headers: { 'content-type': type },
  });
const codeOf = async (body: string | Uint8Array, type?: string, most = 1_000) => {
  const thrown = await readJson(request(body, type), most).catch((error: unknown) => error);
  return thrown instanceof HttpProblem ? `${thrown.status} ${thrown.code}` : thrown;
};

describe('the JSON of a request', () => {
  it('is read as it is', async () => {
    expect(await readJson(request('{"a":["ü",1.5,null,"\\ud83d\\ude00"]}'), 1_000)).toEqual({
      a: ['ü', 1.5, null, '😀'],
    });
  });
  it.each(['application/json; charset=utf-8', 'application/merge-patch+json', 'APPLICATION/JSON'])(
    'may come as %s',
    async (type) => expect(await readJson(request('1', type), 1_000)).toBe(1),
  );
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', ''])(
    'may not come as %j: a page of somebody else could send that',
    async (type) => expect(await codeOf('{}', type)).toBe('415 media_type_not_supported'),
  );
  it.each([
    ['nothing', ''],
    ['half an object', '{'],
    ['two values', '1 2'],
    ['a NUL character', '{"a":"\\u0000"}'],
    ['a NUL character in a key', '{"\\u0000":1}'],
    ['half of a character', '["\\uD83D"]'],
    ['what is nested too deep', `${'['.repeat(65)}${']'.repeat(65)}`],
  ])('is refused where it holds %s', async (_, body) => expect(await codeOf(body)).toBe('400 json_invalid'));
  it('may speak of such characters', async () => {
    expect(await readJson(request('"\\\\u0000 and \\\\ud800"'), 1_000)).toBe('\\u0000 and \\ud800');
  });
  it('may have brackets in its words as deep as they like', async () => {
    expect(await readJson(request(JSON.stringify('['.repeat(500))), 1_000)).toHaveLength(500);
  });
  it('must be UTF-8', async () => {
    expect(await codeOf(Uint8Array.of(0x22, 0xff, 0x22))).toBe('400 json_invalid');
  });
  it('must not be larger than allowed, whatever its header says', async () => {
    expect(await codeOf(JSON.stringify('x'.repeat(2_000)))).toBe('413 request_too_large');
  });
});

describe('a body that a server reads', () => {
  /** Sends these pieces to a server that reads at most a thousand bytes, and gives what it made of them. */
  async function sent(pieces: readonly (string | Uint8Array)[], cut = false): Promise<unknown> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const read = new Promise((resolve) => {
      server.on('request', (incoming, outgoing) => {
        const head = new Request('http://localhost/', { headers: { 'content-type': 'application/json' } });
        void readJson(head, 1_000, incoming)
          .catch((error: unknown) => (error instanceof HttpProblem ? `${error.status} ${error.code}` : error))
          .then(resolve)
          .finally(() => outgoing.end());
      });
    });
    const request = httpRequest({ port, host: '127.0.0.1', method: 'POST', agent: false });
    request.on('error', () => undefined).on('response', (response) => response.resume());
    for (const piece of pieces) request.write(piece);
    if (cut) setTimeout(() => request.destroy(), 50);
    else request.end();
    const value = await read;
    request.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    return value;
  }

  it('is put together from its pieces, also within a character', async () => {
    const bytes = Buffer.from('{"a":"ü"}');
    expect(await sent([bytes.subarray(0, 7), bytes.subarray(7)])).toEqual({ a: 'ü' });
  });

  it('is refused as soon as it is too large, however it comes', async () => {
    expect(await sent(Array.from({ length: 300 }, () => '"1234567890"'))).toBe('413 request_too_large');
    expect(await sent([`"${'x'.repeat(999)}"`])).toBe('413 request_too_large');
    expect(await sent([`"${'x'.repeat(998)}"`])).toHaveLength(998);
  });

  it('is JSON in UTF-8 or refused', async () => {
    expect(await sent([Uint8Array.of(0x22, 0xff, 0x22)])).toBe('400 json_invalid');
    expect(await sent(['{'])).toBe('400 json_invalid');
    expect(await sent([])).toBe('400 json_invalid');
    expect(await sent(['\ufeff1'])).toBe(1);
  });

  it('that never ends is given up with its connection', async () => {
    expect(await sent(['{"a":'], true)).toBe('408 request_incomplete');
  });

  it('is given up where whoever sent it had left before it was asked for', async () => {
    const incoming = new IncomingMessage(new Socket());
    incoming.push('{}');
    incoming.push(null);
    const closed = new Promise((resolve) => incoming.on('close', resolve));
    incoming.destroy();
    await closed;
    const head = new Request('http://localhost/', { headers: { 'content-type': 'application/json' } });
    await expect(readJson(head, 1_000, incoming)).rejects.toMatchObject({ code: 'request_incomplete' });
  });
});
