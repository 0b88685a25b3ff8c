import { Option } from 'commander';

/** Far beyond what a request may have, so that one that is too large is read and the field that is too long is named. */
export const REQUEST_LIMITS = {
  maxBytes: 64_000_000,
  tooLong: 'The request is too large: send the assignment in several parts.',
};

export const TENANT_OPTION = new Option('--tenant <name>', 'in which tenant').default('local');
