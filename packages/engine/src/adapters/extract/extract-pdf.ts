import { type Extraction, unreadable } from './document.ts';
import { field, isoDate, names } from './fields.ts';
import { MAX_EXTRACT_MS, MAX_PAGES, MAX_TEXT_CHARACTERS } from './limits.ts';
import { limited, pagePassages } from './passages.ts';
import { type PrintedPiece, printedPages, printedTitle } from './printed-lines.ts';

interface Page {
  getTextContent(): Promise<{ items: readonly Partial<PrintedPiece>[] }>;
  cleanup(): void;
}

interface Pdf {
  readonly numPages: number;
  getPage(number: number): Promise<Page>;
  getMetadata(): Promise<{ info?: unknown }>;
  destroy(): Promise<void>;
}

/** A PDF page by page. Scripts and actions in it are not run; fonts and pictures are not loaded. */
export async function extractPdf(
  bytes: Uint8Array,
  options: { readonly maxMs?: number } = {},
): Promise<Extraction> {
  const stopAt = performance.now() + (options.maxMs ?? MAX_EXTRACT_MS);
  if (!Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-')) {
    return unreadable('damaged', 'The file is not a PDF: it does not begin like one.');
  }
  const { getDocumentProxy } = await import('unpdf');
  let pdf: Pdf | undefined;
  try {
    // The parser takes the memory of what it is given; the caller keeps its own.
    pdf = (await getDocumentProxy(new Uint8Array(bytes), {
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      enableXfa: false,
      verbosity: 0,
    })) as unknown as Pdf;
    return await read(pdf, stopAt);
  } catch (error) {
    return problemOf(error);
  } finally {
    await pdf?.destroy().catch(() => undefined);
  }
}

async function read(pdf: Pdf, stopAt: number): Promise<Extraction> {
  const notes: string[] = [];
  if (pdf.numPages > MAX_PAGES) notes.push(`Only the first ${MAX_PAGES} of ${pdf.numPages} pages were read.`);
  const pages: PrintedPiece[][] = [];
  let size = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
    if (performance.now() > stopAt) {
      if (number === 1) return unreadable('too_slow', 'Reading the PDF took too long.');
      notes.push(`Reading took too long: only the first ${number - 1} of ${pdf.numPages} pages were read.`);
      break;
    }
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const pieces = items.filter((item): item is PrintedPiece => typeof item.str === 'string');
    size += pieces.reduce((sum, { str }) => sum + str.length, 0);
    pages.push(pieces);
    page.cleanup();
    if (size > MAX_TEXT_CHARACTERS) break;
  }
  const passages = limited(printedPages(pages).flatMap((paragraphs, i) => pagePassages(i + 1, paragraphs)));
  if (passages.length === 0) {
    return unreadable(
      'no_text',
      'The PDF has no text, only pictures of pages. Run it through character recognition first.',
    );
  }
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const about = (info ?? {}) as Readonly<Record<string, unknown>>;
  const custom = (about.Custom ?? {}) as Readonly<Record<string, unknown>>;
  return {
    kind: 'extracted',
    document: {
      title: titleOf(field(about.Title)) ?? printedTitle(pages[0] ?? []),
      authors: names([about.Author]),
      publisher: field(custom.Publisher ?? custom.publisher),
      date: isoDate(custom.date) ?? isoDate(about.CreationDate),
      funding: field(custom.funding),
      supersedes: field(custom.supersedes),
      derivedFrom: field(custom.derived_from),
      url: field(custom.url),
      free: true,
      passages,
      links: [],
      ...(notes.length > 0 && { note: notes.join(' ') }),
    },
  };
}

/** Programs put the name of a file, or nothing in particular, where a title should be. */
function titleOf(given: string | null): string | null {
  return given === null ||
    /^(?:untitled|microsoft word|document\d*$)|\.(?:docx?|pdf|tex|dvi|indd|odt)$/i.test(given)
    ? null
    : given;
}

function problemOf(error: unknown): Extraction {
  const name = (error as { name?: unknown } | null)?.name;
  if (name === 'PasswordException') {
    return unreadable('encrypted', 'The PDF has a password. Save a copy without one.');
  }
  return unreadable('damaged', 'The PDF could not be read: it is damaged or incomplete.');
}
