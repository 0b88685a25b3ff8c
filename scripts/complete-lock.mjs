// npm run lock: after a change of dependencies, makes package-lock.json good for every platform.
//
// npm drops an optional package from the lock file when it cannot be looked up, as happens behind a registry
// mirror that carries one platform only; `npm ci` then refuses the file. Each dropped package is put back under
// the exact version its parent names, with the platform its name tells, so that npm installs it there and
// nowhere else.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = [];

for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (found(path, name)) continue;
    if (!/^\d+\.\d+\.\d+/.test(version))
      throw new Error(`${name}@${version} of ${path} is missing and names no exact version.`);
    lock.packages[`node_modules/${name}`] = {
      version,
      ...platform(name),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    };
    added.push(name);
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  added.length === 0 ? 'The lock file is complete.' : `Put back ${added.length} packages of other platforms.`,
);

/** Looks where Node would: beside the package, then upwards. */
function found(path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in lock.packages) return true;
    if (at === '' || !at.includes('/node_modules/')) return `node_modules/${name}` in lock.packages;
  }
}

/** `@scope/binding-linux-arm64-musl` says it all. */
function platform(name) {
  const words = name.split('/').at(-1).split('-');
  const os = [
    'android',
    'darwin',
    'freebsd',
    'linux',
    'openharmony',
    'openbsd',
    'netbsd',
    'sunos',
    'aix',
    'win32',
  ].find((each) => words.includes(each));
  const cpu = [
    'arm64',
    'x64',
    'ia32',
    'ppc64',
    'riscv64',
    's390x',
    'loong64',
    'mips64el',
    'wasm32',
    'arm',
  ].find((each) => words.includes(each));
  const libc = words.includes('musl')
    ? 'musl'
    : words.some((word) => word === 'gnu' || word === 'gnueabihf')
      ? 'glibc'
      : undefined;
  if (cpu === undefined) throw new Error(`The platform of ${name} cannot be told from its name.`);
  return { cpu: [cpu], ...(libc ? { libc: [libc] } : {}), ...(os ? { os: [os] } : {}) };
}
