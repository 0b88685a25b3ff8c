import type { Intent, Level } from '@palimpsest/contracts';
import type { Signal } from './lexicon.ts';
import type { Hit } from './phrases/phrase-index.ts';
import type { TokenText } from './text/tokens.ts';

export interface IntentReading {
  readonly intent: Intent;
  readonly confidence: Level;
  /** A phrase says what is wanted; otherwise it is a concern because nothing says more. */
  readonly marked: boolean;
  readonly troubled: boolean;
}

const STRONG = 3;

/** What the reader should act on counts: a boundary or a request before a question, and that before a worry. */
export function readIntent(hits: readonly Hit<Signal>[], text: TokenText, intense: boolean): IntentReading {
  const boundary = best(hits, 'boundary');
  const request = best(hits, 'request');
  // In anger a question is mostly rhetorical; one that stands alone is not.
  const question = intense && contemptuous(hits) ? 0 : best(hits, 'question');
  const troubled = best(hits, 'trouble') >= STRONG;
  const marked = true;
  if (boundary >= STRONG)
    return { intent: 'boundary', confidence: request >= STRONG ? 'medium' : 'high', marked, troubled };
  if (request >= STRONG) return { intent: 'request', confidence: 'high', marked, troubled };
  if (question >= STRONG)
    return { intent: 'clarification', confidence: asks(text) ? 'high' : 'medium', marked, troubled };
  if (boundary + request >= STRONG)
    return { intent: boundary >= request ? 'boundary' : 'request', confidence: 'medium', marked, troubled };
  if (question > 0) return { intent: 'clarification', confidence: 'medium', marked, troubled };
  if (request > 0) return { intent: 'request', confidence: 'medium', marked, troubled };
  if (asks(text) && !intense) return { intent: 'clarification', confidence: 'medium', marked, troubled };
  return { intent: 'concern', confidence: troubled ? 'high' : 'medium', marked: false, troubled };
}

function best(hits: readonly Hit<Signal>[], kind: Signal): number {
  return hits.reduce((most, hit) => (hit.kind === kind ? Math.max(most, hit.weight) : most), 0);
}

function contemptuous(hits: readonly Hit<Signal>[]): boolean {
  return hits.some(({ kind, weight }) => weight >= STRONG && (kind === 'insult' || kind === 'anger'));
}

function asks({ sentences }: TokenText): boolean {
  return sentences.some(({ question }) => question);
}
