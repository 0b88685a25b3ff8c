// node bench/injection/check-links.mjs RESEARCH/<project> ...: names every link of a research package, in HTML, Markdown
// or JSON, that leads somewhere else than to one of its sources, and fails where there is one.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foreignLinks } from '../../packages/engine/dist/app/testing/link-targets.js';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('Name one or more folders with a research package: RESEARCH/<project>.');
  process.exit(2);
}
let found = 0;
for (const folder of folders) {
  const names = (await readdir(folder)).filter((name) => /\.(?:md|html|jsonl?)$/.test(name));
  if (!names.includes('run.json')) {
    console.error(`${folder} holds no research package: there is no run.json in it.`);
    process.exit(2);
  }
  const files = await Promise.all(
    names.map(async (path) => ({ path, text: await readFile(join(folder, path), 'utf8') })),
  );
  const links = foreignLinks(files);
  found += links.length;
  for (const link of links) console.log(`${folder}/${link}`);
  if (links.length === 0) console.log(`${folder}: ${files.length} files, every link leads to a source`);
}
process.exit(found === 0 ? 0 : 1);
