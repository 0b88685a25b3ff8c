import type { RewriteRequestV1 } from '@palimpsest/contracts';
import { isClean } from './clean.ts';
import { compose, type Extras, type Manner } from './compose/compose.ts';
import { type Facts, readFacts } from './compose/facts.ts';
import { findAsks } from './concepts/find-asks.ts';
import { findConcepts } from './concepts/find-concepts.ts';
import { lightTouch } from './edit/light-touch.ts';
import { type LanguageCode, languageOf } from './words/languages.ts';

export type Rendered =
  | { readonly kind: 'written'; readonly text: string }
  | { readonly kind: 'cannot'; readonly reason: string };

/** From the fullest message to the barest. */
const ATTEMPTS: readonly Extras[] = [
  { greeting: true, closing: true, times: true, things: true },
  { greeting: true, closing: true, times: false, things: true },
  { greeting: true, closing: true, times: false, things: false },
  { greeting: false, closing: true, times: false, things: false },
  { greeting: false, closing: false, times: false, things: false },
];

/** Says of a text that it may be sent. The caller can bring a stricter one. */
export type Accepts = (text: string, language: string) => boolean;

/**
 * Rewrites a message without any model: the sender's own words where a light touch is enough, else a message composed
 * of the concepts and asks recognised in it. Writes nothing rather than something unkind or unfaithful.
 */
export function renderMessage(request: RewriteRequestV1, accepts: Accepts = isClean): Rendered {
  const source = languageOf(request.message.detected_language);
  const target = languageOf(request.output_constraints.target_language);
  if (source === null) return cannot('the built-in renderer does not read the language of the message');
  if (target === null) return cannot('the built-in renderer does not write the target language');
  const same = source === target;
  const facts = readFacts(request.message.original_text, source, same);
  const light = same && request.classification.rewrite_strength === 'light_touch';
  const text =
    (light ? edited(request, facts, target, accepts, true) : null) ??
    composed(request, facts, target, accepts) ??
    (same ? edited(request, facts, target, accepts, false) : null);
  return text === null
    ? cannot('the message names nothing the built-in renderer can carry over')
    : { kind: 'written', text };
}

function cannot(reason: string): Rendered {
  return { kind: 'cannot', reason };
}

/** The sender's own words. Where another way is open they must keep everything that was recognised. */
function edited(
  request: RewriteRequestV1,
  facts: Facts,
  language: LanguageCode,
  accepts: Accepts,
  whole: boolean,
): string | null {
  const { tone } = request.rewrite_policy;
  const original = request.message.original_text;
  const { intent } = request.classification;
  const touch = { tone, intent, seed: original, accepts: (text: string) => accepts(text, language) };
  const fits = (text: string): boolean =>
    text.length <= request.output_constraints.max_length_chars &&
    accepts(text, language) &&
    (!whole || (keepsConcepts(text, facts, language) && keepsAsks(text, facts, language)));
  return lightTouch(original, language, touch).find(fits) ?? null;
}

function composed(
  request: RewriteRequestV1,
  facts: Facts,
  language: LanguageCode,
  accepts: Accepts,
): string | null {
  const manner = mannerOf(request);
  const texts = ATTEMPTS.map((extras) => compose(facts, language, manner, extras)).filter(
    (text) =>
      text !== '' && text.length <= request.output_constraints.max_length_chars && accepts(text, language),
  );
  return texts.find((text) => keepsConcepts(text, facts, language)) ?? texts[0] ?? null;
}

function keepsConcepts(text: string, facts: Facts, language: LanguageCode): boolean {
  const said = new Set(findConcepts(text, language).map(({ id }) => id));
  return facts.concepts.every(({ id }) => said.has(id));
}

function keepsAsks(text: string, facts: Facts, language: LanguageCode): boolean {
  const said = new Set(findAsks(text, language).map(({ id }) => id));
  return facts.asks.every(({ id }) => said.has(id));
}

function mannerOf(request: RewriteRequestV1): Manner {
  const { tone, directness, emotional_temperature: temperature } = request.rewrite_policy;
  const style = request.recipient_context.communication_style;
  const softness =
    (directness === 'soft' ? 1 : 0) +
    (request.recipient.power_mode === 'higher_sender' ? 1 : 0) +
    (style === 'gentle' ? 1 : style === 'direct' ? -1 : 0);
  return {
    intent: request.classification.intent,
    tone,
    softness: softness <= 0 ? 0 : softness === 1 ? 1 : 2,
    calm: temperature === 'cool_down',
    brief: style === 'direct',
    seed: request.message.original_text,
  };
}
