import { contract } from '../compose/grammar.ts';
import type { AskId } from '../concepts/asks.ts';
import { LANGUAGES, type LanguageCode } from '../words/languages.ts';
import { best, type Clause, clauseOf } from './clauses.ts';
import type { Grammar } from './grammar.ts';
import { heardFrames } from './heard-frames.ts';
import { isPerson } from './objects.ts';
import { readThing, type Thing } from './phrase-chunks.ts';
import type { Frame } from './read-frames.ts';
import { sayAsk } from './say-clause.ts';
import { sayThing } from './say-thing.ts';
import type { Marked, Segment } from './segments.ts';
import type { Token } from './tokens.ts';
import { conceptsOf, inEach, type Sentence, spanOf, type Transferred } from './transferred.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** To tell or to ask somebody else something. */
export const PASSED: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: setOf('tell ask remind telling asking reminding'),
  es: setOf(
    'dile diles decile decirle decirles digale pidele pideles pedile pedirle pedirles decir di digas decid pedir pide pidas comentar comentale comentarle comentarles recordarle recordarles recuerdale recuerdales',
  ),
  fr: setOf('dis dites dire demande demandez demander rappelle rappeler'),
  de: setOf('sag sage sagt sagen sagst bitte bitten bittest richte erinner erinnere erinnern'),
};
/** What stands between who is told and what they are told. */
export const LINKS: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: setOf('to that they he she should'),
  es: setOf('que de'),
  fr: setOf('de d que qu ils elles il elle'),
  de: setOf('dass sie er es zu soll sollen sollte sollten bitte mal'),
};
export const TO: ReadonlySet<string> = setOf('a al à zu');
/** `Can your friends smoke outside?`: what stands right before who is to do something. */
export const CAN: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: setOf('can could'),
  es: setOf('pueden podrian puede podria'),
  fr: setOf('peuvent pourraient peut pourrait'),
  de: setOf('konnen konnten kann konnte'),
};
/** `Your friends should smoke outside`: what stands right behind them. */
export const SHOULD: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: setOf('should must need needs have has ought shouldnt mustnt'),
  es: setOf('deberian deben deberia debe tienen tiene podrian podria pueden puede'),
  fr: setOf('devraient doivent devrait doit pourraient pourrait peuvent peut'),
  de: setOf('sollen sollten soll sollte mussen mussten muss musste durfen darf'),
};
/** Only with these behind them do such words say what is to be done: `they have to`. */
export const OBLIGED: Readonly<Record<string, string>> = {
  need: 'to',
  needs: 'to',
  have: 'to',
  has: 'to',
  ought: 'to',
  tienen: 'que',
  tiene: 'que',
  durfen: 'nicht',
  darf: 'nicht',
};
/** Words that say of others that they may: then only a question asks for it. */
export const MAY: ReadonlySet<string> = setOf('pueden puede podrian podria peuvent peut pourraient pourrait');
/** What stands between a wish and who is to do it. */
export const THAT: ReadonlySet<string> = setOf('que qu dass that to a');

/** Something to be passed on: who is to do it, and what; `undefined` where nothing is, null where it cannot be told. */
export function passedOn(
  whole: Sentence,
  earlier: readonly (Thing | null)[] = [],
): Transferred | null | undefined {
  const { marked, grammar, sentence } = whole;
  const found = addressee(marked, grammar) ?? meantPerson(marked, grammar, earlier);
  if (found === undefined || found === null) return found;
  const end = marked.tokens.findIndex(({ isMark, text }, at) => isMark && text !== ',' && at > found.end);
  const segment: Segment = {
    kind: 'main',
    from: found.end,
    to: end === -1 ? marked.tokens.length : end,
    isJoined: false,
  };
  const clause = told(marked, segment, found.isDenied, grammar);
  if (clause === null || clause.isTimed || clause.adjuncts.some(({ frame }) => !isAnyones(frame)))
    return null;
  const things = clause.things.map((thing) => ofThem(thing, found.person));
  if (things.some((thing) => thing === null)) return null;
  const theirs = { ...clause, things: things.flatMap((thing) => thing ?? []) };
  const say = inEach(theirs, (each, language) => {
    const said = sayAsk({ ...each, isNegative: false }, language);
    return said === null ? null : contract(ASKED_OF[language](found.person, said, each.isNegative), language);
  });
  if (say === null) return null;
  return {
    kind: 'other',
    sentence,
    concepts: conceptsOf({ things: [...clause.things, found.person], places: clause.places }),
    hasThing: true,
    span: spanOf({ ...segment, from: 0 }, whole),
    isOrder: true,
    isWhole: clause.unknown === 0,
    say,
  };
}

