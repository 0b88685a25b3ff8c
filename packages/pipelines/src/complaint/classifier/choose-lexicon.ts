import type { Level, Topic } from '@palimpsest/contracts';
import type { DetectLanguage } from '@palimpsest/kernel/text';
import type { Lexicon, Signal } from './lexicon.ts';
import type { Hit } from './phrases/phrase-index.ts';
import { respell } from './text/respell.ts';
import { type TokenText, tokenize } from './text/tokens.ts';
import { LISTED_LANGUAGES, lexiconOf } from './words/lexicons.ts';

const NEARLY_WHOLE = 0.6;

/** A message read with the word lists of its language; without any hits when there are none for it. */
export interface Reading {
  readonly language: string;
  readonly confidence: Level;
  /** Whether there are word lists for the language. */
  readonly listed: boolean;
  readonly text: TokenText;
  readonly topicHits: readonly Hit<Topic>[];
  readonly signalHits: readonly Hit<Signal>[];
}

/**
 * The detector says the language. Where it is unsure, as with short messages and text-speak, the word lists that
 * recognise most decide.
 */
export function chooseLexicon(
  message: string,
  detect: DetectLanguage,
  languages: readonly string[],
): Reading {
  const { language, confidence } = detect(message, languages);
  const guessed = lexiconOf(language);
  if (confidence !== 'low' && guessed !== undefined) return read(message, guessed, confidence);
  if (confidence === 'high') return unlisted(message, language, confidence);
  const bases = new Set(languages.map((tag) => (tag.split('-')[0] ?? '').toLowerCase()));
  const readings = LISTED_LANGUAGES.filter((listed) => bases.has(listed))
    .flatMap((listed) => lexiconOf(listed) ?? [])
    .map((lexicon) => read(message, lexicon, 'low'));
  const own = readings.find((reading) => reading.language === language);
  const best = readings.reduce<Reading | undefined>(
    (most, reading) => (most === undefined || evidence(reading) > evidence(most) ? reading : most),
    own,
  );
  if (best === undefined || evidence(best) === 0) return own ?? unlisted(message, language, confidence);
  // A neighbouring language shares words with a listed one: only a message it nearly understands whole is taken over.
  if (guessed === undefined && language !== '' && coverage(best) < NEARLY_WHOLE)
    return unlisted(message, language, confidence);
  const others = Math.max(0, ...readings.filter((reading) => reading !== best).map(evidence));
  return { ...best, confidence: evidence(best) >= 2 * others + 6 ? 'medium' : 'low' };
}

function read(message: string, lexicon: Lexicon, confidence: Level): Reading {
  const text = respell(tokenize(message, lexicon), lexicon);
  return {
    language: lexicon.language,
    confidence,
    listed: true,
    text,
    topicHits: lexicon.topics(text),
    signalHits: lexicon.signals(text),
  };
}

function unlisted(message: string, language: string, confidence: Level): Reading {
  return {
    language,
    confidence,
    listed: false,
    text: tokenize(message, { elides: false, umlauts: false }),
    topicHits: [],
    signalHits: [],
  };
}

/** Weights of the different words that were recognised. */
function evidence(reading: Reading): number {
  return [...recognised(reading).values()].reduce((sum, weight) => sum + weight, 0);
}

/** The share of the words that some phrase has. */
function coverage(reading: Reading): number {
  return recognised(reading).size / Math.max(1, reading.text.tokens.length);
}

function recognised({ topicHits, signalHits }: Reading): ReadonlyMap<number, number> {
  const words = new Map<number, number>();
  for (const { at, weight } of [...topicHits, ...signalHits])
    for (const word of at) words.set(word, Math.max(weight, words.get(word) ?? 0));
  return words;
}
