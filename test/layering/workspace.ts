import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the layering rules need to know of a package. */
export interface PackageFacts {
  /** Folder relative to the root, e.g. `packages/kernel`. */
  readonly dir: string;
  readonly name: string;
  readonly dependencies: ReadonlySet<string>;
  readonly devDependencies: ReadonlySet<string>;
  /** Sub-paths that others may import, e.g. `.` and `./testing`. */
  readonly exports: ReadonlySet<string>;
}

export interface SourceFile {
  /** Path relative to the root, with slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Workspace {
  readonly packages: readonly PackageFacts[];
  readonly rootDevDependencies: ReadonlySet<string>;
  readonly files: readonly SourceFile[];
}

/** Reads every package below `packages/` and `apps/` and every source file below their `src/`. */
export function readWorkspace(root: string): Workspace {
  const dirs = ['packages', 'apps'].flatMap((parent) =>
    foldersIn(join(root, parent)).map((name) => `${parent}/${name}`),
  );
  const packages = dirs.filter((dir) => existsSync(join(root, dir, 'package.json')));
  const rootManifest = existsSync(join(root, 'package.json')) ? readManifest(join(root, 'package.json')) : {};
  return {
    packages: packages.map((dir) => packageFacts(dir, readManifest(join(root, dir, 'package.json')))),
    rootDevDependencies: new Set(Object.keys(rootManifest.devDependencies ?? {})),
    files: dirs.flatMap((dir) => sourcesIn(root, `${dir}/src`)),
  };
}

export interface Manifest {
  readonly name?: string;
  readonly dependencies?: Record<string, string>;
  readonly optionalDependencies?: Record<string, string>;
  readonly peerDependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
  readonly exports?: Record<string, unknown> | string;
}

export function packageFacts(dir: string, manifest: Manifest): PackageFacts {
  const { dependencies, optionalDependencies, peerDependencies, devDependencies, exports } = manifest;
  return {
    dir,
    name: manifest.name ?? dir,
    dependencies: new Set(Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })),
    devDependencies: new Set(Object.keys(devDependencies ?? {})),
    exports: new Set(typeof exports === 'object' ? Object.keys(exports) : ['.']),
  };
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

function foldersIn(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

function sourcesIn(root: string, dir: string): SourceFile[] {
  if (!existsSync(join(root, dir))) return [];
  return readdirSync(join(root, dir), { withFileTypes: true }).flatMap((entry) => {
    const path = `${dir}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(root, path);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : [];
  });
}
