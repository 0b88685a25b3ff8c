const MOST = 200;

/** The heading of a post, or the title in its front matter, or else its first line; a longer one is cut, and shows it. */
export function titleOf(content: string): string | null {
  const beginning = content.slice(0, 2_000);
  const stated = /^(?:#{1,2}[ \t]{1,8}|title:[ \t]{0,8})([^\n]{1,500})/m.exec(beginning)?.[1];
  const first = beginning.split('\n').find((line) => /\p{L}/u.test(line));
  const title = (stated ?? first)?.trim().replace(/^(["'])(.*)\1$/, '$2');
  if (title === undefined) return null;
  const characters = [...title];
  return characters.length <= MOST ? title : `${characters.slice(0, MOST - 1).join('')}…`;
}
