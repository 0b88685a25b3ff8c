import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { engineFault } from './engine-rules.ts';
import { importsOf } from './imports.ts';
import { type Layer, layers } from './layers.ts';
import type { PackageFacts, SourceFile, Workspace } from './workspace.ts';

/** An import that points where it must not. */
export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly specifier: string;
}

/** All imports of the workspace that break a layering rule. */
export function checkLayers(workspace: Workspace): Violation[] {
  return workspace.files.flatMap((file) => {
    const owner = workspace.packages.find((candidate) => file.path.startsWith(`${candidate.dir}/`));
    const layer = owner && layers[owner.dir];
    if (!owner || !layer) return [violation('unknown-package', file, 1, file.path)];
    return importsOf(file.text).flatMap(({ specifier, line }) => {
      const rule = faultOf({ workspace, owner, layer, file, specifier });
      return rule ? [violation(rule, file, line, specifier ?? '(computed)')] : [];
    });
  });
}

interface Site {
  readonly workspace: Workspace;
  readonly owner: PackageFacts;
  readonly layer: Layer;
  readonly file: SourceFile;
  readonly specifier: string | null;
}

function faultOf(site: Site): string | undefined {
  const { file, specifier, layer, workspace } = site;
  if (specifier === null) return layer.computedImports || isTest(file.path) ? undefined : 'computed-import';
  if (specifier.startsWith('.')) return relativeFault(site, specifier);
  if (specifier.startsWith('/') || specifier.startsWith('file:')) return 'cross-package-path';
  if (isBuiltin(specifier)) return layer.nodeModules || isTest(file.path) ? undefined : 'node-in-pure';
  const target = workspace.packages.find(
    ({ name }) => specifier === name || specifier.startsWith(`${name}/`),
  );
  return target || specifier.startsWith('@palimpsest/')
    ? workspaceFault(site, specifier, target)
    : npmFault(site, specifier);
}

function relativeFault({ owner, layer, file }: Site, specifier: string): string | undefined {
  const target = posix.normalize(posix.join(posix.dirname(file.path), specifier));
  if (!target.startsWith(`${owner.dir}/`)) return 'cross-package-path';
  const from = insideSrc(owner, file.path);
  const to = insideSrc(owner, target);
  if (from === undefined || to === undefined) return undefined;
  if (isTestingKit(to) && !isTestingKit(from) && !isTest(from)) return 'testing-in-production';
  if (layer.siblings !== undefined && areSiblings(layer.siblings, from, to)) return 'sibling';
  return owner.dir === 'packages/engine' ? engineFault(from, to) : undefined;
}

function workspaceFault(site: Site, specifier: string, target: PackageFacts | undefined): string | undefined {
  const { owner, layer, file } = site;
  const name = specifier.split('/').slice(0, 2).join('/');
  if (name === owner.name) return 'self-import';
  if (!layer.workspace.includes(name)) return 'points-up';
  const subpath = `.${specifier.slice(name.length)}`;
  if (target && !target.exports.has(subpath)) return 'deep-import';
  if (!declared(site, name)) return 'undeclared';
  const from = insideSrc(owner, file.path) ?? '';
  if (subpath === './testing' && !isTest(from) && !isTestingKit(from)) return 'testing-in-production';
  return owner.dir === 'packages/engine' ? engineFault(from, specifier) : undefined;
}

function npmFault(site: Site, specifier: string): string | undefined {
  const { layer, file } = site;
  const parts = specifier.split('/');
  const name = specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] as string);
  if (!declared(site, name)) return 'undeclared';
  if (isTest(file.path) || layer.npm === 'declared' || layer.npm.includes(name)) return undefined;
  return 'npm-not-allowed';
}

/** Tests may use the tools of their package and of the root; everything else only real dependencies. */
function declared({ owner, file, workspace }: Site, name: string): boolean {
  if (owner.dependencies.has(name)) return true;
  return isTest(file.path) && (owner.devDependencies.has(name) || workspace.rootDevDependencies.has(name));
}

/** Path below the package's `src/`, or undefined for its other files (data, the manifest). */
function insideSrc(owner: PackageFacts, path: string): string | undefined {
  const src = `${owner.dir}/src/`;
  return path.startsWith(src) ? path.slice(src.length) : undefined;
}

/** Two folders below the same parent that must not know each other, or a member that goes back through the index. */
function areSiblings(parent: string, from: string, to: string): boolean {
  const [a, b] = [memberOf(parent, from), memberOf(parent, to)];
  if (a === undefined) return false;
  return b === undefined ? to === 'index.ts' || to === `${parent}index.ts` : a !== b;
}

function memberOf(parent: string, path: string): string | undefined {
  if (!path.startsWith(parent)) return undefined;
  const rest = path.slice(parent.length);
  return rest.includes('/') ? rest.slice(0, rest.indexOf('/')) : undefined;
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

function isTestingKit(path: string): boolean {
  return /(?:^|\/)testing\//.test(path);
}

function violation(rule: string, file: SourceFile, line: number, specifier: string): Violation {
  return { rule, file: file.path, line, specifier };
}
