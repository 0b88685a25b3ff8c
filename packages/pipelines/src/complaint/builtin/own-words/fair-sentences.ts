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
  en: 'if|when|before|after|next|once',
  es: 'si|cuando|antes|después|la próxima|cada vez',
  fr: 'si|quand|lorsque|avant|après|la prochaine|dès|chaque fois',
  de: 'wenn|falls|bevor|nachdem|beim nächsten|sobald|bis',
};

export interface FairSentences {
  readonly sentences: readonly string[];
  /** Something is asked for, or wants to be known. */
  readonly asks: boolean;
}

/**
 * The sentences of a calm message, softened, without the clauses that hold contempt. What only reproaches stays: of calm messages the
 * table of clauses cannot tell it well enough from what is plainly told.
 */
export function fairSentences(message: string, language: LanguageCode): FairSentences {
  const softened = softenMessage(message, language);
  const clauses = softened.flatMap(({ text, source }, at) =>
    cutSentence(text, language, { sentence: at, source }),
  );
  const judged = judgeClauses(clauses, language, () => Number.NEGATIVE_INFINITY).map(
    (kind, at): ClauseClass => (isContemptuous(clauses[at]?.text ?? '', language) ? 'drop' : kind),
  );
  const runs = runsOf(clauses, judged, language);
  const said = softened.flatMap(({ text }, at) => {
    const kinds = judged.filter((_, place) => clauses[place]?.sentence === at);
    const asks = kinds.includes('ask');
    const own = runs.filter(({ sentence }) => sentence === at);
    // "It smells in here, open the window": the order is put politely in a sentence of its own.
    const isParted =
      text.endsWith('.') &&
      own
        .slice(1)
        .some((run) => run.asks && words(textOf(run)).length > 1 && isCommand(textOf(run), language)) &&
      !own.some((run) => wholeWords(`^(?:${WHEN[language]})`, 'iu').test(textOf(run)));
    const isWhole = !isParted && !kinds.includes('drop');
    const texts = isWhole ? [text] : own.map((run) => `${textOf(run)}.`);
    return texts.map((each) => ({
      text: each,
      asks,
      isOrder: isWhole ? kinds[0] === 'ask' : isCommand(each, language),
    }));
  });
  const kept = said
    .map(({ text, asks, isOrder }) => ({ text: softOrder(text, isOrder, language), asks }))
    .filter(({ text }) => isKind(text, language) && isCalm(text, language));
  return {
    sentences: kept.map(({ text }) => text),
    asks: kept.some(
      ({ text, asks }) =>
        asks || isPolite(text, language) || isKindlyAsked(text, language) || text.endsWith('?'),
    ),
  };
}

/** An order that the softening did not know, by its place, its ending or what the table says of it. */
function softOrder(sentence: string, isOrder: boolean, language: LanguageCode): string {
  if (isOrder && sentence.endsWith('.') && ASKED[language].test(sentence))
    return `${sentence.slice(0, -1)}${language === 'fr' ? '\u00A0?' : '?'}`;
  if (!sentence.endsWith('.') || !(isOrder || startsAsOrder(sentence, language))) return sentence;
  return asRequest(sentence, language) ?? sentence;
}
