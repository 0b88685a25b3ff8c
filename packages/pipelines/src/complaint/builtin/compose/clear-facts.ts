import type { RewriteRequestV1 } from '@palimpsest/contracts';
import type { AskId } from '../concepts/asks.ts';
import { namedThings } from '../transfer/named-things.ts';
import type { LanguageCode } from '../words/languages.ts';
import { withClearAsks } from './clear-asks.ts';
import type { Facts } from './facts.ts';

/** Refusing these has words of its own. */
const REFUSALS: ReadonlySet<AskId> = new Set<AskId>(['pay', 'clean_up']);

interface Reading {
  readonly source: LanguageCode;
  /** It is told in the language of the sender. */
  readonly same: boolean;
  /** The message is of no topic in particular, and told in its own language. */
  readonly isOpen: boolean;
  /** The sentences in which the sender refuses something that cannot be told. */
  readonly untold: ReadonlySet<number>;
}

/**
 * Only what is clear beside whatever else the message names, and nothing that the sender refuses. Who sets a limit in the reader's own
 * language and will not pay or clean any more says so whatever else they name.
 */
export function clearFacts(
  { message, classification }: RewriteRequestV1,
  known: Facts,
  { source, same, isOpen, untold }: Reading,
): Facts {
  const clear = isOpen
    ? known
    : withClearAsks(known, classification.topics, namedThings(message.original_text, source));
  const isLimit = same && classification.intent === 'boundary';
  const asks = known.asks.filter(
    (ask) =>
      (clear.asks.includes(ask) || (isLimit && REFUSALS.has(ask.id))) &&
      (!untold.has(ask.sentence) || REFUSALS.has(ask.id)),
  );
  return { ...clear, asks };
}
