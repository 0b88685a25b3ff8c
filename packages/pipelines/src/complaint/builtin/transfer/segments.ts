import type { LanguageCode } from '../words/languages.ts';
import type { AdjunctKind, Grammar } from './grammar.ts';
import { readPlace, readThing } from './phrase-chunks.ts';
import type { Frame } from './read-frames.ts';
import { ATTACHED, type Token } from './tokens.ts';

/** What the words of a sentence are, beside things and verbs. */
export type Role = 'ask' | 'together' | 'refusal' | 'adjunct' | 'filler' | 'stopper' | 'time';

export interface Adjunct {
  readonly frame: Frame<AdjunctKind>;
  readonly at: number;
  readonly end: number;
}

/** A sentence whose small words are known. */
export interface Marked {
  readonly tokens: readonly Token[];
  readonly roles: readonly (Role | undefined)[];
  readonly adjuncts: readonly Adjunct[];
  /** Places of words that ask for something to be done together. */
  readonly together: ReadonlySet<number>;
}

/** A part of a sentence: what is said, why, or under which condition. */
export interface Segment {
  readonly kind: 'main' | 'aside' | 'condition';
  readonly from: number;
  readonly to: number;
  /** It goes on from the part before it with `and`. */
  readonly isJoined: boolean;
}

/** Whether a part belongs to a question: the next mark that ends a sentence asks. */
export function isQuestion(
  { tokens }: Marked,
  { to }: { readonly from: number; readonly to: number },
): boolean {
  const end = tokens.slice(to).findIndex(({ text, isMark }) => isMark && text !== ',');
  // Spanish says where the question begins.
  return tokens[to + end]?.text === '?' && !tokens.slice(to, to + end).some(({ raw }) => raw.includes('¿'));
}

/** The parts of a sentence, parted by marks and by words that join or subordinate. */
export function segmentsOf({ tokens, roles }: Marked, grammar: Grammar): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  let kind = 'main' as Segment['kind'];
  let isJoined = false;
  const close = (to: number, next: Segment['kind'], joined: boolean, start: number): void => {
    if (to > from) segments.push({ kind, from, to, isJoined });
    from = start;
    kind = next;
    isJoined = joined;
  };
  for (const [at, token] of tokens.entries()) {
    if (token.isMark) close(at, 'main', false, at + 1);
    // `if you finish the coffee please buy more`: words that ask begin anew.
    else if (kind === 'condition' && isOpener(roles, at) && at > from + 1) close(at, 'main', false, at);
    else if (roles[at] !== undefined || goesOn(tokens, at)) continue;
    else if (grammar.conditions.has(token.text) && !opensQuestion(tokens, at)) {
      // `bis morgen` says when, and no condition.
      if (roles.slice(at + 1, at + 4).includes('time')) continue;
      if (readPlace(tokens, at, grammar, (place) => tokens[place]?.isMark === false) === null)
        close(at, kind === 'aside' && at === from + 1 ? 'aside' : 'condition', false, at);
    } else if (BUT.has(token.text) && at > from && startsOrder(tokens, roles, at + 1, grammar))
      close(at, 'main', false, at + 1);
    else if (grammar.asides.has(token.text) && at > from) close(at, 'aside', false, at);
    else if (grammar.joins.has(token.text) && !joinsThings(tokens, at, grammar))
      close(
        at,
        kind === 'main' || startsRequest(tokens, roles, at + 1, grammar) ? 'main' : kind,
        // `And pick up the shoes` goes on from nothing in its own sentence.
        segments.length > 0 || at > from,
        at + 1,
      );
  }
  close(tokens.length, 'main', false, tokens.length);
  return segments;
}

/** `tengo que sacar`, `pourquoi c'est toujours moi qui`, `me who`: what stands before them goes on; `des` is no `dès`. */
function goesOn(tokens: readonly Token[], at: number): boolean {
  const { text = '', raw = '' } = tokens[at] ?? {};
  if (text === 'des') return raw !== 'dès';
  const before = tokens[at - 1]?.text ?? '';
  if (text === 'que') return HAVING_TO.has(before);
  // `tu pars quand ?`
  const next = tokens[at + 1];
  if (
    text === 'quand' &&
    at > 0 &&
    tokens[at - 1]?.isMark === false &&
    (next?.isMark === true || next?.text === 'pour')
  )
    return tokens.slice(at).some((token) => token.isMark && token.raw.includes('?'));
  return (text === 'who' || text === 'qui') && ONLY_ME.has(before);
}

