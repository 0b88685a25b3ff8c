import type { AskId } from '../concepts/asks.ts';
import { LANGUAGES, type LanguageCode } from '../words/languages.ts';
import { isPast } from './asked.ts';
import { best, type Clause, clauseOf } from './clauses.ts';
import { hasCondition } from './conditions.ts';
import type { Grammar } from './grammar.ts';
import { heardFrames } from './heard-frames.ts';
import type { Thing } from './phrase-chunks.ts';
import type { Frame } from './read-frames.ts';
import { matchRun } from './runs.ts';
import { sayAsk } from './say-clause.ts';
import type { Marked, Segment } from './segments.ts';
import type { Token } from './tokens.ts';
import { conceptsOf, inEach, type Sentence, type Transferred } from './transferred.ts';

/** What the sender will not do, and whether it has been done long enough; no clause where it cannot be told. */
export interface Limit {
  readonly clause: Clause<AskId> | null;
  readonly isOver: boolean;
}

/** The words that refuse, where the verb may stand, and whether it must be an infinitive. */
interface Refusal {
  readonly places: readonly number[];
  readonly behind: number;
  readonly isPlain: boolean;
}

export const LIMIT_GAP = { gap: 6, acrossMarks: false } as const;

/** What the sender refuses in a part of a sentence: "I am not lending my bike any more"; null where nothing is. */
export function limitIn(
  { marked, grammar }: Sentence,
  segment: Segment,
  earlier: readonly (Thing | null)[],
): Limit | null {
  const refusal = refusalIn(marked, segment, grammar) ?? presentIn(marked, segment, grammar);
  if (refusal === null) return null;
  const { behind, isPlain } = refusal;
  const { tokens } = marked;
  const over = tokens.flatMap(({ text }, at) =>
    at >= segment.from && at < segment.to && grammar.anyMore.has(text) ? [at] : [],
  );
  const places = [...refusal.places, ...over];
  const cleared: Marked = {
    ...marked,
    roles: marked.roles.map((role, at) => (places.includes(at) || role === 'refusal' ? undefined : role)),
  };
  const isNext = (at: number): boolean =>
    at >= behind &&
    (grammar.language === 'de' && !isPlain
      ? true
      : tokens.slice(behind, at).every(({ text }) => grammar.empty.has(text) || grammar.pronouns.has(text)));
  const heard = heardFrames(grammar.verbs, cleared, segment, grammar).filter(({ places: [at = 0] }) => {
    const verb = tokens[at];
    return verb !== undefined && isNext(at) && (isPlain || isInfinitive(verb, grammar.language));
  });
  // `I don't want to find your hair in the sink` refuses nothing that the sender does.
  if (!heard.some(({ frame }) => isOwnDoing(frame))) return null;
  const found = heard.flatMap((each) => {
    if (!isOwnDoing(each.frame)) return [];
    const own = { ...each, places: [...new Set([...places, ...each.places])].sort((a, b) => a - b) };
    const clause = clauseOf(own, cleared, segment, { isNegative: true, earlier, grammar, isTold: false });
    return clause === null || clause.unknown > 0 ? [] : [{ clause, heard: each }];
  });
  return { clause: best(found), isOver: over.length > 0 };
}

/** `I will not`, `no voy a`, `je refuse de`, `ich möchte … nicht`. */
function refusalIn({ tokens }: Marked, { from, to }: Segment, { limits, language }: Grammar): Refusal | null {
  const within = tokens.slice(0, to);
  const found = within.flatMap((token, at) =>
    at < from
      ? []
      : (limits.get(token.text) ?? []).flatMap((run) => {
          const places = matchRun(within, at, run, LIMIT_GAP);
          return places === null ? [] : [places];
        }),
  );
  const [places] = found.sort((a, b) => b.length - a.length);
  if (places === undefined) return null;
  const last = language === 'de' ? places[1] : places.at(-1);
  return { places, behind: (last ?? 0) + 1, isPlain: false };
}

