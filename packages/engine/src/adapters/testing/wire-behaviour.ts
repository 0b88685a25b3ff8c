import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import {
  refusedBody,
  replyBody,
  type WireProvider,
  type WireReply,
  type WireRequestBody,
} from './wire-bodies.ts';

/** One request as it came in. */
export interface WireCall {
  /** 1 for the first request, 2 for the second, ... */
  readonly number: number;
  readonly provider: WireProvider;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: WireRequestBody;
}

/** What the server does with a request. */
export type WireBehaviour =
  /** A good answer in the provider's own form, after `delayMs`. */
  | ({ readonly kind: 'reply'; readonly delayMs?: number } & WireReply)
  /** An answer with this status and, unless given, the provider's own error body. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly body?: string;
      readonly headers?: Record<string, string>;
    }
  /** A successful status with exactly these bytes. `unframed` leaves out how long they are. */
  | {
      readonly kind: 'bytes';
      readonly body: string | Buffer;
      readonly headers?: Record<string, string>;
      readonly unframed?: boolean;
    }
  /** Takes the request and never answers. */
  | { readonly kind: 'silent' }
  /** Answers with headers and half a body, then nothing more. */
  | { readonly kind: 'stall'; readonly status?: number }
  /** Half a body, then the connection is cut. */
  | { readonly kind: 'cut' }
  /** The connection is reset before anything is answered. */
  | { readonly kind: 'reset' }
  /** A body of this many bytes; with `declared` the length is announced first. */
  | { readonly kind: 'huge'; readonly bytes: number; readonly declared: boolean };

/** Does to one request what the script says. */
export function perform(
  behaviour: WireBehaviour,
  call: WireCall,
  response: ServerResponse,
  timers: Set<NodeJS.Timeout>,
): void {
  switch (behaviour.kind) {
    case 'reply':
      later(behaviour.delayMs ?? 0, timers, () => reply(behaviour, call, response));
      break;
    case 'status':
      send(response, behaviour.status, behaviour.body ?? refusedBody(call.provider), behaviour.headers);
      break;
    case 'bytes':
      if (behaviour.unframed) sendUnframed(response, behaviour.body);
      else send(response, 200, behaviour.body, behaviour.headers);
      break;
    case 'silent':
      break;
    case 'stall':
      sendHalf(response, call, behaviour.status ?? 200, () => {});
      break;
    case 'cut':
      sendHalf(response, call, 200, () => response.socket?.destroy());
      break;
    case 'reset':
      response.socket?.resetAndDestroy();
      break;
    case 'huge':
      sendHuge(response, behaviour);
      break;
  }
}

function later(delayMs: number, timers: Set<NodeJS.Timeout>, action: () => void): void {
  if (delayMs === 0) {
    action();
    return;
  }
  const timer = setTimeout(() => {
    timers.delete(timer);
    action();
  }, delayMs);
  timers.add(timer);
}

function reply(behaviour: WireReply, call: WireCall, response: ServerResponse): void {
  // The provider's own rule: this version of the API knows no temperature, whatever its value.
  if (call.headers['anthropic-version'] === '2026-10-21' && 'temperature' in call.body) {
    send(response, 400, refusedBody('anthropic'));
    return;
  }
  send(response, 200, replyBody(call.provider, behaviour, call.body));
}

function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

function sendHalf(response: ServerResponse, call: WireCall, status: number, afterwards: () => void): void {
  const body = replyBody(
    call.provider,
    { text: 'This is the first half and this is the second.' },
    call.body,
  );
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  });
  response.write(body.slice(0, body.length / 2), afterwards);
}

/** As servers of the old protocol do: the end of the connection is the end of the body. */
function sendUnframed(response: ServerResponse, body: string | Buffer): void {
  response.socket?.write('HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-type: application/json\r\n\r\n');
  response.socket?.end(body);
}

function sendHuge(response: ServerResponse, { bytes, declared }: { bytes: number; declared: boolean }): void {
  response.writeHead(200, declared ? { 'content-length': bytes } : {});
  const chunk = Buffer.alloc(64 * 1024, ' ');
  let left = bytes;
  const more = () => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.byteLength;
      if (!response.write(left < 0 ? chunk.subarray(0, chunk.byteLength + left) : chunk)) {
        response.once('drain', more);
        return;
      }
    }
    response.end();
  };
  more();
}
