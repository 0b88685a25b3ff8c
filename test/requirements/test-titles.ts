import { titlePattern } from './read-page.ts';

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;

/**
 * Whether a test file has such a test: each part of the title stands there as a string, or is what a title with
 * places to fill (`is kept in %s`) can become. That a filled title is really run is seen when its mutation is tried.
 */
export function hasTitle(source: string, title: string): boolean {
  const literals = [...source.matchAll(LITERAL)].map(([quoted]) => plain(quoted.slice(1, -1)));
  const known = new Set(literals);
  const templates = literals.filter((literal) => /%[sdj]|\$/.test(literal) && saysSomething(literal));
  return title
    .split(' > ')
    .every(
      (part) =>
        known.has(part) ||
        templates.some((each) => new RegExp(`^${titlePattern(each, ' > ')}$`, 's').test(part)),
    );
}

/** A title that is nothing but a place to fill could become anything. */
function saysSomething(literal: string): boolean {
  return /[a-z:]/i.test(literal.replaceAll(/\$\{.*?\}|%[a-zA-Z#]|\$[a-zA-Z]\w*/g, ''));
}

function plain(literal: string): string {
  return literal
    .replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\(['"`\\])/g, '$1');
}
