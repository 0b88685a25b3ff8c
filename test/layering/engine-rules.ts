const SURFACES = ['http', 'cli', 'mcp'];
/** The files through which one surface may start another: `palimpsest serve` starts http, `palimpsest mcp` mcp. */
const ENTRY_FILES = ['index.ts', 'server.ts'];

/**
 * The engine's inner order: surfaces (http, cli, mcp) stand on app, app stands on adapters and pipelines, and
 * every other folder (errors, ...) is ground that anyone may stand on.
 *
 * @param from path below `packages/engine/src`
 * @param to path below `packages/engine/src`, or the name of a workspace package
 */
export function engineFault(from: string, to: string): string | undefined {
  const source = areaOf(from);
  if (to.startsWith('@palimpsest/'))
    return to.startsWith('@palimpsest/pipelines') && source !== 'app' ? 'only-app-composes' : undefined;
  if (!from.includes('/')) return undefined; // the package's own index
  const target = areaOf(to);
  if (source === target) return undefined;
  if (SURFACES.includes(source)) return surfaceFault(target, to);
  if (source === 'app') return SURFACES.includes(target) ? 'app-points-up' : undefined;
  if (source === 'adapters') return [...SURFACES, 'app'].includes(target) ? 'adapter-points-up' : undefined;
  return [...SURFACES, 'app', 'adapters'].includes(target) ? 'ground-points-up' : undefined;
}

function surfaceFault(target: string, to: string): string | undefined {
  if (target === 'adapters') return 'only-app-composes';
  if (!SURFACES.includes(target)) return undefined;
  return ENTRY_FILES.some((file) => to === `${target}/${file}`) ? undefined : 'surface-internals';
}

function areaOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}
