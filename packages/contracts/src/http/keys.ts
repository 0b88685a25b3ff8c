import { z } from 'zod';
import { digestSchema, instantSchema } from '../ids.ts';
import { pageOf } from './page.ts';
import { SCOPES, scopeSchema } from './scopes.ts';

const MOST_GRACE_SECONDS = 30 * 24 * 60 * 60;
/** How long a key that was replaced still works where nothing else was said. */
export const DEFAULT_GRACE_SECONDS = 24 * 60 * 60;

/** The part of a key between the underscores. It is no secret: it stands in lists, log lines and the ledger. */
export const KEY_ID = /^[a-z0-9]{12}$/;
const keyIdSchema = z.string().regex(KEY_ID, 'must be 12 of a-z and 0-9');

const scopesSchema = z
  .array(scopeSchema)
  .min(1, 'must name at least one scope')
  .max(SCOPES.length, 'must name each scope once')
  .describe('What the key may be used for. Nobody can give scopes that their own key does not have.');

const expirySchema = instantSchema
  .nullable()
  .describe('From when on the key no longer works; null where it has no end.');

const graceSchema = z
  .int()
  .min(0)
  .max(MOST_GRACE_SECONDS)
  .describe('For how many seconds the key that is replaced still works; a day where it is absent.');

export const createKeySchema = z
  .strictObject({
    name: z.string().min(1).max(100).describe('What it is for, such as `nightly import`.'),
    scopes: scopesSchema,
    expiresAt: expirySchema.exactOptional(),
  })
  .meta({ id: 'CreateKey', description: 'An API key to be made.' });
export type CreateKey = z.infer<typeof createKeySchema>;

export const rotateKeySchema = z
  .strictObject({ graceSeconds: graceSchema.exactOptional() })
  .meta({ id: 'RotateKey', description: 'How an API key is to be replaced.' });
export type RotateKey = z.infer<typeof rotateKeySchema>;

/** An API key without its secret, which is stored nowhere. */
export const keyResourceSchema = z
  .strictObject({
    keyId: keyIdSchema,
    name: z.string(),
    scopes: z.array(scopeSchema),
    state: z.enum(['active', 'expired', 'revoked']),
    createdAt: instantSchema,
    /** Who made it, as the ledger has it: `key:<id>`, `local`, `person:command`. */
    createdBy: z.string(),
    expiresAt: instantSchema.nullable(),
    revokedAt: instantSchema.nullable(),
    /** The key that this one took the place of. */
    replaces: keyIdSchema.nullable(),
    replacedBy: keyIdSchema.nullable(),
    /** To the minute, and up to a minute late; null where it was never used. */
    lastUsedAt: instantSchema.nullable(),
  })
  .meta({ id: 'ApiKey', description: 'An API key. Its secret is not stored and cannot be shown again.' });
export type KeyResource = z.infer<typeof keyResourceSchema>;

export const keyPageSchema = pageOf(keyResourceSchema).meta({
  id: 'ApiKeyPage',
  description: 'A page of API keys, the newest first.',
});

export const createdKeySchema = z
  .strictObject({
    key: keyResourceSchema,
    /** Shown this once; null when the answer to an earlier request is repeated. */
    secret: z.string().nullable(),
    note: z.string(),
  })
  .meta({ id: 'CreatedApiKey', description: 'A new API key together with its secret.' });
export type CreatedKey = z.infer<typeof createdKeySchema>;

export const currentKeySchema = z
  .strictObject({
    tenant: z.string(),
    actor: z.string(),
    scopes: z.array(scopeSchema),
    /** Null on a server that has no keys yet and takes calls from its own machine. */
    key: keyResourceSchema.nullable(),
  })
  .meta({ id: 'CurrentApiKey', description: 'Who a caller is, and what they may do.' });
export type CurrentKey = z.infer<typeof currentKeySchema>;

/** Events on the stream `api-keys` of a tenant. The name of a key is a text beside `api-key-created`. */
export const keyEventSchemas = {
  'api-key-created': z.strictObject({
    keyId: keyIdSchema,
    scopes: z.array(z.string()),
    secretHash: digestSchema,
    expiresAt: instantSchema.nullable(),
    replaces: keyIdSchema.nullable(),
    /** The request it was made for, so that the same one does not make two. */
    request: z.string().nullable(),
  }),
  'api-key-revoked': z.strictObject({ keyId: keyIdSchema }),
  'api-key-rotated': z.strictObject({
    keyId: keyIdSchema,
    replacedBy: keyIdSchema,
    /** The end of the key that was replaced. */
    expiresAt: instantSchema,
  }),
} as const;
export type KeyEventPayload<T extends keyof typeof keyEventSchemas> = z.infer<(typeof keyEventSchemas)[T]>;