/** `ihre Schuhe` of several people are theirs; whose one of one person are depends on who it is. */
function ofThem(thing: Thing, { isPlural }: Thing): Thing | null {
  if (thing.determiner !== 'her' && thing.determiner !== 'his' && thing.determiner !== 'their') return thing;
  return isPlural ? { ...thing, determiner: 'their' } : null;
}

/** Who is to be told, where somebody of the reader's is. */
function addressee(marked: Marked, grammar: Grammar): Addressee | undefined {
  const { tokens, roles } = marked;
  const isFree = (at: number): boolean => tokens[at]?.isMark === false;
  const personBefore = (end: number): Thing | null => {
    for (let at = end - 1; at >= Math.max(0, end - 4); at -= 1) {
      const read = readThing(tokens, at, grammar, isFree);
      if (read?.end === end && read.value.determiner === 'your' && isPerson(read.value)) return read.value;
    }
    return null;
  };
  for (const [at, { text }] of tokens.entries()) {
    if (!PASSED[grammar.language].has(text) || grammar.i.has(tokens[at - 1]?.text ?? '')) continue;
    if (roles[at] === 'ask' && grammar.language !== 'de') continue;
    // `please don't tell your friends` passes nothing on.
    if (roles.slice(0, at).includes('refusal')) continue;
    // German: `deinen Kumpel bitten, leiser zu reden`.
    const before = grammar.language === 'de' ? personBefore(at) : null;
    if (before !== null) return { person: before, end: at + 1, isDenied: false };
    const start = TO.has(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const read = readThing(tokens, start, grammar, isFree);
    if (read === null || !isPerson(read.value) || read.value.determiner !== 'your') continue;
    return { person: read.value, end: read.end, isDenied: false };
  }
  return doer(marked, grammar);
}

/** Who `him` and `them` are: somebody of the reader's named before; null where nobody was. */
function meantPerson(
  { tokens }: Marked,
  grammar: Grammar,
  earlier: readonly (Thing | null)[],
): Addressee | null | undefined {
  const { language } = grammar;
  for (const [at, { text }] of tokens.entries()) {
    const next = tokens[at + 1]?.text ?? '';
    const before = tokens[at - 1]?.text ?? '';
    const isBefore = language === 'fr' && BY_PRONOUN.fr.has(before);
    const pronoun = language === 'es' ? /les?$/u.exec(text)?.[0] : isBefore ? before : next;
    if (!PASSED[language].has(text) || pronoun === undefined || !BY_PRONOUN[language].has(pronoun)) continue;
    const several = SEVERAL.has(pronoun);
    const people = earlier.flatMap((thing) =>
      thing !== null && isPerson(thing) && thing.determiner === 'your' && thing.isPlural === several
        ? [thing]
        : [],
    );
    const person = people.at(-1);
    if (person === undefined) return null;
    const { noun, isPlural } = person;
    const own: Thing = { noun, isPlural, determiner: 'your', adjectives: [] };
    return { person: own, end: language === 'es' || isBefore ? at + 1 : at + 2, isDenied: false };
  }
  return undefined;
}

/** Pronouns for who is told; Spanish writes them in one word with the verb. */
export const BY_PRONOUN: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: setOf('him her them'),
  es: setOf('le les'),
  fr: setOf('lui leur'),
  de: setOf('ihm ihr ihnen'),
};
export const SEVERAL: ReadonlySet<string> = setOf('them les leur ihnen');

interface Addressee {
  readonly person: Thing;
  /** Where what they are to do begins. */
  readonly end: number;
  /** It is not to be done. */
  readonly isDenied: boolean;
}

/** Somebody of the reader's who is to do something, or not: `could your guests ...`, `I don't want your brother to ...`. */
function doer(marked: Marked, grammar: Grammar): Addressee | undefined {
  const { tokens, roles } = marked;
  const { language } = grammar;
  for (let at = 0; at < tokens.length; at += 1) {
    const read = personAt(tokens, at, grammar);
    if (read === undefined) continue;
    const { person, end } = read;
    // `my boyfriend and your sister should talk` is about both.
    if (grammar.joins.has(tokens[at - 1]?.text ?? '')) return undefined;
    const wish = wishBefore(marked, at);
    if (wish !== undefined) return { person, end, isDenied: roles[wish] === 'refusal' };
    const wanted = wantBefore(tokens, at, grammar);
    if (wanted !== undefined) return { person, end, isDenied: wanted.isDenied };
    const isAsked = tokens.slice(end).some(({ isMark, raw }) => isMark && raw.includes('?'));
    if (CAN[language].has(tokens[at - 1]?.text ?? '') && isAsked) return { person, end, isDenied: false };
    const { text: modal = '' } = tokens[end] ?? {};
    const needs = OBLIGED[modal];
    const isObliged = needs === undefined || tokens[end + 1]?.text === needs;
    if (!SHOULD[language].has(modal) || !isObliged || (MAY.has(modal) && !isAsked)) return undefined;
    const isDenied = /^(?:must|should)nt$/u.test(modal);
    return { person, end: needs === undefined || needs === 'nicht' ? end + 1 : end + 2, isDenied };
  }
  return undefined;
}

