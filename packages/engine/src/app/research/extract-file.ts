import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { FileUnusableError } from '../../errors/file-unusable-error.ts';

/** The most that is read of a file before a format's own limit is asked. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The article of an HTML page, or the text of another document, as research would read it. */
export async function extractFile(path: string, name: string): Promise<string> {
  const bytes = await readUpTo(path, name);
  const { extractBytes, formatOfName } = await import('../../adapters/extract/extract-bytes.ts');
  const format = formatOfName(name) ?? 'html';
  const address = `corpus:${basename(name)}`;
  const extracted =
    format === 'html' ? await extractPage(bytes, address) : await extractBytes({ bytes, format, address });
  if (extracted.kind === 'unreadable')
    throw new FileUnusableError({
      path: name,
      problem: extracted.message,
      hint: 'Name an HTML, Markdown, text, PDF or Word file that has text.',
    });
  if ('text' in extracted && typeof extracted.text === 'string') return extracted.text;
  return extracted.document.passages.map(({ text }) => text).join('\n\n');
}

async function extractPage(bytes: Buffer, address: string) {
  const [{ decodeText, htmlCharset }, { extractHtml }, { unreadable }] = await Promise.all([
    import('../../adapters/extract/decode-text.ts'),
    import('../../adapters/extract/html/extract-html.ts'),
    import('../../adapters/extract/document.ts'),
  ]);
  const html = decodeText(bytes, htmlCharset(bytes));
  return html === undefined ? unreadable('damaged', 'it holds no text.') : extractHtml(html, address);
}

async function readUpTo(path: string, name: string): Promise<Buffer> {
  const hint = 'Name an HTML, Markdown, text, PDF or Word file.';
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (size > MOST_BYTES)
        throw new FileUnusableError({ path: name, problem: 'it is larger than 64 MB.', hint });
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof FileUnusableError) throw error;
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown';
    const problem = code === 'ENOENT' ? 'there is no such file.' : `it cannot be read (${code}).`;
    throw new FileUnusableError({ path: name, problem, hint });
  }
}
