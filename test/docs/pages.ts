import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Page {
  /** From the folder of the repository, e.g. `docs/guide/blog.md`. */
  readonly path: string;
  readonly text: string;
}

const NOT_FOR_USERS = /(^|\/)(node_modules|dist|cases|data|aldermere)\//;

/** Every page that tells people what to do: at the top, in docs, in examples, and beside the packages. */
export function allPages(): Page[] {
  const below = (folder: string) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      join(folder, name).replaceAll('\\', '/'),
    );
  const beside = readdirSync(join(ROOT, 'packages')).flatMap((name) => [
    `packages/${name}/README.md`,
    ...below(`packages/${name}/src`),
  ]);
  const paths = ['README.md', 'CONTRIBUTING.md', ...below('docs'), ...below('examples'), ...beside];
  return [...new Set(paths)]
    .filter((path) => path.endsWith('.md') && !NOT_FOR_USERS.test(path) && !path.startsWith('examples/blog/'))
    .sort()
    .flatMap((path) => {
      const text = readOrNull(path);
      return text === null ? [] : [{ path, text }];
    });
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return null;
  }
}
