import { readFileSync } from 'node:fs';
import { complaintReference } from '@palimpsest/pipelines/complaint';
import { expect, it } from 'vitest';

it('the page of the tables is what the rule data say; npm run reference writes it anew', () => {
  const page = new URL('../../../../../docs/reference/complaint-tables.md', import.meta.url);
  expect(readFileSync(page, 'utf8')).toBe(complaintReference());
});
