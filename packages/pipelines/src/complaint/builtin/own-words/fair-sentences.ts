import { words } from '@palimpsest/kernel/text';
import { isKind } from '../clean.ts';
import { isCalm } from '../edit/grave-words.ts';
import { softenMessage } from '../edit/soften.ts';
import { wholeWords } from '../edit/whole-words.ts';
import type { LanguageCode } from '../words/languages.ts';
import { cutSentence } from './clauses.ts';
import { judgeClauses } from './judge-clauses.ts';
import { asRequest, isCommand, showsOrder, startsAsOrder } from './orders.ts';
import { isKindlyAsked, isPolite } from './polite.ts';
import { hangs, opens, type Run, runsOf, textOf } from './runs.ts';
import { ASKED } from './say-run.ts';

/** How a clause begins that says when or in which case something is asked. */
export const WHEN: Readonly<Record<LanguageCode, string>> = {
  en: 'if|when(?:ever)?|before|after|since|next|once|every time|while',
  es: 'si|cuando|antes|después|desde|la próxima|cada vez|siempre que|mientras',
  fr: 'si|quand|lorsque|avant|après|depuis que|la prochaine|dès|(?:à )?chaque fois|toutes les fois|pendant que',
  de: '(?:immer |jedes mal,? )?wenn|falls|bevor|nachdem|seit|beim nächsten|sobald|bis|während|solange',
};

/** What a verb of the next clause may still belong to: "I would like to come in, shut the door". */
export const UNFINISHED = "to|can|could|would|will|let|must|should|help|\\p{L}+['’](?:d|ll)";
/** How a clause begins that only says what the next one is about. */
export const ABOUT: Readonly<Record<LanguageCode, string>> = {
  en: 'whatever|whoever|what|anything|everything|instead|rather|that',
  es: '(?:lo|la|el|los|las|todo lo) que|quien(?:es)?|cuanto|en (?:vez|lugar)|para|sin',
  fr: '(?:tout )?ce (?:que|qu|dont|qui)|(?:celui|celle|ceux|celles)|tout|toutes?|tous|au lieu|plutôt|pour|sans|afin',
  de: 'ihr (?:lieben|süßen|zwei|beiden|drei|alle)|liebe[rs]? \\p{L}+|hallo|hey|hi|moin|servus|was|wer|wem|wen|alles|welche[nrms]?|statt|anstatt|um|ohne|das (?:ist|sind) (?:die|der|das)',
};

export interface FairSentences {
  readonly sentences: readonly string[];
  /** Something is asked for, or wants to be known. */
  readonly asks: boolean;
}

/**
 * The sentences of a calm message, softened. What only reproaches stays: of calm messages the table of clauses cannot tell it well enough
 * from what is plainly told.
 * @param parts whether an order behind what is told becomes a sentence of its own.
 */
export function fairSentences(
  message: string,
  language: LanguageCode,
  { parts = true }: { readonly parts?: boolean } = {},
): FairSentences {
  const softened = softenMessage(message, language);
  const clauses = softened.flatMap(({ text, source }, at) =>
    cutSentence(text, language, { sentence: at, source }),
  );
  const judged = judgeClauses(clauses, language, () => Number.NEGATIVE_INFINITY);
  const runs = runsOf(clauses, judged, language);
  const said = softened.flatMap(({ text }, at) => {
    // Part of a threat would be asked for: "park there again" without the tow truck.
    if (!isKind(text, language) || !isCalm(text, language)) return [];
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
      own.every((run, place) => standsAlone(run, place === 0, language));
    const texts = isParted ? own.map((run) => `${textOf(run)}.`) : [text];
    const opensAsking = kinds[0] === 'ask';
    return texts.map((each) => ({
      text: each,
      asks,
      isQuestion: !isParted && opensAsking,
      isOrder: (isParted || opensAsking) && isClearOrder(each, language),
    }));
  });
  const kept = said.map((each) => ({ text: softOrder(each, language), asks: each.asks }));
  return {
    sentences: kept.map(({ text }) => text),
    asks: kept.some(
      ({ text, asks }) =>
        asks || isPolite(text, language) || isKindlyAsked(text, language) || text.endsWith('?'),
    ),
  };
}

/** Nothing in it waits for the next clause, and it hangs on none. */
function standsAlone(run: Run, isFirst: boolean, language: LanguageCode): boolean {
  const text = textOf(run);
  if (wholeWords(`^(?:${WHEN[language]})`, 'iu').test(text)) return false;
  if (!isFirst) return run.clauses[0] !== undefined && !hangs(run.clauses[0], language);
  if (wholeWords(`^(?:${ABOUT[language]})`, 'iu').test(text)) return false;
  const waits = language === 'en' && wholeWords(UNFINISHED, 'iu').test(text);
  return !waits && opens(text, language);
}

/** "Lleva tu nombre" tells as well as it orders; Spanish shows an order by what hangs on it. */
const isClearOrder = (text: string, language: LanguageCode): boolean =>
  isCommand(text, language) && (language !== 'es' || showsOrder(text));

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
