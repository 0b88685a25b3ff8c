import type { ShownWords } from '@palimpsest/contracts';
import * as address from '../builtin/compose/address.ts';
import * as composeTopics from '../builtin/compose/agreed.ts';
import * as carried from '../builtin/compose/carried.ts';
import * as carriedAmount from '../builtin/compose/carried-amount.ts';
import * as carriedClock from '../builtin/compose/carried-clock.ts';
import * as carriedNames from '../builtin/compose/carried-names.ts';
import * as clearAsks from '../builtin/compose/clear-asks.ts';
import * as composeAsks from '../builtin/compose/compose.ts';
import * as composeFacts from '../builtin/compose/facts.ts';
import * as sentenceForms from '../builtin/compose/grammar.ts';
import * as negated from '../builtin/compose/negated.ts';
import * as composeNouns from '../builtin/compose/noun-phrases.ts';
import * as composeOnce from '../builtin/compose/once.ts';
import * as composePhrases from '../builtin/compose/phrases.ts';
import * as composePlan from '../builtin/compose/plan.ts';
import * as carriedMoney from '../builtin/compose/say-carried.ts';
import * as composeTimes from '../builtin/compose/time-phrase.ts';
import * as withTransferred from '../builtin/compose/with-transferred.ts';
import * as withoutThreats from '../builtin/compose/without-threats.ts';
import * as asks from '../builtin/concepts/asks.ts';
import { ASK_IDS } from '../builtin/concepts/asks.ts';
import * as furtherTopics from '../builtin/concepts/further-topics.ts';
import * as concepts from '../builtin/concepts/ids.ts';
import { CONCEPT_IDS } from '../builtin/concepts/ids.ts';
import * as implied from '../builtin/concepts/implied.ts';
import * as askWeights from '../builtin/concepts/model/ask-weights.ts';
import * as choiceWeights from '../builtin/concepts/model/choice-weights.ts';
import * as conceptSteps from '../builtin/concepts/model/concept-candidates.ts';
import * as conceptWeights from '../builtin/concepts/model/concept-weights.ts';
import * as linkWeights from '../builtin/concepts/model/link-weights.ts';
import * as graveWords from '../builtin/edit/grave-words.ts';
import * as acronyms from '../builtin/edit/shouting.ts';
import * as spacedOut from '../builtin/edit/spaced-out.ts';
import * as vocatives from '../builtin/edit/vocatives.ts';
import * as writtenEdits from '../builtin/edit/words.ts';
import * as ownWordsFeatures from '../builtin/own-words/clause-features.ts';
import * as ownWordsWeights from '../builtin/own-words/clause-weights.ts';
import * as ownWordsClauses from '../builtin/own-words/clauses.ts';
import * as ownWordsFair from '../builtin/own-words/fair-sentences.ts';
import { CLAUSE_CLASSES } from '../builtin/own-words/judge-clauses.ts';
import * as ownWordsKept from '../builtin/own-words/kept-words.ts';
import * as ownWordsOrders from '../builtin/own-words/orders.ts';
import * as ownWordsRuns from '../builtin/own-words/runs.ts';
import * as ownWordsSaid from '../builtin/own-words/say-run.ts';
import * as ownWordsWhole from '../builtin/own-words/whole-runs.ts';
import * as transferAskBefore from '../builtin/transfer/ask-before.ts';
import * as transferAsked from '../builtin/transfer/asked.ts';
import * as transferBackAsk from '../builtin/transfer/back-ask.ts';
import * as transferChunks from '../builtin/transfer/chunks.ts';
import * as transferClauses from '../builtin/transfer/clauses.ts';
import * as transferEvents from '../builtin/transfer/events.ts';
import * as transferGrammar from '../builtin/transfer/grammar.ts';
import * as transferHeard from '../builtin/transfer/heard-frames.ts';
import * as transferLimits from '../builtin/transfer/limits.ts';
import * as transferMarks from '../builtin/transfer/mark-sentence.ts';
import * as transferMeant from '../builtin/transfer/meant-thing.ts';
import * as transferObjects from '../builtin/transfer/objects.ts';
import * as transferOnlyTold from '../builtin/transfer/only-told.ts';
import * as transferPassOn from '../builtin/transfer/pass-on.ts';
import * as transferRuns from '../builtin/transfer/phrase-chunks.ts';
import * as transferRequests from '../builtin/transfer/requests.ts';
import * as transferSay from '../builtin/transfer/say-clause.ts';
import * as transferPlaces from '../builtin/transfer/say-place.ts';
import * as transferForms from '../builtin/transfer/say-thing.ts';
import * as transferSegments from '../builtin/transfer/segments.ts';
import * as transferTokens from '../builtin/transfer/tokens.ts';
import * as transferSentence from '../builtin/transfer/transfer.ts';
import * as transferUnasked from '../builtin/transfer/unasked.ts';
import * as plainFacts from '../builtin/words/all-plain-facts.ts';
import * as calmWords from '../builtin/words/calm-words.ts';
import * as counts from '../builtin/words/counts.ts';
import * as germanCapitals from '../builtin/words/de/capitals.ts';
import * as contemptDe from '../builtin/words/de/contempt.ts';
import * as nearAsksDe from '../builtin/words/de/near-asks.ts';
import * as nearConceptsDe from '../builtin/words/de/near-concepts.ts';
import * as widerAsksDe from '../builtin/words/de/wider-asks.ts';
import * as widerConceptsDe from '../builtin/words/de/wider-concepts.ts';
import * as contemptEn from '../builtin/words/en/contempt.ts';
import * as nearAsksEn from '../builtin/words/en/near-asks.ts';
import * as nearConceptsEn from '../builtin/words/en/near-concepts.ts';
import * as widerAsksEn from '../builtin/words/en/wider-asks.ts';
import * as widerConceptsEn from '../builtin/words/en/wider-concepts.ts';
import * as contemptEs from '../builtin/words/es/contempt.ts';
import * as nearAsksEs from '../builtin/words/es/near-asks.ts';
import * as nearConceptsEs from '../builtin/words/es/near-concepts.ts';
import * as widerAsksEs from '../builtin/words/es/wider-asks.ts';
import * as widerConceptsEs from '../builtin/words/es/wider-concepts.ts';
import * as contemptFr from '../builtin/words/fr/contempt.ts';
import * as nearAsksFr from '../builtin/words/fr/near-asks.ts';
import * as nearConceptsFr from '../builtin/words/fr/near-concepts.ts';
import * as widerAsksFr from '../builtin/words/fr/wider-asks.ts';
import * as widerConceptsFr from '../builtin/words/fr/wider-concepts.ts';
import * as givenNames from '../builtin/words/given-names.ts';
import * as grammarAdjectives from '../builtin/words/grammar/adjectives.ts';
import * as grammarAdjuncts from '../builtin/words/grammar/adjuncts.ts';
import * as grammarEvents from '../builtin/words/grammar/all-events.ts';
import * as grammarNouns from '../builtin/words/grammar/all-nouns.ts';
import * as grammarVerbs from '../builtin/words/grammar/all-verbs.ts';
import * as grammarBackAsks from '../builtin/words/grammar/back-asks.ts';
import * as grammarLimits from '../builtin/words/grammar/limits.ts';
import * as grammarOpeners from '../builtin/words/grammar/openers.ts';
import * as grammarPrepositions from '../builtin/words/grammar/prepositions.ts';
import * as grammarSmallWords from '../builtin/words/grammar/small-words.ts';
import * as grammarQuestions from '../builtin/words/grammar/verbs-questions.ts';
import * as guestPhrases from '../builtin/words/guest-phrases.ts';
import * as idioms from '../builtin/words/idioms.ts';
import * as writtenMarkers from '../builtin/words/markers.ts';
import * as otherActs from '../builtin/words/other-acts.ts';
import * as ownInstead from '../builtin/words/own-instead.ts';
import * as phrases from '../builtin/words/phrases/all-phrases.ts';
import * as phraseLine from '../builtin/words/phrases/phrase.ts';
import * as phrasesSupposed from '../builtin/words/phrases/supposed.ts';
import * as relatives from '../builtin/words/relatives.ts';
import * as writtenBelongings from '../builtin/words/things/belongings.ts';
import * as writtenDetails from '../builtin/words/things/details.ts';
import * as writtenFood from '../builtin/words/things/food.ts';
import * as variants from '../builtin/words/things/variants.ts';
import * as troubled from '../builtin/words/troubled.ts';
import * as turned from '../builtin/words/turned.ts';
import * as writtenWording from '../builtin/words/words.ts';

