import { z } from 'zod';

/** What a value may be. One list, so that a message, the JSON Schema and the check cannot differ. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error'] as const;
/** `auto`: JSON lines unless somebody watches on a terminal. */
export const LOG_FORMATS = ['auto', 'json', 'text'] as const;

/** Hosts and origins are compared as browsers send them, so they have one form only. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;
const ORIGIN = /^https?:\/\/(?:[a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;
const TARGET = /^[A-Za-z0-9_][A-Za-z0-9._:-]{0,252}(?:\/\d{1,3})?$/;
const CORPUS_NAME = /^[a-z0-9][a-z0-9_-]{0,63}$/;

/** A whole number between bounds; both ends are told whichever is broken. */
function whole(min: number, max: number) {
  const allowed = `must be a whole number from ${min} to ${max}`;
  return z.int(allowed).min(min, allowed).max(max, allowed);
}

const text = (allowed: string) => z.string(allowed).min(1, allowed);
const words = (pattern: RegExp, allowed: string) => z.string(allowed).regex(pattern, allowed);

const modelsSchema = z.strictObject({
  anthropic: text('must name a model').describe('Model of the renderer `anthropic`.').exactOptional(),
  'openai-compatible': text('must name a model')
    .describe('Model of the renderer `openai-compatible`.')
    .exactOptional(),
});

const limitsSchema = z.strictObject({
  bodyBytes: whole(1_024, 1_073_741_824)
    .describe('Most bytes that the body of one HTTP request may have.')
    .exactOptional(),
  requestsPerSecond: whole(1, 1_000_000)
    .describe('Requests per second that one API key may make on average.')
    .exactOptional(),
  burst: whole(1, 1_000_000)
    .describe('Requests that one API key may make at once after a pause.')
    .exactOptional(),
  waitSeconds: whole(0, 60).describe('Longest time that `?wait=` may hold a request.').exactOptional(),
});

/** Everything a configuration file may say. Secrets are not among it: those come from the environment. */
export const fileConfigSchema = z
  .strictObject({
    $schema: z.string('must be text').describe('Where editors find this schema.').exactOptional(),
    home: text('must name a folder')
      .describe('Data folder, as seen from where this file lies.')
      .exactOptional(),
    host: text('must name a host').describe('Address to listen on.').exactOptional(),
    port: whole(0, 65_535).describe('Port to listen on; 0 takes a free one.').exactOptional(),
    concurrency: whole(1, 1_000)
      .describe('Steps that one process performs at the same time.')
      .exactOptional(),
    logLevel: z
      .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
      .describe('The least weighty lines that are still logged.')
      .exactOptional(),
    logFormat: z
      .enum(LOG_FORMATS, `must be one of ${LOG_FORMATS.join(', ')}`)
      .describe(
        'How `serve` and `worker` write their log; auto is JSON lines unless standard error is a terminal.',
      )
      .exactOptional(),
    models: modelsSchema
      .describe('The model of each renderer that is used when none is named.')
      .exactOptional(),
    corpora: z
      .record(
        words(
          CORPUS_NAME,
          'is no name for a corpus: a name has 1 to 64 of a-z, 0-9, _ and -, and begins with a letter or digit',
        ),
        text('must name a folder'),
        'must be an object of names and folders',
      )
      .describe('Folders that research over HTTP may use, by name, as seen from where this file lies.')
      .exactOptional(),
    limits: limitsSchema.describe('What one caller may ask of the server.').exactOptional(),
    allowedHosts: z
      .array(
        words(HOST, 'must be a host in lower case, such as "example.org" or "example.org:8443"'),
        'must be a list of hosts',
      )
      .max(100, 'must have 100 entries or fewer')
      .describe('Names, besides this machine, under which the server may be called (header Host).')
      .exactOptional(),
    allowedOrigins: z
      .array(
        words(ORIGIN, 'must be an origin in lower case without a path, such as "https://example.org"'),
        'must be a list of origins',
      )
      .max(100, 'must have 100 entries or fewer')
      .describe('Web pages of other origins that may call the server (header Origin).')
      .exactOptional(),
    webhooks: z
      .strictObject({
        allow: z
          .array(
            words(
              TARGET,
              'must be a host, an address or a network, such as "hooks.internal" or "10.0.0.0/8"',
            ),
            'must be a list of hosts and networks',
          )
          .max(100, 'must have 100 entries or fewer')
          .describe('Targets of webhooks that are allowed although they are not public.')
          .exactOptional(),
      })
      .describe('Where webhooks may go.')
      .exactOptional(),
    retention: z
      .strictObject({
        idempotencyHours: whole(1, 8_760)
          .describe('Hours for which the answer to an Idempotency-Key is kept.')
          .exactOptional(),
      })
      .describe('How long things are kept that are not part of the ledger.')
      .exactOptional(),
  })
  .describe(
    'Configuration of Palimpsest. Secrets are not part of it: those come from environment variables.',
  );

export type FileConfig = Omit<z.infer<typeof fileConfigSchema>, '$schema'>;

/** What one caller may ask of a server. */
export type Limits = Required<z.infer<typeof limitsSchema>>;

/** What holds where nothing else is said. */
export const CONFIG_DEFAULTS = {
  home: '.palimpsest',
  host: '127.0.0.1',
  port: 4_310,
  concurrency: 8,
  logLevel: 'info',
  logFormat: 'auto',
  models: { anthropic: 'claude-sonnet-4-6' },
  corpora: {},
  limits: { bodyBytes: 8_388_608, requestsPerSecond: 50, burst: 200, waitSeconds: 60 },
  allowedHosts: [],
  allowedOrigins: [],
  webhooks: { allow: [] },
  retention: { idempotencyHours: 24 },
} as const satisfies FileConfig;

/** The published JSON Schema (draft 2020-12) of `palimpsest.config.json`, with the defaults. */
export function configJsonSchema(): object {
  const { $schema, ...shape } = z.toJSONSchema(fileConfigSchema, { io: 'input' }) as SchemaNode;
  return { $schema, title: 'palimpsest.config.json', ...withDefaults(shape, CONFIG_DEFAULTS) };
}

interface SchemaNode {
  readonly $schema?: unknown;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
}

function withDefaults(node: SchemaNode, defaults: unknown): object {
  if (node.properties === undefined) return defaults === undefined ? node : { ...node, default: defaults };
  const known = (defaults ?? {}) as Readonly<Record<string, unknown>>;
  const properties = Object.entries(node.properties).map(([key, child]) => [
    key,
    withDefaults(child, known[key]),
  ]);
  return { ...node, properties: Object.fromEntries(properties) };
}

/** Where the value that is in force was said. */
export const CONFIG_ORIGINS = ['flag', 'environment', 'file', 'default'] as const;
export type ConfigOrigin = (typeof CONFIG_ORIGINS)[number];

/** What `palimpsest --print-config --json` answers. */
export const effectiveConfigSchema = z.strictObject({
  /** Null when there is none. */
  configFile: z.string().nullable(),
  /** By the path of the key, such as `limits.bodyBytes`. */
  settings: z.record(
    z.string(),
    z.strictObject({
      value: z.json(),
      from: z.enum(CONFIG_ORIGINS),
      /** The flag or variable it was said with. */
      by: z.string().exactOptional(),
    }),
  ),
});
export type EffectiveConfig = z.infer<typeof effectiveConfigSchema>;
