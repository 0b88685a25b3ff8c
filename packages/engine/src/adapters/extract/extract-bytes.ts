import { decodeText, htmlCharset } from './decode-text.ts';
import { type Extraction, unreadable } from './document.ts';
import { MAX_FILE_BYTES } from './limits.ts';

export type Format = keyof typeof MAX_FILE_BYTES;

const BY_ENDING = new Map<string, Format>(
  Object.entries({
    md: 'markdown',
    markdown: 'markdown',
    mdx: 'markdown',
    html: 'html',
    htm: 'html',
    xhtml: 'html',
    txt: 'text',
    text: 'text',
    pdf: 'pdf',
    docx: 'docx',
  }),
);

const BY_TYPE = new Map<string, Format>(
  Object.entries({
    'text/html': 'html',
    'application/xhtml+xml': 'html',
    'text/plain': 'text',
    'text/markdown': 'markdown',
    'text/x-markdown': 'markdown',
    'application/pdf': 'pdf',
    'application/x-pdf': 'pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  }),
);

export const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  html: 'text/html',
  text: 'text/plain',
  markdown: 'text/markdown',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The format a file's name tells, if it is one of ours. */
export function formatOfName(name: string): Format | undefined {
  return BY_ENDING.get(/\.([a-z0-9]{1,10})$/i.exec(name)?.[1]?.toLowerCase() ?? '');
}

/** The format a content type tells, if it is one of ours. */
export function formatOfType(contentType: string): Format | undefined {
  return BY_TYPE.get(contentType.split(';')[0]?.trim().toLowerCase() ?? '');
}

export interface ExtractRequest {
  readonly bytes: Buffer;
  readonly format: Format;
  /** Where the bytes come from: links are resolved against it. */
  readonly address: string;
  /** The character set the sender named. */
  readonly charset?: string;
}

/** Reads one document of any format. Never throws for anything that bytes can do. */
export async function extractBytes({ bytes, format, address, charset }: ExtractRequest): Promise<Extraction> {
  if (bytes.length > MAX_FILE_BYTES[format]) return tooLarge(format);
  if (format === 'pdf') return (await import('./extract-pdf.ts')).extractPdf(bytes);
  if (format === 'docx') return (await import('./extract-docx.ts')).extractDocx(bytes, address);
  const text = decodeText(bytes, charset ?? (format === 'html' ? htmlCharset(bytes) : undefined));
  if (text === undefined)
    return unreadable('damaged', 'The file holds no text, although its name or type says so.');
  if (format === 'html') return (await import('./html/extract-html.ts')).extractHtml(text, address);
  if (format === 'markdown') return (await import('./extract-markdown.ts')).extractMarkdown(text, address);
  return (await import('./extract-text.ts')).extractText(text, address);
}

export function tooLarge(format: Format): Extraction {
  const most = MAX_FILE_BYTES[format] / (1024 * 1024);
  return unreadable('too_large', `The file is larger than ${most} MB and was not read.`);
}
