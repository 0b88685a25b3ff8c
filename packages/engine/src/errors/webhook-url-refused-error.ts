import { PalimpsestError } from './palimpsest-error.ts';

/** An address that messages are not sent to. Never carries the address: it may hold a secret. */
export class WebhookUrlRefusedError extends PalimpsestError {
  constructor({ message, hint }: { message: string; hint?: string | undefined }) {
    super({
      code: 'webhook_url_refused',
      message,
      hint: hint ?? 'Give an https address that can be reached from the Internet.',
    });
  }
}
