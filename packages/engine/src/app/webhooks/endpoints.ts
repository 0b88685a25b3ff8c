import {
  type ChangeWebhook,
  type CreateWebhook,
  type Page,
  SECRET_OVERLAP_HOURS,
  type WebhookResource,
} from '@palimpsest/contracts';
import { deriveId, isErased } from '@palimpsest/kernel';
import { nodeHasher } from '../../adapters/crypto/node-hasher.ts';
import { asTenant, query, type Statement } from '../../adapters/postgres/database.ts';
import { newSigningSecret } from '../../adapters/webhooks/sign-message.ts';
import { ConflictError } from '../../errors/conflict-error.ts';
import { IdempotencyError } from '../../errors/idempotency-error.ts';
import { TooManyWebhooksError } from '../../errors/too-many-webhooks-error.ts';
import { UnknownWebhookError } from '../../errors/unknown-webhook-error.ts';
import type { EngineContext } from '../context.ts';
import { cursorOf, readCursor } from '../cursor.ts';
import { eraseSubject } from '../erase-subject.ts';
import { ensureTenant } from '../start-run.ts';
import {
  anyEndpoint,
  appendFact,
  changeStream,
  type EndpointFact,
  type EndpointPlace,
  openEndpoint,
} from './change-stream.ts';
import { endpointSubject } from './endpoint-events.ts';
import { type EndpointState, endpointResource, readEndpoints, signingSecrets } from './endpoint-state.ts';

const MOST_ENDPOINTS = 50;
const HOUR_MS = 3_600_000;

const COUNT: Statement = {
  name: 'webhook-count',
  text: 'select count(*)::int as endpoints from palimpsest.webhook_endpoints where tenant_id = $1 and removed_at is null',
};
const LIST: Statement = {
  name: 'webhook-list',
  text: `select endpoint_id, created_sequence from palimpsest.webhook_endpoints
    where tenant_id = $1 and removed_at is null and created_sequence > $2 order by created_sequence limit $3`,
};
const CANCEL: Statement = {
  name: 'webhook-cancel',
  text: `update palimpsest.webhook_deliveries set state = 'cancelled', next_at = null, ended_at = $3
    where tenant_id = $1 and endpoint_id = $2 and state = 'pending'`,
};

/** An endpoint together with the secret its messages are signed with from now on. */
export interface EndpointWithSecret {
  readonly webhook: WebhookResource;
  readonly secret: string;
}

export interface ByWhom {
  readonly tenant: string;
  readonly actor: string;
  /** The same key gives the same endpoint, or the same new secret, again. */
  readonly idempotencyKey?: string | undefined;
}

/**
 * Makes an endpoint that is told of events from now on. Its secret is in the answer and can be shown here only.
 *
 * @example
 * const { webhook, secret } = await createEndpoint(engine.context, { tenant: 'local', actor: 'me' }, { url, eventTypes: ['run.finished'] });
 */
export async function createEndpoint(
  context: EngineContext,
  { tenant, actor, idempotencyKey }: ByWhom,
  { url, eventTypes, description = null }: CreateWebhook,
): Promise<EndpointWithSecret> {
  const address = await context.webhooks.check(url);
  await ensureTenant(context, tenant);
  const endpointId =
    idempotencyKey === undefined
      ? context.newId()
      : deriveId(nodeHasher, tenant, `webhook\n${idempotencyKey}`);
  const fact: EndpointFact = {
    type: 'webhook-endpoint-created',
    payload: { eventTypes },
    texts: { url: address, secret: newSigningSecret(), ...(description === null ? {} : { description }) },
  };
  const recordedAt = context.now();
  try {
    await appendFact(context, { tenant, endpointId }, 0, { actor, recordedAt, fact }, async (client) => {
      const [row] = await query<{ endpoints: number }>(client, COUNT, [tenant]);
      if ((row?.endpoints ?? 0) >= MOST_ENDPOINTS) throw new TooManyWebhooksError({ most: MOST_ENDPOINTS });
    });
  } catch (error) {
    // The same request was carried out before, by somebody who died before telling of it.
    if (!(error instanceof ConflictError)) throw error;
    const { url: known, eventTypes: told } = await openEndpoint(context, { tenant, endpointId });
    if (known !== address || told.join() !== eventTypes.join())
      throw new IdempotencyError({ key: idempotencyKey ?? '' });
  }
  return withSecret(context, await openEndpoint(context, { tenant, endpointId }));
}

