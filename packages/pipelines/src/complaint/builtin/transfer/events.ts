import { isTold } from '../compose/phrases.ts';
import type { LanguageCode } from '../words/languages.ts';
import { isPast } from './asked.ts';
import { best, type Clause, clauseOf, heardFrames } from './clauses.ts';
import type { Thing } from './phrase-chunks.ts';
import { sayEvent } from './say-clause.ts';
import { isQuestion, type Segment } from './segments.ts';
import { conceptsOf, deniesIn, inEach, type Sentence, type Transferred } from './transferred.ts';

/** Of what happened hardly a word may be lost: it could be the one that turns it round. */
export const MOST_UNTOLD = 1;

/** What happened, where the sentence says that it is so, and that it was not the sender. */
export function eventIn(
  { marked, grammar, said }: Sentence,
  segment: Segment,
  earlier: readonly (Thing | null)[],
): Clause<'told' | 'undone'> | null {
  const own = marked.tokens.slice(segment.from, segment.to);
  const [first] = own;
  const { language } = grammar;
  if (first === undefined || isQuestion(marked, segment) || !isTold(said, first.start, language)) return null;
  // A verb without anybody who does it is an order.
  if (language === 'en' && grammar.verbs.has(first.text) && !isPast(first.text)) return null;
  const isDenied = deniesIn(marked, segment, grammar);
  const isMine = own.some((token) => grammar.i.has(token.text) || isSpanishI(token, language));
  const found = heardFrames(grammar.events, marked, segment, grammar, true).flatMap((heard) => {
    const { kind, words } = heard.frame;
    if ((kind === 'undone') !== isDenied) return [];
    if (/(?<!\p{L})(?:I|me|my)(?!\p{L})/u.test(words.en.say) !== isMine) return [];
    const clause = clauseOf(heard, marked, segment, { isNegative: false, earlier, grammar, isTold: true });
    return clause === null || clause.unknown > MOST_UNTOLD ? [] : [{ clause, heard }];
  });
  return best(found);
}

/** Spanish leaves out who does it: `dejé` and `dejo` are the sender's. */
function isSpanishI(
  { raw, text }: { readonly raw: string; readonly text: string },
  language: LanguageCode,
): boolean {
  if (language !== 'es') return false;
  return (
    text === 'me' ||
    /[éí]$/u.test(raw) ||
    (/[^aeiou]o$/u.test(raw) && /^(?:dejo|bajo|pongo|tengo|hago|limpio|lavo|saco)$/u.test(text))
  );
}

/** What happened in each language; null where one of them has no words for it. */
export function eventOf(event: Clause<'told' | 'undone'> | null, { sentence }: Sentence): Transferred | null {
  const say = event === null ? null : inEach(event, sayEvent);
  if (event === null || say === null) return null;
  return { kind: 'told', sentence, concepts: conceptsOf(event), isWhole: event.unknown === 0, say };
}
