import type { EventBody, WebhookResource } from '@palimpsest/contracts';
import { ERASED_TEXT, isErased, type Words } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { query, type Statement } from '../../adapters/postgres/database.ts';
import { type HydratedEvent, hydrate } from '../../adapters/postgres/read-stream.ts';
import type { EngineContext } from '../context.ts';
import {
  type DisabledReason,
  type EndpointEventPayloads,
  endpointStream,
  type WebhookEventType,
} from './endpoint-events.ts';

interface SigningSecret {
  readonly secret: Words;
  /** Null for the present one. */
  readonly until: string | null;
}

/** An endpoint as its events tell: the fold of its stream. */
export interface EndpointState {
  readonly endpointId: string;
  readonly version: number;
  readonly url: Words;
  readonly description: Words | null;
  readonly eventTypes: readonly WebhookEventType[];
  readonly disabled: DisabledReason | null;
  /** The present one, and the one before it. */
  readonly secrets: readonly SigningSecret[];
  /** The requests that rotated the secret. */
  readonly rotatedBy: string | null;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly removed: boolean;
}

const READ: Statement = {
  name: 'webhook-streams',
  text: `select body from palimpsest.ledger_events where tenant_id = $1 and stream = any($2::text[])
    order by stream, stream_version`,
};

/** Reads endpoints by their ids; those that never were are left out. */
export async function readEndpoints(
  client: PoolClient,
  { keyring }: Pick<EngineContext, 'keyring'>,
  tenant: string,
  endpointIds: readonly string[],
): Promise<ReadonlyMap<string, EndpointState>> {
  const rows = await query<{ body: string }>(client, READ, [tenant, endpointIds.map(endpointStream)]);
  const bodies = rows.map(({ body }) => JSON.parse(body) as EventBody);
  const byStream = new Map<string, HydratedEvent[]>();
  for (const event of await hydrate(client, keyring, tenant, bodies))
    byStream.set(event.stream, [...(byStream.get(event.stream) ?? []), event]);
  const found = new Map<string, EndpointState>();
  for (const endpointId of endpointIds) {
    const state = foldEndpoint(endpointId, byStream.get(endpointStream(endpointId)) ?? []);
    if (state !== null) found.set(endpointId, state);
  }
  return found;
}

function foldEndpoint(endpointId: string, events: readonly HydratedEvent[]): EndpointState | null {
  let state: EndpointState | null = null;
  for (const event of events) state = evolve(endpointId, state, event);
  return state;
}

function evolve(
  endpointId: string,
  state: EndpointState | null,
  { type, payload, texts, recordedAt, streamVersion }: HydratedEvent,
): EndpointState | null {
  const at = { version: streamVersion, changedAt: recordedAt };
  if (type === 'webhook-endpoint-created') {
    const { eventTypes } = payload as unknown as EndpointEventPayloads['webhook-endpoint-created'];
    return {
      endpointId,
      ...at,
      eventTypes,
      url: texts.url ?? '',
      description: texts.description ?? null,
      disabled: null,
      secrets: [{ secret: texts.secret ?? '', until: null }],
      rotatedBy: null,
      createdAt: recordedAt,
      removed: false,
    };
  }
  if (state === null) return null;
  if (type === 'webhook-endpoint-changed') {
    const { eventTypes, disabled, description } =
      payload as unknown as EndpointEventPayloads['webhook-endpoint-changed'];
    return {
      ...state,
      ...at,
      ...(eventTypes === undefined ? {} : { eventTypes }),
      ...(disabled === undefined ? {} : { disabled }),
      ...(texts.url === undefined ? {} : { url: texts.url }),
      ...(description === undefined ? {} : { description: texts.description ?? null }),
    };
  }
  if (type === 'webhook-secret-rotated') {
    const { previousUntil, request } = payload as unknown as EndpointEventPayloads['webhook-secret-rotated'];
    const before = state.secrets.slice(0, 1).map(({ secret }) => ({ secret, until: previousUntil }));
    const secrets = [{ secret: texts.secret ?? '', until: null }, ...before];
    return { ...state, ...at, secrets, rotatedBy: request };
  }
  return type === 'webhook-endpoint-removed' ? { ...state, ...at, removed: true } : state;
}

/** The secrets that sign at this moment, newest first; none where they were erased. */
export function signingSecrets({ secrets }: EndpointState, now: string): string[] {
  return secrets
    .filter(({ until }) => until === null || until > now)
    .flatMap(({ secret }) => (isErased(secret) ? [] : [secret]));
}

/** An endpoint as callers see it. */
export function endpointResource(state: EndpointState, now: string): WebhookResource {
  const until = state.secrets[1]?.until ?? null;
  return {
    webhookId: state.endpointId,
    url: shown(state.url),
    eventTypes: [...state.eventTypes],
    description: state.description === null ? null : shown(state.description),
    disabled: state.disabled !== null,
    disabledReason: state.disabled,
    createdAt: state.createdAt,
    changedAt: state.changedAt,
    previousSecretUntil: until !== null && until > now ? until : null,
  };
}

function shown(words: Words): string {
  return isErased(words) ? ERASED_TEXT : words;
}
