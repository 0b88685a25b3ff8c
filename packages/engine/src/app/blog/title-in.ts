const MOST = 200;

/**
 * The title of a post, from its beginning: a heading, or the title in front matter, or else the first line. A longer one is
 * cut, and shows it.
 */
export function titleIn(beginning: string): string | null {
  const stated = /^(?:#{1,2}[ \t]{1,8}|title:[ \t]{0,8})([^\n]{1,500})/m.exec(beginning)?.[1];
  const first = beginning.split('\n').find((line) => /\p{L}/u.test(line));
  const title = (stated ?? first)?.trim().replace(/^(["'])(.*)\1$/, '$2');
  if (title === undefined) return null;
  const characters = [...title];
  return characters.length <= MOST ? title : `${characters.slice(0, MOST - 1).join('')}…`;
}
