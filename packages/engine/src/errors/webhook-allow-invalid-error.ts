import { PalimpsestError } from './palimpsest-error.ts';

/** The operator's list of further receivers has an entry that cannot be understood. */
export class WebhookAllowInvalidError extends PalimpsestError {
  constructor({ entry }: { entry: string }) {
    super({
      code: 'webhook_allow_invalid',
      message: `PALIMPSEST_WEBHOOK_ALLOW has an entry that is neither a host nor a network: ${JSON.stringify(entry.slice(0, 60))}.`,
      hint: 'Write hosts and networks with commas between them, such as hooks.internal,10.1.0.0/16.',
    });
  }
}
