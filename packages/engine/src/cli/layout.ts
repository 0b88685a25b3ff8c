/** Two columns: the names padded to the longest, the values beside them, further lines of a value below. */
export function pairs(rows: readonly (readonly [name: string, value: string])[], indent = '  '): string {
  const width = Math.max(0, ...rows.map(([name]) => name.length));
  const gap = `\n${indent}${' '.repeat(width + 2)}`;
  return rows
    .map(([name, value]) => `${indent}${name.padEnd(width)}  ${value.split('\n').join(gap)}`)
    .join('\n');
}

/** A plain table; the last column is not padded, so that no line ends in blanks. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === cells.length - 1 ? cell : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [header, ...rows].map(line).join('\n');
}

/** Breaks prose at blanks so that no line is longer than `width` unless a single word is. */
export function wrap(text: string, width: number): string {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > width) {
        lines.push(line);
        line = word;
      } else {
        line = line === '' ? word : `${line} ${word}`;
      }
    }
    lines.push(line);
  }
  return lines.join('\n');
}

/** `1 event`, `2 events`, `12,345 events`. */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${grouped(number)} ${number === 1 ? singular : plural}`;
}

export function grouped(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Words from a ledger may hold anything; what would steer a terminal is made visible or taken out. */
export function harmless(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '\u00b7')
    .replace(/\p{Cf}/gu, '');
}

/** The beginning of a text, cut between characters. */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 3).join('')}...`;
}

/** `2026-01-31 09:05:00Z`: the ledger's own time, the same for every reader. */
export function moment(instant: string): string {
  return `${instant.slice(0, 10)} ${instant.slice(11, 19)}Z`;
}
