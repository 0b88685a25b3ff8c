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
import { conceptsOf, inEach, type Sentence, spanOf, type Transferred } from './transferred.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** To tell or to ask somebody else something. */
export const PASSED: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: setOf('tell ask remind telling asking reminding'),
  es: setOf('dile diles decile decirle decirles digale pidele pideles pedile pedirle pedirles'),
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

/** Something to be passed on: who is to do it, and what; `undefined` where nothing is, null where it cannot be told. */
export function passedOn(whole: Sentence): Transferred | null | undefined {
  const { marked, grammar, sentence } = whole;
  const found = addressee(marked, grammar);
  if (found === undefined) return undefined;
  const end = marked.tokens.findIndex(({ isMark, text }, at) => isMark && text !== ',' && at > found.end);
  const segment: Segment = {
    kind: 'main',
    from: found.end,
    to: end === -1 ? marked.tokens.length : end,
    isJoined: false,
  };
  const clause = told(marked, segment, grammar);
  if (clause === null || clause.isTimed) return null;
  const say = inEach(clause, (each, language) => {
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

/** Who is to be told, where somebody of the reader's is. */
function addressee({ tokens, roles }: Marked, grammar: Grammar): { person: Thing; end: number } | undefined {
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
    // German: `deinen Kumpel bitten, leiser zu reden`.
    const before = grammar.language === 'de' ? personBefore(at) : null;
    if (before !== null) return { person: before, end: at + 1 };
    const start = TO.has(tokens[at + 1]?.text ?? '') ? at + 2 : at + 1;
    const read = readThing(tokens, start, grammar, isFree);
    if (read === null || !isPerson(read.value) || read.value.determiner !== 'your') continue;
    return { person: read.value, end: read.end };
  }
  return undefined;
}

function told(marked: Marked, { from, to }: Segment, grammar: Grammar): Clause<AskId> | null {
  const { tokens } = marked;
  const isLink = (at: number): boolean =>
    tokens[at]?.isMark === true || LINKS[grammar.language].has(tokens[at]?.text ?? '');
  let start = from;
  while (start < to && isLink(start)) start += 1;
  const isNegative = tokens.slice(from, to).some(({ text }) => grammar.denials.has(text));
  const cleared: Marked = {
    ...marked,
    roles: marked.roles.map((role) => (role === 'ask' || role === 'refusal' ? undefined : role)),
  };
  const links = Array.from({ length: to - from }, (_, step) => from + step).filter(isLink);
  const segment: Segment = { kind: 'main', from: start, to, isJoined: false };
  const found = heardFrames(grammar.verbs, cleared, segment, grammar).flatMap((heard) => {
    if (!isAnyones(heard.frame) || heard.frame.kind === 'explain') return [];
    const own = { ...heard, places: [...new Set([...heard.places, ...links.filter((at) => at >= start)])] };
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
  de: /(?<!\p{L})(?:dir|dich|dein\p{L}*)(?!\p{L})/u,
};

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
    `pedirle${person.isPlural ? 's' : ''} a ${sayThing(person, 'es').text} ${isNegative ? 'no ' : ''}${said}`,
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
  /^(?:ab|an|auf|aus|bei|ein|fest|fern|frei|her|hin|heraus|herein|hoch|los|mit|nach|raus|rein|runter|rauf|sauber|vor|weg|weiter|zu|zurück|zusammen|leer|leiser|wieder)(?=\p{Ll}{4,}n$)/u;
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
