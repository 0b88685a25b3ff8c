import { chmodSync, cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './pages.ts';

/** Files of their own that the pages tell people to have, by the names the pages give them. */
const FILES: Readonly<Record<string, string>> = {
  'page.html':
    '<html><head><title>Weirs</title></head><body><article><h1>Weirs</h1><p>The crest of the weir is 6.8 metres high.</p></article></body></html>',
  'worksheet.md': '# Fractions\n\n## Problem 1\n\nFind 3 + 4.\n\n## Problem 2\n\nName two even numbers.\n',
  'notes/weir.md': '# The weir\n\nThe crest of the Tarn Weir is 6.8 metres high. It was rebuilt in 2011.\n',
  'scores.json': scores({ total: 66, answerability: 12 }),
  'new-scores.json': scores({ total: 78, answerability: 24 }),
};

/** Scores from elsewhere, as the guide to the blog pipeline shows them. */
function scores({ total, answerability }: { total: number; answerability: number }): string {
  const pillars = { structure: 16, specificity: 13, trust: 11, coverage: 6, freshness: 4, readability: 4 };
  const categories = {
    vocabulary_inflation: 5,
    participial_density: 5,
    rhetorical_formulas: 4,
    stock_phrases: 4,
    template_frame: 2,
    rhythm: 4,
    voice_deficit: 2,
    punctuation_format: 4,
  };
  return JSON.stringify({
    aeo: { total, pillars: { answerability, ...pillars } },
    aiLikeness: { total: 4, categories },
  });
}

/** An empty folder, as a person begins with, with the examples, those files, and the built command as `npx palimpsest`. */
export function makeWorkspace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'palimpsest-docs-'));
  // The embedded server of a root user runs as another one, who must be able to come by.
  chmodSync(folder, 0o755);
  for (const name of ['examples', 'node_modules']) symlinkSync(join(ROOT, name), join(folder, name));
  mkdirSync(join(folder, 'notes'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  cpSync(join(ROOT, 'examples/blog/hidden-answer.md'), join(folder, 'post.md'));
  cpSync(join(ROOT, 'examples/assessment/science-grade-9.json'), join(folder, 'request.json'));
  mkdirSync(join(folder, 'bin'));
  const program = (file: string) => `exec "${process.execPath}" "${join(ROOT, file)}" "$@"\n`;
  writeFileSync(join(folder, 'bin/curl'), `#!/bin/sh\n${program('test/docs/curl.mjs')}`, { mode: 0o755 });
  // npx would look the command up in the same place, a second later.
  const npx = `#!/bin/sh
program="$1"
shift
case "$program" in
palimpsest) ${program('packages/engine/bin/palimpsest.js')};;
tsc) ${program('node_modules/typescript/bin/tsc')};;
esac
echo "npx $program is not there" >&2
exit 127
`;
  writeFileSync(join(folder, 'bin/npx'), npx, {
    mode: 0o755,
  });
  return folder;
}