export const HAVING_TO: ReadonlySet<string> = new Set(
  'tengo tienes tiene tenemos teneis tienen hay dejes deje dejar dejeis dejen permitas permitir'.split(' '),
);
export const ONLY_ME: ReadonlySet<string> = new Set('me moi toi us nous one seul seule'.split(' '));

/** The first of the words that ask or refuse. */
function isOpener(roles: readonly (Role | undefined)[], at: number): boolean {
  const isAsking = (role: Role | undefined): boolean => role === 'ask' || role === 'refusal';
  return isAsking(roles[at]) && !isAsking(roles[at - 1]);
}

/** `the pan you used last night and put it away`: words that ask, or an order with its pronoun, begin anew. */
function startsRequest(
  tokens: readonly Token[],
  roles: readonly (Role | undefined)[],
  at: number,
  { language, verbs }: Grammar,
): boolean {
  if (roles[at] === 'ask' || roles[at] === 'refusal') return true;
  const word = tokens[at]?.text ?? '';
  return (
    language === 'es' && ATTACHED.test(word) && !verbs.has(word) && verbs.has(word.replace(ATTACHED, ''))
  );
}

/** Words before something that is asked in spite of what was said. */
export const BUT: ReadonlySet<string> = new Set('but pero mais aber'.split(' '));

function startsOrder(
  tokens: readonly Token[],
  roles: readonly (Role | undefined)[],
  at: number,
  grammar: Grammar,
): boolean {
  if (startsRequest(tokens, roles, at, grammar)) return true;
  const word = tokens[at]?.text ?? '';
  // `aber ich …`, `but the …` go on telling.
  return grammar.verbs.has(word) && !grammar.determiners.has(word) && !/(?:ing|ed|[ae]s)$/u.test(word);
}

/** Words that open a question where nothing but marks stands before them; `when` only where a question mark follows. */
export const WHERE_IS: ReadonlySet<string> = new Set(['where', 'donde', 'ou', 'wo']);
export const WHEN_IS: ReadonlySet<string> = new Set(['when', 'cuando', 'quand']);

function opensQuestion(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? '';
  if (!tokens.slice(0, at).every(({ isMark }) => isMark)) return false;
  const isAsked = tokens.some(({ isMark, raw }) => isMark && raw.includes('?'));
  return WHERE_IS.has(word) || (WHEN_IS.has(word) && isAsked);
}

/** What stands right behind who or what does something. */
export const FINITE: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: new Set(
    'is are was were has have had hasnt havent isnt arent wasnt keeps keep smells smell stinks stink looks still never always doesnt dont didnt wont cant goes got gets'.split(
      ' ',
    ),
  ),
  es: new Set(
    'está están esta estan estaba estaban es son era eran sigue siguen huele huelen apesta apestan lleva llevan ha han se no ya me nos te parece quedó quedo queda'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'est sont etait etaient a ont avait sent sentent pue puent reste restent ne n se s me m te t va vont deborde'.split(
      ' ',
    ),
  ),
  de: new Set(
    'ist sind war waren hat haben hatte wird werden wurde wurden riecht riechen stinkt stinken liegt liegen steht stehen klebt kleben bleibt lauft geht muss kann will schlaft'.split(
      ' ',
    ),
  ),
};

/** `the plates and the cups`: a thing follows, and is not done something to. */
function joinsThings(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  const next = tokens[at + 1];
  if (next === undefined) return false;
  const isWord = (place: number): boolean => tokens[place]?.isMark === false;
  const thing = readThing(tokens, at + 1, grammar, isWord);
  if (thing === null) return false;
  // `du hast geduscht und das Wasser nicht abgezogen`: nothing stands before it that it could be joined to.
  const before = [1, 2, 3, 4, 5].map((back) => at - back).filter((place) => place >= 0);
  const isListed = before.some(
    (place) => isWord(place) && readThing(tokens, place, grammar, isWord)?.end === at,
  );
  if (!isListed && grammar.language === 'de') return false;
  const behind = tokens[thing.end];
  // `and the floor is wet`: somebody or something else does something.
  if (behind !== undefined && !behind.isMark && FINITE[grammar.language].has(behind.text)) return false;
  const isVerb = grammar.verbs.has(next.text) && !grammar.determiners.has(next.text);
  return !isVerb || behind === undefined || behind.isMark || !grammar.determiners.has(behind.text);
}
