import type { Topic } from '@palimpsest/contracts';
import { type PhraseIndex, phraseIndex } from './phrases/phrase-index.ts';
import type { Phrase } from './phrases/phrase-list.ts';
import type { Contractions } from './text/contractions.ts';
import { shortUmlauts } from './text/fold.ts';

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

/** All the phrases of one language. */
export interface Lexicon {
  readonly language: string;
  /** The apostrophe parts words, as in French. */
  readonly elides: boolean;
  /** Umlauts may be typed as `ae`, `oe`, `ue`, as in German. */
  readonly umlauts: boolean;
  readonly contractions: Contractions;
  readonly topics: PhraseIndex<Topic>;
  readonly signals: PhraseIndex<Signal>;
  /** Whether any phrase has a word beginning so: used to choose between two readings of a drawn-out word. */
  readonly knows: (word: string) => boolean;
}

type Lists<Kind extends string> = Readonly<Record<Kind, readonly Phrase[]>>;

export interface LexiconPages {
  readonly language: string;
  readonly elides: boolean;
  readonly umlauts: boolean;
  readonly contractions: Contractions;
  readonly topics: Lists<Topic>;
  readonly signals: Lists<Signal>;
}

export function lexicon({ language, elides, umlauts, contractions, ...pages }: LexiconPages): Lexicon {
  const topics = umlauts ? shortened(pages.topics) : pages.topics;
  const signals = umlauts ? shortened(pages.signals) : pages.signals;
  const known = new Set<string>();
  const prefixes = new Set<string>();
  for (const phrases of [...Object.values(topics), ...Object.values(signals)])
    for (const place of phrases.flatMap((phrase) => phrase.places)) {
      for (const word of place.exact) known.add(word);
      for (const prefix of place.prefixes) prefixes.add(prefix);
    }
  for (const spelling of contractions.keys()) known.add(spelling);
  return {
    language,
    elides,
    umlauts,
    contractions,
    topics: phraseIndex(Object.entries(topics) as [Topic, readonly Phrase[]][]),
    signals: phraseIndex(Object.entries(signals) as [Signal, readonly Phrase[]][]),
    knows: (word) => known.has(word) || startsKnown(word, prefixes),
  };
}

function startsKnown(word: string, prefixes: ReadonlySet<string>): boolean {
  for (let length = 3; length <= word.length; length += 1)
    if (prefixes.has(word.slice(0, length))) return true;
  return false;
}

/** Both `kueche` and `küche` are read as `kuche`, in the lists and in the message. */
function shortened<Kind extends string>(lists: Lists<Kind>): Lists<Kind> {
  const shorter: Record<string, readonly Phrase[]> = {};
  for (const [kind, phrases] of Object.entries<readonly Phrase[]>(lists))
    shorter[kind] = phrases.map(shorten);
  return shorter as Lists<Kind>;
}

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
