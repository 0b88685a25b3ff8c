/** The heading of a post, or the title in its front matter, or else its first line. */
export function titleOf(content: string): string | null {
  const beginning = content.slice(0, 2_000);
  const stated = /^(?:#{1,2}[ \t]{1,8}|title:[ \t]{0,8})["']?([^\n"']{1,200})/m.exec(beginning)?.[1];
  const first = beginning.split('\n').find((line) => /\p{L}/u.test(line));
  return (stated ?? first)?.trim().slice(0, 200) ?? null;
}
