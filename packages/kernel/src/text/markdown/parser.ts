import { type BlockParser, GFM, type LeafBlockParser, parser } from '@lezer/markdown';
import { bounds } from './parser-bounds.ts';

const FOOTNOTE = /^\[\^[^\]\s]{1,100}\]:/;

const footnoteContent: LeafBlockParser = {
  nextLine: () => false,
  finish: (cx, leaf) => {
    const label = FOOTNOTE.exec(leaf.content)?.[0].length ?? 0;
    const inline = cx.parser.parseInline(leaf.content.slice(label), leaf.start + label);
    cx.addLeafElement(
      leaf,
      cx.elt('FootnoteDefinition', leaf.start, leaf.start + leaf.content.length, inline),
    );
    return true;
  },
};

const footnoteDefinition: BlockParser = {
  name: 'FootnoteDefinition',
  before: 'LinkReference',
  leaf: (_cx, leaf) => (FOOTNOTE.test(leaf.content) ? footnoteContent : null),
  endLeaf: (_cx, line) => line.next === 91 && FOOTNOTE.test(line.text.slice(line.pos, line.pos + 110)),
};

/** CommonMark with GitHub's tables, task lists, strikethrough and bare addresses, and footnotes. */
export const markdownParser = parser.configure([
  GFM,
  bounds,
  {
    defineNodes: [{ name: 'FootnoteDefinition', block: true }],
    parseBlock: [footnoteDefinition],
  },
]);
