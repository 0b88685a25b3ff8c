import type { Topic } from '@palimpsest/contracts';
import { type PhraseIndex, phraseIndex } from './phrases/phrase-index.ts';
import { type Phrase, phraseList } from './phrases/phrase-list.ts';
import { type Contractions, contractions } from './text/contractions.ts';
import { shortUmlauts } from './text/fold.ts';
import { type Corrections, corrections } from './text/typos.ts';

/** What phrases can say beside the topic. */
export type Signal =
  | 'request'
  | 'boundary'
  | 'question'
  | 'trouble'
  | 'vague'
  | 'insult'
  | 'vulgarity'
  | 'anger'
  | 'pressure'
  | 'irony'
  | 'absolute'
  | 'threat'
  | 'self_harm';

/** The pages of one language, as they are written. */
export interface LexiconPages {
  readonly language: string;
  /** The apostrophe parts words, as in French. */
  readonly elides: boolean;
  /** Umlauts may be typed as `ae`, `oe`, `ue`, as in German. */
  readonly umlauts: boolean;
  readonly contractions: string;
  readonly topics: Readonly<Record<Topic, string>>;
  readonly signals: Readonly<Record<Signal, string>>;
}

/** The pages of one language, read. */
export interface Lexicon {
  readonly language: string;
  readonly elides: boolean;
  readonly umlauts: boolean;
  readonly contractions: Contractions;
  readonly topics: PhraseIndex<Topic>;
  readonly signals: PhraseIndex<Signal>;
  /** Whether some phrase has the word. */
  readonly knows: (word: string) => boolean;
  /** The known word of which this one is a slip of the fingers. */
  readonly corrects: Corrections;
}

export function readLexicon({ language, elides, umlauts, ...pages }: LexiconPages): Lexicon {
  const topics = lists(pages.topics, umlauts);
  const signals = lists(pages.signals, umlauts);
  const spellings = contractions(pages.contractions);
  const known = new Set<string>(spellings.keys());
  const prefixes = new Set<string>();
  for (const { places } of [...topics, ...signals].flatMap(([, phrases]) => phrases))
    for (const place of places) {
      for (const word of place.exact) known.add(word);
      for (const prefix of place.prefixes) prefixes.add(prefix);
    }
  return {
    language,
    elides,
    umlauts,
    contractions: spellings,
    topics: phraseIndex(topics),
    signals: phraseIndex(signals),
    knows: (word) => known.has(word) || startsKnown(word, prefixes),
    corrects: corrections(strongWords(topics)),
  };
}

function lists<Kind extends string>(
  pages: Readonly<Record<Kind, string>>,
  umlauts: boolean,
): readonly (readonly [Kind, readonly Phrase[]])[] {
  return (Object.entries(pages) as [Kind, string][]).map(([kind, page]) => {
    const phrases = phraseList(page);
    return [kind, umlauts ? phrases.map(shorten) : phrases] as const;
  });
}

/** Both `kueche` and `küche` are read as `kuche`, in the lists and in the message. */
function shorten(phrase: Phrase): Phrase {
  return {
    ...phrase,
    places: phrase.places.map((place) => ({
      ...place,
      exact: new Set([...place.exact].map(shortUmlauts)),
      prefixes: place.prefixes.map(shortUmlauts),
      suffixes: place.suffixes.map(shortUmlauts),
    })),
  };
}

/** Words that alone stand for a topic: only these are worth guessing behind a slip. */
function strongWords(topics: readonly (readonly [Topic, readonly Phrase[]])[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { places, weight } of topics.flatMap(([, phrases]) => phrases))
    if (places.length === 1 && weight >= 3) for (const word of places[0]?.exact ?? []) words.add(word);
  return words;
}

function startsKnown(word: string, prefixes: ReadonlySet<string>): boolean {
  for (let length = 3; length <= word.length; length += 1)
    if (prefixes.has(word.slice(0, length))) return true;
  return false;
}
