import { contract, joinList } from '../compose/grammar.ts';
import type { LanguageCode } from '../words/languages.ts';
import type { Clause } from './clauses.ts';
import type { AdjunctKind } from './grammar.ts';
import type { Place, Thing } from './phrase-chunks.ts';
import { sayPlace } from './say-place.ts';
import { type Case, type SaidThing, sayThing } from './say-thing.ts';

export const AND: Readonly<Record<LanguageCode, string>> = { en: 'and', es: 'y', fr: 'et', de: 'und' };

/** A request as an infinitive phrase of a language; null where a part of it cannot be said. */
export function sayAsk(clause: Clause, language: LanguageCode): string | null {
  const said = phraseOf(clause, language);
  return said === null ? null : contract(said, language);
}

function phraseOf(clause: Clause, language: LanguageCode): string | null {
  const parts = partsOf(clause, language, isSubject(clause) ? 'nominative' : 'accusative');
  if (parts === null) return null;
  const { filled, places } = parts;
  const time = adjunctsOf(clause, 'time', language);
  const manner = adjunctsOf(clause, 'manner', language);
  const condition = adjunctsOf(clause, 'clause', language);
  if (language === 'de') {
    const isDenied = clause.isNegative && !parts.isDenied;
    const said = germanAsk(filled, { time, manner, places, condition, isDenied });
    return isDenied ? ofNobody(said) : said;
  }
  const denial = clause.isNegative ? { en: 'not ', es: 'no ', fr: 'ne pas ' }[language] : '';
  const behind = [...places, manner, time, condition].filter((part) => part !== '');
  const said = [filled.replace(MIDDLE, ''), ...behind].join(' ');
  return `${denial}${clause.isNegative && language === 'fr' ? ofNone(said) : said}`;
}

