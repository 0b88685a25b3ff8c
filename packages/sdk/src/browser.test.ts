import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'))
  .map((name) => ({ name, text: readFileSync(`${src}/${name}`, 'utf8') }));

it('needs nothing at run time but a parser of events', () => {
  expect(files.length).toBeGreaterThan(20);
  const imports = files.flatMap(({ text }) =>
    [...text.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '([^.'][^']*)';/gms)].map(([, from]) => from),
  );
  expect(imports).toEqual(['eventsource-parser']);
});

it('names nothing that only Node has', () => {
  const words = /\b(?:process|Buffer|require|__dirname|setImmediate|global)\b(?!')|node:/;
  const named = files.filter(({ text }) => words.test(text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')));
  expect(named.map(({ name }) => name)).toEqual([]);
});
