import { MAX_DEPTH } from '../limits.ts';
import { isElement, isText, type PageElement, type PageNode, squeeze } from './page.ts';

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'quote' | 'code' | 'row' | 'caption';

/** One piece of running text as a reader sees it. */
export interface TextBlock {
  readonly kind: BlockKind;
  /** 1 to 6 for headings, else 0. */
  readonly level: number;
  readonly text: string;
  /** How many of its characters are words of links. */
  readonly linked: number;
  /** The element that holds it. */
  readonly element: PageElement;
}

const BLOCK = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const SILENT = new Set(
  'script style noscript template iframe object embed svg math canvas video audio button select textarea input head'.split(
    ' ',
  ),
);
/** A row with more than this lays out a page; it is no line of a table. */
const LONGEST_ROW = 500;

interface Place {
  readonly kind: BlockKind;
  readonly level: number;
  readonly element: PageElement;
}

/** The text below an element, cut where a reader sees a new line. */
export function readBlocks(root: PageElement): TextBlock[] {
  const blocks: TextBlock[] = [];
  let parts: string[] = [];
  let linked = 0;
  let breaks = 0;
  let place: Place = { kind: 'paragraph', level: 0, element: root };

  const flush = () => {
    const raw = parts.join('');
    const text = place.kind === 'code' ? raw.trimEnd() : tidy(raw);
    if (text.trim() !== '') blocks.push({ ...place, text, linked });
    parts = [];
    linked = 0;
    breaks = 0;
  };

  const visit = (node: PageNode, inLink: boolean, depth: number) => {
    if (isText(node)) {
      const text = node.textContent ?? '';
      if (text.trim() !== '') breaks = 0;
      parts.push(place.kind === 'code' ? text : text.replace(/\s+/g, ' '));
      if (inLink) linked += squeeze(text).length;
      return;
    }
    if (!isElement(node)) return;
    const name = node.localName;
    if (SILENT.has(name)) return;
    if (name === 'br') {
      breaks += 1;
      // Two line breaks in a row are how many pages end a paragraph.
      if (breaks === 2) flush();
      else parts.push('\n');
      return;
    }
    const own = BLOCK.has(name) ? placeOf(name, node, place) : undefined;
    const outer = place;
    if (own !== undefined) {
      flush();
      place = own;
    }
    if (depth >= MAX_DEPTH) parts.push(squeeze(node.textContent ?? ''));
    else {
      for (const child of node.childNodes) visit(child, inLink || name === 'a', depth + 1);
    }
    // Cells of a row and lines of a heading are apart, though on one line.
    if (own === undefined && BLOCK.has(name)) parts.push(' ');
    if (own !== undefined) {
      flush();
      place = outer;
    }
  };

  visit(root, false, 0);
  flush();
  return blocks;
}

/** Where the text of an element belongs; undefined for one whose text goes on in the block around it. */
function placeOf(name: string, element: PageElement, outer: Place): Place | undefined {
  if (outer.kind === 'row' || (outer.kind === 'heading' && !/^h[1-6]$/.test(name))) return undefined;
  if (/^h[1-6]$/.test(name)) return { kind: 'heading', level: Number(name[1]), element };
  if (name === 'pre') return { kind: 'code', level: 0, element };
  if (name === 'figcaption' || name === 'figure') return { kind: 'caption', level: 0, element };
  if (name === 'blockquote') return { kind: 'quote', level: 0, element };
  if (name === 'li' || name === 'dd' || name === 'dt') return { kind: 'item', level: 0, element };
  if (name === 'tr' && (element.textContent ?? '').length <= LONGEST_ROW)
    return { kind: 'row', level: 0, element };
  return { kind: outer.kind, level: 0, element };
}

/** White space as a browser shows it; single line breaks stay. */
function tidy(text: string): string {
  return text
    .split('\n')
    .map((line) => squeeze(line))
    .filter((line) => line !== '')
    .join('\n');
}
