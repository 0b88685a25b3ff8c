import type { JsonObject } from '@palimpsest/contracts';
import type { TextDraft } from '@palimpsest/kernel';
import type { PoolClient } from 'pg';
import { asTenant } from '../../adapters/postgres/database.ts';
import { ConflictError } from '../../errors/conflict-error.ts';
import { UnknownWebhookError } from '../../errors/unknown-webhook-error.ts';
import type { EngineContext } from '../context.ts';
import { sealDrafts } from '../seal.ts';
import {
  type EndpointEventPayloads,
  type EndpointEventType,
  endpointStream,
  endpointSubject,
} from './endpoint-events.ts';
import { type EndpointState, readEndpoints } from './endpoint-state.ts';

/** A fact about an endpoint that is to be put on record. */
export interface EndpointFact<T extends EndpointEventType = EndpointEventType> {
  readonly type: T;
  readonly payload: EndpointEventPayloads[T];
  readonly texts?: Readonly<Record<string, TextDraft>>;
}

export interface EndpointPlace {
  readonly tenant: string;
  readonly endpointId: string;
}

export interface EndpointChange<T> {
  readonly actor: string;
  /** What to put on record, given how the endpoint stands; null where there is nothing to change. */
  readonly decide: (state: EndpointState, now: string) => EndpointFact | null;
  /** Further work of the same transaction. */
  readonly beside?: (client: PoolClient, state: EndpointState) => Promise<T>;
}

/** An endpoint that can still be worked with. */
export async function openEndpoint(
  context: Pick<EngineContext, 'database' | 'keyring'>,
  { tenant, endpointId }: EndpointPlace,
): Promise<EndpointState> {
  const state = await anyEndpoint(context, { tenant, endpointId });
  if (state === undefined || state.removed) throw new UnknownWebhookError({ webhookId: endpointId });
  return state;
}

/** An endpoint, even one that was removed. */
export async function anyEndpoint(
  context: Pick<EngineContext, 'database' | 'keyring'>,
  { tenant, endpointId }: EndpointPlace,
): Promise<EndpointState | undefined> {
  const found = await asTenant(context.database, tenant, (client) =>
    readEndpoints(client, context, tenant, [endpointId]),
  );
  return found.get(endpointId);
}

/** Changes an endpoint, on record. When another process was quicker, the decision is made anew. */
export async function changeStream<T>(
  context: EngineContext,
  place: EndpointPlace,
  { actor, decide, beside }: EndpointChange<T>,
): Promise<EndpointState> {
  for (;;) {
    const state = await openEndpoint(context, place);
    const recordedAt = context.now();
    const fact = decide(state, recordedAt);
    if (fact === null) {
      if (beside !== undefined)
        await asTenant(context.database, place.tenant, (client) => beside(client, state));
      return state;
    }
    try {
      await appendFact(context, place, state.version, { actor, recordedAt, fact }, (client) =>
        beside?.(client, state),
      );
      return await openOrRemoved(context, place, state);
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
}

async function openOrRemoved(
  context: EngineContext,
  place: EndpointPlace,
  before: EndpointState,
): Promise<EndpointState> {
  return (await anyEndpoint(context, place)) ?? before;
}

export async function appendFact(
  context: EngineContext,
  { tenant, endpointId }: EndpointPlace,
  expectedVersion: number,
  { actor, recordedAt, fact }: { actor: string; recordedAt: string; fact: EndpointFact },
  beside: (client: PoolClient) => Promise<unknown> | undefined,
): Promise<void> {
  const { type, payload, texts = {} } = fact;
  const draft = { type, payload: payload as unknown as JsonObject, texts };
  const sealed = await sealDrafts(context, tenant, endpointSubject(endpointId), [{ actor, draft }]);
  const place = { tenant, stream: endpointStream(endpointId), expectedVersion, recordedAt };
  await context.appender.append(place, async (open) => {
    await beside(open.client);
    await open.write(sealed);
  });
}
