import type { Span } from '@palimpsest/contracts';
import { matches } from '@palimpsest/kernel/text';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { tally } from '../same-text.ts';

/** Characters that turn the direction of text, or take no room: nobody sees them, and they change what is read. */
const HIDDEN = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

export const hiddenCharacters: BlogGuard = {
  id: 'hidden-characters',
  severity: 'hard',
  summary: 'No invisible character is new.',
  why: 'Marks that turn the direction of text show a reader something else than what is stored.',
  check: ({ parent, child }) => {
    const left = tally(hiddenIn(parent.source).map(({ text }) => text));
    const spans: Span[] = [];
    for (const { text, span } of hiddenIn(child.source)) {
      const count = left.get(text) ?? 0;
      if (count === 0) spans.push(span);
      else left.set(text, count - 1);
    }
    return problemAt('An invisible character is not in the original.', spans);
  },
};

function hiddenIn(source: string): { text: string; span: Span }[] {
  return [...matches(source, HIDDEN)].map(({ 0: text, index }) => ({
    text,
    span: { start: index, end: index + text.length },
  }));
}
