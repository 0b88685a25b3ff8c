import { problemSchema } from '@palimpsest/contracts';
import type { Hono } from 'hono';
import type { Engine } from '../../app/engine.ts';
import { allRoutes } from '../all-routes.ts';
import { createHttpApp, type HttpAppOptions } from '../app.ts';
import { localGate } from './local-gate.ts';

export interface CheckedAnswer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  readonly body: any;
}

export interface CheckedApp {
  readonly app: Hono;
  /** Asks, and fails when the answer is not of a shape that its route declares. A POST gets a fresh Idempotency-Key. */
  ask(
    method: string,
    path: string,
    options?: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<CheckedAnswer>;
}

let asked = 0;

/** The API with every answer compared with what its route declares. */
export function checkedApp(engine: Engine, options: Partial<HttpAppOptions> = {}): CheckedApp {
  const app = createHttpApp(engine, { gate: localGate, ...options });
  return {
    app,
    async ask(method, path, { body, headers = {} } = {}) {
      asked += 1;
      const response = await app.request(path, {
        method,
        headers: {
          ...(method === 'POST' ? { 'idempotency-key': `test-${asked}-${process.pid}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const type = response.headers.get('content-type') ?? '';
      const text = type.startsWith('text/event-stream') ? '' : await response.text();
      const value = /json/.test(type) && text !== '' ? JSON.parse(text) : text;
      if (type.startsWith('application/problem+json')) problemSchema.parse(value);
      else checkDeclared(method, path, response.status, value);
      return { status: response.status, headers: response.headers, body: value };
    },
  };
}

function checkDeclared(method: string, path: string, status: number, value: unknown): void {
  const plain = path.split('?')[0] ?? '';
  const route = allRoutes.find(
    (each) =>
      each.method === method.toLowerCase() &&
      new RegExp(`^${each.path.replace(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`).test(plain),
  );
  if (route === undefined) throw new Error(`${method} ${plain} is not declared`);
  const declared = route.answers[status];
  if (declared === undefined) throw new Error(`${route.operationId} does not declare ${status}`);
  declared.schema?.parse(value);
}
