import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { FileUnusableError } from '../../errors/file-unusable-error.ts';
import type { PackageFile } from './package-of.ts';

/** The folder a package goes to where none is named. */
export function packageFolder(workingFolder: string, project: string): string {
  return join(workingFolder, 'RESEARCH', project);
}

/** Writes the package into a folder, and nowhere else. */
export async function writePackage(folder: string, files: readonly PackageFile[]): Promise<void> {
  const root = resolve(folder);
  try {
    for (const { path, text } of files) {
      const target = resolve(root, path);
      if (!target.startsWith(`${root}${sep}`)) throw new Error('outside');
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, text);
    }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new FileUnusableError({
      path: folder,
      problem: `the report cannot be written there (${code}).`,
      hint: 'Name another folder with --out. The run itself is on record: palimpsest research show RUN --out DIR writes it again.',
    });
  }
}
