import { z } from 'zod';

/** SHA-256 and HMAC-SHA-256 values are written as 64 lower-case hexadecimal digits. */
export const digestSchema = z.string().regex(/^[0-9a-f]{64}$/, 'must be 64 lower-case hexadecimal digits');

/** A tenant is named by a short slug, since it appears in file names and log lines. */
export const tenantSchema = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9_-]{0,62}$/,
    'must be 1 to 63 of a-z, 0-9, - and _, and begin with a letter or digit',
  );

/** A stream holds the events of one thing, e.g. `run/3f0c…` or `tenant`. */
export const streamSchema = z
  .string()
  .regex(/^[a-z][a-z-]*(\/[A-Za-z0-9._:-]{1,128})?$/, 'must look like kind or kind/id');

/** Event types are past-tense facts in kebab-case. */
export const eventTypeSchema = z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'must be kebab-case');

/** A subject is whoever or whatever a text can be erased for. Give opaque ids: the id itself stays in the ledger. */
export const subjectSchema = z.string().min(1).max(200);

/** UTC with milliseconds, exactly as `Date.prototype.toISOString` writes it. */
export const instantSchema = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
    'must be a time in UTC with milliseconds, such as 2026-03-31T09:30:00.000Z',
  );
