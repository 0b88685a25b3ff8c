import type { IncomingMessage } from 'node:http';
import { HttpProblem } from './problem.ts';

/** Nothing that people send is nested deeper; what is deeper would overflow whoever walks through it. */
const DEEPEST = 64;

const UTF8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The JSON of a request, or a problem that says what is wrong with it. Where a server has it at hand as it came in, it
 * is read from there: a stream made of it would cost more than all the rest.
 */
export async function readJson(
  request: Request,
  mostBytes: number,
  incoming?: IncomingMessage,
): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]{1,60}\+)?json\s*(?:;|$)/i.test(type))
    throw new HttpProblem({
      status: 415,
      code: 'media_type_not_supported',
      message: 'The body must be JSON, with the header Content-Type: application/json.',
    });
  const told = Number(request.headers.get('content-length') ?? 0);
  if (told > mostBytes) throw tooLarge(mostBytes);
  const bytes = incoming === undefined ? readBody(request, mostBytes) : readIncoming(incoming, mostBytes);
  const text = decode(await bytes);
  if (depthOf(text) > DEEPEST) throw notJson(`is nested deeper than ${DEEPEST} levels`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw notJson('is not valid JSON');
  }
  // Only an escape can bring either in, and hardly any text has one.
  if (/\\u(?:0000|d[89a-f])/i.test(text) && holdsFlaw(value))
    throw notJson('holds a NUL character or half of a character, which no text may');
  return value;
}

async function readBody(request: Request, mostBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  if (request.body !== null) {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw tooLarge(mostBytes);
      chunks.push(chunk);
    }
  }
  return Buffer.concat(chunks);
}

function readIncoming(incoming: IncomingMessage, mostBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const settle = (end: () => void) => {
      incoming.off('data', take).off('end', whole).off('error', cut).off('close', cut);
      end();
    };
    const take = (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes <= mostBytes) return;
      // Not read any further; whoever answers sees to what is still on its way.
      incoming.pause();
      settle(() => reject(tooLarge(mostBytes)));
    };
    const whole = () =>
      settle(() => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    const cut = () => settle(() => reject(incomplete()));
    // Whoever asked may have left before the body is asked for; then nothing more is ever heard of it.
    if (incoming.destroyed) cut();
    else incoming.on('data', take).on('end', whole).on('error', cut).on('close', cut);
  });
}

function decode(bytes: Buffer): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw notJson('is not valid UTF-8');
  }
}

function tooLarge(mostBytes: number): HttpProblem {
  return new HttpProblem({
    status: 413,
    code: 'request_too_large',
    message: `The request has more than ${mostBytes} bytes.`,
    hint: 'Send less at once, or let the operator raise limits.bodyBytes.',
  });
}

function incomplete(): HttpProblem {
  return new HttpProblem({
    status: 408,
    code: 'request_incomplete',
    message: 'The connection ended before the whole request was there.',
  });
}

function notJson(problem: string): HttpProblem {
  return new HttpProblem({
    status: 400,
    code: 'json_invalid',
    message: `The body ${problem}.`,
    errors: [{ field: 'request', problem }],
  });
}

/** Brackets outside strings, counted without building anything. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quoted) {
      if (code === 0x5c) at += 1;
      else if (code === 0x22) quoted = false;
    } else if (code === 0x22) quoted = true;
    else if (code === 0x5b || code === 0x7b) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (code === 0x5d || code === 0x7d) depth -= 1;
  }
  return deepest;
}

function holdsFlaw(value: unknown): boolean {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, each]) => holdsFlaw(key) || holdsFlaw(each));
}
