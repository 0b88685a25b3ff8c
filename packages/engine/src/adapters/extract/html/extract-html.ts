import { type ExtractedDocument, type Extraction, unreadable } from '../document.ts';
import { MAX_ELEMENTS } from '../limits.ts';
import { documentLinks } from '../links.ts';
import { type Piece, passagesOf } from '../passages.ts';
import { readArticle } from './article.ts';
import type { TextBlock } from './blocks.ts';
import { readDescription, readMetadata } from './metadata.ts';
import { nesting } from './nesting.ts';
import { type PageElement, pageParser, squeeze } from './page.ts';

/** Parsing takes quadratic time beyond this; real pages nest a few dozen levels deep. */
const DEEPEST = 500;

export type HtmlExtraction =
  | { readonly kind: 'extracted'; readonly document: ExtractedDocument; readonly text: string }
  | Extract<Extraction, { kind: 'unreadable' }>;

/**
 * The article on a page, without what surrounds it. No script runs and nothing is loaded.
 *
 * @example
 * const page = await extractHtml('<article><h1>Rain</h1><p>It rained.</p></article>', 'https://example.org/rain');
 * if (page.kind === 'extracted') page.text; // 'It rained.'
 */
export async function extractHtml(html: string, address: string): Promise<HtmlExtraction> {
  const { elements, depth } = nesting(html);
  if (elements > MAX_ELEMENTS || depth > DEEPEST) return tooComplex();
  const [parse, { Readability }] = await Promise.all([pageParser(), import('@mozilla/readability')]);
  try {
    const page = parse(html);
    const metadata = readMetadata(page, address);
    const about = { title: metadata.title, description: readDescription(page) };
    const blocks = readArticle({ Readability, parseAgain: () => parse(html) }, page, about);
    if (blocks.length === 0) return unreadable('no_text', 'There is no text on the page.') as Unreadable;
    const document = {
      ...metadata,
      passages: passagesOf(blocks.map(pieceOf)),
      links: documentLinks(linksOf(blocks), address),
    };
    return { kind: 'extracted', document, text: blocks.map(({ text }) => text).join('\n\n') };
  } catch (error) {
    // Running out of stack or memory is what hostile pages aim at; the page is given up, not the run.
    if (error instanceof RangeError) return tooComplex();
    return unreadable('damaged', 'The page could not be parsed.') as Unreadable;
  }
}

type Unreadable = Extract<Extraction, { kind: 'unreadable' }>;

function tooComplex(): Unreadable {
  return unreadable('too_large', 'The page has too many elements, or they nest too deeply.') as Unreadable;
}

export function pieceOf({ kind, text }: TextBlock): Piece {
  if (kind === 'heading' || kind === 'item' || kind === 'row') return { kind, text };
  return { kind: 'paragraph', text };
}

export function linksOf(blocks: readonly TextBlock[]): { text: string; href: string }[] {
  const holders = new Set<PageElement>(blocks.map(({ element }) => element));
  return [...holders].flatMap((holder) =>
    [...holder.querySelectorAll('a[href]')].map((link) => ({
      text: squeeze(link.textContent ?? ''),
      href: link.getAttribute('href') ?? '',
    })),
  );
}
