import {
  type CreatedKey,
  createdKeySchema,
  createKeySchema,
  currentKeySchema,
  type Json,
  keyPageSchema,
  keyResourceSchema,
  pageQuery,
  rotateKeySchema,
} from '@palimpsest/contracts';
import { z } from 'zod';
import { createKey, type KeyMade } from '../../app/keys/create-key.ts';
import { listKeys, showKey } from '../../app/keys/list-keys.ts';
import { revokeKey } from '../../app/keys/revoke-key.ts';
import { rotateKey } from '../../app/keys/rotate-key.ts';
import { type Answer, type Call, defineRoute } from '../route.ts';

const keyParams = z.object({
  keyId: z.string().min(1).max(128).describe('The part of a key between the underscores.'),
});

const SHOWN = 'Keep the secret now: it is not stored and cannot be shown again.';
const NOT_SHOWN =
  'The key was made by an earlier request with this Idempotency-Key. Its secret was shown then and is not stored: if it is lost, rotate the key or revoke it.';

/** What `make` leaves to `answer` of the same call: a secret must not get into the receipt, which is stored. */
const secrets = new WeakMap<Call, string>();

function receiptOf(call: Call, { key, secret }: KeyMade): Json {
  if (secret !== null) secrets.set(call, secret);
  return { keyId: key.keyId };
}

async function answerWithKey(call: Call, receipt: Json): Promise<Answer> {
  const { keyId } = receipt as { readonly keyId: string };
  const key = await showKey(call.engine.context, { tenant: call.tenant, keyId });
  const secret = secrets.get(call) ?? null;
  const body: CreatedKey = { key, secret, note: secret === null ? NOT_SHOWN : SHOWN };
  return { status: 201, body, headers: { location: `/v1/keys/${keyId}` } };
}

/** The caller as whoever changes keys: they give no scope that they do not have. */
function makerOf({ tenant, actor, scopes, idempotencyKey }: Call, operation: string) {
  return { tenant, actor, own: scopes, request: `http:${operation}:${idempotencyKey}` };
}

export const keyRoutes = [
  defineRoute({
    method: 'post',
    path: '/v1/keys',
    operationId: 'createKey',
    tag: 'API keys',
    summary: 'Make an API key',
    description:
      'The secret is shown in this one answer. A key can be given only scopes that the key of the caller has.',
    scope: 'keys:admin',
    body: createKeySchema,
    answers: { 201: { description: 'The key and, this once, its secret.', schema: createdKeySchema } },
    problems: [409, 422],
    creates: {
      make: async (call) => {
        const made = await createKey(call.engine.context, { ...makerOf(call, 'createKey'), ...call.body });
        return receiptOf(call, made);
      },
      answer: answerWithKey,
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/keys',
    operationId: 'listKeys',
    tag: 'API keys',
    summary: 'All API keys, newest first, also those that have ended',
    scope: 'keys:admin',
    query: z.strictObject(pageQuery),
    answers: { 200: { description: 'A page of keys.', schema: keyPageSchema } },
    handle: async ({ engine, tenant, query }) => ({
      status: 200,
      body: await listKeys(engine.context, { tenant, ...query }),
    }),
  }),
  // Before the route with an id, which would take `current` for one.
  defineRoute({
    method: 'get',
    path: '/v1/keys/current',
    operationId: 'getCurrentKey',
    tag: 'API keys',
    summary: 'Who the caller is, and what they may do',
    scope: null,
    answers: { 200: { description: 'The caller.', schema: currentKeySchema } },
    handle: async ({ engine, tenant, actor, scopes, keyId }) => {
      const key = keyId === null ? null : await showKey(engine.context, { tenant, keyId });
      return { status: 200, body: { tenant, actor, scopes: [...scopes], key } };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/keys/{keyId}',
    operationId: 'getKey',
    tag: 'API keys',
    summary: 'An API key, without its secret',
    scope: 'keys:admin',
    params: keyParams,
    answers: { 200: { description: 'The key.', schema: keyResourceSchema } },
    problems: [404],
    handle: async ({ engine, tenant, params: { keyId } }) => ({
      status: 200,
      body: await showKey(engine.context, { tenant, keyId }),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/v1/keys/{keyId}/revocation',
    operationId: 'revokeKey',
    tag: 'API keys',
    summary: 'End an API key at once',
    description:
      'Takes hold at once in the server that is asked, and within five seconds in others. Revoking a key again changes nothing.',
    scope: 'keys:admin',
    params: keyParams,
    answers: { 200: { description: 'The key, now revoked.', schema: keyResourceSchema } },
    problems: [404],
    handle: async ({ engine, tenant, actor, params: { keyId } }) => ({
      status: 200,
      body: await revokeKey(engine.context, { tenant, actor, keyId }),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/v1/keys/{keyId}/rotation',
    operationId: 'rotateKey',
    tag: 'API keys',
    summary: 'Put a new API key in the place of another',
    description:
      'The new key has the name, scopes and lifetime of the old one. Both work until the grace is over, a day unless told otherwise.',
    scope: 'keys:admin',
    params: keyParams,
    body: rotateKeySchema,
    answers: { 201: { description: 'The new key and, this once, its secret.', schema: createdKeySchema } },
    problems: [404, 409, 422],
    creates: {
      make: async (call) => {
        const asked = { ...makerOf(call, 'rotateKey'), ...call.params, ...call.body };
        return receiptOf(call, await rotateKey(call.engine.context, asked));
      },
      answer: answerWithKey,
    },
  }),
];
