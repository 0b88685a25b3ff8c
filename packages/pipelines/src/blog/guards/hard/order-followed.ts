import type { Span } from '@palimpsest/contracts';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import { isFrame } from '../frame.ts';
import { ordersIn } from '../planted.ts';
import type { ReadSentence } from '../read-text.ts';
import type { Rewrite } from '../rewrite.ts';

/** Fewer content words are a word of link or a label. */
const LEAST_STEMS = 2;
const SHORT = 3;
const MOST_NEW = 2;
const MOST_NEW_SHARE = 0.3;

export const orderFollowed: BlogGuard = {
  id: 'order-followed',
  severity: 'hard',
  summary: 'Where the original tells a writing machine what to write, nothing is written because of it.',
  why: 'Such a sentence is kept like any other. What it asks for is not what the post says: there every new sentence needs another sentence of the post to come from.',
  check: (rewrite) => {
    const { parent, child, alignment, allows } = rewrite;
    const orders = ordersIn(parent);
    if (orders.size === 0) return [];
    const told = ordersIn(child);
    const known = new Set(parent.sentences.flatMap(({ stems }, at) => (orders.has(at) ? [] : [...stems])));
    const spans = child.sentences
      .filter((sentence, at) => {
        if (alignment.verbatim[at] || told.has(at) || sentence.stems.size < LEAST_STEMS) return false;
        if (sentence.passage.block.kind === 'heading' || isFrame(sentence, allows)) return false;
        const others = (alignment.origins[at] ?? []).filter((origin) => !orders.has(origin));
        return others.length === 0 || addsTo(known, sentence);
      })
      .map(({ passage, span }) => passage.toSource(span));
    return [
      ...problemAt('A sentence comes from an order to a writing machine, or from nothing at all.', spans),
      ...problemAt(
        'There are more orders to a writing machine than in the original.',
        told.size > orders.size ? newOrders(rewrite, told) : [],
      ),
    ];
  },
};

/** Words that stand in no other sentence of the post: a short sentence may have none, a longer one few. */
function addsTo(known: ReadonlySet<string>, { stems }: ReadSentence): boolean {
  const fresh = [...stems].filter((stem) => !known.has(stem)).length;
  return stems.size <= SHORT ? fresh > 0 : fresh > MOST_NEW && fresh >= stems.size * MOST_NEW_SHARE;
}

function newOrders({ child, alignment }: Rewrite, told: ReadonlySet<number>): Span[] {
  return child.sentences
    .filter((_, at) => told.has(at) && !alignment.verbatim[at])
    .map(({ passage, span }) => passage.toSource(span));
}
