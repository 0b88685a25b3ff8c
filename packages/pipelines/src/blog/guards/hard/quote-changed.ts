import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { blockQuotes, inlineQuotes, type Quoted } from '../quoted-passages.ts';

export const quoteChanged: BlogGuard = {
  id: 'quote-changed',
  severity: 'hard',
  summary: 'Every quoted passage is there, word for word, and none is new.',
  why: "A quotation is somebody else's words; a polished one is a false one.",
  check: ({ parent, child }) => {
    const before = { blocks: blockQuotes(parent), inline: inlineQuotes(parent) };
    const after = { blocks: blockQuotes(child), inline: inlineQuotes(child) };
    const all = (side: typeof before) => [...side.blocks, ...side.inline];
    return [
      ...problemAt(
        'A block quote of the original is missing or changed. The spans point into the original.',
        unfound(before.blocks, after.blocks),
      ),
      ...problemAt(
        'A quoted passage of the original is missing or changed. The spans point into the original.',
        unfound(before.inline, all(after)),
      ),
      ...problemAt(
        'The rewrite quotes something that the original does not quote.',
        unfound(all(after), all(before)),
      ),
    ];
  },
};

/** Quotes that are neither among the others nor a part of one of them. */
function unfound(quotes: readonly Quoted[], others: readonly Quoted[]) {
  const known = new Set(others.map(({ text }) => text));
  const missing = quotes.filter(({ text }) => !known.has(text)).slice(0, 50);
  if (missing.length === 0) return [];
  const together = others.map(({ whole }) => whole).join(' ');
  return missing.filter(({ text }) => !together.includes(text)).map(({ source }) => source);
}
