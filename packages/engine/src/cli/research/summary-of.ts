/** Longer summaries are read in the report. */
const MOST_CHARACTERS = 1_200;

/** What a report answers, as one reads it in a terminal: its first part, with plain numbers for its sources. */
export function summaryOf(report: string): string | null {
  const lines = report.split('\n');
  const first = lines.findIndex((line) => line.startsWith('## Summary'));
  if (first < 0) return null;
  const next = lines.findIndex((line, at) => at > first && line.startsWith('## '));
  // Where the sources disagree, the heading says so.
  const caution = /^## Summary: (.+)$/.exec(lines[first] ?? '')?.[1];
  const words = lines
    .slice(first + 1, next < 0 ? undefined : next)
    .join('\n')
    .replace(/ ?\[\\\[(\d{1,6})\\\]\]\(#c\d{1,6}\)/g, ' [$1]')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
  if (words === '') return null;
  const characters = [...(caution === undefined ? words : `Attention: ${caution}.\n${words}`)];
  return characters.length <= MOST_CHARACTERS
    ? characters.join('')
    : `${characters.slice(0, MOST_CHARACTERS).join('').trimEnd()}…`;
}
