import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';

export interface ExchangeLimits {
  readonly maxBytes: number;
  readonly headersTimeoutMs: number;
  readonly bodyTimeoutMs: number;
}

export interface ExchangeRequest {
  readonly url: URL;
  readonly method: 'GET' | 'HEAD';
  readonly dispatcher: Dispatcher;
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: ExchangeLimits;
  readonly signal: AbortSignal;
  /** Whether a body of this kind is wanted at all. */
  readonly wants: (answer: AnswerHead) => boolean;
}

export interface AnswerHead {
  readonly status: number;
  /** Lower case, without parameters; empty where the server did not say. */
  readonly contentType: string;
  readonly charset: string | undefined;
  readonly location: string | undefined;
}

export interface Answer extends AnswerHead {
  readonly body: Body;
}

export type Body =
  | { readonly kind: 'read'; readonly bytes: Buffer }
  | { readonly kind: 'unread' }
  | { readonly kind: 'too_large' }
  | { readonly kind: 'unknown_encoding' }
  | { readonly kind: 'damaged' };

/** One request and its answer, redirects included as they come. Throws what undici throws when there is no answer. */
export async function exchange(request: ExchangeRequest): Promise<Answer> {
  const { request: send } = await import('undici');
  const { url, method, dispatcher, headers, limits, signal } = request;
  const response = await send(url, {
    method,
    dispatcher,
    headers: { ...headers },
    headersTimeout: limits.headersTimeoutMs,
    bodyTimeout: limits.bodyTimeoutMs,
    signal,
  });
  // What is not read to its end ends in an error of its own, which is nobody's concern.
  response.body.on('error', () => undefined);
  const head = headOf(response.statusCode, response.headers);
  if (method === 'HEAD' || !request.wants(head)) {
    response.body.destroy();
    return { ...head, body: { kind: 'unread' } };
  }
  const declared = Number(single(response.headers['content-length']) ?? 0);
  if (declared > limits.maxBytes) {
    response.body.destroy();
    return { ...head, body: { kind: 'too_large' } };
  }
  return {
    ...head,
    body: await readBody(response.body, single(response.headers['content-encoding']), limits.maxBytes),
  };
}

function headOf(status: number, headers: Dispatcher.ResponseData['headers']): AnswerHead {
  const type = single(headers['content-type']) ?? '';
  return {
    status,
    contentType: (type.split(';')[0] ?? '').trim().toLowerCase().slice(0, 100),
    charset: /;\s{0,10}charset\s{0,5}=\s{0,5}"?([a-z0-9_:.-]{1,40})/i.exec(type)?.[1],
    location: single(headers.location),
  };
}

function single(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

/** Counts what arrives and what it unpacks to, and stops at the limit of either. */
async function readBody(body: Readable, encoding: string | undefined, maxBytes: number): Promise<Body> {
  const unpack = unpackerFor((encoding ?? '').trim().toLowerCase());
  if (unpack === undefined) {
    body.destroy();
    return { kind: 'unknown_encoding' };
  }
  const plain = unpack(body, maxBytes);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of plain) {
      size += (chunk as Buffer).length;
      if (size > maxBytes) throw new TooLarge();
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    body.destroy();
    plain.destroy();
    if (error instanceof TooLarge) return { kind: 'too_large' };
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_') || isBrotli(error))
      return { kind: 'damaged' };
    throw error;
  }
  return { kind: 'read', bytes: Buffer.concat(chunks) };
}

class TooLarge extends Error {}

function isBrotli(error: unknown): boolean {
  return (
    String((error as NodeJS.ErrnoException).code).startsWith('ERR_') &&
    /brotli|decompress/i.test(String(error))
  );
}

function unpackerFor(encoding: string): ((body: Readable, maxBytes: number) => Readable) | undefined {
  if (encoding === '' || encoding === 'identity') return (body) => body;
  const make =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? createGunzip
      : encoding === 'br'
        ? createBrotliDecompress
        : encoding === 'deflate'
          ? createInflate
          : undefined;
  if (make === undefined) return undefined;
  return (body, maxBytes) => {
    const unpacked = make();
    let arrived = 0;
    body.on('data', (chunk: Buffer) => {
      arrived += chunk.length;
      if (arrived > maxBytes) body.destroy(new TooLarge());
    });
    body.on('error', (error) => unpacked.destroy(error));
    return body.pipe(unpacked);
  };
}
