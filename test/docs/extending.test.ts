import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blocksOf } from './blocks.ts';
import { ROOT } from './pages.ts';

const example = join(ROOT, 'examples/extending');
const read = (path: string) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') });
const guide = blocksOf(read('docs/guide/extending.md'));

/** commands.int.test.ts builds and runs the example: its README has the commands and what they print. */
describe('the guide to rules, renderers and pipelines', () => {
  it('shows the code of the example as it is', () => {
    const sources = readdirSync(join(example, 'src')).map((name) =>
      readFileSync(join(example, 'src', name), 'utf8'),
    );
    const shown = guide.filter(({ language }) => language === 'ts');
    const strange = shown.filter(({ code }) => !sources.some((source) => source.includes(code.trimEnd())));
    expect(strange.map(({ place }) => place)).toEqual([]);
    expect(shown.length).toBeGreaterThan(6);
  });

  it('shows what the example prints', () => {
    const printed = blocksOf(read('examples/extending/README.md')).find(
      ({ language }) => language === 'sh',
    )?.prints;
    const shown = guide.find(({ language }) => language === 'text')?.code;
    expect(printed).toContain(shown);
  });
});
