import { commandsOf } from '../../classifier/words/commands.ts';
import { softenOrder } from '../edit/soften.ts';
import { wholeWords } from '../edit/whole-words.ts';
import { EDIT_WORDS } from '../edit/words.ts';
import { foldWord } from '../matching/fold.ts';
import { PLAIN_FACTS } from '../words/all-plain-facts.ts';
import type { LanguageCode } from '../words/languages.ts';
import { isKindlyAsked } from './polite.ts';

export const PLEASE: Readonly<Record<LanguageCode, string>> = {
  en: 'Please',
  es: 'Por favor,',
  fr: 'S’il te plaît,',
  de: 'Bitte',
};
/** How sentences begin that are no order, where an order shows in nothing but its place. */
export const NO_ORDER: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: "i|i['’]\\p{L}+|we|you|he|she|it|they|the|a|an|my|your|our|this|that|there|no|not|nobody|if|when|who|what|where|why|how|from|next|time|one|two|all|some|us|enough|just|only|any|every|everyone|and|but|so|to|with|without|in|on|at|by|of|for|is|are|was|were|has|have|does|did|can|could|would|will|should|must|\\p{L}+ing|listen (?:here|up)|\\p{N}+",
};
/** How a sentence begins in which the sender speaks of themselves, or of what the reader has to do. */
export const SELF: Readonly<Record<LanguageCode, string>> = {
  en: "i|i['’]\\p{L}+|we|we['’]\\p{L}+|you (?:have|need)|let['’]s|it would|my",
  es: 'yo|no (?:quiero|voy|me|puedo|acepto|pienso|permito)|quiero|necesito|me|prefiero|tienes|tenemos|tenéis|espero|mi|mis|hay que',
  fr: "je|j['’]\\p{L}+|on|nous|tu (?:me|dois)|vous (?!pouvez|pourriez)|il faut|mon|ma|mes",
  de: 'ich|wir|du (?:musst|kannst|könntest)|ihr|lass uns|mein\\p{L}*|mir',
};
/** How a sentence begins that tells the reader what they will do: "tu me rembourses vendredi". */
export const YOU_DO: Readonly<Record<LanguageCode, string>> = {
  en: 'you (?:can|will|do|go|get)',
  es: '(?:tú |usted )?(?:me|te|se|nos) l?[aoe]?s? ?\\p{L}+s|(?:(?:est[ae]|el|la próxima|hoy|mañana) (?:\\p{L}+ )?)?te toca|que (?:me|te|se|lo|la|los|las|no)?',
  fr: "tu (?:me|nous|l['’]|le|la|les)|tu (?!as|es|vas|peux|dois)\\p{L}+es|vous (?:me|nous|le|la|les)",
  // Only what is to be done: "du fragst nach der Fernbedienung" tells.
  de: '(?:das |den |die )?(?:ersetzt|zahlst|bezahlst|überweist) du|du (?:ersetzt|zahlst|bezahlst|überweist|kaufst|besorgst|putzt|wischst|spülst|räumst|bringst|holst|trägst|wäschst|reparierst|entsorgst|machst) (?:\\p{L}+ ){0,6}(?:sauber|weg|auf|raus|rein|runter|ab|zurück|wieder|neu\\p{L}*|bitte|heute|morgen|bis \\p{L}+|vorher|selbst|selber|mir|uns)|du fragst (?:mich|uns|vorher|erst|bitte)|du (?:gibst|schickst) (?:mir|uns) (?:\\p{L}+ ){0,6}(?:zurück|wieder|heute|morgen|bis \\p{L}+)|ihr (?:zahlt|bezahlt|ersetzt|räumt|putzt|wischt|bringt) (?:\\p{L}+ ){0,6}(?:sauber|weg|auf|raus|runter|ab|zurück|heute|morgen|selbst|selber)',
};
/** Endings that only orders have. */
export const ENDINGS: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  es: /(?:[aeiáéí](?:me|nos|lo|la|los|las|le|les)|(?:me|te|se|nos)l[oa]s?|[áéí]\p{L}{1,4}te|[aei]d)$/u,
  fr: /(?:-(?:moi|toi|nous|vous|l[ea]s?|lui|leur|y|en)|ez)$/u,
};
/** "Schaff das Zeug raus": a verb in the first place, and behind it what is to be dealt with. */
export const GERMAN_ORDER =
  /^(?!(?:ich|du|er|sie|es|wir|ihr|man|das|der|die|hätte|wäre|würde|könnte|sollte|wollte|musste|gestern|heute|morgen|eben|jetzt|hier|dann|so|und|aber|oder|ist|sind|war|hast|habt|hat|hab|haben|bin|kann|soll|muss|darf|gibt|find|finde|glaub|wegen|nicht|nie|raus|weg|ab)(?!\p{L}))\p{L}+(?<!te|ung|heit|keit) (?:das|den|die|dein\p{L}*|mein\p{L}*|mal|doch|endlich|nicht|mir|mich|dich|dir|euch|es|ihn|sie)(?!\p{L})(?! \p{L}+ (?:ist|sind|war|hat|habe?|geht)(?!\p{L}))/iu;
