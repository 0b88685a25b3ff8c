import { problemSchema } from '@palimpsest/contracts';
import { z } from 'zod';
import type { Route } from './route.ts';

type Schema = Readonly<Record<string, unknown>>;

/** Statuses that every route may answer with. */
const ALWAYS = [400, 401, 403, 429, 500, 503];

const WORDS: Readonly<Record<number, string>> = {
  400: 'The request is not valid; `errors` names the fields.',
  401: 'No key, or one that does not count.',
  403: 'The key lacks the scope, or the host or origin is not allowed.',
  404: 'There is no such thing.',
  409: 'It conflicts with what is there, or the same request is under way.',
  410: 'Its words were erased.',
  412: 'The version is not the one in If-Match.',
  413: 'The request is too large.',
  415: 'The body is not JSON.',
  422: 'It cannot be carried out, or the Idempotency-Key was used for another request.',
  429: 'Too many requests; Retry-After tells when to come again.',
  500: 'A fault of the server.',
  503: 'The database is away, or the answer took too long.',
};

/** The OpenAPI 3.1 document of these routes. */
export function openApiDocument(routes: readonly Route[], version: string): Schema {
  const schemas = new Map<string, Schema>();
  const shape = (schema: z.ZodType, io: 'input' | 'output') => schemaOf(schema, io, schemas);
  shape(problemSchema, 'output');
  const paths: Record<string, Record<string, Schema>> = {};
  for (const route of routes) {
    const path = paths[route.path] ?? {};
    paths[route.path] = path;
    path[route.method] = operationOf(route, shape);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Palimpsest',
      version,
      description:
        'A governed rewriting engine. AI writes the words, rules make every decision, a ledger remembers everything.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }],
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key: `pal_<short>_<long>`.' },
      },
      schemas: Object.fromEntries([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}

function operationOf(route: Route, shape: (schema: z.ZodType, io: 'input' | 'output') => Schema): Schema {
  const { operationId, tag, summary, description, scope, answers, problems = [] } = route;
  const creates = route.creates !== undefined;
  const refusals = [
    ...ALWAYS,
    ...problems,
    ...(creates ? [409, 422] : []),
    ...(route.body === undefined ? [] : [413, 415]),
  ];
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description === undefined ? {} : { description }),
    ...(scope === 'public' ? { security: [] } : {}),
    ...(scope === null || scope === 'public' ? {} : { 'x-scope': scope }),
    parameters: parametersOf(route, shape),
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: shape(route.body, 'input') } },
          },
        }),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, { description: told, schema, contentType }]) => [
          status,
          {
            description: told,
            headers: headersOf(route, Number(status)),
            ...(schema === undefined && contentType === undefined
              ? {}
              : {
                  content: {
                    [contentType ?? 'application/json']:
                      schema === undefined
                        ? { schema: { type: 'string' } }
                        : { schema: shape(schema, 'output') },
                  },
                }),
          },
        ]),
      ),
      ...Object.fromEntries(
        [...new Set(refusals)]
          .sort((a, b) => a - b)
          .map((status) => [
            status,
            {
              description: WORDS[status] ?? 'It was refused.',
              content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
            },
          ]),
      ),
    },
  };
}

function parametersOf(
  { params, query, headers = {}, creates }: Route,
  shape: (schema: z.ZodType, io: 'input' | 'output') => Schema,
): Schema[] {
  const of = (place: 'path' | 'query', object: z.ZodObject | undefined) =>
    Object.entries(object?.shape ?? {}).map(([name, schema]) => {
      const { description, ...rest } = shape(schema as z.ZodType, 'input');
      const optional = (schema as z.ZodType).safeParse(undefined).success || isOptional(schema as z.ZodType);
      return {
        name,
        in: place,
        required: place === 'path' || !optional,
        ...(description === undefined ? {} : { description }),
        schema: rest,
      };
    });
  const all = {
    ...(creates === undefined ? {} : { 'idempotency-key': IDEMPOTENCY }),
    ...headers,
  };
  return [
    ...of('path', params),
    ...of('query', query),
    ...Object.entries(all).map(([name, description]) => ({
      name,
      in: 'header',
      required: name === 'idempotency-key',
      description,
      schema: { type: 'string', ...(name === 'idempotency-key' ? { minLength: 1, maxLength: 255 } : {}) },
    })),
  ];
}

const HEADERS: Readonly<Record<string, string>> = {
  'X-Request-Id': 'Under which the log of the server has the request; yours, where you sent one.',
  'RateLimit-Limit': 'How many requests your key may make at once after a pause.',
  'RateLimit-Remaining': 'How many of them are left.',
  'RateLimit-Reset': 'In how many seconds all of them are there again.',
  'Idempotent-Replayed': '`true` where an earlier request with this Idempotency-Key is answered again.',
  Location: 'Where to look for what was made.',
  ETag: 'Names the version, for If-Match and If-None-Match.',
};

/** What an answer says beside its body. */
function headersOf({ creates, headers = {} }: Route, status: number): Schema {
  const tagged = 'if-match' in headers || 'if-none-match' in headers;
  const names = [
    'X-Request-Id',
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    ...(creates === undefined ? [] : ['Idempotent-Replayed']),
    ...(creates !== undefined && (status === 201 || status === 202) ? ['Location'] : []),
    ...(tagged && status < 300 ? ['ETag'] : []),
  ];
  return Object.fromEntries(
    names.map((name) => [name, { description: HEADERS[name], schema: { type: 'string' } }]),
  );
}

const IDEMPOTENCY =
  'A new random value for each new request. The same value again gives the same answer and does nothing twice.';

function isOptional(schema: z.ZodType): boolean {
  return (schema as { _zod?: { optin?: string } })._zod?.optin === 'optional';
}

/** JSON Schema by zod itself; what has an id becomes a component of the document. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Map<string, Schema>): Schema {
  const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Record<
    string,
    unknown
  >;
  const { $schema: _, $defs = {}, ...rest } = made;
  const named = (name: string) => nameFor(name, io);
  for (const [name, part] of Object.entries($defs as Record<string, Schema>)) {
    const { id: __, ...plain } = renamed(part, named) as Record<string, unknown>;
    const known = components.get(named(name));
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(plain))
      throw new Error(`Two shapes are called ${named(name)}.`);
    components.set(named(name), plain);
  }
  return renamed(rest, named) as Schema;
}

/** What may be left out when it is sent may still always be there when it is received, so the two are apart. */
function nameFor(name: string, io: 'input' | 'output'): string {
  // The one shape that refers to itself is JSON.
  if (name.startsWith('__schema')) return 'Json';
  return io === 'input' ? `${name}Input` : name;
}

function renamed(value: unknown, named: (name: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, named));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      if (key === '$ref' && typeof each === 'string' && each.startsWith('#/$defs/')) {
        return [key, `#/components/schemas/${named(each.slice('#/$defs/'.length))}`];
      }
      return [key, renamed(each, named)];
    }),
  );
}
