import * as builtinClauses from './builtin/words/clauses.ts';
import * as builtinCommands from './builtin/words/commands.ts';
import * as builtinContractions from './builtin/words/contractions.ts';
import * as builtinDelays from './builtin/words/delays.ts';
import * as builtinGerunds from './builtin/words/gerunds.ts';
import * as builtinOpeners from './builtin/words/openers.ts';
import * as builtinPlainWords from './builtin/words/plain-words.ts';
import * as builtinResultVerbs from './builtin/words/result-verbs.ts';
import * as builtinStockPhrases from './builtin/words/stock-phrases.ts';
import * as builtinStockSentences from './builtin/words/stock-sentences.ts';
import * as builtinVerbs from './builtin/words/verbs.ts';
import * as builtinWeakHeadingWords from './builtin/words/weak-heading-words.ts';
import * as guardChatTalk from './guards/words/chat-talk.ts';
import * as guardFramePhrases from './guards/words/frame-phrases.ts';
import * as guardHeadingWords from './guards/words/heading-words.ts';
import * as guardNegators from './guards/words/negators.ts';
import * as guardNumberTalk from './guards/words/number-talk.ts';
import * as guardOppositesInPlace from './guards/words/opposites-in-place.ts';
import * as guardSameThings from './guards/words/same-things.ts';
import * as guardTimes from './guards/words/times.ts';
import * as announcing from './rules/aeo/v1/words/announcing.ts';
import * as attribution from './rules/aeo/v1/words/attribution.ts';
import * as defining from './rules/aeo/v1/words/defining.ts';
import * as emptyTitleWords from './rules/aeo/v1/words/empty-title-words.ts';
import * as fillers from './rules/aeo/v1/words/fillers.ts';
import * as genericHeadings from './rules/aeo/v1/words/generic-headings.ts';
import * as instructing from './rules/aeo/v1/words/instructing.ts';
import * as pointingStarts from './rules/aeo/v1/words/pointing-starts.ts';
import * as preambleOpeners from './rules/aeo/v1/words/preamble-openers.ts';
import * as questionTypes from './rules/aeo/v1/words/question-types.ts';
import * as questionWords from './rules/aeo/v1/words/question-words.ts';
import * as summaryMarkers from './rules/aeo/v1/words/summary-markers.ts';
import * as unnamedAuthorities from './rules/aeo/v1/words/unnamed-authorities.ts';
import * as vagueQuantifiers from './rules/aeo/v1/words/vague-quantifiers.ts';
import * as abstractWords from './rules/ai-likeness/v1/lexicon/abstract-words.ts';
import * as fittedEssayPairs from './rules/ai-likeness/v1/lexicon/fitted/essay-pairs.ts';
import * as fittedEssayWords from './rules/ai-likeness/v1/lexicon/fitted/essay-words.ts';
import * as fittedOpeners from './rules/ai-likeness/v1/lexicon/fitted/openers.ts';
import * as fittedStoryPairs from './rules/ai-likeness/v1/lexicon/fitted/story-pairs.ts';
import * as fittedStoryWords from './rules/ai-likeness/v1/lexicon/fitted/story-words.ts';
import * as gestures from './rules/ai-likeness/v1/lexicon/gestures.ts';
import * as inflatedWords from './rules/ai-likeness/v1/lexicon/inflated-words.ts';
import * as loftyWords from './rules/ai-likeness/v1/lexicon/lofty-words.ts';
import * as openers from './rules/ai-likeness/v1/lexicon/openers.ts';
import * as personWords from './rules/ai-likeness/v1/lexicon/person-words.ts';
import * as stockPhrases from './rules/ai-likeness/v1/lexicon/stock-phrases.ts';

/** The word lists behind the rules, as the code itself reads them: by rule set and file, to be shown. */
export const blogWords: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'aeo/v1': {
    announcing,
    attribution,
    defining,
    'empty-title-words': emptyTitleWords,
    fillers,
    'generic-headings': genericHeadings,
    instructing,
    'pointing-starts': pointingStarts,
    'preamble-openers': preambleOpeners,
    'question-types': questionTypes,
    'question-words': questionWords,
    'summary-markers': summaryMarkers,
    'unnamed-authorities': unnamedAuthorities,
    'vague-quantifiers': vagueQuantifiers,
  },
  'ai-likeness/v1': {
    'abstract-words': abstractWords,
    gestures,
    'inflated-words': inflatedWords,
    'lofty-words': loftyWords,
    openers,
    'person-words': personWords,
    'stock-phrases': stockPhrases,
    'fitted-essay-pairs': fittedEssayPairs,
    'fitted-essay-words': fittedEssayWords,
    'fitted-openers': fittedOpeners,
    'fitted-story-pairs': fittedStoryPairs,
    'fitted-story-words': fittedStoryWords,
  },
  'blog-guards/v1': {
    'chat-talk': guardChatTalk,
    'frame-phrases': guardFramePhrases,
    'heading-words': guardHeadingWords,
    negators: guardNegators,
    'number-talk': guardNumberTalk,
    'opposites-in-place': guardOppositesInPlace,
    'same-things': guardSameThings,
    times: guardTimes,
  },
  'blog/v1': {
    clauses: builtinClauses,
    commands: builtinCommands,
    contractions: builtinContractions,
    delays: builtinDelays,
    gerunds: builtinGerunds,
    openers: builtinOpeners,
    'plain-words': builtinPlainWords,
    'result-verbs': builtinResultVerbs,
    'stock-phrases': builtinStockPhrases,
    'stock-sentences': builtinStockSentences,
    verbs: builtinVerbs,
    'weak-heading-words': builtinWeakHeadingWords,
  },
};
