import { isErased } from '@palimpsest/kernel';
import type { LoadedRun } from '../load-run.ts';

export interface PackageFile {
  readonly path: string;
  readonly text: string;
}

/**
 * The files of the package, word for word as they are in the ledger.
 *
 * @example const report = packageOf(run).find(({ path }) => path === 'report.md')?.text;
 */
export function packageOf({ events }: Pick<LoadedRun, 'events'>): readonly PackageFile[] {
  const made = events.findLast(({ type }) => type === 'package-created');
  if (made === undefined) return [];
  return (made.payload.files as string[]).flatMap((path) => {
    const text = made.texts[path];
    return text === undefined || isErased(text) ? [] : [{ path, text }];
  });
}