/** Most words that `your best friend` has. */
const LONGEST = 4;

/** Somebody of the reader's, in as few words as name them: in `your boyfriend park` nobody speaks of a park. */
function personAt(
  tokens: Marked['tokens'],
  at: number,
  grammar: Grammar,
): { person: Thing; end: number } | undefined {
  if (grammar.determiners.get(tokens[at]?.text ?? '') !== 'your') return undefined;
  for (let end = at + 2; end <= at + LONGEST; end += 1) {
    const isFree = (place: number): boolean => place < end && tokens[place]?.isMark === false;
    const read = readThing(tokens, at, grammar, isFree);
    if (read?.end === end && isPerson(read.value)) return { person: read.value, end };
  }
  return undefined;
}

/** Where words that ask or refuse stand right before a place; `que tus amigos ...` asks by itself. */
function wishBefore({ tokens, roles }: Marked, at: number): number | undefined {
  let place = at - 1;
  const isLink = (): boolean =>
    roles[place] === undefined && (tokens[place]?.isMark === true || THAT.has(tokens[place]?.text ?? ''));
  while (place >= 0 && isLink()) place -= 1;
  const role = roles[place];
  if (role === 'ask' || role === 'refusal') return place;
  const opens = tokens[at - 1]?.text ?? '';
  // `like` of `I'd like` changes nothing and is left out.
  if (opens === 'id' || (opens === 'sure' && tokens[at - 2]?.text === 'make')) return at - 1;
  return place < 0 && (opens === 'que' || opens === 'qu') ? at - 1 : undefined;
}

/** Words for wanting that no list of openers has before others than the reader. */
export const WANTING: ReadonlySet<string> = setOf(
  'want like need prefer will mochte wunsche brauche quiero quisiera necesito prefiero veux voudrais prefere aimerais',
);
/** How many words may stand between them and who is to do something: `I do not want`, `ich will nicht, dass`. */
const NEAR_WANT = 4;

function wantBefore(
  tokens: Marked['tokens'],
  at: number,
  { i, denials }: Grammar,
): { isDenied: boolean } | undefined {
  const before = tokens.slice(Math.max(0, at - NEAR_WANT - 2), at).filter(({ isMark }) => !isMark);
  const want = before.findLastIndex(({ text }) => WANTING.has(text));
  if (
    want === -1 ||
    !before.some(({ text }) => i.has(text) || /^(?:quiero|quisiera|necesito|prefiero)$/u.test(text))
  )
    return undefined;
  const between = before.slice(want + 1);
  if (!between.every(({ text }) => THAT.has(text) || denials.has(text))) return undefined;
  return { isDenied: before.some(({ text }) => denials.has(text)) };
}

/** What others do, as if the reader did it: lists of verbs have their forms. */
function asYours(token: Token, { language, verbs }: Grammar): Token {
  const { text } = token;
  // Small words are no verbs: `de` is no `des`.
  if (text.length < 3 || verbs.has(text)) return token;
  const own = language === 'de' ? text.replace(/t$/u, 'st') : `${text}s`;
  return (language === 'es' || language === 'fr' || language === 'de') && verbs.has(own)
    ? { ...token, text: own }
    : token;
}

function told(
  marked: Marked,
  { from, to }: Segment,
  isDenied: boolean,
  grammar: Grammar,
): Clause<AskId> | null {
  const tokens = marked.tokens.map((token, at) =>
    at < from || token.isMark ? token : asYours(token, grammar),
  );
  const isLink = (at: number): boolean =>
    tokens[at]?.isMark === true || LINKS[grammar.language].has(tokens[at]?.text ?? '');
  const isOpener = (at: number): boolean => marked.roles[at] === 'ask' || marked.roles[at] === 'refusal';
  let start = from;
  while (start < to && (isLink(start) || isOpener(start))) start += 1;
  // `stop using my shampoo` denies without a word that does.
  const isStopped =
    tokens.slice(from, start).some((_, step) => marked.roles[from + step] === 'refusal') &&
    !tokens.slice(from, start).some(({ text }) => grammar.denials.has(text));
  const isNegative =
    tokens.slice(from, to).some(({ text }) => grammar.denials.has(text)) !== (isDenied !== isStopped);
  let end = to;
  // `fumer dehors stp`: what is polite at the end says nothing.
  while (end > start && marked.roles[end - 1] === 'ask') end -= 1;
  const cleared: Marked = {
    ...marked,
    tokens,
    roles: marked.roles.map((role) => (role === 'ask' || role === 'refusal' ? undefined : role)),
  };
  const links = Array.from({ length: to - from }, (_, step) => from + step).filter(isLink);
  const segment: Segment = { kind: 'main', from: start, to: end, isJoined: false };
  const found = heardFrames(grammar.verbs, cleared, segment, grammar).flatMap((heard) => {
    const frame = asTheirs(heard.frame);
    if (!isAnyones(frame) || frame.kind === 'explain') return [];
    const own = {
      ...heard,
      frame,
      places: [...new Set([...heard.places, ...links.filter((at) => at >= start)])],
    };
    const clause = clauseOf(own, cleared, segment, { isNegative, earlier: [], grammar, isTold: false });
    return clause === null || clause.unknown > 0 ? [] : [{ clause, heard }];
  });
  return best(found);
}

