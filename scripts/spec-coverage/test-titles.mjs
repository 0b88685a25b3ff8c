import { titlePattern } from '../mutate/requirements.mjs';

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const FILLED = /%[sdj]|\$/;

/**
 * Whether a test file has such a test: each part of the title stands there as a string, or is what a title with
 * places to fill (`is kept in %s`) can become. That a filled title is really run is seen when its mutation is tried.
 */
export function hasTest(source, title) {
  const literals = [...source.matchAll(LITERAL)].map(([quoted]) => plain(quoted.slice(1, -1)));
  const known = new Set(literals);
  const patterns = literals
    .filter((literal) => FILLED.test(literal) && saysSomething(literal))
    .map((literal) => new RegExp(`^${titlePattern(literal, ' > ')}$`, 's'));
  return title.split(' > ').every((part) => known.has(part) || patterns.some((each) => each.test(part)));
}

/** A title that is nothing but a place to fill could become anything. */
function saysSomething(literal) {
  return /[a-z:]/i.test(literal.replaceAll(/\$\{.*?\}|%[a-zA-Z#]|\$[a-zA-Z]\w*/g, ''));
}

function plain(literal) {
  return literal
    .replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\(['"`\\])/g, '$1');
}
