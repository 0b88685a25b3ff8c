import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url));

it('the types of the client are those of the document as it is now; if not: npm run reference:types', () => {
  const [first] = read('./openapi-types.d.ts').toString('utf8').split('\n');
  const hash = createHash('sha256').update(read('../../docs/reference/openapi.json')).digest('hex');
  expect(first).toBe(`// From docs/reference/openapi.json, SHA-256 ${hash}`);
});
