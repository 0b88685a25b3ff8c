// The posts that are scored: 267 real ones where the development data is there, else the project's own examples.
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { dataFolder } from '../data-folder.mjs';

const EXAMPLES = fileURLToPath(new URL('../../examples/blog', import.meta.url));

export async function readPosts() {
  const folder = dataFolder('blog', '18f') ?? EXAMPLES;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const posts = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  return { posts, real: folder !== EXAMPLES };
}
