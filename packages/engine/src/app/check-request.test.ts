import { describe, expect, it } from 'vitest';
import { RequestInvalidError } from '../errors/request-invalid-error.ts';
import { checkRequest } from './check-request.ts';
import type { RunRequest } from './start-run.ts';

const request: RunRequest = {
  tenant: 'local',
  pipeline: 'polish/v1',
  actor: 'me',
  input: {},
  texts: { text: 'x' },
};

describe('a request', () => {
  it.each<[string, Partial<RunRequest>, string]>([
    ['a path for a tenant', { tenant: '../x' }, 'tenant'],
    ['an empty tenant', { tenant: '' }, 'tenant'],
    ['no tenant', { tenant: undefined as unknown as string }, 'tenant'],
    ['an empty subject', { subject: '' }, 'subject'],
    ['too long a subject', { subject: 's'.repeat(201) }, 'subject'],
    ['half a character in the subject', { subject: 'a\ud800' }, 'subject'],
    ['U+0000 in the subject', { subject: 'a\0' }, 'subject'],
    [
      'a bad subject of a text',
      { texts: { note: { words: 'x', subject: '' } } },
      "the subject of text 'note'",
    ],
    ['an empty key', { idempotencyKey: '' }, 'idempotencyKey'],
    ['too long a key', { idempotencyKey: 'k'.repeat(191) }, 'idempotencyKey'],
    ['half a character in the key', { idempotencyKey: '\udc00' }, 'idempotencyKey'],
  ])('with %s is refused, and the field is named', (_what, change, field) => {
    let thrown: unknown;
    try {
      checkRequest({ ...request, ...change });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(RequestInvalidError);
    expect(thrown).toMatchObject({ code: 'request_invalid', field, message: expect.stringContaining(field) });
  });

  it('with the longest names, and characters of two halves, is taken', () => {
    const subject = '😀'.repeat(100);
    expect(() =>
      checkRequest({ ...request, tenant: 't'.repeat(63), subject, idempotencyKey: 'k'.repeat(190) }),
    ).not.toThrow();
  });
});
