import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEngine, type Engine } from '../app/engine.ts';
import { tarnFolder } from '../app/research/testing/tarn-folder.ts';
import { freshHome } from '../testing/fresh-home.ts';
import { allRoutes } from './all-routes.ts';
import { createHttpApp } from './app.ts';
import { openApiDocument } from './openapi.ts';
import { localGate } from './testing/local-gate.ts';
import { type Example, oneOfEverything } from './testing/one-of-everything.ts';

/** More with PALIMPSEST_FUZZ=50000. */
const REQUESTS = Number(process.env.PALIMPSEST_FUZZ ?? 10_000);
/** These read or rewrite the whole ledger, which grows while this runs: tried less often, so that the rest gets its share. */
const HEAVY = new Set(['verifyLedger', 'replayDecisions', 'eraseSubject']);
const HEAVY_SHARE = 0.05;
/** After these, what others need is gone: they come last. */
const LAST = ['revokeKey', 'removeWebhook', 'eraseSubject'];

const naughtyStrings = createRequire(import.meta.url)('big-list-of-naughty-strings/blns.json') as string[];

type Schema = Readonly<Record<string, unknown>>;

/** What strings are drawn from, beside those that a schema asks for. */
interface Words {
  readonly naughty: readonly string[];
  /** Ids of things that exist, so that requests get past the door. */
  readonly known: readonly string[];
}

const DEEPEST = 5;

/** Values of a JSON Schema of the OpenAPI document: mostly of its shape, with hostile words in every string. */
function valuesOf(
  schema: Schema,
  components: Readonly<Record<string, Schema>>,
  words: Words,
): fc.Arbitrary<unknown> {
  const naughty = fc.constantFrom(...words.naughty);
  const text = fc.oneof(
    naughty,
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(...words.known),
  );

  const of = (given: Schema, depth: number): fc.Arbitrary<unknown> => {
    if (depth > DEEPEST) return fc.constant(null);
    const { $ref } = given;
    if (typeof $ref === 'string') return of(components[$ref.split('/').at(-1) ?? ''] ?? {}, depth + 1);
    const choices = (given.anyOf ?? given.oneOf) as readonly Schema[] | undefined;
    if (choices !== undefined) return fc.oneof(...choices.map((each) => of(each, depth + 1)));
    const parts = given.allOf as readonly Schema[] | undefined;
    if (parts?.[0] !== undefined) return of(parts[0], depth + 1);
    if ('const' in given) return mostly(fc.constant(given.const), text);
    if (Array.isArray(given.enum)) return mostly(fc.constantFrom(...given.enum), text);
    switch (given.type) {
      case 'object':
        return object(given, depth);
      case 'array':
        return fc.array(of((given.items as Schema) ?? {}, depth + 1), {
          minLength: Math.min(Number(given.minItems ?? 0), 3),
          maxLength: 3,
        });
      case 'integer':
      case 'number':
        return mostly(
          fc.integer({
            min: bound(given.minimum, 0),
            max: Math.max(bound(given.minimum, 0), bound(given.maximum, 100)),
          }),
          fc.oneof(fc.double(), fc.integer(), text),
        );
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'string':
        return string(given);
      default:
        return fc.jsonValue({ maxDepth: 2 });
    }
  };
  const string = (given: Schema): fc.Arbitrary<unknown> => {
    if (given.format === 'uuid') return mostly(fc.oneof(fc.uuid(), fc.constantFrom(...words.known)), text);
    if (given.format === 'date') return mostly(fc.constant('2026-01-31'), text);
    return text;
  };
  const object = (given: Schema, depth: number): fc.Arbitrary<unknown> => {
    const properties = Object.entries((given.properties ?? {}) as Record<string, Schema>);
    const required = (given.required ?? []) as string[];
    if (properties.length === 0) return fc.dictionary(text, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 });
    const shape = Object.fromEntries(properties.map(([name, each]) => [name, of(each, depth + 1)]));
    return fc.record(shape, { requiredKeys: required });
  };
  return of(schema, 0);
}

/** Nine times of ten as it should be. */
function mostly(right: fc.Arbitrary<unknown>, wrong: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: wrong });
}

function bound(value: unknown, otherwise: number): number {
  const number = Number(value ?? otherwise);
  return Math.max(-1_000_000, Math.min(1_000_000, Math.trunc(number)));
}

