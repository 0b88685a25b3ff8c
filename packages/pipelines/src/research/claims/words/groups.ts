/** Reads `name: word word` lines into the name of each word. The first line that has a word keeps it. */
export function groups(text: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const line of text.split('\n')) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const name = line.slice(0, colon).trim();
    for (const word of line
      .slice(colon + 1)
      .trim()
      .split(' '))
      if (!names.has(word)) names.set(word, name);
  }
  return names;
}
