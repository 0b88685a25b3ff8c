import { wordList, words } from '@palimpsest/kernel/text';
import { isKind } from '../clean.ts';
import type { OwnAsk, OwnFact } from '../compose/own.ts';
import { findAsks } from '../concepts/find-asks.ts';
import { nameConcepts } from '../concepts/name-concepts.ts';
import { isCalm } from '../edit/grave-words.ts';
import { wholeWords } from '../edit/whole-words.ts';
import { EDIT_WORDS } from '../edit/words.ts';
import { messageSentences } from '../matching/message-sentences.ts';
import { PLAIN_FACTS } from '../words/all-plain-facts.ts';
import type { LanguageCode } from '../words/languages.ts';
import { clausesOf } from './clauses.ts';
import { isContemptuous } from './contempt.ts';
import { judgeClauses, surelyFit } from './judge-clauses.ts';
import { SELF } from './orders.ts';
import { isPolite } from './polite.ts';
import { type Run, runsOf } from './runs.ts';
import { sayRun } from './say-run.ts';
import { isWhole } from './whole-runs.ts';

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
  es: 'o (?:me|te|se|lo|la|los|las|os|nos|yo|voy|llamo|\\p{L}+ré)|(?<!¿[^?]{0,80})(?:el|las?|los|tus?|su) (?:\\p{L}+ ){1,5}l[oa]s? \\p{L}+[ae]s (?:tú|vos|usted|cada|todos los|hoy|ya|y punto)|si no,? (?:me|te|se|lo|la|los|las|yo|voy|llamo)|de lo contrario|último aviso|^(?:mis?|tus?|nuestr[oa]s?) \\p{L}+\\.?$',
  fr: "ou (?:je|j['’]\\p{L}+|tu|on|c['’]est|alors)|sinon|dernier avertissement",
  de: "oder (?:ich|du|es|wir|ihr)|sonst (?:ich|mach|werf|schmeiß|ruf|geh|zieh|fliegt|fliegst|landet|kommt|hol|sag|rede|meld|kündig|setz|schalt|verkauf|entsorg|suchst|kannst|ziehst|kriegst|knallt|setzt|lernst|wars|ist (?:hier |dann )?(?:schluss|feierabend|was los))\\p{L}*|sonst (?:gibt|gibt[’']?s) (?:\\p{L}+ ){0,3}(?:ärger|stress|zoff|krach|was|tote|konsequenzen)|andernfalls|(?:aller)?letzte (?:warnung|chance)|(?:dann|so) (?:hol|ruf|werf|schmeiß|zieh|kündig|sperr|verkauf|entsorg|meld|wechsel|such|geh|schalt|stell)\\p{L}* ich|(?:dann )?fliegst du|fliegt (?:\\p{L}+ ){0,3}raus|(?:bist|ist) du? ?(?:hier )?raus|dann (?:knallt|setzt|lernst|kannst du)\\p{L}*",
};
/** Words that stand for something named before. */
export const POINTERS: Readonly<Record<LanguageCode, string>> = {
  en: 'it|them|that|this|those|these|him|her|there',
  es: '^\\p{L}+l[oa]s?|\\p{L}+r(?:me|te|se)?l[oa]s?|(?:no|me|te|se|nos) l[oa]s?|lo(?! que)|eso|esto|ahí|allí',
  fr: 'le|la|les|\\p{L}+-l(?:e|a|es)|ça|cela|y|en|là',
  de: 'es|das|sie|ihn|die|den|dort|da|damit|davon|dafür',
};

/** A verb, what it points to, and nothing else. */
export const ONLY_POINTING: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^\p{L}+ (?:\p{L}{2,5} )?(?:it|them|that|this|those|these)(?: (?:up|off|out|away|down|back|now|today|properly))?$/iu,
  es: /^\p{L}+l[ao]s?(?: (?:ya|hoy|bien|tú))?$/iu,
  fr: /^\p{L}+-(?:les?|la)(?: (?:maintenant|vite|bien|toi-même))?$/iu,
  de: /^\p{L}+ (?:es|das|sie|ihn|die|den)(?: (?:weg|raus|aus|an|ab|auf|zu|jetzt|sauber|mal))?$/iu,
};

