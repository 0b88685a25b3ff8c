import type { ShownWords } from '@palimpsest/contracts';
import * as addressed from '../validate/acts/addressed.ts';
import * as acts from '../validate/acts/markers.ts';
import * as tasks from '../validate/acts/task-words.ts';
import * as firstWords from '../validate/acts/tasks.ts';
import * as times from '../validate/check-times.ts';
import * as addresses from '../validate/facts/addresses.ts';
import * as commonCapitals from '../validate/facts/common-capitals.ts';
import * as courtesies from '../validate/facts/courtesies.ts';
import * as matters from '../validate/facts/matters.ts';
import * as greetings from '../validate/facts/names.ts';
import * as numberWords from '../validate/facts/number-words.ts';
import * as topicWords from '../validate/facts/topic-words.ts';
import * as usualWords from '../validate/facts/usual-words.ts';
import * as landlord from '../validate/landlord.ts';
import * as functionWords from '../validate/language/function-words.ts';
import * as nameWords from '../validate/lexicon/match/find-hits.ts';
import * as plainLetters from '../validate/lexicon/match/fold.ts';
import * as lookalikes from '../validate/lexicon/match/lookalikes.ts';
import * as spellings from '../validate/lexicon/match/spellings.ts';
import * as refusedEnglish from '../validate/lexicon/words/english.ts';
import * as refusedEverywhere from '../validate/lexicon/words/everywhere.ts';
import * as refusedFrench from '../validate/lexicon/words/french.ts';
import * as refusedGerman from '../validate/lexicon/words/german.ts';
import * as refusedSpanish from '../validate/lexicon/words/spanish.ts';
import * as knownGerman from '../validate/vocabulary/de.ts';
import * as knownEnglish from '../validate/vocabulary/en.ts';
import * as knownSpanish from '../validate/vocabulary/es.ts';
import * as knownFrench from '../validate/vocabulary/fr.ts';

export const validationWords: Readonly<Record<string, ShownWords>> = {
  'refused-everywhere': { words: refusedEverywhere, about: 'Words refused in every language.' },
  'refused-english': { words: refusedEnglish, about: 'English wording that refuses a rewrite, by rule.' },
  'refused-spanish': { words: refusedSpanish, about: 'Spanish wording that refuses a rewrite, by rule.' },
  'refused-french': { words: refusedFrench, about: 'French wording that refuses a rewrite, by rule.' },
  'refused-german': { words: refusedGerman, about: 'German wording that refuses a rewrite, by rule.' },
  landlord: {
    words: landlord,
    about: 'Where a landlord is only to repair, comes by or is written to, and what makes it pressing.',
  },
  lookalikes: { words: lookalikes, about: 'Letters of other scripts that pass for Latin ones.' },
  'plain-letters': { words: plainLetters, about: 'Letters that are read as plain ones.' },
  spellings: { words: spellings, about: 'Signs that are used in place of letters.' },
  'name-words': { words: nameWords, about: 'Words behind which a refused word is a name.' },
  acts: { words: acts, about: 'Wording of acts a rewrite must keep and may not add.' },
  tasks: { words: tasks, about: 'Wording of orders to a machine.' },
  addressed: { words: addressed, about: 'Things of a home: an order about them is meant for people.' },
  times: { words: times, about: 'How times and dates are read, by language.' },
  addresses: { words: addresses, about: 'How addresses and codes are known.' },
  matters: { words: matters, about: 'Words too general to be a matter of their own.' },
  greetings: { words: greetings, about: 'Greetings before a name.' },
  courtesies: {
    words: courtesies,
    about: 'Greetings, thanks and wishes: a message of nothing else says nothing.',
  },
  'usual-words': {
    words: usualWords,
    about: 'Beginnings of words that a kind message has whatever it is about.',
  },
  'common-capitals': { words: commonCapitals, about: 'Words with a capital that are no name.' },
  'number-words': { words: numberWords, about: 'Numbers in words.' },
  'topic-words': { words: topicWords, about: 'Words of each topic: a rewrite must stay with its own.' },
  'function-words': { words: functionWords, about: 'Small words by which a language is known.' },
  'known-english': {
    words: knownEnglish,
    about: 'Beginnings of English words that need no explanation in a message.',
  },
  'known-spanish': {
    words: knownSpanish,
    about: 'Beginnings of Spanish words that need no explanation in a message.',
  },
  'known-french': {
    words: knownFrench,
    about: 'Beginnings of French words that need no explanation in a message.',
  },
  'known-german': {
    words: knownGerman,
    about: 'Beginnings of German words that need no explanation in a message.',
  },
  'first-words': { words: firstWords, about: 'How an order to a machine begins.' },
};
