/** A small PDF with these lines on its pages, for tests. An empty line leaves a gap. */
export function makePdf(
  pages: readonly (readonly string[])[],
  info: Readonly<Record<string, string>> = {},
): Buffer {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const kids = pages.map((_, i) => `${4 + 2 * i} 0 R`).join(' ');
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  pages.forEach((lines, i) => {
    const content = pageContent(lines);
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * i} 0 R >>`,
    );
    add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  });
  add(
    `<< ${Object.entries(info)
      .map(([name, value]) => `/${name} (${escaped(value)})`)
      .join(' ')} >>`,
  );
  return assembled(objects);
}

function pageContent(lines: readonly string[]): string {
  const text = lines.map((line) => (line === '' ? '0 -12 Td' : `(${escaped(line)}) Tj 0 -14 Td`)).join('\n');
  return `BT /F1 11 Tf 60 780 Td\n${text}\nET`;
}

function escaped(text: string): string {
  return text.replace(/[\\()]/g, (char) => `\\${char}`);
}

function assembled(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, i) => {
    const at = Buffer.byteLength(file, 'latin1');
    file += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return at;
  });
  const start = Buffer.byteLength(file, 'latin1');
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
