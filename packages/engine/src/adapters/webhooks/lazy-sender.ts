import type { SendOutcome, WebhookPost, WebhookSender } from './webhook-sender.ts';

/** A sender that is loaded when the first address is checked or the first message is sent: most commands do neither. */
export interface LazyWebhookSender {
  check(url: string): Promise<string>;
  send(post: WebhookPost): Promise<SendOutcome>;
  close(): Promise<void>;
}

/** Reads `PALIMPSEST_WEBHOOK_ALLOW`; a list that is wrong is told at once, not with the first message. */
export async function webhookSender(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<LazyWebhookSender> {
  const allowed = environment.PALIMPSEST_WEBHOOK_ALLOW?.trim() || undefined;
  let loaded: Promise<WebhookSender> | undefined;
  const load = () => {
    loaded ??= open(allowed);
    return loaded;
  };
  if (allowed !== undefined) await load();
  return {
    check: async (url) => (await load()).check(url),
    send: async (post) => (await load()).send(post),
    close: async () => (await loaded)?.close(),
  };
}

async function open(allowed: string | undefined): Promise<WebhookSender> {
  const { parseAllowList } = await import('./allow-list.ts');
  const { createWebhookSender } = await import('./webhook-sender.ts');
  return createWebhookSender({ allow: parseAllowList(allowed) });
}
