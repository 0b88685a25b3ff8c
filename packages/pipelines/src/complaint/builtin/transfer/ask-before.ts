import type { AskId } from '../concepts/asks.ts';
import type { LanguageCode } from '../words/languages.ts';
import type { Clause } from './clauses.ts';
import type { Grammar } from './grammar.ts';
import { readThing, type Thing } from './phrase-chunks.ts';
import { sayThing } from './say-thing.ts';
import type { Segment } from './segments.ts';
import type { Token } from './tokens.ts';
import { conceptsOf, type Sentence, spanOf, type Transferred } from './transferred.ts';

/** Before which something is to be asked. */
export const BEFORE: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: new Set(['before']),
  es: new Set(['antes']),
  fr: new Set(['avant']),
  de: new Set(['bevor', 'ehe']),
};
/** To use or to take something, as it is said behind `before`. */
export const USING: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: new Set('use using take taking borrow borrowing grab grabbing'.split(' ')),
  es: new Set(
    'usar uses usas utilizar utilices coger cojas tomar tomes agarrar agarres llevarte llevar'.split(' '),
  ),
  fr: new Set('prendre prends prennes utiliser utilises emprunter empruntes'.split(' ')),
  de: new Set(
    'nimmst nehmt benutzt benutzst verwendest ausleihst leihst ausborgst borgst mitnimmst'.split(' '),
  ),
};
/** What can be used or taken. */
export const USABLE: readonly string[] =
  'dish cloth shoe food drink device tool vehicle supply furniture paper container'.split(' ');

/** `Ask me before you use my bike`: the request with the thing it is about, which the lists know of things in general only. */
export function askBefore(
  { frame, things, isNegative }: Clause<AskId>,
  own: Segment,
  whole: Sentence,
): Transferred | null {
  const { marked, grammar, sentence } = whole;
  if (frame.kind !== 'ask_first' || things.length > 0 || isNegative) return null;
  const thing = usedThing(marked.tokens, grammar);
  if (thing === null) return null;
  const said = (language: LanguageCode): string => sayThing(thing, language, 'accusative').text;
  return {
    kind: 'ask_first',
    sentence,
    concepts: conceptsOf({ things: [thing], places: [] }),
    hasThing: true,
    span: spanOf(own, whole),
    isOrder: true,
    isWhole: true,
    say: {
      en: `ask me before you use ${said('en')}`,
      es: `preguntarme antes de usar ${said('es')}`,
      fr: `me demander avant d’utiliser ${said('fr')}`,
      de: `mich fragen, bevor du ${said('de')} benutzt`,
    },
  };
}

function usedThing(tokens: readonly Token[], grammar: Grammar): Thing | null {
  const from = tokens.findIndex(({ text }) => BEFORE[grammar.language].has(text));
  if (from === -1) return null;
  const end = tokens.findIndex(({ isMark }, at) => isMark && at > from);
  const to = end === -1 ? tokens.length : end;
  if (!tokens.slice(from, to).some(({ text }) => USING[grammar.language].has(text))) return null;
  const isFree = (at: number): boolean => at < to && tokens[at]?.isMark === false;
  for (let at = from + 1; at < to; at += 1) {
    const thing = readThing(tokens, at, grammar, isFree)?.value;
    if (thing === undefined || thing.determiner === null) continue;
    return USABLE.some((each) => thing.noun.classes.has(each)) ? thing : null;
  }
  return null;
}