/** The same value with something in it that does not belong there. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fc.jsonValue();
  const keys = Object.keys(value);
  const junk = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant('\u0000'), fc.constant(1e308));
  if (keys.length === 0) return junk;
  return fc
    .tuple(fc.constantFrom(...keys), junk, fc.constantFrom('replace', 'remove', 'add'))
    .map(([key, bad, how]) => {
      if (how === 'remove') return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
      return how === 'add' ? { ...value, [`${key}x`]: bad, __proto__: null } : { ...value, [key]: bad };
    });
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >;
}

const document = openApiDocument(allRoutes, '0.0.0') as unknown as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const operations = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  .sort((a, b) => LAST.indexOf(a.operation.operationId) - LAST.indexOf(b.operation.operationId));

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, 'api');

/** What the server's own log says of faults, to be shown with the request that met one. */
const faults: string[] = [];
/** How often each operation answered with each status. */
const answered = new Map<string, Map<number, number>>();
let engine: Engine;
let home: string;
let app: Hono;
let words: Words;
let folder: string;
let examples: Readonly<Record<string, Example>>;
beforeAll(async () => {
  home = freshHome('palimpsest-hostile-');
  engine = await createEngine({
    home,
    environment: {},
    log: (level, message, fields) => {
      if (level === 'error') faults.push(`${message} ${JSON.stringify(fields)}`);
    },
  });
  folder = await tarnFolder();
  app = createHttpApp(engine, {
    gate: localGate,
    settings: { waitSeconds: 0, corpora: { weirs: folder } },
  });
  // A worker brings what is made here to its end; after that nobody works, so that the requests have the machine.
  const worker = await engine.startWorker();
  let asked = 0;
  examples = await oneOfEverything(
    async (method, path, body) => {
      asked += 1;
      const response = await app.request(path, {
        method,
        headers: { 'content-type': 'application/json', 'idempotency-key': `seed-${asked}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: JSON.parse((await response.text()) || '{}') };
    },
    { word: 'quince' },
  );
  const stillOpen = async () =>
    ((await (await app.request('/v1/runs?status=open')).json()) as { items: object[] }).items.length;
  // One waits for scores that never come.
  while ((await stillOpen()) > 1) await new Promise((resolve) => setTimeout(resolve, 50));
  await worker.stop();
  // A message can be taken back only while nobody has written it yet.
  const { body: message } = examples.complaintRewriteCreateV1 ?? {};
  const queued = await app.request('/v1/rpc/complaint_rewrite_create_v1', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'queued' },
    body: JSON.stringify({ ...(message as object), sender_message: 'Could you please close the window?' }),
  });
  const { rewrite_request_id: id } = (await queued.json()) as { rewrite_request_id: string };
  examples = { ...examples, cancelMessage: { ...examples.cancelMessage, path: { id } } };
  const ids = Object.values(examples).flatMap(({ path }) => Object.values(path));
  words = { naughty: naughtyStrings, known: [...new Set([...ids, '1', '2', 'local', 'blog', 'v1'])] };
});
afterAll(async () => {
  await engine.close();
  await rm(home, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
});

interface Asked {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly raw: string | null;
}

/** Requests made up from the shapes alone. */
function madeUp({
  operation: { parameters, requestBody },
}: (typeof operations)[number]): fc.Arbitrary<Asked> {
  const value = (schema: Schema) => valuesOf(schema, document.components.schemas, words);
  const of = (place: Parameter['in']) => {
    const own = parameters.filter((each) => each.in === place);
    return fc.record(Object.fromEntries(own.map(({ name, schema }) => [name, value(schema)])), {
      requiredKeys: own.filter(({ required }) => required).map(({ name }) => name),
    });
  };
  const schema = requestBody?.content['application/json'].schema;
  const body = schema === undefined ? fc.constant(undefined) : value(schema);
  const sent = body.chain((right) => fc.oneof({ weight: 3, arbitrary: fc.constant(right) }, spoiled(right)));
  const raw = fc.oneof(
    { weight: 19, arbitrary: fc.constant(null) },
    fc.constantFrom('', '{', '[[[[', '"', '{"a":}', '['.repeat(5_000), '\ufeff{}', '{"content":"\\ud800"}'),
  );
  return fc.record({
    path: of('path'),
    query: of('query'),
    headers: of('header'),
    body: schema === undefined ? fc.constant(undefined) : sent,
    raw,
  }) as unknown as fc.Arbitrary<Asked>;
}

type Leaf = readonly (string | number)[];

/** Where the words are in a request that its route would take. */
function leavesOf(value: unknown, at: Leaf = []): Leaf[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...at, key]));
}

function replaced(value: unknown, [key, ...rest]: Leaf, word: string): unknown {
  if (key === undefined) return word;
  if (Array.isArray(value))
    return value.map((each, at) => (String(at) === key ? replaced(each, rest, word) : each));
  const object = value as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, word) };
}

let keys = 0;
/** A request that its route would take, with one of its texts replaced by a naughty one, or with junk in its body. */
function nearly({ path, query = {}, body }: Example): fc.Arbitrary<Asked> {
  const right: Omit<Asked, 'headers' | 'raw'> = { path, query, body };
  const leaves = leavesOf(right);
  const naughty = fc.constantFrom(...words.naughty);
  const one =
    leaves.length === 0
      ? fc.constant(right)
      : fc
          .tuple(fc.constantFrom(...leaves), naughty)
          .map(([leaf, word]) => replaced(right, leaf, word) as typeof right);
  const junk = body === undefined ? one : spoiled(body).map((bad) => ({ ...right, body: bad }));
  return fc
    .oneof({ weight: 3, arbitrary: one }, { weight: 1, arbitrary: junk }, fc.constant(right))
    .map((asked) => {
      keys += 1;
      return { ...asked, headers: { 'idempotency-key': `nearly-${keys}` }, raw: null };
    });
}

/** Header values are Latin-1 without line ends; nothing else can be sent at all. */
const headerText = (value: unknown) =>
  String(value)
    .replace(/[^\t\x20-\x7e\xa0-\xff]/g, '?')
    .trim();

async function ask(
  { path, method, operation }: (typeof operations)[number],
  asked: Asked,
): Promise<string | null> {
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wellFormed(String(asked.path[name]))),
  );
  const query = new URLSearchParams(
    Object.entries(asked.query).map(([name, value]) => [name, String(value)] as [string, string]),
  );
  const hasBody = operation.requestBody !== undefined;
  const response = await app.request(`${place}?${query}`, {
    method: method.toUpperCase(),
    headers: {
      ...Object.fromEntries(Object.entries(asked.headers).map(([name, value]) => [name, headerText(value)])),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: asked.raw ?? JSON.stringify(asked.body) ?? 'null' } : {}),
  });
  return problemWith(operation, response);
}

/** Half characters cannot stand in an address. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd');

async function problemWith(
  { operationId, responses }: Operation,
  response: Response,
): Promise<string | null> {
  const { status } = response;
  const counts = answered.get(operationId) ?? new Map<number, number>();
  answered.set(operationId, counts.set(status, (counts.get(status) ?? 0) + 1));
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
  if (type === 'text/event-stream') {
    await response.body?.cancel();
    return null;
  }
  const text = await response.text();
  // An empty path part leads to another address: that one is not found.
  if (status === 404 && text.includes('"not_found"')) return null;
  if (status >= 500) return `${operationId} answered ${status}: ${faults.at(-1) ?? text}`;
  const declared = responses[String(status)];
  if (declared === undefined) return `${operationId} does not declare ${status}: ${text.slice(0, 300)}`;
  const schema = (declared.content?.[type] ?? declared.content?.['*/*'])?.schema;
  if (declared.content === undefined)
    return text === '' ? null : `${operationId} ${status} should have no body`;
  if (schema === undefined) return `${operationId} ${status} came as '${type}'`;
  if (!type.endsWith('json')) return null;
  const pointer = `api#/paths/${Object.keys(document.paths)
    .find((path) =>
      Object.values(document.paths[path] ?? {}).some((each) => each.operationId === operationId),
    )
    ?.replaceAll('~', '~0')
    .replaceAll('/', '~1')}`;
  const method = Object.entries(document.paths[decodePointer(pointer)] ?? {}).find(
    ([, each]) => each.operationId === operationId,
  )?.[0];
  const check = ajv.getSchema(
    `${encodeURI(pointer)}/${method}/responses/${status}/content/${type.replace('/', '~1')}/schema`,
  );
  if (check === undefined) return `${operationId} ${status} has no schema`;
  if (check(JSON.parse(text)) === true) return null;
  return `${operationId} ${status} does not fit: ${ajv.errorsText(check.errors)} ${text.slice(0, 300)}`;
}

const decodePointer = (pointer: string) =>
  pointer.slice('api#/paths/'.length).replaceAll('~1', '/').replaceAll('~0', '~');

describe('requests that nobody would send on purpose', () => {
  const light = operations.filter(({ operation }) => !HEAVY.has(operation.operationId));
  const share = Math.ceil(REQUESTS / (light.length + HEAVY.size * HEAVY_SHARE));

  it.each(operations.map((each) => [each.operation.operationId, each] as const))(
    '%s answers each of them as it declares, and never with a fault',
    async (name, operation) => {
      const runs = Math.ceil(share * (HEAVY.has(name) ? HEAVY_SHARE : 1));
      const example = examples[name];
      const any =
        example === undefined
          ? madeUp(operation)
          : fc.oneof(madeUp(operation), nearly(example), nearly(example));
      const requests = fc.sample(any, { numRuns: runs, seed: 20_261_116 });
      const problems = new Set<string>();
      for (const request of requests) {
        const problem = await ask(operation, request);
        if (problem !== null) problems.add(problem);
      }
      expect([...problems].slice(0, 3)).toEqual([]);
    },
  );

  it('are as many as promised', () => {
    const sent = operations.reduce(
      (sum, { operation }) => sum + Math.ceil(share * (HEAVY.has(operation.operationId) ? HEAVY_SHARE : 1)),
      0,
    );
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  });

  it('get past the door often enough to mean something', () => {
    const well = (name: string) => [...(answered.get(name) ?? [])].some(([status]) => status < 400);
    const never = operations.map(({ operation }) => operation.operationId).filter((name) => !well(name));
    expect(never).toEqual([]);
  });
});