/** Endpoints in the order of their making. */
export async function listEndpoints(
  context: EngineContext,
  { tenant, limit, cursor }: { tenant: string; limit: number; cursor?: string | undefined },
): Promise<Page<WebhookResource>> {
  const [after] = readCursor<[number]>(cursor, ['number']) ?? [0];
  const now = context.now();
  return asTenant(context.database, tenant, async (client) => {
    const rows = await query<{ endpoint_id: string; created_sequence: string }>(client, LIST, [
      tenant,
      after,
      limit + 1,
    ]);
    const shown = rows.slice(0, limit);
    const ids = shown.map(({ endpoint_id }) => endpoint_id);
    const states = await readEndpoints(client, context, tenant, ids);
    const last = shown.at(-1);
    return {
      items: [...states.values()].map((state) => endpointResource(state, now)),
      nextCursor:
        rows.length > limit && last !== undefined ? cursorOf([Number(last.created_sequence)]) : null,
    };
  });
}

export async function showEndpoint(context: EngineContext, place: EndpointPlace): Promise<WebhookResource> {
  return endpointResource(await openEndpoint(context, place), context.now());
}

/** Changes what is given and leaves the rest; what is the same already makes no event. */
export async function changeEndpoint(
  context: EngineContext,
  { actor, ...place }: EndpointPlace & { readonly actor: string },
  { url, eventTypes, description, disabled }: ChangeWebhook,
): Promise<WebhookResource> {
  const address = url === undefined ? undefined : await context.webhooks.check(url);
  const decide = (state: EndpointState): EndpointFact | null => {
    const newUrl = address !== undefined && address !== state.url ? address : undefined;
    const newTypes =
      eventTypes !== undefined && eventTypes.join() !== state.eventTypes.join() ? eventTypes : undefined;
    const newWords = description !== undefined && description !== state.description ? description : undefined;
    const switched = disabled !== undefined && disabled !== (state.disabled !== null);
    if (newUrl === undefined && newTypes === undefined && newWords === undefined && !switched) return null;
    return {
      type: 'webhook-endpoint-changed',
      payload: {
        ...(newTypes === undefined ? {} : { eventTypes: newTypes }),
        ...(switched ? { disabled: disabled ? 'by-hand' : null } : {}),
        ...(newUrl === undefined ? {} : { url: 'set' }),
        ...(newWords === undefined ? {} : { description: newWords === null ? 'none' : 'set' }),
      },
      texts: {
        ...(newUrl === undefined ? {} : { url: newUrl }),
        ...(newWords === undefined || newWords === null ? {} : { description: newWords }),
      },
    };
  };
  return endpointResource(await changeStream(context, place, { actor, decide }), context.now());
}

/**
 * Removes an endpoint: nothing is sent any more, what was still to be sent is cancelled, and its address, description
 * and secrets are erased.
 */
export async function removeEndpoint(
  context: EngineContext,
  { actor, tenant, endpointId }: EndpointPlace & { readonly actor: string },
): Promise<void> {
  const place = { tenant, endpointId };
  const known = await anyEndpoint(context, place);
  // One that was removed but not erased is what a crash between the two leaves.
  if (known === undefined || (known.removed && isErased(known.url)))
    throw new UnknownWebhookError({ webhookId: endpointId });
  if (!known.removed) {
    await changeStream(context, place, {
      actor,
      decide: () => ({ type: 'webhook-endpoint-removed', payload: {} }),
      beside: (client) => query(client, CANCEL, [tenant, endpointId, context.now()]),
    });
  }
  await eraseSubject(context, {
    tenant,
    subject: endpointSubject(endpointId),
    actor,
    reason: 'webhook endpoint removed',
  });
}

/** A new signing secret. The old one signs too for a while, so that receivers can change over without a gap. */
export async function rotateSecret(
  context: EngineContext,
  { actor, idempotencyKey, ...place }: EndpointPlace & ByWhom,
  { overlapHours = SECRET_OVERLAP_HOURS }: { readonly overlapHours?: number } = {},
): Promise<EndpointWithSecret> {
  const request =
    idempotencyKey === undefined
      ? null
      : deriveId(nodeHasher, place.endpointId, `rotation\n${idempotencyKey}`);
  const state = await changeStream(context, place, {
    actor,
    decide: (before, now) => {
      if (request !== null && before.rotatedBy === request) return null;
      const previousUntil = new Date(Date.parse(now) + overlapHours * HOUR_MS).toISOString();
      return {
        type: 'webhook-secret-rotated',
        payload: { previousUntil, request },
        texts: { secret: newSigningSecret() },
      };
    },
  });
  return withSecret(context, state);
}

function withSecret(context: EngineContext, state: EndpointState): EndpointWithSecret {
  const now = context.now();
  const [secret] = signingSecrets(state, now);
  if (secret === undefined) throw new UnknownWebhookError({ webhookId: state.endpointId });
  return { webhook: endpointResource(state, now), secret };
}
