import type { RewriteRequestV1 } from '@palimpsest/contracts';
import { findConcepts } from '../concepts/find-concepts.ts';
import { wholeWords } from '../edit/whole-words.ts';
import { keptWords } from '../own-words/kept-words.ts';
import { PLAIN_FACTS } from '../words/all-plain-facts.ts';
import type { LanguageCode } from '../words/languages.ts';
import { ownMatter } from './agreed.ts';
import { compose, type Extras } from './compose.ts';
import type { Facts } from './facts.ts';
import { mannerOf } from './manner.ts';
import { type OwnFact, saysEnough } from './own.ts';
import { supportedFacts } from './supported.ts';
import { toldIn } from './with-phrases.ts';

/** Says of a text that it may be sent. */
export type Accepts = (text: string) => boolean;

/** From the fullest message to the barest. */
const ATTEMPTS: readonly Extras[] = [
  { greeting: true, closing: true, times: true, things: true, details: true },
  { greeting: true, closing: true, times: true, things: true, details: false },
  { greeting: true, closing: true, times: false, things: true, details: false },
  { greeting: true, closing: true, times: false, things: false, details: false },
  { greeting: false, closing: true, times: false, things: false, details: false },
  { greeting: false, closing: false, times: false, things: false, details: false },
];

export interface Languages {
  readonly source: LanguageCode;
  readonly target: LanguageCode;
}

/** Composed of all that is known; else of what a reader of the message would find in it too. */
export function composedOf(
  request: RewriteRequestV1,
  facts: Facts,
  { source, target }: Languages,
  accepts: Accepts,
): string | null {
  const { original_text: original } = request.message;
  const told = toldIn(facts, target);
  const own =
    source === target ? ownWords(original, source, told) : [...told.map((each) => ({ own: each })), {}];
  // Whoever only says what troubles them, and says it with irony, asks for nothing.
  const isIronic =
    request.classification.intent === 'concern' && wholeWords(PLAIN_FACTS[source].irony, 'iu').test(original);
  const meant = isIronic ? { ...facts, asks: [] } : facts;
  const checked = supportedFacts(meant, original, source, target);
  const plain = checked.concepts.length > 0 ? undefined : ownMatter(meant, request.classification.topics);
  const supported = plain === undefined ? checked : { ...checked, concepts: [plain] };
  // In another language an ask without its matter would read the same whatever it was about.
  const isBare = source !== target && supported.concepts.length === 0;
  return (
    composed(request, meant, { target, own }, accepts) ??
    (isBare ? null : composed(request, supported, { target, own }, accepts))
  );
}

type OwnWords = Pick<Facts, 'own' | 'ownAsks'>;

/** What can be carried over in the sender's own words, else in those of the phrase book, from the most to nothing. */
function ownWords(text: string, language: LanguageCode, told: readonly OwnFact[][]): OwnWords[] {
  const { tells, asks } = keptWords(text, language);
  const fewer = tells.map((_, at) => tells.slice(0, tells.length - at));
  const some: OwnWords[] = [...[...fewer, ...told].map((own) => ({ own })), {}];
  return asks.length === 0 ? some : [...some.map((own) => ({ ...own, ownAsks: asks })), ...some];
}

/** The fullest acceptable message that loses nothing, else the fullest acceptable one. */
function composed(
  request: RewriteRequestV1,
  facts: Facts,
  { target, own }: { readonly target: LanguageCode; readonly own: readonly OwnWords[] },
  accepts: Accepts,
): string | null {
  const manner = mannerOf(request);
  let second: string | null = null;
  for (const some of own)
    for (const extras of ATTEMPTS) {
      const text = compose({ ...facts, ...some }, target, manner, extras);
      if (text === '') return null;
      if (text.length > request.output_constraints.max_length_chars || !accepts(text)) continue;
      if (saysEnough(some, target) || keepsConcepts(text, facts, target)) return text;
      second ??= text;
    }
  return second;
}

function keepsConcepts(text: string, facts: Pick<Facts, 'concepts'>, language: LanguageCode): boolean {
  const said = new Set(findConcepts(text, language).map(({ id }) => id));
  return facts.concepts.every(({ id }) => said.has(id));
}
