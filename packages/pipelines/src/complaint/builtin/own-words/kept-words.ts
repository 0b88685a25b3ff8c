import { words } from '@palimpsest/kernel/text';
import { isKind } from '../clean.ts';
import type { OwnAsk, OwnFact } from '../compose/own.ts';
import { findAsks } from '../concepts/find-asks.ts';
import { nameConcepts } from '../concepts/name-concepts.ts';
import { isCalm } from '../edit/grave-words.ts';
import { wholeWords } from '../edit/whole-words.ts';
import { EDIT_WORDS } from '../edit/words.ts';
import { PLAIN_FACTS } from '../words/all-plain-facts.ts';
import type { LanguageCode } from '../words/languages.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { isContemptuous } from './contempt.ts';
import { judgeClauses, surelyFit } from './judge-clauses.ts';
import { SELF } from './orders.ts';
import { isPolite } from './polite.ts';
import { type Run, runsOf } from './runs.ts';
import { sayRun } from './say-run.ts';

/** What of a heated message can be sent in the sender's own words: what it tells, and what it asks. */
export interface KeptWords {
  readonly tells: readonly OwnFact[];
  readonly asks: readonly OwnAsk[];
}

const MOST_CLAUSES = 40;
const MOST_TELLS = 3;
const MOST_ASKS = 2;
const FEWEST_WORDS = 2;
const FEWEST_UNKNOWN = 4;
const MOST_WORDS = 30;
/** Quotations, asides and faces say more than their words. */
export const UNFIT = /["“”«»„…()\n]|(?<!\p{L})[‘’']|\.\.|\p{Extended_Pictographic}/u;
/** What comes if the reader does not do it. */
export const OR_ELSE: Readonly<Record<LanguageCode, string>> = {
  en: "or (?:i|i['’](?:ll|m)|we|you|else|it['’]s|it goes|they go)|and (?:i['’]ll|i will|see what)|otherwise|last (?:warning|chance)",
  es: 'o (?:me|te|se|lo|la|los|las|os|nos|yo|voy|llamo|\\p{L}+ré)|si no,? (?:me|te|se|lo|la|los|las|yo|voy|llamo)|de lo contrario|último aviso',
  fr: "ou (?:je|j['’]\\p{L}+|tu|on|c['’]est|alors)|sinon|dernier avertissement",
  de: 'oder (?:ich|du|es|wir|ihr)|sonst (?:ich|mach|werf|schmeiß|ruf|geh|zieh|fliegt|landet|kommt)\\p{L}*|andernfalls|letzte (?:warnung|chance)',
};
/** Words that stand for something named before. */
export const POINTERS: Readonly<Record<LanguageCode, string>> = {
  en: 'it|them|that|this|those|these|him|her|there',
  es: '\\p{L}+(?:lo|la|los|las)|lo|la|eso|esto|ahí|allí',
  fr: 'le|la|les|\\p{L}+-l(?:e|a|es)|ça|cela|y|en|là',
  de: 'es|das|sie|ihn|die|den|dort|da|damit|davon|dafür',
};

export const IF: Readonly<Record<LanguageCode, string>> = {
  en: 'if|unless',
  es: 'si|a menos que',
  fr: 'si|à moins que',
  de: 'wenn|falls',
};
/** Nothing but how angry the sender is: that it troubles them is said anyhow. */
export const MOOD: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^I(?:['’]m| am) (?:\p{L}+ ){0,2}(?:upset|angry|hurt|mad|cross|done|exhausted|tired(?: of (?:asking|it|this|that|you))?)\.$/iu,
  es: /^(?:Ya )?(?:estoy|me siento) (?:\p{L}+ )?(?:cansad|enfadad|enojad|dolid|indignad|molest|hart|decepcionad)[oa](?: de (?:ti|esto|todo esto))?\.$/iu,
  fr: /^(?:Je suis|J['’]en suis) (?:\p{L}+ )?(?:en colère|énervée?|fâchée?|blessée?|fatiguée?|déçue?|à bout)\.$/iu,
  de: /^Ich bin (?:\p{L}+ ){0,2}(?:sauer|wütend|verletzt|enttäuscht|müde|genervt|verärgert)\.$/iu,
};
/** How words begin that say where, when or with whom. */
export const PLACES: Readonly<Record<LanguageCode, string>> = {
  en: 'through|in|on|at|with|without|for|from|by|to|of|into|over|under|after|before',
  es: 'a|al|de|del|en|con|sin|por|para|sobre|desde|hasta|tras',
  fr: "à|au|aux|de|du|des|d[’']\\p{L}+|dans|sur|avec|sans|pour|par|en|sous|chez|jusqu[’']\\p{L}+",
  de: 'in|im|ins|auf|mit|ohne|für|von|vom|zu|zum|zur|an|am|ans|bei|durch|unter|bis|nach',
};
/** How a clause begins that says who or what the next one is about. */
export const OPENS: Readonly<Record<LanguageCode, string>> = {
  en: 'whoever|whatever|if|unless|when|before|after|once|next time',
  es: 'quien(?:es)?|si|cuando|antes de|después de|(?:el|la|los|las) que|la próxima|en (?:vez|lugar) de',
  fr: 'quiconque|celui qui|celle qui|si|quand|lorsque|avant de|après|la prochaine|au lieu de',
  de: 'wer|wenn|falls|bevor|nachdem|sobald|(?:das )?nächste[sn]? mal|statt|anstatt',
};
/** How words begin that take back what was said before them. */
export const TURNS: Readonly<Record<LanguageCode, string>> = {
  en: 'then|not|now|or|nor|but',
  es: 'luego|no|ni|ahora|sino|pero',
  fr: 'puis|pas|ni|maintenant|mais',
  de: 'dann|nicht|jetzt|sondern|aber|oder',
};

/** A message that means something else than it says gives none of its words. */
export function keptWords(message: string, language: LanguageCode): KeptWords {
  const none: KeptWords = { tells: [], asks: [] };
  if (wholeWords(PLAIN_FACTS[language].irony, 'iu').test(message)) return none;
  const clauses = clausesOf(message, language);
  if (clauses.length === 0 || clauses.length > MOST_CLAUSES) return none;
  const judged = judgeClauses(clauses, language, (clause) => surelyFit(clause, language)).map((kind, at) =>
    isFit(clauses[at]?.text ?? '', language) ? kind : 'drop',
  );
  const runs = runsOf(clauses, judged, language).filter(
    (run) => !isHalf(run, clauses, language) && !isRest(run, clauses, language),
  );
  const said = runs.map((run) => ({ run, ask: run.asks ? askOf(run, language) : null }));
  const tells = said
    .flatMap(({ run, ask }) => (ask === null || ask === 'tells' ? tellOf(run, language) : []))
    .slice(0, MOST_TELLS);
  const asks = said.flatMap(({ ask }) => (ask === null || ask === 'tells' ? [] : ask));
  // "Turn it down" is clear only behind what tells what it is.
  const clear = asks.filter((ask) => tells.length > 0 || !isPointing(ask, language));
  return { tells, asks: clear.slice(0, MOST_ASKS) };
}

/** "… you answered me, through the door": a few words that belong to what is cut. */
function isRest({ clauses: own }: Run, clauses: readonly Clause[], language: LanguageCode): boolean {
  const [first] = own;
  if (first === undefined || own.length > 1 || first.joint === '') return false;
  const before = clauses[clauses.indexOf(first) - 1];
  const isFew = words(first.text).length <= FEWEST_UNKNOWN;
  return (
    isFew &&
    before?.sentence === first.sentence &&
    wholeWords(`^(?:${PLACES[language]})`, 'iu').test(first.text)
  );
}

/** A condition without what follows from it, and what the next words take back: "you said seven, then eight". */
function isHalf({ clauses: own }: Run, clauses: readonly Clause[], language: LanguageCode): boolean {
  const [first] = own;
  const last = own.at(-1);
  const next = last === undefined ? undefined : clauses[clauses.indexOf(last) + 1];
  const isCondition = own.length === 1 && wholeWords(`^(?:${IF[language]})`, 'iu').test(first?.text ?? '');
  const goesOn = next !== undefined && next.sentence === last?.sentence && next.joint.startsWith(',');
  const turn = `${next?.joint.replace(/^[,;:] /u, '')}${next?.text}`;
  // "Whoever takes the last one, please hang up another": without its beginning it asks somebody else.
  const before = first === undefined ? undefined : clauses[clauses.indexOf(first) - 1];
  const isLed =
    before !== undefined &&
    before.sentence === first?.sentence &&
    wholeWords(`^(?:${OPENS[language]})`, 'iu').test(before.text);
  // "Two, three days": half of a count.
  const isCount =
    /^(?:\p{N}|\p{L}+ (?:days|times|weeks|días|veces|semanas|jours|fois|semaines|Tage|Mal|Wochen)(?!\p{L}))/iu.test(
      next?.text ?? '',
    );
  return (
    isLed ||
    isCondition ||
    (goesOn && isCount) ||
    (goesOn && wholeWords(`^(?:${TURNS[language]})`, 'iu').test(turn))
  );
}

function isFit(text: string, language: LanguageCode): boolean {
  const threatens = wholeWords(OR_ELSE[language], 'iu').test(text);
  return (
    !threatens &&
    !UNFIT.test(text) &&
    !isContemptuous(text, language) &&
    isCalm(text, language) &&
    isKind(text, language)
  );
}

function isOfLength(text: string): boolean {
  const count = words(text).length;
  return count >= FEWEST_WORDS && count <= MOST_WORDS;
}

function tellOf(run: Run, language: LanguageCode): OwnFact[] {
  const text = sayRun(run, language);
  if (text === null || !isOfLength(text) || MOOD[language].test(text)) return [];
  return [{ text, source: run.source }];
}

/** What it asks; 'tells' where it only says what the sender does not want, and names nothing. */
function askOf(run: Run, language: LanguageCode): OwnAsk[] | 'tells' {
  const said = sayRun(run, language);
  if (said === null || !isOfLength(said)) return [];
  const { conditions, unsure, sharp } = PLAIN_FACTS[language];
  const { please } = EDIT_WORDS[language];
  const isOrder = isPolite(said, language);
  const body = said.slice(isOrder ? please.before.length + 1 : 0).replace(/\s?[?.]$/u, '');
  if (
    words(body).length < FEWEST_WORDS &&
    isOrder &&
    /^(?:perdona|disculpa|excuse|pardon|entschuldige|sorry|oye|mira|look|listen|écoute|hör)/iu.test(body)
  )
    return [];
  // An order under a condition threatens, or means the contrary.
  if (isOrder && wholeWords(`${conditions}|${unsure}|${sharp}`, 'iu').test(body)) return [];
  const asks = findAsks(said, language).map(({ id }) => id);
  const concepts = nameConcepts(said, language).map(({ id }) => id);
  if (!isOrder && concepts.length === 0 && wholeWords(`^(?:${SELF[language]})`, 'iu').test(said))
    return 'tells';
  // What no list knows, and is as short as "tell us", asks for nothing by itself.
  if (asks.length + concepts.length === 0 && words(body).length < FEWEST_UNKNOWN) return [];
  const isPhrase = language === 'en' && isOrder && !body.startsWith('not ');
  return [{ text: said, body, ...(isPhrase ? { phrase: body } : {}), asks, concepts, source: run.source }];
}

/** It names nothing, and points to something. */
function isPointing({ body, concepts }: OwnAsk, language: LanguageCode): boolean {
  return concepts.length === 0 && wholeWords(POINTERS[language], 'iu').test(body);
}
