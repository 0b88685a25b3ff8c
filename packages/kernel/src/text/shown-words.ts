import type { ShownWords } from '@palimpsest/contracts';
import * as abbreviations from './abbreviations.ts';
import * as addresses from './addresses.ts';
import * as diffUnits from './diff/units.ts';
import * as entitiesKey from './entities/key.ts';
import * as entitiesOpeners from './entities/openers.ts';
import * as entitiesTitles from './entities/titles.ts';
import * as entities from './entities.ts';
import * as language from './language.ts';
import * as languageProfiles from './language-profiles.ts';
import * as machineOrders from './machine-orders.ts';
import * as markdownCharacterReferences from './markdown/character-references.ts';
import * as markdownFrontMatter from './markdown/front-matter.ts';
import * as markdownMask from './markdown/mask.ts';
import * as quantitiesLexemes from './quantities/lexemes.ts';
import * as quantitiesMaskedSpans from './quantities/masked-spans.ts';
import * as quantitiesNouns from './quantities/nouns.ts';
import * as quantitiesNumberWords from './quantities/number-words.ts';
import * as quantitiesRanges from './quantities/ranges.ts';
import * as quantitiesReadDigits from './quantities/read-digits.ts';
import * as quantitiesReadWords from './quantities/read-words.ts';
import * as quantitiesSuffixes from './quantities/suffixes.ts';
import * as quantitiesUnits from './quantities/units.ts';
import * as quantities from './quantities.ts';
import * as readability from './readability.ts';
import * as sentences from './sentences.ts';
import * as stems from './stems.ts';
import * as stopWords from './stop-words.ts';
import * as timesDataDe from './times/data/de.ts';
import * as timesDataEn from './times/data/en.ts';
import * as timesDataEs from './times/data/es.ts';
import * as timesDataFr from './times/data/fr.ts';
import * as timesDataNumeric from './times/data/numeric.ts';
import * as timesFindTimes from './times/find-times.ts';
import * as timesFold from './times/fold.ts';
import * as words from './words.ts';

/** The words and patterns behind the text tools, which all pipelines read with: by what they are, to be shown. */
export const textWords: Readonly<Record<string, ShownWords>> = {
  'text/abbreviations': {
    words: abbreviations,
    about: 'Full stops that end no sentence, and words that open one.',
  },
  'text/addresses': {
    words: addresses,
    about: 'What counts as an address of the web, of a mailbox or of a file.',
  },
  'text/comparison units': { words: diffUnits, about: 'What stands alone when two texts are compared.' },
  'text/names': { words: entities, about: 'Where a name begins and what joins its parts.' },
  'text/names: keys': { words: entitiesKey, about: 'How two ways to write one name are known as one.' },
  'text/names: openers': {
    words: entitiesOpeners,
    about: 'Capitals that make no name: openings of sentences, the calendar.',
  },
  'text/names: titles': { words: entitiesTitles, about: 'Where a line in capitals is a title.' },
  'text/frequent words': {
    words: languageProfiles,
    about: 'The most frequent words of each language, to tell a language without a detector.',
  },
  'text/scripts': { words: language, about: 'Letters that only one group of languages uses.' },
  'text/orders to machines': {
    words: machineOrders,
    about: 'Sentences that speak to a model instead of a reader.',
  },
  'text/character references': { words: markdownCharacterReferences, about: 'Names of characters in HTML.' },
  'text/front matter': {
    words: markdownFrontMatter,
    about: 'Fields at the head of a post, and those with its dates.',
  },
  'text/markup': { words: markdownMask, about: 'Tags that break a line of text.' },
  'text/figures': { words: quantities, about: 'What looks like a figure.' },
  'text/figures: parts': { words: quantitiesLexemes, about: 'The parts that figures are read from.' },
  'text/figures: addresses': { words: quantitiesMaskedSpans, about: 'Figures inside addresses are none.' },
  'text/figures: nouns': { words: quantitiesNouns, about: 'Which word a figure counts.' },
  'text/figures: number words': { words: quantitiesNumberWords, about: 'Numbers written in words, months.' },
  'text/figures: ranges': { words: quantitiesRanges, about: 'What joins two figures to a range.' },
  'text/figures: digits': {
    words: quantitiesReadDigits,
    about: 'Fractions in one sign, and names with versions.',
  },
  'text/figures: words': {
    words: quantitiesReadWords,
    about: 'When "one" or "second" is a figure, and when it is not.',
  },
  'text/figures: modifiers': {
    words: quantitiesSuffixes,
    about: 'What changes a figure: about, at least, percent.',
  },
  'text/figures: units': {
    words: quantitiesUnits,
    about: 'Units and currencies with their other spellings.',
  },
  'text/syllables': { words: readability, about: 'Words whose syllables are not counted by their letters.' },
  'text/months and days': { words: sentences, about: 'Full stops in dates end no sentence.' },
  'text/stems': { words: stems, about: 'Endings that a word loses before it is compared.' },
  'text/stop words': { words: stopWords, about: 'Words too common to say what a text is about.' },
  'text/times: English': { words: timesDataEn, about: 'How times are written in English.' },
  'text/times: Spanish': { words: timesDataEs, about: 'How times are written in Spanish.' },
  'text/times: French': { words: timesDataFr, about: 'How times are written in French.' },
  'text/times: German': { words: timesDataDe, about: 'How times are written in German.' },
  'text/times: figures': { words: timesDataNumeric, about: 'Times written in figures.' },
  'text/times: order': { words: timesFindTimes, about: 'Which reading of a time counts first.' },
  'text/times: letters': { words: timesFold, about: 'Letters with marks, and without.' },
  'text/words': { words: words, about: 'Where one word ends and another begins.' },
};
