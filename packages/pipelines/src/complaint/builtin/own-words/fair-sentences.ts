import { words } from '@palimpsest/kernel/text';
import { isKind } from '../clean.ts';
import { isCalm } from '../edit/grave-words.ts';
import { softenMessage } from '../edit/soften.ts';
import { wholeWords } from '../edit/whole-words.ts';
import type { LanguageCode } from '../words/languages.ts';
import { cutSentence } from './clauses.ts';
import { isContemptuous } from './contempt.ts';
import { type ClauseClass, judgeClauses } from './judge-clauses.ts';
import { asRequest, isCommand, startsAsOrder } from './orders.ts';
import { isKindlyAsked, isPolite } from './polite.ts';
import { runsOf, textOf } from './runs.ts';
import { ASKED } from './say-run.ts';

/** How a clause begins that says when or in which case something is asked. */
export const WHEN: Readonly<Record<LanguageCode, string>> = {
  en: 'if|when(?:ever)?|before|after|since|next|once|every time|while',
  es: 'si|cuando|antes|después|desde|la próxima|cada vez|siempre que|mientras',
  fr: 'si|quand|lorsque|avant|après|depuis que|la prochaine|dès|(?:à )?chaque fois|toutes les fois|pendant que',
  de: '(?:immer |jedes mal,? )?wenn|falls|bevor|nachdem|seit|beim nächsten|sobald|bis|während|solange',
};

/** What a clause begins with that says what the next one is about, or that a verb of the next one may still belong to. */
export const UNFINISHED: Readonly<Record<LanguageCode, string>> = {
  en: "whatever|whoever|what|anything|everything|to|can|could|would|will|let|must|should|help|\\p{L}+['’](?:d|ll)",
  es: '(?:lo|la|el|los|las|todo lo) que|quien(?:es)?|cuanto',
  fr: '(?:tout )?ce (?:que|qu|dont|qui)|(?:celui|celle|ceux|celles)[- ]|tout|toutes?|tous',
  de: 'was|wer|wem|wen|alles|welche[nrms]?',
};

export interface FairSentences {
  readonly sentences: readonly string[];
  /** Something is asked for, or wants to be known. */
  readonly asks: boolean;
}

/**
 * The sentences of a calm message, softened, without the clauses that hold contempt. What only reproaches stays: of calm messages the
 * table of clauses cannot tell it well enough from what is plainly told.
 * @param parts whether an order behind what is told becomes a sentence of its own.
 */
export function fairSentences(
  message: string,
  language: LanguageCode,
  { parts }: { readonly parts: boolean } = { parts: true },
): FairSentences {
  const softened = softenMessage(message, language);
  const clauses = softened.flatMap(({ text, source }, at) =>
    cutSentence(text, language, { sentence: at, source }),
  );
  const judged = judgeClauses(clauses, language, () => Number.NEGATIVE_INFINITY).map(
    (kind, at): ClauseClass => (isContemptuous(unquoted(clauses[at]?.text ?? ''), language) ? 'drop' : kind),
  );
  const runs = runsOf(clauses, judged, language);
  const said = softened.flatMap(({ text }, at) => {
    const kinds = judged.filter((_, place) => clauses[place]?.sentence === at);
    const asks = kinds.includes('ask');
    const own = runs.filter(({ sentence }) => sentence === at);
    // "It smells in here, open the window": the order is put politely in a sentence of its own.
    const isParted =
      parts &&
      text.endsWith('.') &&
      own
        .slice(1)
        .some((run) => run.asks && words(textOf(run)).length > 1 && isCommand(textOf(run), language)) &&
      own.every((run, place) => standsAlone(textOf(run), place === 0, language));
    const isWhole = !isParted && !kinds.includes('drop');
    const texts = isWhole ? [text] : own.map((run) => `${textOf(run)}.`);
    const opensAsking = kinds[0] === 'ask';
    return texts.map((each) => ({
      text: each,
      asks,
      isQuestion: isWhole && opensAsking,
      isOrder: (!isWhole || opensAsking) && isCommand(each, language),
    }));
  });
  const kept = said
    .map((each) => ({ text: softOrder(each, language), asks: each.asks }))
    .filter(({ text }) => isKind(text, language) && isCalm(text, language));
  return {
    sentences: kept.map(({ text }) => text),
    asks: kept.some(
      ({ text, asks }) =>
        asks || isPolite(text, language) || isKindlyAsked(text, language) || text.endsWith('?'),
    ),
  };
}

/** What is quoted is what the sender was called, not what they say. */
const unquoted = (text: string): string => text.replace(/["“«„][^"”»“]{1,40}["”»“]/gu, '');

/** Nothing in it waits for the next clause: neither a condition nor "I would like to come in, shut the door". */
function standsAlone(text: string, isFirst: boolean, language: LanguageCode): boolean {
  if (wholeWords(`^(?:${WHEN[language]})`, 'iu').test(text)) return false;
  const start = language === 'en' ? '' : '^';
  return !isFirst || !wholeWords(`${start}(?:${UNFINISHED[language]})`, 'iu').test(text);
}

interface Said {
  readonly text: string;
  readonly isQuestion: boolean;
  readonly isOrder: boolean;
}

/** A question without its mark, and an order that the softening did not know. */
function softOrder({ text, isQuestion, isOrder }: Said, language: LanguageCode): string {
  if (!text.endsWith('.')) return text;
  // "Wer kommt, bringt etwas mit" asks nothing.
  if (isQuestion && ASKED[language].test(text) && !text.includes(','))
    return `${text.slice(0, -1)}${language === 'fr' ? '\u00A0?' : '?'}`;
  if (!isOrder && !startsAsOrder(text, language)) return text;
  return asRequest(text, language) ?? text;
}
