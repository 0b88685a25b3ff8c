/** The title of a post, from its beginning: a heading, or the title in front matter, or else the first line. */
export function titleIn(beginning: string): string | null {
  const stated = /^(?:#{1,2}[ \t]{1,8}|title:[ \t]{0,8})["']?([^\n"']{1,200})/m.exec(beginning)?.[1];
  const first = beginning.split('\n').find((line) => /\p{L}/u.test(line));
  return (stated ?? first)?.trim().slice(0, 200) ?? null;
}
