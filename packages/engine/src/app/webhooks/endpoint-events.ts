import type { WEBHOOK_EVENT_TYPES } from '@palimpsest/contracts';

export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];
export type DisabledReason = 'by-hand' | 'gone';

/** `webhook/<id>`: the stream of an endpoint. One each, so that a message is signed without reading those of others. */
export function endpointStream(endpointId: string): string {
  return `webhook/${endpointId}`;
}

/** The endpoint a stream belongs to, or null for streams of other things. */
export function endpointOfStream(stream: string): string | null {
  return stream.startsWith('webhook/') ? stream.slice('webhook/'.length) : null;
}

/** Whoever address, description and secrets of an endpoint are sealed for; erased when it is removed. */
export function endpointSubject(endpointId: string): string {
  return `webhook:${endpointId}`;
}

/** The payloads of an endpoint's events. Address, description and secret are texts beside them. */
export interface EndpointEventPayloads {
  /** Texts: `url`, `secret`, and `description` where there is one. */
  readonly 'webhook-endpoint-created': { readonly eventTypes: readonly WebhookEventType[] };
  /** Texts: `url` and `description` where they are new. */
  readonly 'webhook-endpoint-changed': {
    readonly eventTypes?: readonly WebhookEventType[];
    readonly disabled?: DisabledReason | null;
    readonly description?: 'set' | 'none';
    readonly url?: 'set';
  };
  /** Text: `secret`. */
  readonly 'webhook-secret-rotated': {
    /** Until when the secret before signs too. */
    readonly previousUntil: string;
    /** Which request asked for it, so that the same one asked again rotates nothing. */
    readonly request: string | null;
  };
  readonly 'webhook-endpoint-removed': Readonly<Record<string, never>>;
}
export type EndpointEventType = keyof EndpointEventPayloads;
