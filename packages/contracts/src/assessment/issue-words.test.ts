import { expect, it } from 'vitest';
import { z } from 'zod';
import { issueWords } from './issue-words.ts';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { reportInput: true }).error?.issues.map(issueWords);

it.each([
  [z.uuid(), 'must be a UUID'],
  [z.iso.date(), 'must be a day such as 2026-03-31'],
  [z.iso.datetime(), 'must be a time such as 2026-03-31T09:30:00.000Z'],
  [z.url(), 'must be a full address (URL)'],
  [z.base64(), 'does not have the right form'],
])('goes on with the sentence that the name of the field begins', (schema, words) => {
  expect(said(schema, 'so-so')).toEqual([words]);
});

it('keeps the words that a shape has for it', () => {
  expect(said(z.string().regex(/^a/, 'must begin with a'), 'b')).toEqual(['must begin with a']);
});
