import { randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A signing secret in the notation of Standard Webhooks. */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
}

export interface SignedMessage {
  readonly id: string;
  /** When it is sent; receivers refuse what is too old. */
  readonly sentAt: string;
  readonly body: string;
  /** Newest first: while a secret is being changed, receivers that know either of the two can verify. */
  readonly secrets: readonly string[];
}

/** The headers that Standard Webhooks asks for. */
export async function signedHeaders({
  id,
  sentAt,
  body,
  secrets,
}: SignedMessage): Promise<Record<string, string>> {
  const { Webhook } = await import('standardwebhooks');
  const at = new Date(sentAt);
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
