import { PalimpsestError } from './palimpsest-error.ts';

export class UnknownWebhookError extends PalimpsestError {
  constructor({ webhookId }: { webhookId: string }) {
    super({ code: 'unknown_webhook', message: `There is no webhook endpoint '${webhookId}'.` });
  }
}
