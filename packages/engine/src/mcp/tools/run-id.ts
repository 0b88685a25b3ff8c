import { z } from 'zod';

/** What the ids of runs are made of; anything else is none, and is not even looked for. */
export const runIdField = z
  .string()
  .regex(/^[A-Za-z0-9._:-]{1,128}$/, 'must be the id of a run: 1 to 128 letters, digits and . _ : -');
