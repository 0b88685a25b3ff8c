import { subjectSchema, tenantSchema } from '@palimpsest/contracts';
import { RequestInvalidError } from '../errors/request-invalid-error.ts';
import type { RunRequest } from './start-run.ts';

/** A subject may have 200 characters, and one is made from the key where none is given. */
const LONGEST_KEY = 190;

/** Refuses what the ledger could not hold before anything is written, and names the field. */
export function checkRequest({ tenant, subject, texts, idempotencyKey }: RunRequest): void {
  const problem =
    typeof tenant === 'string' ? tenantSchema.safeParse(tenant).error?.issues[0]?.message : 'must be text';
  if (problem !== undefined) throw new RequestInvalidError({ field: 'tenant', problem });
  if (subject !== undefined) checkSubject('subject', subject);
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text !== 'string' && text.subject !== undefined)
      checkSubject(`the subject of text '${name}'`, text.subject);
  }
  if (idempotencyKey === undefined) return;
  const field = 'idempotencyKey';
  if (typeof idempotencyKey !== 'string' || idempotencyKey === '' || idempotencyKey.length > LONGEST_KEY)
    throw new RequestInvalidError({ field, problem: `must be text of 1 to ${LONGEST_KEY} characters` });
  checkCharacters(field, idempotencyKey);
}

function checkSubject(field: string, subject: string): void {
  if (!subjectSchema.safeParse(subject).success)
    throw new RequestInvalidError({ field, problem: 'must be text of 1 to 200 characters' });
  checkCharacters(field, subject);
}

/** Neither has a place in a database's text; half of a surrogate pair is no character at all. */
function checkCharacters(field: string, text: string): void {
  if (text.includes('\0'))
    throw new RequestInvalidError({ field, problem: 'must not have the character U+0000' });
  if (/\p{Surrogate}/u.test(text))
    throw new RequestInvalidError({ field, problem: 'must not have half of a surrogate pair' });
}
