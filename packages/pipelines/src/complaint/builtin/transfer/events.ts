import { isTold } from '../compose/phrases.ts';
import type { LanguageCode } from '../words/languages.ts';
import { isPast } from './asked.ts';
import { best, type Clause, clauseOf } from './clauses.ts';
import { heardFrames } from './heard-frames.ts';
import type { Thing } from './phrase-chunks.ts';
import { sayEvent } from './say-clause.ts';
import { isQuestion, type Segment } from './segments.ts';
import { conceptsOf, deniesIn, inEach, type Sentence, spanOf, type Transferred } from './transferred.ts';

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
  const isSubject = [grammar.you, grammar.i, grammar.others].some((words) => words.has(first.text));
  if (language === 'en' && !isSubject && grammar.verbs.has(first.text) && !isPast(first.text)) return null;
  const isDenied = deniesIn(marked, segment, grammar);
  const free = own.filter((_, at) => marked.roles[segment.from + at] === undefined);
  const isByOther = free.some(({ text }) => BY_OTHER.test(text));
  const isMine = free.some(
    (token, at) =>
      (grammar.i.has(token.text) && !isSomebody(token.text, free[at + 1]?.text)) ||
      (isSpanishI(token, language) && !(isByOther && ME.es.has(token.text))),
  );
  // `you woke me up` tells of the sender, though somebody else did it.
  const isOfMine = isMine || free.some(({ text }) => ME[language].has(text));
  const found = heardFrames(grammar.events, marked, segment, grammar, true).flatMap((heard) => {
    const { kind, words } = heard.frame;
    if ((kind === 'undone') !== isDenied) return [];
    const saysMine = /(?<!\p{L})(?:I|me|my)(?!\p{L})/u.test(words.en.say);
    if (saysMine ? !isOfMine : isMine) return [];
    const read = clauseOf(heard, marked, segment, { isNegative: false, earlier, grammar, isTold: true });
    const clause = read !== null && language === 'es' && isByOther && isOfMine ? asMine(read) : read;
    return clause === null || clause.unknown > MOST_UNTOLD ? [] : [{ clause, heard }];
  });
  return best(found);
}

/** French: `on m'a pris mon vélo`. */
function isSomebody(word: string, next: string | undefined): boolean {
  return word === 'on' && /^(?:m|t|nous|vous)$/u.test(next ?? '');
}

/** Spanish: somebody else did it. */
export const BY_OTHER = /^(?:has|ha|habeis|han)$|[ai]ste(?:is)?$/u;

/** `me has roto el cargador`: what is done to me is done to what is mine. */
function asMine(clause: Clause<'told' | 'undone'>): Clause<'told' | 'undone'> {
  const things = clause.things.map((thing) =>
    thing.determiner === 'the' ? { ...thing, determiner: 'my' as const } : thing,
  );
  return { ...clause, things };
}

/** The sender as whom something is done to. */
export const ME: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: new Set(['me', 'us']),
  es: new Set(['me', 'nos', 'mí']),
  fr: new Set(['me', 'm', 'moi', 'nous']),
  de: new Set(['mich', 'mir', 'uns']),
};

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
export function eventOf(
  event: Clause<'told' | 'undone'> | null,
  own: Segment,
  whole: Sentence,
  isAlone: boolean,
): Transferred | null {
  const say = event === null ? null : inEach(event, sayEvent);
  if (event === null || say === null) return null;
  return {
    kind: 'told',
    sentence: whole.sentence,
    concepts: conceptsOf(event),
    hasThing: event.things.length > 0,
    span: spanOf(own, whole),
    isAlone,
    isWhole: event.unknown === 0,
    say,
  };
}
