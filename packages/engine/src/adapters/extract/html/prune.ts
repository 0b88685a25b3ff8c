import type { Page, PageElement } from './page.ts';

/** Elements that never hold an article's words. */
const NEVER =
  'script, style, noscript, template, iframe, object, embed, svg, canvas, button, select, textarea, input, nav, dialog';

/** Words in class names and ids by which pages name what stands around an article. */
const FURNITURE = new Set(
  'advert advertisement adverts bio breadcrumb breadcrumbs byline bylines caption captions comments copyright credit credits disqus newsletter outbrain promo promos readtime recirc recirculation related share sharebar sharing signup social sponsored subscribe taboola tags toolbar'.split(
    ' ',
  ),
);
const FURNITURE_PAIRS = new Set(
  'author-box author-info author-meta author-text post-author post-meta entry-meta print-header read-time reading-time article-tools story-tools also-read also-like read-next most-read most-popular'.split(
    ' ',
  ),
);
/** More text than this is not around the article but in it, whatever it is called. */
const LARGEST_SHARE = 0.3;
const LARGEST = 1_500;
const PARAGRAPH = 80;
const KEPT: readonly string[] = ['html', 'body', 'main', 'article', 'h1'];

/** Takes out what cannot be part of any article: what is no text, and what no reader sees. */
export function pruneNever(page: Page): void {
  for (const element of page.querySelectorAll(NEVER)) element.remove();
  removeNoteMarks(page);
  unwrapQuotes(page);
  removeHidden(page);
}

/** Takes out what stands around an article, as far as names and sizes tell. */
export function pruneFurniture(page: Page): void {
  const most = Math.min(LARGEST, (page.body?.textContent ?? '').length * LARGEST_SHARE);
  for (const element of page.querySelectorAll('[class], [id]')) {
    if (!isFurniture(element) || (element.textContent ?? '').length > most) continue;
    if (KEPT.includes(element.localName) || hasProse(element)) continue;
    element.remove();
  }
}

/** `[12]` behind a word leads to a note; in a quotation it would be a word that nobody said. */
export function removeNoteMarks(page: Page): void {
  for (const mark of page.querySelectorAll('sup')) {
    const leads = mark.querySelector('a[href*="#"]') !== null || mark.closest('a[href*="#"]') !== null;
    if (leads && /^\W{0,2}(?:\d{1,4}|[a-z*†‡])\W{0,2}$/i.test((mark.textContent ?? '').trim())) mark.remove();
  }
}

const HIDDEN_STYLE =
  /(?:^|;)\s{0,5}(?:display\s{0,5}:\s{0,5}none|visibility\s{0,5}:\s{0,5}hidden|font-size\s{0,5}:\s{0,5}0(?:px|em|rem|pt|%)?\s{0,5}(?:;|!|$)|opacity\s{0,5}:\s{0,5}0(?:\.0{1,3})?\s{0,5}(?:;|!|$))/i;

/** What no reader sees is no source: it is where words for programs are hidden. Pages that show themselves late stay. */
function removeHidden(page: Page): void {
  const whole = (page.body?.textContent ?? '').length;
  for (const element of page.querySelectorAll('[hidden], [style], [aria-hidden="true"]')) {
    const hidden =
      element.getAttribute('hidden') !== null ||
      element.getAttribute('aria-hidden') === 'true' ||
      HIDDEN_STYLE.test((element.getAttribute('style') ?? '').slice(0, 2_000));
    if (hidden && (element.textContent ?? '').length < whole / 2) element.remove();
  }
}

function isFurniture(element: PageElement): boolean {
  const names = `${element.getAttribute('class') ?? ''} ${element.getAttribute('id') ?? ''}`;
  return names
    .slice(0, 500)
    .split(/\s+/)
    .some((name) => {
      const parts = name
        .replace(/([a-z])([A-Z])/g, '$1-$2')
        .toLowerCase()
        .split(/[-_]+/);
      return parts.some(
        (part, i) => FURNITURE.has(part) || FURNITURE_PAIRS.has(`${part}-${parts[i + 1] ?? ''}`),
      );
    });
}

/** Two paragraphs of some length are an article's, whatever the box around them is called. */
function hasProse(element: PageElement): boolean {
  let found = 0;
  for (const paragraph of element.querySelectorAll('p')) {
    if ((paragraph.textContent ?? '').length >= PARAGRAPH) found += 1;
    if (found === 2) return true;
  }
  return false;
}

/** Quoted posts are part of an article; the box a page puts around them looks like something that is not. */
function unwrapQuotes(page: Page): void {
  for (const quote of page.querySelectorAll('blockquote')) {
    const most = (quote.textContent ?? '').length * 1.2 + 20;
    let box: PageElement = quote;
    for (let outer = box.parentElement; outer !== null && isBox(outer, most); outer = box.parentElement)
      box = outer;
    quote.removeAttribute('class');
    if (box !== quote) box.replaceWith(quote);
  }
}

function isBox(element: PageElement, most: number): boolean {
  return (
    (element.localName === 'div' || element.localName === 'figure') &&
    (element.textContent ?? '').length <= most
  );
}
