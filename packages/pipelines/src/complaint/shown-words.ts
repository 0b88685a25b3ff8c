import * as keptWords from './builtin/edit/words.ts';
import * as markers from './builtin/words/markers.ts';
import * as belongings from './builtin/words/things/belongings.ts';
import * as food from './builtin/words/things/food.ts';
import * as wording from './builtin/words/words.ts';
import * as german from './classifier/words/de/lexicon.ts';
import * as english from './classifier/words/en/lexicon.ts';
import * as spanish from './classifier/words/es/lexicon.ts';
import * as french from './classifier/words/fr/lexicon.ts';
import * as acts from './validate/acts/markers.ts';
import * as tasks from './validate/acts/task-words.ts';
import * as commonCapitals from './validate/facts/common-capitals.ts';
import * as courtesies from './validate/facts/courtesies.ts';
import * as numberWords from './validate/facts/number-words.ts';
import * as topicWords from './validate/facts/topic-words.ts';
import * as functionWords from './validate/language/function-words.ts';
import * as refusedEnglish from './validate/lexicon/words/english.ts';
import * as refusedEverywhere from './validate/lexicon/words/everywhere.ts';
import * as refusedFrench from './validate/lexicon/words/french.ts';
import * as refusedGerman from './validate/lexicon/words/german.ts';
import * as refusedSpanish from './validate/lexicon/words/spanish.ts';
import * as knownGerman from './validate/vocabulary/de.ts';
import * as knownEnglish from './validate/vocabulary/en.ts';
import * as knownSpanish from './validate/vocabulary/es.ts';
import * as knownFrench from './validate/vocabulary/fr.ts';

/** The word lists behind the rules, as the code itself reads them: by rule set and file, to be shown. */
export const complaintWords: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'complaint/v1': {
    'read-english': english,
    'read-spanish': spanish,
    'read-french': french,
    'read-german': german,
    'written-wording': wording,
    'written-edits': keptWords,
    'written-markers': markers,
    'written-belongings': belongings,
    'written-food': food,
  },
  'complaint-validation/v1': {
    'refused-everywhere': refusedEverywhere,
    'refused-english': refusedEnglish,
    'refused-spanish': refusedSpanish,
    'refused-french': refusedFrench,
    'refused-german': refusedGerman,
    acts,
    tasks,
    courtesies,
    'common-capitals': commonCapitals,
    'number-words': numberWords,
    'topic-words': topicWords,
    'function-words': functionWords,
    'known-english': knownEnglish,
    'known-spanish': knownSpanish,
    'known-french': knownFrench,
    'known-german': knownGerman,
  },
};
