import type { Topic } from '@palimpsest/contracts';
import { CONCEPTS, type ConceptId } from '../concepts/ids.ts';
import type { LanguageCode } from '../words/languages.ts';
import { WORDS } from '../words/words.ts';
import type { AskFact, Fact, Facts, Told } from './facts.ts';
import { fittingPhrases } from './fitting-phrases.ts';
import { mostTold } from './most-told.ts';
import type { OwnFact } from './own.ts';
import type { HeardPhrase } from './phrases.ts';

const MOST_ASKED = 2;

/** The facts with what the phrase book heard, as far as the other words and the topics of the message bear it out. */
export function withPhrases(facts: Facts, heard: readonly HeardPhrase[], topics: readonly Topic[]): Facts {
  const known = new Set(facts.concepts.map(({ id }) => id));
  const fitting = fittingPhrases(facts, heard, topics);
  const asked = mostExact(
    fitting.filter(({ phrase }) => phrase.kind !== 'told'),
    known,
    topics,
  ).slice(0, MOST_ASKED);
  // "Stop reading my messages" is asked, and need not be told as well.
  const isAsked = ({ phrase, sentence }: HeardPhrase): boolean =>
    asked.some((ask) => ask.sentence === sentence && ask.phrase.concepts[0] === phrase.concepts[0]);
  const told = mostTold(
    mostExact(
      fitting.filter((each) => each.phrase.kind === 'told' && !isAsked(each)),
      known,
      topics,
    ),
  );
  if (told.length + asked.length === 0) return facts;
  return {
    ...facts,
    concepts: [...facts.concepts, ...newConcepts([...told, ...asked], known)],
    asks: [...newAsks(asked, facts.asks), ...inTheirWords(asksBeside(asked, facts), asked)],
    told: told.map(({ phrase: { concepts, words }, sentence }) => ({ concepts, words, sentence })),
    exact: asked.map(({ phrase }) => phrase),
  };
}

/**
 * Of phrases about the same matter, and of what one sentence tells, the one that says most of what is known, else the
 * first: two would tell the same twice.
 */
function mostExact(
  heard: readonly HeardPhrase[],
  known: ReadonlySet<ConceptId>,
  topics: readonly Topic[],
): HeardPhrase[] {
  const share = ({ phrase }: HeardPhrase): number => phrase.concepts.filter((id) => known.has(id)).length;
  const ranked = [...heard].sort((a, b) => share(b) - share(a));
  const said = new Set<string>();
  const kept = ranked.filter(({ phrase: { kind, concepts }, sentence }) => {
    const keys = concepts.map((id) => (kind === 'told' ? id : `${kind} ${id}`));
    const { topic } = CONCEPTS[concepts[0]];
    // What only a comma parts may be two matters, where the message is about both.
    const isSecond = kind === 'told' && said.has(`${sentence}`) && !topics.includes(topic);
    if (kind === 'told') keys.push(`${sentence} ${topic}`);
    const isNew = !isSecond && !keys.some((key) => said.has(key));
    if (kind === 'told' && isNew) keys.push(`${sentence}`);
    if (isNew) for (const key of keys) said.add(key);
    return isNew;
  });
  return heard.filter((each) => kept.includes(each));
}

function newConcepts(heard: readonly HeardPhrase[], known: ReadonlySet<ConceptId>): Fact[] {
  const first = heard.map(({ phrase, sentence }) => ({ id: phrase.concepts[0], sentence }));
  return first
    .filter(({ id }, at) => !known.has(id) && first.findIndex((each) => each.id === id) === at)
    .map(({ id, sentence }) => ({ id, sentence, named: true, weight: 0 }));
}

/** The other asks: what is only a general word for a phrase of its sentence is none. */
function asksBeside(asked: readonly HeardPhrase[], { asks, concepts }: Facts): AskFact[] {
  return asks.filter(({ id, sentence }) => {
    const phrases = asked.filter((each) => each.sentence === sentence).map(({ phrase }) => phrase);
    if (phrases.length === 0 || phrases.some(({ kind }) => kind === id)) return true;
    const told = new Set(phrases.flatMap((phrase) => phrase.concepts));
    return concepts.some(
      (fact) =>
        fact.sentence === sentence &&
        !told.has(fact.id) &&
        WORDS.en.concepts[fact.id].ask?.[id] !== undefined,
    );
  });
}

/** Asks that the phrase book has words for are asked where these stand, however faintly they were heard before. */
function inTheirWords(asks: readonly AskFact[], asked: readonly HeardPhrase[]): AskFact[] {
  const isSure = asks.some(({ named, plain }) => named && plain);
  const [only] = asked;
  return asked.length === 1 && only !== undefined && !isSure
    ? asks.map((ask) => inItsWords(ask, only))
    : [...asks];
}

function inItsWords(ask: AskFact, { phrase, sentence }: HeardPhrase): AskFact {
  if (phrase.kind !== ask.id) return ask;
  return { ...ask, sentence: Math.max(sentence, ask.sentence), plain: true, named: true };
}

function newAsks(asked: readonly HeardPhrase[], asks: readonly AskFact[]): AskFact[] {
  return asked.flatMap(({ phrase, sentence }) =>
    phrase.kind === 'told' || asks.some(({ id }) => id === phrase.kind)
      ? []
      : [{ id: phrase.kind, sentence, plain: true, named: true }],
  );
}

/** "I remember a promise about this": clear only behind what tells what it is about. */
const POINTS_BACK = / about this$/u;

/** What happened as sentences of a language, from the most to nothing; what points back comes last, or not at all. */
export function toldIn({ told = [], concepts }: Facts, language: LanguageCode): OwnFact[][] {
  const isPointing = ({ words }: Told): boolean => POINTS_BACK.test(words.en.say);
  const plain = told.filter((each) => !isPointing(each));
  const pointing = told.filter(isPointing);
  const isClear =
    plain.length > 0 || concepts.some(({ id }) => pointing.every((each) => each.concepts[0] !== id));
  const all = [...plain, ...(isClear ? pointing : [])].map(({ words }) => ({
    text: `${words[language].say}.`,
    bare: false,
  }));
  return all.map((_, at) => all.slice(0, all.length - at));
}
