/** What a package may import. Every import points down: a name that is missing here is a wall. */
export interface Layer {
  /** Packages of this workspace. */
  readonly workspace: readonly string[];
  /** Packages from npm: named ones, or whatever the manifest declares. */
  readonly npm: readonly string[] | 'declared';
  readonly nodeModules: boolean;
  /** Whether `import(variable)` is allowed; it hides from this test, so pure code has none. */
  readonly computedImports: boolean;
  /** Folder below `src/` whose members must not import each other (`''` is `src/` itself). */
  readonly siblings?: string;
}

const pure = { nodeModules: false, computedImports: false };

export const layers: Readonly<Record<string, Layer>> = {
  'packages/contracts': { ...pure, workspace: [], npm: ['zod'] },
  'packages/kernel': {
    ...pure,
    workspace: ['@palimpsest/contracts'],
    npm: ['@lezer/common', '@lezer/markdown', 'canonicalize', 'diff'],
  },
  'packages/pipelines': {
    ...pure,
    workspace: ['@palimpsest/contracts', '@palimpsest/kernel'],
    npm: [],
    siblings: '',
  },
  'packages/engine': {
    workspace: ['@palimpsest/contracts', '@palimpsest/kernel', '@palimpsest/pipelines'],
    npm: 'declared',
    nodeModules: true,
    computedImports: true,
  },
  'packages/sdk': { ...pure, workspace: ['@palimpsest/contracts'], npm: ['eventsource-parser'] },
  'apps/studio': {
    ...pure,
    workspace: ['@palimpsest/contracts', '@palimpsest/sdk'],
    npm: 'declared',
    siblings: 'features/',
  },
};
