import type { Json } from '@palimpsest/contracts';
import type { ReadModel, Row } from '@palimpsest/kernel';
import { type EndpointEventPayloads, endpointOfStream } from './endpoint-events.ts';

/** One row an endpoint: what decides whether it is told of an event. It holds no words and no secret. */
export const webhookEndpoints: ReadModel = {
  table: 'webhook_endpoints',
  key: ['endpoint_id'],
  columns: {
    endpoint_id: 'uuid',
    event_types: 'jsonb',
    disabled: 'boolean',
    disabled_reason: 'text',
    created_at: 'timestamptz',
    created_sequence: 'bigint',
    changed_at: 'timestamptz',
    removed_at: 'timestamptz',
  },
  words: [],
  project({ type, stream, payload, recordedAt, sequence }) {
    const endpoint_id = endpointOfStream(stream);
    if (endpoint_id === null) return [];
    const update = (set: Row) => [
      { op: 'update' as const, key: { endpoint_id }, set: { ...set, changed_at: recordedAt } },
    ];
    if (type === 'webhook-endpoint-created') {
      const { eventTypes } = payload as unknown as EndpointEventPayloads['webhook-endpoint-created'];
      const row = {
        endpoint_id,
        event_types: eventTypes as unknown as Json,
        disabled: false,
        created_at: recordedAt,
        created_sequence: sequence,
        changed_at: recordedAt,
      };
      return [{ op: 'insert', row }];
    }
    if (type === 'webhook-endpoint-changed') {
      const { eventTypes, disabled } =
        payload as unknown as EndpointEventPayloads['webhook-endpoint-changed'];
      return update({
        ...(eventTypes === undefined ? {} : { event_types: eventTypes as unknown as Json }),
        ...(disabled === undefined ? {} : { disabled: disabled !== null, disabled_reason: disabled }),
      });
    }
    if (type === 'webhook-secret-rotated') return update({});
    if (type === 'webhook-endpoint-removed') return update({ removed_at: recordedAt });
    return [];
  },
};
