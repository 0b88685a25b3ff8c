import { EVENT_FORMAT } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import { readBody } from './read-body.ts';

const DIGEST = '0123456789abcdef'.repeat(4);
const ref = { id: 't1', subject: 's', commitment: DIGEST, seal: DIGEST };
const body = {
  format: EVENT_FORMAT,
  sequence: 1,
  tenant: 'main',
  stream: 'run/r1',
  streamVersion: 1,
  type: 'note-added',
  schemaVersion: 1,
  actor: 'me',
  recordedAt: '2026-01-01T00:00:00.000Z',
  previousHash: DIGEST,
  payload: {},
  texts: { note: ref },
};
const read = (change: object) => readBody(JSON.stringify({ ...body, ...change }));

describe('a stored event', () => {
  it('is read when it is whole', () => {
    expect(read({})).toEqual(body);
    expect(read({ texts: {} })).toEqual({ ...body, texts: {} });
  });

  const notWhole = [0, -1, 1.5, '1', null, 2 ** 53];
  const notText = ['', 1, null, ['a']];
  const noDigest = ['', 1, null, DIGEST.slice(1), `${DIGEST}0`, DIGEST.toUpperCase()];
  const noObject = [null, [], 'a', 1];
  it.each([
    ...['sequence', 'streamVersion', 'schemaVersion'].map((name) => [
      name,
      notWhole,
      'is not a whole number from 1',
    ]),
    ...['tenant', 'stream', 'type', 'actor', 'recordedAt'].map((name) => [name, notText, 'is not a text']),
    ['previousHash', noDigest, 'is not a hash'],
    ['payload', noObject, 'is not an object'],
    ['texts', noObject, 'are not an object'],
  ] as [string, unknown[], string][])('says what is wrong with its %s', (name, values, problem) => {
    for (const value of values) expect(read({ [name]: value }), String(value)).toBe(`its ${name} ${problem}`);
  });

  it('refuses a reference to a text that is not complete, and names it', () => {
    const problem = "its text reference 'note' is not complete";
    for (const bad of [null, [], 'a', {}, { ...ref, more: 1 }])
      expect(read({ texts: { note: bad } })).toBe(problem);
    for (const name of ['id', 'subject', 'commitment', 'seal'])
      for (const value of ['', 1]) expect(read({ texts: { note: { ...ref, [name]: value } } })).toBe(problem);
    for (const name of ['commitment', 'seal'])
      expect(read({ texts: { note: { ...ref, [name]: 'no hash' } } })).toBe(problem);
  });

  it('is no other format, has no other property and is JSON', () => {
    expect(read({ format: 'other' })).toBe(`its format is not ${EVENT_FORMAT}`);
    expect(read({ more: 1 })).toBe('it has properties that no event has');
    expect(readBody('{')).toBe('its text is not JSON');
    for (const text of ['null', '[]', '"a"', '1'])
      expect(readBody(text)).toBe('its text is not a JSON object');
    expect(readBody(JSON.stringify(body).replace('note-added', '\ud800'))).toBe(
      'its text has half of a surrogate pair',
    );
  });
});
