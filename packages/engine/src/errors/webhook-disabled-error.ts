import { PalimpsestError } from './palimpsest-error.ts';

export class WebhookDisabledError extends PalimpsestError {
  constructor({ webhookId }: { webhookId: string }) {
    super({
      code: 'webhook_disabled',
      message: `The webhook endpoint '${webhookId}' is disabled: nothing is sent to it.`,
      hint: 'Enable it first, by changing disabled to false.',
    });
  }
}
