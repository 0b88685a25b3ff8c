import * as builtinHardWords from './builtin/words/hard-words.ts';
import * as builtinMeanings from './builtin/words/meanings.ts';
import * as builtinMisspellings from './builtin/words/misspellings.ts';
import * as builtinPlainWords from './builtin/words/plain-words.ts';
import * as builtinVerbs from './builtin/words/verbs.ts';
import * as guardChatTalk from './guards/words/chat-talk.ts';
import * as guardComparatives from './guards/words/comparatives.ts';
import * as guardLightWords from './guards/words/light-words.ts';
import * as guardNegators from './guards/words/negators.ts';
import * as guardOpeners from './guards/words/openers.ts';
import * as guardOpposites from './guards/words/opposites.ts';
import * as guardSynonyms from './guards/words/synonyms.ts';
import * as guardUnitNames from './guards/words/unit-names.ts';
import * as guardWays from './guards/words/ways.ts';

/** The word lists behind the rules, as the code itself reads them: by rule set and file, to be shown. */
export const assessmentWords: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'assessment/v1': {
    'hard-words': builtinHardWords,
    meanings: builtinMeanings,
    misspellings: builtinMisspellings,
    'plain-words': builtinPlainWords,
    verbs: builtinVerbs,
  },
  'assessment-guards/v1': {
    'chat-talk': guardChatTalk,
    comparatives: guardComparatives,
    'light-words': guardLightWords,
    negators: guardNegators,
    openers: guardOpeners,
    opposites: guardOpposites,
    synonyms: guardSynonyms,
    'unit-names': guardUnitNames,
    ways: guardWays,
  },
};
