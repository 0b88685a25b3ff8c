import { findTimes } from '@palimpsest/kernel/text';
import { messageSentences } from '../matching/message-sentences.ts';
import type { LanguageCode } from '../words/languages.ts';
import { type Grammar, grammarOf } from './grammar.ts';
import { markSentence } from './mark-sentence.ts';
import { readThing } from './phrase-chunks.ts';
import { type Marked, type Segment, segmentsOf } from './segments.ts';
import { ATTACHED, type Token, tokensOf } from './tokens.ts';

/** Words that open a statement, beside those for people and things. */
export const STATED: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: new Set('it its this that thats there theres these those so all every everything nothing'.split(' ')),
  es: new Set(
    'es está están estan son hay esto eso todo todos todas nada siempre nunca otra otro ni he has ha habéis habeis han hemos llevas llevo lleva llevan me nos se ya'.split(
      ' ',
    ),
  ),
  fr: new Set('c ca cela il elle tout tous toutes rien y toujours jamais encore'.split(' ')),
  de: new Set(
    'es das da hier alles nichts immer nie jedes seit schon gestern heute dauernd standig wieder'.split(' '),
  ),
};
/** Who says so wishes something. */
export const WISHED: ReadonlySet<string> = new Set(
  'hoping hope hoped could should ought devrais pourrais faudrait esperais solltest konntest hoffe deberias podrias want wants need needs like wish prefer rather expect please quiero queremos necesito necesitamos quisiera gustaria prefiero espero veux voudrais aimerais besoin prefere prefererais envie exige attends mochte mochten will wollen brauche brauch brauchen wunsche hatte brauchte erwarte'.split(
    ' ',
  ),
);
/** So near its beginning a part names who does what it tells. */
export const NEAR_START = 3;
/** Hardly a request has fewer words than this. */
export const FEW = 2;

/** Whether a message asks for nothing in words: every part of it plainly tells something. */
export function isOnlyTold(text: string, language: LanguageCode): boolean {
  const grammar = grammarOf(language);
  return messageSentences(text).every(({ start, end }) => {
    const said = text.slice(start, end);
    const marked = markSentence(tokensOf(said, language), grammar, findTimes(said, language));
    if (marked.roles.some((role) => role === 'ask' || role === 'refusal')) return false;
    if (marked.tokens.some(({ isMark, raw, text: word }) => (isMark ? raw.includes('?') : WISHED.has(word))))
      return false;
    return segmentsOf(marked, grammar).every(
      (segment) => segment.kind !== 'main' || tells(marked, segment, grammar),
    );
  });
}

function tells({ tokens, roles }: Marked, { from, to, isJoined }: Segment, grammar: Grammar): boolean {
  const free = tokens.slice(from, to).filter((token, at) => !token.isMark && roles[from + at] === undefined);
  // `no lo hiciste` tells as `hiciste` does.
  const [first] = free;
  if (first === undefined) return true;
  // `no lo hiciste` tells, `no lo riegues` does not.
  const verb = free.find(({ text }) => !CLITIC.test(text));
  if (grammar.language === 'es' && verb !== first && PAST.test(verb?.raw ?? '')) return true;
  const isVerb =
    grammar.verbs.has(first.text) ||
    (grammar.language === 'es' && grammar.verbs.has(first.text.replace(ATTACHED, '')));
  if ([grammar.you, grammar.i, grammar.others].some((words) => words.has(first.text))) return true;
  if (free.length <= FEW || isJoined) return !isVerb || isStating(first, grammar.language);
  if (STATED[grammar.language].has(first.text) || isStating(first, grammar.language)) return true;
  const { you, i, others } = grammar;
  if (free.slice(0, NEAR_START).some(({ text }) => [you, i, others].some((words) => words.has(text))))
    return true;
  const at = tokens.indexOf(first);
  const isFree = (place: number): boolean => place < to && tokens[place]?.isMark === false;
  return grammar.determiners.has(first.text) || (!isVerb && readThing(tokens, at, grammar, isFree) !== null);
}

export const PAST = /^(?:has|ha|han|había[ns]?)$|(?:[ai]ste(?:is)?|[ai]ron|ó|é|í|aba[ns]?|ía[ns]?)$/u;
export const CLITIC = /^(?:no|ni|lo|la|los|las|me|te|se|nos|le|les)$/u;

/** Spanish tells with forms that order nothing. */
function isStating({ text, raw }: Token, language: LanguageCode): boolean {
  return language === 'es' && /(?:[ae]s|[ai]ste(?:is)?|[ai]ron|[aei]mos|ó|é|í|aba[ns]?|ía[ns]?)$/u.test(raw)
    ? text.length > 3
    : false;
}