/** Words that only fit who is spoken to. */
export const YOURS: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:you|your|yourself)(?!\p{L})/u,
  es: /(?:ar|er|ir)te(?!\p{L})|(?<!\p{L})(?:tu|tus|ti)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:te|toi|ton|ta|tes)(?!\p{L})|(?<!\p{L})t’/u,
  de: /(?<!\p{L})(?:du|dir|dich|dein\p{L}*)(?!\p{L})/u,
};

/** What the reader would do to themselves, others do to themselves. */
export const THEMSELVES: Readonly<Record<LanguageCode, (say: string) => string>> = {
  en: (say) => say.replace(/(?<!\p{L})yourself(?!\p{L})/u, 'themselves'),
  es: (say) => say.replace(/(?<=ar|er|ir)te(?!\p{L})/u, 'se'),
  fr: (say) => say.replace(/^te (?=\p{L}+(?:er|ir|re)(?!\p{L}))/u, 'se ').replace(/^t’/u, 's’'),
  de: (say) => say.replace(/(?<!\p{L})(?:dich|dir)(?!\p{L})/u, 'sich'),
};

function asTheirs<Kind extends string>(frame: Frame<Kind>): Frame<Kind> {
  const { en, es, fr, de } = frame.words;
  const words = {
    en: { ...en, say: THEMSELVES.en(en.say) },
    es: { ...es, say: THEMSELVES.es(es.say) },
    fr: { ...fr, say: THEMSELVES.fr(fr.say) },
    de: { ...de, say: THEMSELVES.de(de.say) },
  };
  return { ...frame, words };
}

function isAnyones({ words }: Pick<Frame, 'words'>): boolean {
  return LANGUAGES.every((language) => !YOURS[language].test(words[language].say));
}

/** How each language asks to pass something on. */
export const ASKED_OF: Readonly<
  Record<LanguageCode, (person: Thing, said: string, isNegative: boolean) => string>
> = {
  en: (person, said, isNegative) =>
    `ask ${sayThing(person, 'en').text} ${isNegative ? 'not ' : ''}to ${said}`,
  es: (person, said, isNegative) =>
    `pedirle${person.isPlural ? 's' : ''} a ${sayThing(person, 'es').text} que ${isNegative ? 'evite' : 'procure'}${person.isPlural ? 'n' : ''} ${said}`,
  fr: (person, said, isNegative) =>
    `demander à ${sayThing(person, 'fr').text} ${isNegative ? 'de ne pas ' : elided(said)}${said}`,
  de: (person, said, isNegative) =>
    `${sayThing(person, 'de', 'accusative').text} bitten, ${withZu(said, isNegative)}`,
};

function elided(said: string): string {
  return /^[aeiouhéèêàâîôûy]/iu.test(said) ? 'd’' : 'de ';
}

/** German prefixes that part from their verb: `aufräumen` becomes `aufzuräumen`. */
export const PREFIX =
  /^(?:ab|an|auf|aus|bei|ein|fest|fern|frei|her|hin|heraus|herein|hoch|los|mit|nach|raus|rein|runter|rauf|sauber|vor|weg|weiter|zu|zurück|zusammen|herum|umher|durch|vorbei|leer|leiser|wieder)(?=\p{Ll}{4,}n$)/u;
/** Verbs that only look as if they parted. */
export const WHOLE_VERBS: ReadonlySet<string> = setOf('antworten einigen beantworten zubereiten wiederholen');

function withZu(said: string, isNegative: boolean): string {
  const comma = said.indexOf(',');
  const main = comma === -1 ? said : said.slice(0, comma);
  const words = main.split(' ');
  const verb = words.at(-1) ?? '';
  const prefix = WHOLE_VERBS.has(verb) ? undefined : PREFIX.exec(verb)?.[0];
  const infinitive = prefix === undefined ? `zu ${verb}` : `${prefix}zu${verb.slice(prefix.length)}`;
  const before = words.slice(0, -1).join(' ');
  const denied = isNegative ? [before, 'nicht', infinitive] : [before, infinitive];
  return `${denied.filter((part) => part !== '').join(' ')}${comma === -1 ? '' : said.slice(comma)}`;
}