/** "No vuelvas a coger mi coche". */
export const NOT_TO = /^no (?:me |te |le |lo |la |los |las |se |nos )*\p{L}+(?:[ae]s|áis|éis)(?!\p{L})/iu;

/** An order begins politely, whatever its verb is, and what the sender says of themselves stays as it is; "no more parties" is neither. */
export function asRequest(sentence: string, language: LanguageCode): string | null {
  if (isKindlyAsked(sentence, language)) return sentence;
  const [softened = sentence] = softenOrder(sentence, language);
  if (softened !== sentence) return softened;
  if (!isOrder(sentence, language)) {
    if (wholeWords(`^(?:${SELF[language]})`, 'iu').test(sentence)) return sentence;
    const isTold = wholeWords(`^(?:${YOU_DO[language]})`, 'iu').test(sentence);
    return isTold
      ? sentence.replace(
          /\.$/u,
          `, ${PLEASE[language].replace(/,$/u, '').replace(/^\p{L}/u, (letter) => letter.toLowerCase())}.`,
        )
      : null;
  }
  const { several } = EDIT_WORDS[language].please;
  const isSeveral = several?.verb.test(firstWord(sentence).split('-')[0] ?? '') === true;
  const lower = `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  return `${isSeveral ? several?.before : PLEASE[language]} ${lower}`;
}

/** "Schick's" is an order with its "es". */
const firstWord = (sentence: string): string =>
  /^[\p{L}’'-]+/u
    .exec(sentence)?.[0]
    ?.toLowerCase()
    .replace(/['’]s$/u, '') ?? '';

/** A verb that orders opens it, as the lists or its ending show by themselves. */
export function startsAsOrder(sentence: string, language: LanguageCode): boolean {
  if (wholeWords(`^(?:${EDIT_WORDS[language].noOrder})`, 'iu').test(sentence)) return false;
  const first = firstWord(sentence);
  if (
    language === 'es' &&
    (NOT_TO.test(sentence) || /[áéí]\p{L}{1,4}(?:me|te|se|nos|l[eao]s?)$/u.test(first))
  )
    return true;
  if (language === 'fr' && /-(?:moi|toi|nous|l[ea]s?|lui|leur)$/u.test(first)) return true;
  return EDIT_WORDS[language].verbs.has(first);
}

/** A verb that orders opens it: one of the lists, or one that shows it by its ending or by its place. */
function isOrder(sentence: string, language: LanguageCode): boolean {
  if (wholeWords(`^(?:${EDIT_WORDS[language].noOrder})`, 'iu').test(sentence)) return false;
  const others = NO_ORDER[language];
  if (others !== undefined) return !wholeWords(`^(?:${others})`, 'iu').test(sentence);
  if (language === 'es' && NOT_TO.test(sentence)) return true;
  const first = firstWord(sentence);
  if (ENDINGS[language]?.test(first) === true || isCommand(sentence, language)) return true;
  return language === 'de' && GERMAN_ORDER.test(sentence);
}

/** Spanish: a pronoun hangs on its verb, or it forbids. */
export const showsOrder = (sentence: string): boolean =>
  NOT_TO.test(sentence) || ENDINGS.es?.test(firstWord(sentence)) === true;

/** It begins with a verb of the lists of commands. */
export function isCommand(sentence: string, language: LanguageCode): boolean {
  if (wholeWords(`^(?:${PLAIN_FACTS[language].subjects})`, 'iu').test(sentence) && !NOT_TO.test(sentence))
    return false;
  const first = foldWord(firstWord(sentence).split('-')[0] ?? '').replaceAll("'", '');
  const commands = commandsOf(language);
  return commands.has(first) || (language === 'de' && commands.has(first.replace(/e$/u, '')));
}
