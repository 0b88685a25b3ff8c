import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createClient } from './client.ts';
import * as sdk from './index.ts';

const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

it('the README lists every method of every area', () => {
  const listed = [...page.matchAll(/^\| `(\w+)` \| ((?:`\w+` ?)+) \|$/gm)].map(([, area, methods = '']) => [
    area,
    methods.replaceAll('`', '').split(' '),
  ]);
  const client = createClient({ baseUrl: 'http://palimpsest.test' });
  const made = Object.entries(client).map(([area, methods]) => [area, Object.keys(methods)]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(made));
});

it('the README names every type of error', () => {
  const errors = Object.keys(sdk).filter((name) => name.endsWith('Error'));
  expect(errors.length).toBeGreaterThan(10);
  expect(errors.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
