/**
 * The part of a report that people read: its answer and its sources. Claims, doubts, scores and passages have views of
 * their own. No sentence of a source can begin a line with `##`: the report escapes it.
 */
export function answerOf(report: string): string {
  const begin = report.indexOf('\n## ');
  const end = report.lastIndexOf('\n## Claims\n');
  const bibliography = report.lastIndexOf('\n## Bibliography\n');
  if (begin === -1 || end === -1) return report;
  const answer = begin < end ? report.slice(begin, end) : '';
  return `${answer}${bibliography > end ? `\n${report.slice(bibliography)}` : ''}`.trim();
}

/** `#c3` is a citation. */
export function citationOf(href: string): string | null {
  return /^#(c[1-9]\d{0,4})$/.exec(href)?.[1] ?? null;
}
