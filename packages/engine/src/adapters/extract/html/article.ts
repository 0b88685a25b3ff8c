import { readBlocks, type TextBlock } from './blocks.ts';
import { type PageAbout, prose, withoutBoilerplate } from './boilerplate.ts';
import type { Page, PageElement } from './page.ts';
import { pruneFurniture, pruneNever } from './prune.ts';

type ReadabilityClass = typeof import('@mozilla/readability').Readability;

/** Places where pages say their article is. */
const NAMED: readonly string[] = ['[itemprop="articleBody"]', 'article'];
/** Below this an article was probably missed. */
const TOO_LITTLE = 250;
/** So much more prose in a named place, and the search has found the wrong one. */
const CLEARLY_MORE = 2;
/** An article is seldom a smaller part of the running text on its page. */
const SUSPICIOUS = 0.3;

/** What reading an article takes. */
export interface ArticleReader {
  readonly Readability: ReadabilityClass;
  /** The same page, untouched. */
  readonly parseAgain: () => Page;
}

/** The blocks of the article on a page; of the whole body where no article can be told apart. The page is changed. */
export function readArticle(reader: ArticleReader, page: Page, about: PageAbout): TextBlock[] {
  const whole = page.body === null ? 0 : prose(readBlocks(page.body));
  pruneNever(page);
  pruneFurniture(page);
  const pruned = bestBlocks(reader, page, about);
  if (prose(pruned) >= whole * SUSPICIOUS) return pruned;
  // Either most of the page is something else, or the article itself was taken for furniture.
  const again = reader.parseAgain();
  pruneNever(again);
  const unpruned = bestBlocks(reader, again, about);
  return prose(unpruned) > CLEARLY_MORE * prose(pruned) ? unpruned : pruned;
}

/** Takes the page apart. */
function bestBlocks({ Readability }: ArticleReader, page: Page, about: PageAbout): TextBlock[] {
  const named = namedBlocks(page);
  const whole = page.body === null ? [] : readBlocks(page.body);
  const found = withoutBoilerplate(foundBlocks(Readability, page), about);
  const best = named
    .map((blocks) => withoutBoilerplate(blocks, about))
    .reduce((one, other) => (prose(other) > CLEARLY_MORE * prose(one) ? other : one), found);
  if (size(best) >= TOO_LITTLE) return best;
  const all = withoutBoilerplate(whole, about);
  return size(all) > CLEARLY_MORE * size(best) ? all : best;
}

function foundBlocks(Readability: ReadabilityClass, page: Page): TextBlock[] {
  const reader = new Readability<PageElement>(page as never, {
    keepClasses: true,
    serializer: (node) => node as unknown as PageElement,
  });
  const content = reader.parse()?.content;
  return content == null ? [] : readBlocks(content);
}

/** Only where there is one such place: among several, most are teasers or comments. */
function namedBlocks(page: Page): TextBlock[][] {
  return NAMED.flatMap((selector) => {
    const [only, ...others] = page.querySelectorAll(selector);
    return only === undefined || others.length > 0 ? [] : [readBlocks(only)];
  });
}

function size(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}