/** German verbs of which a thing is the subject. */
export const SAID_OF = /\{(?:ist|steht|liegt|war|gehört|kommt|hat|läuft|geht|funktioniert)\||gehört/u;

/** German: what is asked about is what something is said of: `wo {o} {ist|sind}`. */
function isSubject({ frame }: Clause): boolean {
  const [, behind = ''] = frame.words.de.say.split('{o}');
  return SAID_OF.test(behind);
}

/** What happened, as a sentence without its full stop; null where a part of it cannot be said. */
export function sayEvent(clause: Clause, language: LanguageCode): string | null {
  const parts = partsOf(clause, language, 'nominative');
  if (parts === null) return null;
  const time = adjunctsOf(clause, 'time', language);
  const manner = adjunctsOf(clause, 'manner', language);
  const text = parts.filled.replace(MIDDLE, '');
  const behind = [...parts.places, manner, time].filter((part) => part !== '');
  const whole =
    language === 'de' ? germanEvent(text, [time, manner, ...parts.places]) : [text, ...behind].join(' ');
  if (whole === null) return null;
  return contract(whole.charAt(0).toUpperCase() + whole.slice(1), language);
}

/** German words that tell what is or was, in their place behind the first part of a sentence. */
export const GERMAN_FINITE =
  /(?<!\p{L})(?:ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|habe|hatte|konnte|kann|muss|bin|gab|liegt|liegen|steht|stehen|hängt|hängen|riecht|riechen|läuft|geht|gehen|fehlt|fehlen|bleibt|kommt|klebt|stört|macht|machen|hört|brauche|schläft|bellt)(?!\p{L})/u;

/** German: when and where it was stands right behind the verb; null where no verb is known. */
function germanEvent(text: string, beside: readonly string[]): string | null {
  const behind = beside.filter((part) => part !== '').join(' ');
  if (behind === '') return text;
  const verb = GERMAN_FINITE.exec(text);
  if (verb === null) return null;
  const end = verb.index + verb[0].length;
  return `${text.slice(0, end)} ${behind}${text.slice(end)}`;
}

/** Where German puts what stands between the object and the verb. */
export const MIDDLE = '\u0002';

interface Parts {
  readonly filled: string;
  readonly places: readonly string[];
  /** German: the denial stands with the thing (`keine Gäste`). */
  readonly isDenied: boolean;
}

function partsOf(clause: Clause, language: LanguageCode, grammatical: Case): Parts | null {
  const { say } = clause.frame.words[language];
  const relation = say.includes('{to}') ? 'to' : 'at';
  const from = clause.places.find(({ sense }) => sense === 'from');
  const where = clause.places.find((place) => place.sense !== 'from' && !BESIDE.has(place.sense));
  const there = adjunctsOf(clause, 'place', language);
  // What is put somewhere goes there.
  const adverb = relation === 'to' ? there.replace(/^auf dem Boden$/u, 'auf den Boden') : there;
  const inSlot = say.includes('{to}') || say.includes('{at}');
  const isCarried = /^(?:take|bring|carry) /u.test(clause.frame.words.en.say);
  const said = (place: Place, as: 'at' | 'to' | 'from'): string | null => {
    const own = bounded(place);
    if (as === 'at') return sayPlace(standing(own), language, as);
    if (as === 'from') return sayPlace(own, language, as);
    // What is carried goes to a room, what is put stands in it.
    return sayPlace(isCarried ? towards(own) : standing(own), language, as);
  };
  const slot = where === undefined ? adverb : said(where, relation);
  const origin = from === undefined ? '' : said(from, 'from');
  if (slot === null || origin === null) return null;
  const rest = clause.places
    .filter((place) => place !== from && place !== where)
    .map((place) => said(place, 'at'));
  if (rest.some((each) => each === null)) return null;
  const things = clause.things.map((thing) => settled(thing, clause, language));
  const isDenied =
    language === 'de' && clause.isNegative && things.some(({ determiner }) => determiner === 'no');
  const spoken = things.map((thing) => sayThing(thing, language, grammatical));
  const isMarked = / a \{o\}/u.test(say);
  const object = objectText(things, spoken, isMarked ? null : language, grammatical, language);
  const beside = rest.flatMap((each) => each ?? []);
  const filled = agreeing(say, spoken)
    .replace('{o}', `${object}${MIDDLE}`)
    .replace(/\{(?:to|at)\}/u, [slot, ...beside].join(' '))
    .replace('{from}', origin);
  const places = [
    ...(inSlot || slot === '' ? [] : [slot]),
    ...(say.includes('{from}') || origin === '' ? [] : [origin]),
    ...(where !== undefined && adverb !== '' ? [adverb] : []),
    ...(inSlot ? [] : beside),
  ];
  return { filled: filled.replace(/ {2,}/gu, ' '), places, isDenied };
}

/** French `à la cuisine` is where something is done, unless something goes there. */
function standing(place: Place): Place {
  const { classes } = place.thing.noun;
  const isIn = ['room', 'surface', 'container', 'furniture'].some((each) => classes.has(each));
  return place.sense === 'to' && isIn ? { ...place, sense: 'in' } : place;
}

/** What is carried goes to a room, and not about in it. */
function towards(place: Place): Place {
  return place.sense === 'in' && place.thing.noun.classes.has('room') ? { ...place, sense: 'to' } : place;
}

/** Senses that say with or for what, not where. */
export const BESIDE: ReadonlySet<string> = new Set(['with', 'without', 'for', 'through', 'after', 'before']);

function bounded(place: Place): Place {
  const { determiner } = place.thing;
  return determiner === 'no' || determiner === 'some'
    ? { ...place, thing: { ...place.thing, determiner: 'the' } }
    : place;
}

/** Of what is not to be done there is to be none. */
function settled(thing: Thing, clause: Clause, language: LanguageCode): Thing {
  const { determiner } = thing;
  const { frame, isNegative } = clause;
  if (
    language === 'de' &&
    isNegative &&
    determiner === 'some' &&
    OFTEN.test(adjunctsOf(clause, 'time', 'de'))
  )
    return thing;
  // Spanish takes off the shoes, and says with the verb whose they are.
  if (language === 'es' && determiner === 'your' && /te \{o\}/u.test(frame.words.es.say))
    return { ...thing, determiner: 'the' };
  if ((language === 'de' || language === 'fr') && isNegative && (determiner === 'some' || determiner === 'a'))
    return { ...thing, determiner: 'no' };
  return thing;
}

function objectText(
  things: readonly Thing[],
  spoken: readonly SaidThing[],
  marks: LanguageCode | null,
  grammatical: Case,
  language: LanguageCode,
): string {
  // Spanish marks a person that something is done to, unless the frame does.
  const isPerson = marks === 'es' && grammatical === 'accusative';
  const texts = spoken.map(({ text }, at) =>
    isPerson && things[at]?.noun.classes.has('person') === true && things[at]?.determiner !== 'some'
      ? `a ${text}`
      : text,
  );
  return joinList(texts, AND[language], language);
}

/** Chooses the form that agrees with what is spoken of: `{has|have}`, `{cassé|cassée|cassés|cassées}`. */
function agreeing(say: string, spoken: readonly SaidThing[]): string {
  const isPlural = spoken.length > 1 || spoken[0]?.isPlural === true;
  const isFeminine = spoken.length > 0 && spoken.every((each) => each.isFeminine);
  return say.replace(/\{([^{}|]*(?:\|[^{}|]*)+)\}/gu, (_, choice: string) => {
    const forms = choice.split('|');
    if (forms.length === 2) return forms[isPlural ? 1 : 0] ?? '';
    return forms[(isPlural ? 2 : 0) + (isFeminine ? 1 : 0)] ?? '';
  });
}

function adjunctsOf(clause: Clause, kind: AdjunctKind, language: LanguageCode): string {
  const found = clause.adjuncts.find((each) => each.frame.kind === kind)?.frame.words[language].say ?? '';
  return found;
}

interface German {
  readonly time: string;
  readonly manner: string;
  readonly places: readonly string[];
  readonly condition: string;
  readonly isDenied: boolean;
}

/** German: how often something is done. */
export const OFTEN =
  /^(?:ständig|dauernd|immer|jedes Mal|jeden|jede|so oft|so lange|regelmäßig|die ganze Zeit|den ganzen)/u;

/** German: time before the object, then denial, manner and place, the verb last, a clause behind it. */
/** French: there are to be no parties, `ne pas faire de fêtes`. */
function ofNone(said: string): string {
  return said.replace(
    /^(faire|avoir|inviter|recevoir|organiser|laisser|apporter|amener|ramener) des (?=\p{L})/u,
    '$1 de ',
  );
}

/** German: `nicht jemanden` is nobody, and `etwas … nicht` nothing. */
function ofNobody(said: string): string {
  return said
    .replace(/(?<!\p{L})nicht jemand(?=(?:en|em)?(?!\p{L}))/u, 'niemand')
    .replace(/(?<!\p{L})etwas ((?:[^ ,]+ ){0,4})nicht (?=\p{L})/u, 'nichts $1');
}

function germanAsk(filled: string, { time, manner, places, condition, isDenied }: German): string {
  // `nicht jeden Tag` is denied, not `jeden Tag nicht`.
  if (isDenied && OFTEN.test(time))
    return germanAsk(filled, {
      time: '',
      manner: [time, manner].join(' ').trim(),
      places,
      condition,
      isDenied,
    });
  const middle = [isDenied ? 'nicht' : '', manner, ...places].filter((part) => part !== '').join(' ');
  if (/^ohne .* zu /u.test(manner) && condition === '')
    return germanAsk(filled, { time, manner: '', places, condition: manner, isDenied });
  if (condition !== '' && !CLAUSE.test(condition))
    return germanAsk(filled, {
      time,
      manner: [manner, condition].join(' ').trim(),
      places,
      condition: '',
      isDenied,
    });
  const comma = filled.indexOf(',');
  const main = comma === -1 ? filled : filled.slice(0, comma);
  const behind = comma === -1 ? '' : filled.slice(comma);
  const between = middle === '' ? '' : ` ${middle}`;
  const isBehind = behind.includes(MIDDLE);
  const body = main.includes(MIDDLE)
    ? main.replace(MIDDLE, between)
    : beforeVerb(main, isBehind ? '' : middle);
  const timed = time === '' ? body : withTime(body, time);
  return `${timed}${behind.replace(MIDDLE, between)}${condition === '' ? '' : `, ${condition}`}`;
}

export const CLAUSE =
  /^(?:wenn|bevor|nachdem|damit|während|sobald|falls|weil|um|ohne|solange|bis|dass|sodass|obwohl|immer wenn|als)(?!\p{L})/u;
export const OPENING =
  /^(?:(?:mir|mich|dir|dich|uns|es) |(?:der|die|das|den|dem|alle|(?:m|d|k)?ein\p{L}*|unser\p{L}*) (?:\p{Ll}+ )*\p{Lu}\p{L}+ )/u;

/** What has no object of its own: the middle stands behind a pronoun or a thing the frame names itself. */
function beforeVerb(main: string, middle: string): string {
  if (middle === '') return main;
  // `Gäste haben`: of what has no article there are to be none.
  if (middle === 'nicht' && /^\p{Lu}\p{L}*(?:e|en|er|n|s) /u.test(main)) return `keine ${main}`;
  if (middle === 'nicht' && /^ein(?:e|en)? /u.test(main)) return `k${main}`;
  const opening = OPENING.exec(main)?.[0] ?? '';
  return `${opening}${middle} ${main.slice(opening.length)}`;
}

/** A pronoun comes before the time. */
function withTime(body: string, time: string): string {
  const pronoun = /^(?:mir|mich|dir|dich|es|uns) /u.exec(body)?.[0] ?? '';
  return `${pronoun}${time} ${body.slice(pronoun.length)}`;
}
