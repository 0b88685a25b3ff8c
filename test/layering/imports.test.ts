import { describe, expect, it } from 'vitest';
import { importsOf } from './imports.ts';

const found = (source: string) => importsOf(source).map(({ specifier }) => specifier);

describe('reading the imports of a file', () => {
  it.each([
    ['a default import', "import a from 'x';", ['x']],
    ['named imports', "import { a, b as c } from 'x';", ['x']],
    ['a default and named imports', "import a, { type B } from 'x';", ['x']],
    ['a namespace import', "import * as a from 'x';", ['x']],
    ['a side effect', "import 'x';", ['x']],
    ['a type import', "import type { A } from 'x';", ['x']],
    ['a type import called from', "import type from 'x';", ['x']],
    ['an import over several lines', "import {\n  a,\n  from,\n  b,\n} from\n 'x';", ['x']],
    ['an import with attributes', "import a from './a.json' with { type: 'json' };", ['./a.json']],
    ['two imports in one line', "import a from 'x';import b from 'y'", ['x', 'y']],
    ['an export from', "export { a } from 'x';", ['x']],
    ['an export of everything', "export * from 'x'; export * as y from 'y';", ['x', 'y']],
    ['a type export', "export type { A } from 'x'; export type * from 'y';", ['x', 'y']],
    ['a dynamic import', "const a = await import('x');", ['x']],
    ['a dynamic import of a plain template', 'const a = await import(`x`);', ['x']],
    ['a dynamic import with attributes', "import('x', { with: { type: 'json' } });", ['x']],
    ['the type of a module', "type A = import('x').A;", ['x']],
    ['typeof import', "let a: typeof import('x');", ['x']],
    ['require', "const a = require('x'); require.resolve('y');", ['x', 'y']],
    ['import.meta.resolve', "import.meta.resolve('x'); import.meta.url;", ['x']],
    ['an import inside a template hole', 'const a = `${await import("x")} ${`${import("y")}`}`;', ['x', 'y']],
    ['an import behind a comment', "import /* from 'no' */ a from /* 'no' */ 'x';", ['x']],
    ['a disguised path', "import a from '\\x78\\u0079';", ['xy']],
    ['a computed import', "import('a' + b); import(`a${b}`); import(name);", [null, null, null]],
  ])('sees %s', (_, source, expected) => {
    expect(found(source)).toEqual(expected);
  });

  it.each([
    ['a line comment', "// import a from 'x';\n"],
    ['a block comment', "/* import a from 'x';\n export * from 'y' */"],
    ['a doc comment', "/** @type {import('x').A} */"],
    ['a string', `const a = "import b from 'x'"; const c = 'require("y")';`],
    ['a template', "const a = `import b from 'x'; ${1} import('y') ${2} export * from 'z'`;"],
    ['a regular expression', "const a = /import('x')|[/'\"`]/; const b = c.replace(/`/g, '');"],
    ['a regular expression after a condition', "if (a) /'`/.test(b);"],
    ['a division', "const a = b / c; const d = (e) / f; const g = h[0] / 2; // '"],
    ['a property', "a.import('x'); a.require('y'); a?.import('z');"],
    ['a local export', "export const a = 'x'; export { b }; export default from; export type C = 'from';"],
    ['an escaped quote', "const a = 'it\\'s import(\"x\")';"],
  ])('is not fooled by %s', (_, source) => {
    expect(found(source)).toEqual([]);
  });

  it('names the line', () => {
    const source = "#!/usr/bin/env node\n/*\n*/\nconst a = `\n${1}\n`;\nimport b from 'x';\n";
    expect(importsOf(source)).toEqual([{ specifier: 'x', line: 7 }]);
  });

  it('says so when a file cannot be read', () => {
    expect(() => importsOf('const a = `open')).toThrow('line 1: a template literal is not closed');
    expect(() => importsOf('\n/* open')).toThrow('line 2: a comment is not closed');
  });
});
