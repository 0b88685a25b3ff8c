import { PalimpsestError } from './palimpsest-error.ts';

export class UnknownDeliveryError extends PalimpsestError {
  constructor({ deliveryId }: { deliveryId: string }) {
    super({ code: 'unknown_delivery', message: `This webhook endpoint has no delivery '${deliveryId}'.` });
  }
}
