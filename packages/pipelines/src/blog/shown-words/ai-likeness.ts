import type { ShownWords } from '@palimpsest/contracts';
import * as calibration from '../rules/ai-likeness/v1/calibration.ts';
import * as abstractWords from '../rules/ai-likeness/v1/lexicon/abstract-words.ts';
import * as fittedEssayPairs from '../rules/ai-likeness/v1/lexicon/fitted/essay-pairs.ts';
import * as fittedEssayWords from '../rules/ai-likeness/v1/lexicon/fitted/essay-words.ts';
import * as fittedOpeners from '../rules/ai-likeness/v1/lexicon/fitted/openers.ts';
import * as fittedStoryPairs from '../rules/ai-likeness/v1/lexicon/fitted/story-pairs.ts';
import * as fittedStoryWords from '../rules/ai-likeness/v1/lexicon/fitted/story-words.ts';
import * as gestures from '../rules/ai-likeness/v1/lexicon/gestures.ts';
import * as inflatedWords from '../rules/ai-likeness/v1/lexicon/inflated-words.ts';
import * as loftyWords from '../rules/ai-likeness/v1/lexicon/lofty-words.ts';
import * as openers from '../rules/ai-likeness/v1/lexicon/openers.ts';
import * as personWords from '../rules/ai-likeness/v1/lexicon/person-words.ts';
import * as stockPhrases from '../rules/ai-likeness/v1/lexicon/stock-phrases.ts';
import * as participles from '../rules/ai-likeness/v1/participle.ts';
import * as clausesAndImages from '../rules/ai-likeness/v1/rules/clauses-and-images.ts';
import * as formulas from '../rules/ai-likeness/v1/rules/formulas.ts';
import * as participialTails from '../rules/ai-likeness/v1/rules/participial-tails.ts';
import * as participleForms from '../rules/ai-likeness/v1/rules/participle-forms.ts';

export const aiLikenessWords: Readonly<Record<string, ShownWords>> = {
  calibration: {
    words: calibration,
    about:
      'Of each rule: the rate from which it counts, the rate at which it counts in full, and the most points it gives.',
  },
  'abstract-words': { words: abstractWords, about: 'Words without an actor or a thing in them.' },
  gestures: { words: gestures, about: 'Gestures by which generated stories show feeling.' },
  'inflated-words': { words: inflatedWords, about: 'Words that make a plain statement sound weighty.' },
  'lofty-words': { words: loftyWords, about: 'Words of grandeur in place of a seen detail.' },
  openers: { words: openers, about: 'Words that link sentences by label.' },
  'person-words': { words: personWords, about: 'Words of the first and second person.' },
  'stock-phrases': {
    words: stockPhrases,
    about: 'Phrases of generated texts; "*" is any word, "a/b" either.',
  },
  'fitted-essay-pairs': {
    words: fittedEssayPairs,
    about: 'Pairs of words that people and models choose differently in essays.',
  },
  'fitted-essay-words': {
    words: fittedEssayWords,
    about: 'Words that people and models choose differently in essays.',
  },
  'fitted-openers': {
    words: fittedOpeners,
    about: 'Beginnings of sentences that people and models choose differently.',
  },
  'fitted-story-pairs': {
    words: fittedStoryPairs,
    about: 'Pairs of words that people and models choose differently in stories.',
  },
  'fitted-story-words': {
    words: fittedStoryWords,
    about: 'Words that people and models choose differently in stories.',
  },
  participles: { words: participles, about: 'Words in -ing that are no participles.' },
  'clauses-and-images': {
    words: clausesAndImages,
    about: 'Leading clauses, relating words and worn images.',
  },
  formulas: { words: formulas, about: 'Formulas such as "not only ... but also".' },
  'participial-tails': { words: participialTails, about: 'How a trailing -ing or -ed clause is known.' },
  'participle-forms': { words: participleForms, about: 'What leads an -ing form in.' },
};