/** `je ne prête plus`, `ich verleihe … nicht mehr`: what has been done is over. */
function presentIn({ tokens }: Marked, { from, to }: Segment, { language }: Grammar): Refusal | null {
  const own = tokens.slice(from, to);
  const at = (words: RegExp, start = 0): number =>
    own.findIndex(({ text }, place) => place >= start && words.test(text));
  if (language === 'fr') {
    const je = at(/^(?:je|j)$/u);
    const plus = at(/^plus$/u, je + 2);
    if (je !== 0 || plus === -1) return null;
    const ne = /^(?:ne|n)$/u.test(own[1]?.text ?? '') ? [1] : [];
    return {
      places: [0, ...ne, plus].map((place) => from + place),
      behind: from + ne.length + 1,
      isPlain: true,
    };
  }
  if (language !== 'de') return null;
  const ich = at(/^ich$/u);
  const mehr = own.findIndex(
    ({ text }, place) =>
      text === 'nimmer' ||
      (text === 'mehr' && own.slice(Math.max(0, place - 3), place).some((token) => DENIED.test(token.text))),
  );
  if (ich === -1 || mehr === -1) return null;
  // `Mein Rad verleihe ich nicht mehr`: the verb stands before who refuses.
  const behind = ich === 0 ? 1 : ich - 1;
  return { places: [from + ich, from + mehr], behind: from + behind, isPlain: true };
}

export const DENIED = /^(?:nicht|nich|net|ned|nit|kein|keine|keinen|keiner)$/u;

function isInfinitive({ text }: Token, language: LanguageCode): boolean {
  if (language === 'en') return text.endsWith('ing') || !isPast(text);
  if (language === 'es') return /(?:[aei]r|ndo)(?:me|te|se|nos|os|le|les|lo|la|los|las)*$/u.test(text);
  return language === 'fr' ? /(?:er|ir|re)$/u.test(text) : /n$/u.test(text);
}

/** What is done to the sender, or by who is spoken to, cannot be refused. */
export const OTHERS_DOING: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:me|my|you|your|yourself)(?!\p{L})|^(?:see|hear|find|look for|smell|notice|be|have|get|stop|sleep|understand|know|feel)(?!\p{L})/u,
  es: /(?:ar|er|ir)(?:te|me|nos)(?!\p{L})|(?<!\p{L})(?:mi|mis|tu|tus|mí|ti)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:me|m’|te|t’|moi|toi|mon|ma|mes|ton|ta|tes)(?!\p{L})|(?<!\p{L})[mt]’/u,
  de: /(?<!\p{L})(?:mir|mich|mein\p{L}*|dir|dich|dein\p{L}*)(?!\p{L})/u,
};

export function isOwnDoing({ words }: Pick<Frame, 'words'>): boolean {
  return LANGUAGES.every((language) => !OTHERS_DOING[language].test(words[language].say));
}

/** How each language says what somebody would rather not do. */
export const RATHER: Readonly<Record<LanguageCode, (said: string, isOver: boolean) => string>> = {
  en: (said, isOver) => `I would rather ${said}${isOver ? ' any more' : ''}`,
  es: (said, isOver) => (isOver ? `Ya ${said.replace(/^no /u, 'no quiero ')}` : `Prefiero ${said}`),
  fr: (said, isOver) => `Je préfère ${isOver ? said.replace(/^ne pas /u, 'ne plus ') : said}`,
  de: (said, isOver) =>
    `Ich möchte ${isOver ? said.replace(/(?<!\p{L})nicht(?!\p{L})/u, 'nicht mehr') : said}`,
};

/** What is refused only of some, or only so. */
export const WHICH: ReadonlySet<string> = new Set('who which that whose quien quienes qui dont'.split(' '));

/** What the sender would rather not do, as a sentence without its full stop. */
export function limitOf(
  { clause, isOver }: Limit,
  own: Segment,
  segments: readonly Segment[],
  { marked, sentence }: Sentence,
): Transferred | null {
  // What is refused in one case only may be done in all others.
  const next = segments[segments.indexOf(own) + 1];
  const isWho = next?.kind === 'aside' && WHICH.has(marked.tokens[next.from]?.text ?? '');
  const isLost = hasCondition(own, segments, marked) || isWho;
  if (clause === null || clause.isTimed || isLost || clause.things.length === 0) return null;
  // `without asking me` is what the reader does.
  if (clause.adjuncts.some(({ frame }) => frame.kind === 'clause' && !isOwnDoing(frame))) return null;
  const isAlone = segments.filter(({ kind }) => kind === 'main').length === 1;
  const say = inEach(clause, (each, language) => {
    const said = sayAsk(each, language);
    return said === null ? null : RATHER[language](said, isOver);
  });
  return say === null
    ? null
    : {
        kind: 'refused',
        sentence,
        concepts: conceptsOf(clause),
        hasThing: true,
        isAlone,
        isWhole: true,
        say,
      };
}