/** How a sentence begins about somebody or something named before it. */
export const SOMEBODY: Readonly<Record<LanguageCode, string>> = {
  en: "he|she|they|it(?!(?: is| was|[’']s) \\p{N})|you \\p{L}+ (?:it|them|him|her)|(?:i|we)(?:['’]ve)? (?:\\p{L}+ )?(?:need|want|found|saw|caught|bought) (?:\\p{L}+ ){0,3}(?:it|them|him)",
  es: '(?:me|te|se) l[aoe]s?|él|ella|ell[ao]s|(?:\\p{L}+ ){0,3}(?:el|la|los|las) (?:m[ií]|tuy|suy|vuestr)[oa]s?',
  fr: "il(?! (?:y|est|faut|fait|était))|elle|ils|elles|tu l[’'ae]s?\\p{L}*",
  de: 'er|sie|es(?! (?:ist|war|gibt|sind|stinkt|riecht))|d(?:er|ie|as) (?:ist|war|hat)',
};
/** How one begins that is always about a person named before. */
export const PERSON: Readonly<Record<LanguageCode, string>> = {
  en: 'he|she',
  es: 'él|ella',
  fr: "elle|il (?:a (?!plu|fallu|neigé|fait (?:\\p{L}+ )?(?:froid|chaud|noir|nuit))|s['’]est|m['’]a|t['’]a|se (?!peut|trouve|passe)|dort|mange|fume|squatte|vient|vit|prend|laisse|utilise|rentre|boit|reste (?:dormir|là|ici)|passe ses|est (?:là|toujours|venu|parti|rentré|entré|resté|arrivé))",
  de: 'er(?! soll)|d(?:er|ie) (?:hat|hatte|ist|war|macht|kommt|sitzt|liegt|steht|stinkt|bellt|schläft|isst|geht)',
};
/** Words that need another behind them: what stood there was cut. */
export const DANGLING: Readonly<Record<LanguageCode, string>> = {
  en: 'is|are|was|were|so|an?|the|your|my|of|like|such|(?:on|in|into|over|with|at) one',
  es: 'es|está|son|están|una?|de|por|para|con|como|tan|tu|mi',
  fr: "est|sont|était|une?|de|du|des|au|aux|à|comme|si|très|dans|chez|(?<![-'’])(?:le|la|les)|[mts](?:on|a|es)|[nv](?:otre|os)|leurs?|ce(?:t|tte|s)?|que|dont|et|ou|mais|tant|parce|afin|dès|tandis|vu",
  de: 'ist|sind|war|waren|so|ein|eine|einen|und|oder|wie|dein|mein|deine|meine|der|den|dem|das ist|es ist|von|für|ohne|statt|anstatt|dass|weil|wenn|ob|bevor|damit|sodass|wegen|trotz',
};
/** English orders that need no object. */
export const INTRANSITIVE = wordList(
  'stop knock reply answer call wait leave move listen apologise apologize',
);
/** Nothing but how angry the sender is, or where they come from: that it troubles them is said anyhow. */
export const MOOD: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^I(?:['’]m| am) (?:\p{L}+ ){0,2}(?:upset|angry|hurt|mad|cross|done|exhausted|tired(?: of (?:asking|it|this|that|you))?)\.$/iu,
  es: /^(?:Ya )?(?:estoy|me siento) (?:\p{L}+ )?(?:(?:cansad|enfadad|enojad|dolid|indignad|molest|hart|decepcionad)[oa](?: de (?:ti|esto|todo esto))?|(?:llorando|temblando) de (?:la )?(?:bronca|rabia))\.$/iu,
  fr: /^(?:Je suis|J['’]en suis) (?:\p{L}+ )?(?:en colère|énervée?|fâchée?|blessée?|fatiguée?|déçue?|à bout)\.$|^Je (?:rentre|reviens|sors)(?: [\p{L}\p{N}’']+){0,6}\.$/iu,
  de: /^Ich bin (?:\p{L}+ ){0,2}(?:sauer|wütend|verletzt|enttäuscht|müde|genervt|verärgert)\.$/iu,
};
export function keptWords(message: string, language: LanguageCode): KeptWords {
  const none: KeptWords = { tells: [], asks: [] };
  const clauses = clausesOf(message, language);
  if (clauses.length === 0 || clauses.length > MOST_CLAUSES) return none;
  const ironic = ironicSentences(message, language);
  const scornful = new Set(
    clauses.flatMap(({ text, sentence }) => (isContemptuous(text, language) ? [sentence] : [])),
  );
  const judged = judgeClauses(clauses, language, (clause) => surelyFit(clause, language)).map((kind, at) => {
    const clause = clauses[at];
    if (clause === undefined || ironic.has(clause.source) || !isFit(clause.text, language)) return 'drop';
    // "Eat our food, burn our heating and swan about like you own the place": such verbs order nothing.
    const scorns = scornful.has(clause.sentence) && kind === 'ask' && !/[?¿]/u.test(clause.text);
    return scorns && !isPolite(clause.text, language) ? 'drop' : kind;
  });
  const runs = runsOf(clauses, judged, language).filter((run) => isWhole(run, clauses, language));
  const said = runs.map((run) => ({ run, ask: run.asks ? askOf(run, language) : null }));
  const tells = clearTells(
    said.flatMap(({ run, ask }) => (ask === null || ask === 'tells' ? tellOf(run, language) : [])),
    language,
  ).slice(0, MOST_TELLS);
  const asks = said.flatMap(({ ask }) => (ask === null || ask === 'tells' ? [] : ask));
  // "Turn it down" is clear only behind what tells what it is, or what asks about it.
  const named = asks.findIndex(({ concepts }) => concepts.length > 0);
  const clear = asks.filter(
    (ask, at) => tells.length > 0 || !isPointing(ask, language) || (named >= 0 && named < at),
  );
  return { tells, asks: clear.slice(0, MOST_ASKS) };
}

/** "He has been here for weeks" says nothing where who he is has been cut. */
function clearTells(tells: readonly OwnFact[], language: LanguageCode): readonly OwnFact[] {
  const first = tells.findIndex(
    ({ text }) =>
      !wholeWords(`^(?:${PERSON[language]})`, 'iu').test(text) &&
      (nameConcepts(text, language).length > 0 || !wholeWords(`^(?:${SOMEBODY[language]})`, 'iu').test(text)),
  );
  const clear = first < 0 ? [] : tells.slice(first);
  // "You left the door wide open. WIDE OPEN."
  const bare = clear.map(({ text }) => text.replace(/\.$/u, '').toLowerCase());
  return clear.filter((_, at) => !bare.slice(0, at).some((before) => before.includes(bare[at] ?? '')));
}

/** Sentences that mean something else than they say: none of their words is passed on. */
function ironicSentences(message: string, language: LanguageCode): ReadonlySet<number> {
  const irony = wholeWords(PLAIN_FACTS[language].irony, 'iu');
  return new Set(
    messageSentences(message).flatMap(({ start, end }, at) =>
      irony.test(message.slice(start, end)) ? [at] : [],
    ),
  );
}

function isFit(text: string, language: LanguageCode): boolean {
  const threatens = wholeWords(OR_ELSE[language], 'iu').test(text);
  return (
    !threatens &&
    !UNFIT.test(text) &&
    !wholeWords(`(?:${DANGLING[language]})[.,]?$`, 'iu').test(text) &&
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
  if (language === 'en' && isOrder && words(body).length < FEWEST_WORDS && !INTRANSITIVE.has(body)) return [];
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

/** It points to something and names nothing; "clean it" is heard as cleaning, and does not say what. */
function isPointing({ body, concepts }: OwnAsk, language: LanguageCode): boolean {
  if (ONLY_POINTING[language].test(body)) return true;
  return concepts.length === 0 && wholeWords(POINTERS[language], 'iu').test(body);
}
