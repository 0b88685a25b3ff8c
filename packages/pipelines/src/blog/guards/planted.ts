import type { Span } from '@palimpsest/contracts';
import { ordersMachine } from '@palimpsest/kernel/text';
import type { ReadSentence, ReadText } from './read-text.ts';
import type { Rewrite } from './rewrite.ts';
import { WRITING_TASK } from './words/calls.ts';

const kept = new WeakMap<ReadText, ReadonlySet<number>>();

/** Which sentences of a text tell a writing machine what to write. They are named by their index. */
export function ordersIn(text: ReadText): ReadonlySet<number> {
  let orders = kept.get(text);
  if (orders === undefined) {
    orders = new Set(text.sentences.flatMap((sentence, at) => (isOrder(wordsOf(sentence)) ? [at] : [])));
    kept.set(text, orders);
  }
  return orders;
}

function isOrder(sentence: string): boolean {
  return ordersMachine(sentence) || WRITING_TASK.test(sentence.slice(0, 160));
}

/** A sentence as it is read. */
export function wordsOf({ passage, span }: ReadSentence): string {
  return passage.text.slice(span.start, span.end);
}

/**
 * Both texts without code and without orders to a machine, which stay in the rewrite as they are: what an address in them
 * is worth, it is worth there only.
 */
export function withoutOrders({ parent, child, alignment }: Rewrite): {
  readonly parent: string;
  readonly child: string;
} {
  const childOrders = [...ordersIn(child)].filter((at) => alignment.verbatim[at]);
  return {
    parent: blanked(parent, [...ordersIn(parent)]),
    child: blanked(child, childOrders),
  };
}

function blanked({ source, document, sentences }: ReadText, orders: readonly number[]): string {
  const spans: Span[] = [
    ...document.blocks.filter(({ kind }) => kind === 'code').map(({ span }) => span),
    ...orders.flatMap((at) => {
      const sentence = sentences[at];
      return sentence === undefined ? [] : [sentence.passage.toSource(sentence.span)];
    }),
  ].sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let end = 0;
  for (const span of spans) {
    if (span.start < end) continue;
    parts.push(source.slice(end, span.start), ' '.repeat(span.end - span.start));
    end = span.end;
  }
  parts.push(source.slice(end));
  return parts.join('');
}