export const writerWords: Readonly<Record<string, ShownWords>> = {
  'contempt-de': {
    words: contemptDe,
    about:
      'German words and turns that mock, scold or scorn: a clause with one of them is never passed on in the sender’s own words.',
  },
  'contempt-en': {
    words: contemptEn,
    about:
      'English words and turns that mock, scold or scorn: a clause with one of them is never passed on in the sender’s own words.',
  },
  'contempt-es': {
    words: contemptEs,
    about:
      'Spanish words and turns that mock, scold or scorn: a clause with one of them is never passed on in the sender’s own words.',
  },
  'contempt-fr': {
    words: contemptFr,
    about:
      'French words and turns that mock, scold or scorn: a clause with one of them is never passed on in the sender’s own words.',
  },
  'spoken-to': {
    words: address,
    about: 'How a message speaks to its reader, so that thanks do not say “du” where it says “Sie”.',
  },
  threats: { words: withoutThreats, about: 'How clauses begin that say what will come otherwise.' },
  'spaced-out': { words: spacedOut, about: 'Small words that show a sentence cut up by full stops.' },
  'cuts-between-clauses': {
    words: ownWordsClauses,
    about: 'Words that keep together what is listed, and German infinitives with their verb.',
  },
  'heat-of-clauses': { words: ownWordsFeatures, about: 'The steps in which the heat of a clause counts.' },
  'orders-of-calm-messages': {
    words: ownWordsFair,
    about: 'How clauses begin behind which no order is a sentence of its own.',
  },
  'parts-that-ask': {
    words: ownWordsRuns,
    about: 'How a clause begins that asks, and verbs of saying, behind which comes what is to be said.',
  },
  'parts-that-hang': {
    words: ownWordsWhole,
    about: 'Words by which a clause is known to say nothing without the one before or behind it.',
  },
  orders: {
    words: transferAsked,
    about: 'How a language orders without words that ask, and what tells an order from a statement.',
  },
  'left-over-words': {
    words: transferChunks,
    about: 'Words that make a verb another one where they are left over.',
  },
  'clause-words': { words: transferClauses, about: 'Words that tell what a verb takes, and where it ends.' },
  'pronouns-stand-for': { words: transferMeant, about: 'What a word such as “it” can stand for.' },
  'forms-of-things': { words: transferForms, about: 'Articles and endings of each language.' },
  'forms-of-places': { words: transferPlaces, about: 'The prepositions of each language, with their cases.' },
  'requests-told': {
    words: transferRequests,
    about: 'Which requests can be told without their time or their thing, and which are only wished.',
  },
  'requests-taken-apart': {
    words: transferSentence,
    about: 'Which requests can be told without their time or condition, and which are none.',
  },
  'beginnings-of-sentences': {
    words: sentenceForms,
    about: 'German words that may begin a sentence in small letters.',
  },
  'told-of-others': {
    words: transferEvents,
    about: 'Words that tell whom something was done to, and by whom.',
  },
  'own-limits': {
    words: transferLimits,
    about: 'What the sender can refuse to do, and how each language says that somebody would rather not.',
  },
  'only-told': { words: transferOnlyTold, about: 'Words by which a message is known to ask for nothing.' },
  'time-words': { words: transferMarks, about: 'Words that say when only with what follows them.' },
  'parts-of-sentences': {
    words: transferSegments,
    about: 'Words behind which a new part of a sentence begins.',
  },
  'verbs-heard': { words: transferHeard, about: 'Words by which one verb is known from another.' },
  'things-done-to': { words: transferObjects, about: 'Words that tell what something is done to.' },
  'passed-on': {
    words: transferPassOn,
    about: 'What somebody else is to be told or asked, and how each language says so.',
  },
  'pointing-back': {
    words: transferBackAsk,
    about: 'Words that change nothing of a request that only points back.',
  },
  'asked-for-nothing': {
    words: transferUnasked,
    about: 'Thanks, leave given, and what somebody else is to be told: nothing of it is asked of the reader.',
  },
  'asked-first': {
    words: composePhrases,
    about: 'Words by which something is only to be asked about first.',
  },
  'grammar-back-asks': {
    words: grammarBackAsks,
    about: 'Requests that only point back to what was told, in four languages.',
  },
  'asked-before': { words: transferAskBefore, about: 'Before using what one is to be asked.' },
  'order-of-words': {
    words: transferSay,
    about: 'Where German puts what stands between a thing and its verb.',
  },
  'short-denials': { words: transferGrammar, about: 'Words that stand with a denial and ask for nothing.' },
  'words-and-marks': {
    words: transferTokens,
    about: 'What counts as a word or a mark when a request is taken apart.',
  },
  'number-words': { words: transferRuns, about: 'Words for how many.' },
  'grammar-nouns': {
    words: grammarNouns,
    about: 'Things of a home in four languages: what each is, what it is about, and the words for it.',
  },
  'grammar-verbs': {
    words: grammarVerbs,
    about: 'What can be asked for in four languages, with the words it is heard by.',
  },
  'grammar-questions': {
    words: grammarQuestions,
    about: 'What can be asked about things in four languages: who has them, where they are.',
  },
  'grammar-limits': { words: grammarLimits, about: 'What stands before something the sender will not do.' },
  'grammar-events': {
    words: grammarEvents,
    about: 'What can have happened in four languages, with the words it is heard by.',
  },
  'grammar-adjectives': { words: grammarAdjectives, about: 'Adjectives in four languages.' },
  'grammar-adjuncts': {
    words: grammarAdjuncts,
    about: 'Times, manners, places and clauses that go over as a whole.',
  },
  'grammar-openers': {
    words: grammarOpeners,
    about: 'What opens a request, what refuses, what changes nothing and what stops.',
  },
  'grammar-prepositions': { words: grammarPrepositions, about: 'What places a thing.' },
  'grammar-small-words': { words: grammarSmallWords, about: 'Articles, pronouns, denials and joints.' },
  'beside-requests': {
    words: withTransferred,
    about: 'What is named beside a request that was taken apart.',
  },
  concepts: { words: concepts, about: 'The matters the built-in writer knows, with what each covers.' },
  asks: { words: asks, about: 'The wishes the built-in writer knows.' },
  implied: { words: implied, about: 'Matters that go with others.' },
  'concept-weights': {
    words: conceptWeights,
    about:
      'What speaks for a matter that the words are near to, or that patterns name: how near, in which place, among how many.',
  },
  'link-weights': {
    words: linkWeights,
    about:
      'What else speaks for each matter: other matters and wishes that are named or near, kinds of words ("&"), questions.',
    columns: CONCEPT_IDS,
  },
  'choice-weights': {
    words: choiceWeights,
    about:
      'What speaks for a matter by its own words and by all else together: "link" is how much the rest speaks for it, "linked" its place among all.',
  },
  'ask-weights': {
    words: askWeights,
    about:
      'What speaks for each wish. "@a" and "@c": a wish or matter that patterns name; "@av" and "@v": one the words are near to; "en:": a word of that language; "(always)" counts in every message.',
    columns: ASK_IDS,
  },
  'written-wording': {
    words: writtenWording,
    about: 'The wording by which matters and wishes are known and said, by language.',
  },
  'written-edits': {
    words: writtenEdits,
    about: "What is cut or softened in a sender's own sentence, by language.",
  },
  'called-last': {
    words: vocatives,
    about:
      'How a sentence ends that calls the reader something: left out unless it is a name or a calm word.',
  },
  misleading: {
    words: idioms,
    about:
      'Words that look like another matter and are not read: nobody is your mother, and a thief does not bark.',
  },
  variants: {
    words: variants,
    about: 'Things a message names more exactly than the matter does, and the words they stand for.',
  },
  'lost-things': {
    words: composeNouns,
    about: 'Matters of what can be gone: a question about them asks where it is.',
  },
  'grave-words': {
    words: graveWords,
    about: 'A sentence with one of these is not passed on in its own words.',
  },
  acronyms: { words: acronyms, about: 'Short forms that keep their capitals.' },
  'written-markers': { words: writtenMarkers, about: 'Patterns of a sentence that asks for something.' },
  'written-belongings': { words: writtenBelongings, about: 'What people lend, borrow and miss.' },
  'written-food': { words: writtenFood, about: 'What goes missing from fridges.' },
  'written-details': {
    words: writtenDetails,
    about: 'Things of a home that a message can name beside its matter.',
  },
  phrases: {
    words: phrases,
    about: 'The phrase book: what housemates tell and ask each other, heard and said in each language.',
  },
  'phrase-line': { words: phraseLine, about: 'How a line of the phrase book names words of a language.' },
  'phrases-supposed': {
    words: phrasesSupposed,
    about: 'How a sentence supposes, wishes or thanks: what stands in it is not told as so.',
  },
  'other-acts': {
    words: otherActs,
    about: 'How a message asks for leave, owns up, warns or brings news: it is no complaint.',
  },
  'own-instead': { words: ownInstead, about: 'How a message tells the reader to have their own.' },
  'clear-asks': { words: clearAsks, about: 'Wishes that are clear without their matter, by topic.' },
  carried: { words: carried, about: 'Which things are told in another language, and with which matters.' },
  'carried-amount': { words: carriedAmount, about: 'How a sum of money is read and written.' },
  'carried-clock': { words: carriedClock, about: 'How an hour in figures leans on what it followed.' },
  'carried-money': { words: carriedMoney, about: 'Matters of money, whose name a sum can stand behind.' },
  'carried-names': { words: carriedNames, about: 'Where the name of the reader or of a visitor stands.' },
  'given-names': { words: givenNames, about: 'Given names, so that a name is told from a noun.' },
  'guest-phrases': { words: guestPhrases, about: 'How visits of one person are spoken of.' },
  troubled: { words: troubled, about: 'Words of who is troubled; without them a calm message only tells.' },
  turned: { words: turned, about: 'Wishes that go the other way than usual: the heating up, a window open.' },
  'further-topics': { words: furtherTopics, about: 'Topics a matter is told under besides its own.' },
  negated: { words: negated, about: 'How a message says that something is not to be done.' },
  relatives: { words: relatives, about: "Relatives of the reader's, heard and said." },
  counts: { words: counts, about: 'Which time it is by now, heard and said.' },
  'compose-asks': { words: composeAsks, about: 'Wishes that are clear without a word on their matter.' },
  'compose-facts': { words: composeFacts, about: 'Matters that happen at an hour.' },
  'plain-facts': {
    words: plainFacts,
    about: 'How a message is cut into clauses, what makes an order sharp, and how irony shows, by language.',
  },
  'calm-words': {
    words: calmWords,
    about: 'Words of calm messages: what is none of these speaks against passing a part of a message on.',
  },
  'german-capitals': { words: germanCapitals, about: 'German words that are written with a capital.' },
  'compose-once': {
    words: composeOnce,
    about: 'Wishes and matters that come to the same, so that one is told.',
  },
  'own-words-kept': {
    words: ownWordsKept,
    about: 'What keeps a part of a heated message from being sent in the words of its sender.',
  },
  'own-words-orders': {
    words: ownWordsOrders,
    about: 'How an order is told from what is no order, and how it is put.',
  },
  'own-words-said': {
    words: ownWordsSaid,
    about: 'How a question is known, and put so that it blames nobody.',
  },
  'own-words-weights': {
    words: ownWordsWeights,
    about:
      'What speaks for and against sending a part of a message as it stands: tell, ask, join, lead, drop.',
    columns: CLAUSE_CLASSES,
  },
  'compose-plan': { words: composePlan, about: 'Wishes that say "it" and need their matter named.' },
  'compose-times': { words: composeTimes, about: 'How a time may lean on a noun.' },
  'near-concepts-en': { words: nearConceptsEn, about: 'English words near each matter; "*" is any ending.' },
  'wider-asks-en': { words: widerAsksEn, about: 'More English words near each wish; "*" is any ending.' },
  'wider-concepts-en': {
    words: widerConceptsEn,
    about: 'More English words near each matter; "*" is any ending.',
  },
  'near-asks-en': { words: nearAsksEn, about: 'English words near each wish; "*" is any ending.' },
  'near-concepts-es': { words: nearConceptsEs, about: 'Spanish words near each matter; "*" is any ending.' },
  'wider-asks-es': { words: widerAsksEs, about: 'More Spanish words near each wish; "*" is any ending.' },
  'wider-concepts-es': {
    words: widerConceptsEs,
    about: 'More Spanish words near each matter; "*" is any ending.',
  },
  'near-asks-es': { words: nearAsksEs, about: 'Spanish words near each wish; "*" is any ending.' },
  'near-concepts-fr': { words: nearConceptsFr, about: 'French words near each matter; "*" is any ending.' },
  'wider-asks-fr': { words: widerAsksFr, about: 'More French words near each wish; "*" is any ending.' },
  'wider-concepts-fr': {
    words: widerConceptsFr,
    about: 'More French words near each matter; "*" is any ending.',
  },
  'near-asks-fr': { words: nearAsksFr, about: 'French words near each wish; "*" is any ending.' },
  'near-concepts-de': { words: nearConceptsDe, about: 'German words near each matter; "*" is any ending.' },
  'wider-asks-de': { words: widerAsksDe, about: 'More German words near each wish; "*" is any ending.' },
  'wider-concepts-de': {
    words: widerConceptsDe,
    about: 'More German words near each matter; "*" is any ending.',
  },
  'near-asks-de': { words: nearAsksDe, about: 'German words near each wish; "*" is any ending.' },
  'concept-steps': { words: conceptSteps, about: 'The steps in which nearness to a matter is counted.' },
  'compose-topics': { words: composeTopics, about: 'What a wish is about where no matter is named.' },
};
