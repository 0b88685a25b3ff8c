import { PalimpsestError } from './palimpsest-error.ts';

/** Why an address was not contacted. */
export type AddressProblem =
  | 'not_an_address'
  | 'scheme'
  | 'credentials'
  | 'port'
  | 'private_network'
  | 'no_such_host';

/** An outgoing connection was refused before it was made. Never carries the address: it may be somebody's words. */
export class AddressRefusedError extends PalimpsestError {
  readonly problem: AddressProblem;

  constructor({ problem, message, hint }: { problem: AddressProblem; message: string; hint?: string }) {
    super({ code: 'address_refused', message, hint });
    this.problem = problem;
  }
}
