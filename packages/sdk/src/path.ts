import { ArgumentError } from './errors/argument-error.ts';

/**
 * A path whose ids are encoded. An id that would lead to another path is refused: addresses drop `.` and `..`, however
 * they are written.
 *
 * @example path`/v1/blogs/${blogId}/versions/${3}`
 */
export function path(texts: TemplateStringsArray, ...ids: readonly (string | number)[]): string {
  return texts.reduce((before, text, at) => `${before}${encoded(ids[at - 1])}${text}`);
}

function encoded(id: string | number | undefined): string {
  const text = String(id);
  if (id === undefined || text === '' || text === '.' || text === '..' || /\p{Surrogate}/u.test(text))
    throw new ArgumentError({ message: 'An id is missing, or is none that can stand in an address.' });
  return encodeURIComponent(text);
}
