import type { Json } from '@palimpsest/contracts';

/**
 * A value as one line of JSON between two lines of its own. What people wrote stays inside string literals: a line
 * break is written as an escape, and so is whatever could look like markup or end a line, so that nothing in it can
 * close the fence.
 */
export function fencedJson(name: string, value: Json): string {
  const line = JSON.stringify(value).replace(
    /[<>&`\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${opening(name)}\n${line}\n${closing(name)}`;
}

/** The value of a fence, or null where the text has none of that name. */
export function readFencedJson(name: string, text: string): unknown {
  const start = text.indexOf(`${opening(name)}\n`);
  if (start === -1) return null;
  const from = start + opening(name).length + 1;
  const end = text.indexOf('\n', from);
  if (end === -1 || !text.startsWith(closing(name), end + 1)) return null;
  try {
    return JSON.parse(text.slice(from, end)) as unknown;
  } catch {
    return null;
  }
}

function opening(name: string): string {
  return `<${name}>`;
}

function closing(name: string): string {
  return `</${name}>`;
}
