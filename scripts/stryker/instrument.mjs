import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Has a package.json of its own, so that nothing of it is part of the product. */
export const TOOL = join(import.meta.dirname, 'tool');

const quiet = () => {};
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: quiet,
  debug: quiet,
  info: quiet,
  warn: quiet,
  error: quiet,
  fatal: quiet,
};

/** Every source file below the folders (or files) of a target, apart from those it leaves alone. */
export function filesOf(root, { mutate, leave }, only) {
  return mutate
    .flatMap((place) => (place.endsWith('.ts') ? [place] : sourcesBelow(root, place)))
    .filter((file) => !leave.some((pattern) => pattern.test(file)))
    .filter((file) => only.length === 0 || only.some((part) => file.includes(part)));
}

function sourcesBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

/** Puts every mutant of the files into the copy, all asleep; gives back what each of them changes. */
export async function instrument(folder, files) {
  const { Instrumenter } = await import(
    pathToFileURL(join(TOOL, 'node_modules/@stryker-mutator/instrumenter/dist/src/index.js')).href
  );
  const sources = files.map((file) => ({
    name: join(folder, file),
    content: readFileSync(join(folder, file), 'utf8'),
    mutate: true,
  }));
  const changed = await new Instrumenter(logger).instrument(sources, {
    plugins: null,
    ignorers: [],
    excludedMutations: [],
  });
  for (const { name, content } of changed.files) writeFileSync(name, content);
  const contents = new Map(sources.map(({ name, content }) => [name, content]));
  return changed.mutants.map(({ id, fileName, location, mutatorName, replacement }) => ({
    id,
    file: relative(folder, fileName),
    line: location.start.line + 1,
    column: location.start.column + 1,
    kind: mutatorName,
    before: cut(contents.get(fileName) ?? '', location),
    after: replacement ?? '',
  }));
}

function cut(text, { start, end }) {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  if (lines.length === 0) return '';
  const last = lines.length - 1;
  lines[last] = lines[last].slice(0, end.column);
  lines[0] = lines[0].slice(start.column);
  return lines.join(' ');
}
