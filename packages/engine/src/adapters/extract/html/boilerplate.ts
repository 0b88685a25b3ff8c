import type { TextBlock } from './blocks.ts';
import {
  isByline,
  isCall,
  isControl,
  isCredit,
  isDateLine,
  isPointer,
  isSectionOfOthers,
} from './boilerplate-wording.ts';

/** Shorter pieces before the first paragraph are more often a byline than a sentence. */
const PARAGRAPH = 80;
const NAME = 40;
const REPEATED = 30;
const MOSTLY = 0.8;
const PARTLY = 0.3;
/** What is cut off at the end may have so much prose for each of what stays. */
const ENDING = 0.3;

/** Leaves out blocks that surround an article rather than belong to it. */
export function withoutBoilerplate(blocks: readonly TextBlock[], about: PageAbout): TextBlock[] {
  const repeated = repeatedTexts(blocks);
  const told = blocks.filter((block) => !isFurniture(block) && !repeated.has(block.text));
  const body = withoutEnding(withoutOpening(withoutLinkLists(told), about));
  return withoutEmptyHeadings(body);
}

/** What the page says of itself elsewhere. */
export interface PageAbout {
  readonly title: string;
  readonly description: string;
}

function isFurniture({ kind, text, linked }: TextBlock): boolean {
  if (kind === 'caption' || !/[\p{L}\p{N}]/u.test(text)) return true;
  if (kind === 'code' || kind === 'row') return false;
  return (
    isControl(text) || isCredit(text) || isCall(text) || (isPointer(text) && linked > text.length * PARTLY)
  );
}

/** A line of some length that comes three times is a caption or an advertisement. */
function repeatedTexts(blocks: readonly TextBlock[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { kind, text } of blocks)
    if (kind === 'paragraph' && text.length >= REPEATED) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= 3).map(([text]) => text));
}

function isAllLink({ kind, text, linked }: TextBlock): boolean {
  return kind !== 'code' && kind !== 'row' && linked >= text.length * MOSTLY;
}

/** Paragraphs and lists that are nothing but links lead elsewhere, and so do the lines that announce them. */
function withoutLinkLists(blocks: readonly TextBlock[]): TextBlock[] {
  return blocks.filter((block, i) => {
    if (isAllLink(block)) return false;
    const next = blocks[i + 1];
    return !(isPointer(block.text) && (next === undefined || isAllLink(next)));
  });
}

/** Title, summary, names and dates stand before the first paragraph. */
function withoutOpening(given: readonly TextBlock[], about: PageAbout): TextBlock[] {
  const start = given.findIndex(isParagraph);
  const blocks = given.filter(
    (block, i) => i > start || !isSummary(block, given.slice(i + 1), about.description),
  );
  // A heading of the article's own ends what stands before it, even if its first lines are short.
  const first = blocks.findIndex((block) => isParagraph(block) || isOwnHeading(block, about));
  return blocks.filter((block, i) => {
    const { kind, text } = block;
    if (isByline(text) || isDateLine(text, i < first ? 'any' : 'stamped')) return false;
    if (kind === 'heading' && sameWords(text, about.title)) return false;
    return i >= first || !isOpeningLine(block, about.title);
  });
}

function isParagraph({ kind, text }: TextBlock): boolean {
  return (
    kind !== 'heading' && text.length >= PARAGRAPH && !isDateLine(text, 'any') && !/^https?:\S+$/.test(text)
  );
}

function isOwnHeading({ kind, level, text }: TextBlock, { title, description }: PageAbout): boolean {
  return (
    kind === 'heading' &&
    level > 1 &&
    text.length <= PARAGRAPH &&
    !sameWords(text, title) &&
    !sameWords(text, description)
  );
}

/** A short piece that is no sentence: a name, an office, a place, an address. */
function isOpeningLine({ kind, text }: TextBlock, title: string): boolean {
  if (sameWords(text, title) || /^https?:\S+$/.test(text)) return true;
  if (kind === 'heading' || /[.!?:;…"”»)。！？」』）]$/.test(text)) return false;
  return text.length <= NAME || (text.length <= PARAGRAPH && /\b(?:19|20)\d\d\b|\d:\d\d/.test(text));
}

/** The page's own description, set above the article and not in it. */
function isSummary(block: TextBlock, following: readonly TextBlock[], description: string): boolean {
  if (!sameWords(block.text, description)) return false;
  const next = following.filter(isParagraph).slice(0, 3);
  return (
    next.length > 0 && next.every(({ element }) => element.parentElement !== block.element.parentElement)
  );
}

/** After the last paragraph come other articles, under a heading that says so. Within the text it is only an insertion. */
function withoutEnding(blocks: readonly TextBlock[]): TextBlock[] {
  const whole = prose(blocks);
  let before = 0;
  const end = blocks.findIndex((block) => {
    if (isSectionOfOthers(block.text) && whole - before <= before * ENDING) return true;
    before += prose([block]);
    return false;
  });
  const kept = end === -1 ? blocks : blocks.slice(0, end);
  return kept.filter(({ kind, text }) => kind !== 'heading' || !isSectionOfOthers(text));
}

/** How much running text there is: paragraphs of some length that are not made of links. */
export function prose(blocks: readonly TextBlock[]): number {
  return blocks.reduce(
    (sum, { text, linked }) => sum + (text.length >= PARAGRAPH && linked < text.length / 2 ? text.length : 0),
    0,
  );
}

function withoutEmptyHeadings(blocks: readonly TextBlock[]): TextBlock[] {
  let last = blocks.length - 1;
  while (last >= 0 && blocks[last]?.kind === 'heading') last -= 1;
  return blocks.slice(0, last + 1);
}

function sameWords(one: string, other: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return bare(one) !== '' && bare(one) === bare(other);
}
