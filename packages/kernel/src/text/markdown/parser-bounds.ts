import type { BlockParser, InlineParser, LeafBlockParser, MarkdownConfig } from '@lezer/markdown';

const MARK = /[*_~`[\]<!&\\]/g;
const MOST_MARKS = 1_000;
const ADDRESS = /:\/\/|www\.|@/g;
const MOST_ADDRESSES = 4_000;
const MOST_WORK = 20_000_000;
const DEEPEST = 64;
const LONGEST_DEFINITION = 4_000;
const SPACE = 32;
const LINE_FEED = 10;

/**
 * Matching marks against each other takes quadratic time, many a mark makes the parser look ahead to the end of the
 * paragraph, and every bare address makes it look back at all before: a paragraph with masses of marks or addresses, or a
 * huge one with many marks, is plain text.
 */
const plainWhenOverloaded: InlineParser = {
  name: 'PlainWhenOverloaded',
  before: 'Escape',
  parse: (cx, _next, at) => (at === cx.offset && hasTooManyMarks(cx.text) ? cx.end : -1),
};

function hasTooManyMarks(text: string): boolean {
  if (text.length <= MOST_MARKS) return false;
  const most = Math.min(MOST_MARKS, MOST_WORK / text.length);
  return holdsMore(text, MARK, most) || holdsMore(text, ADDRESS, MOST_ADDRESSES);
}

function holdsMore(text: string, pattern: RegExp, most: number): boolean {
  pattern.lastIndex = 0;
  for (let count = 0; pattern.test(text); ) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/** The parser looks ahead from every space for a hard break; here a run of spaces is looked at once. */
const spacesAtOnce: InlineParser = {
  name: 'SpacesAtOnce',
  before: 'Escape',
  parse: (cx, next, at) => {
    if (next !== SPACE || cx.char(at + 1) !== SPACE) return -1;
    let end = at + 2;
    while (cx.char(end) === SPACE) end += 1;
    return cx.char(end) === LINE_FEED ? -1 : end;
  },
};

/** Every line costs as many checks as it has containers around it, so deeper ones are not opened: the rest is text. */
const shallow: BlockParser = {
  name: 'Shallow',
  before: 'IndentedCode',
  parse: (cx, line) => {
    if (cx.depth < DEEPEST) return false;
    const start = cx.lineStart + line.pos;
    cx.addElement(cx.elt('Paragraph', start, cx.lineStart + line.text.length));
    cx.nextLine();
    return true;
  },
};

/** An open title of a link definition is read again with each line that follows; this ends the attempt. */
const givesUp: LeafBlockParser = {
  nextLine: (_cx, _line, leaf) => {
    if (leaf.content.length > LONGEST_DEFINITION) leaf.parsers = [];
    return false;
  },
  finish: () => false,
};

const shortDefinitions: BlockParser = {
  name: 'ShortDefinitions',
  before: 'LinkReference',
  leaf: (_cx, { content }) => (content.startsWith('[') && !content.includes('|') ? givesUp : null),
};

/** What keeps hostile input from taking the parser more than linear time or deep recursion. */
export const bounds: MarkdownConfig = {
  parseBlock: [shallow, shortDefinitions],
  parseInline: [plainWhenOverloaded, spacesAtOnce],
};
