import type { ShownWords } from '@palimpsest/contracts';
import * as dangerClasses from '../classifier/model/danger-features.ts';
import * as commandLeads from '../classifier/model/features.ts';
import * as heatWeights from '../classifier/model/heat-weights.ts';
import * as intentWeights from '../classifier/model/intent-weights.ts';
import * as kinds from '../classifier/model/kinds.ts';
import * as matterWeights from '../classifier/model/matter-weights.ts';
import * as rhetorical from '../classifier/rhetorical.ts';
import * as abbreviations from '../classifier/shouting.ts';
import * as dangerHarm from '../classifier/words/danger/harm.ts';
import * as dangerHarmless from '../classifier/words/danger/harmless.ts';
import * as dangerLife from '../classifier/words/danger/life.ts';
import * as dangerMenace from '../classifier/words/danger/menace.ts';
import * as commandsDe from '../classifier/words/de/commands.ts';
import * as kindsDe from '../classifier/words/de/kinds.ts';
import * as readGerman from '../classifier/words/de/lexicon.ts';
import * as thesaurusDe from '../classifier/words/de/thesaurus.ts';
import * as commandsEn from '../classifier/words/en/commands.ts';
import * as kindsEn from '../classifier/words/en/kinds.ts';
import * as readEnglish from '../classifier/words/en/lexicon.ts';
import * as thesaurusEn from '../classifier/words/en/thesaurus.ts';
import * as commandsEs from '../classifier/words/es/commands.ts';
import * as kindsEs from '../classifier/words/es/kinds.ts';
import * as readSpanish from '../classifier/words/es/lexicon.ts';
import * as thesaurusEs from '../classifier/words/es/thesaurus.ts';
import * as commandsFr from '../classifier/words/fr/commands.ts';
import * as kindsFr from '../classifier/words/fr/kinds.ts';
import * as readFrench from '../classifier/words/fr/lexicon.ts';
import * as thesaurusFr from '../classifier/words/fr/thesaurus.ts';
import * as meaningsDirt from '../classifier/words/meanings/dirt.ts';
import * as meaningsFeel from '../classifier/words/meanings/feel.ts';
import * as meaningsHome from '../classifier/words/meanings/home.ts';
import * as meaningsNoise from '../classifier/words/meanings/noise.ts';
import * as meaningsOther from '../classifier/words/meanings/other.ts';
import * as meaningsPeople from '../classifier/words/meanings/people.ts';
import * as meaningsSituations from '../classifier/words/meanings/situations.ts';
import * as meaningsTalk from '../classifier/words/meanings/talk.ts';
import * as meaningsThings from '../classifier/words/meanings/things.ts';
import * as meaningsTime from '../classifier/words/meanings/time.ts';
import * as routes from '../routing/default-table.ts';
import * as routeFields from '../routing/select-route.ts';
import * as defaults from '../rules/v1/classification.ts';
import * as combinations from '../tables/combinations.ts';
import * as contextKeys from '../tables/context-pack.ts';
import * as languages from '../tables/languages.ts';
import * as policy from '../tables/policy.ts';
import * as surfaces from '../tables/surfaces.ts';
import { dangerEffects, topicEffects } from './network-effects.ts';

export const ruleWords: Readonly<Record<string, ShownWords>> = {
  'read-english': {
    words: readEnglish,
    about: 'By which words the matter, the wish and the tone of an English message are read.',
  },
  'read-spanish': {
    words: readSpanish,
    about: 'By which words the matter, the wish and the tone of a Spanish message are read.',
  },
  'read-french': {
    words: readFrench,
    about: 'By which words the matter, the wish and the tone of a French message are read.',
  },
  'read-german': {
    words: readGerman,
    about: 'By which words the matter, the wish and the tone of a German message are read.',
  },
  'topic-network': {
    words: topicEffects,
    about:
      'What speaks for and against each topic, taken by itself; a layer of 48 values between weighs what stands together. Here and in the tables below: "#": what the word lists found; "@": a matter or wish they name; "%": one the words are near to; "~": what a word means, "=": two meanings in one sentence; "en:": a word of that language, its beginning (with a star) or two words in a row; "(always)" counts in every message.',
  },
  'intent-weights': {
    words: intentWeights,
    about: 'What speaks for and against each intent.',
    columns: ['request', 'boundary', 'concern', 'clarification'],
  },
  'heat-weights': {
    words: heatWeights,
    about: 'What speaks for a calm and for a heated message.',
    columns: ['calm', 'hot'],
  },
  'danger-network': {
    words: dangerEffects,
    about:
      'What speaks for a threat and for self-harm beside the word lists, taken by itself; a layer of 16 values between weighs what stands together. "^": a class of words; "*": two that meet in a sentence; ">": two that follow each other.',
  },
  'danger-classes': {
    words: dangerClasses,
    about: 'Classes of words that speak of danger themselves, and the lengths of messages that count.',
  },
  'danger-harm': { words: dangerHarm, about: 'Words of harm done to others, in the four languages.' },
  'danger-menace': {
    words: dangerMenace,
    about: 'Words that announce, hint and bind, in the four languages.',
  },
  'danger-life': { words: dangerLife, about: 'Words of one’s own life and death, in the four languages.' },
  'danger-harmless': {
    words: dangerHarmless,
    about: 'Words that make big words small, in the four languages.',
  },
  'command-leads': {
    words: commandLeads,
    about: 'Words that may stand before a command, and the steps in which nearness is counted.',
  },
  abbreviations: { words: abbreviations, about: 'Written in capitals by everyone: no shouting.' },
  languages: { words: languages, about: 'The languages a profile may name.' },
  policy: { words: policy, about: 'Tone, directness and warmth: the first row that fits decides.' },
  combinations: { words: combinations, about: 'What is put right where two settings do not go together.' },
  'context-keys': { words: contextKeys, about: 'Preferences that only messages on a topic are steered by.' },
  surfaces: { words: surfaces, about: 'The places a message may be sent from.' },
  routes: { words: routes, about: 'The routes a new installation has.' },
  'route-fields': { words: routeFields, about: 'Which field of a route counts before which.' },
  'commands-en': { words: commandsEn, about: 'English verbs that can open a command.' },
  'commands-es': { words: commandsEs, about: 'Spanish verbs that can open a command.' },
  'commands-fr': { words: commandsFr, about: 'French verbs that can open a command.' },
  'commands-de': { words: commandsDe, about: 'German verbs that can open a command.' },
  defaults: { words: defaults, about: 'What holds where a message cannot be read.' },
  kinds: { words: kinds, about: 'Kinds of words that carry a sentence and say nothing of its matter.' },
  'matter-weights': {
    words: matterWeights,
    about: 'What speaks for a matter of the home and for one beyond it.',
    columns: ['home', 'elsewhere'],
  },
  'kinds-en': { words: kindsEn, about: 'English words by kind, of the home and beyond it.' },
  'thesaurus-en': { words: thesaurusEn, about: 'Further English words, by meaning.' },
  'kinds-es': { words: kindsEs, about: 'Spanish words by kind, of the home and beyond it.' },
  'thesaurus-es': { words: thesaurusEs, about: 'Further Spanish words, by meaning.' },
  'kinds-fr': { words: kindsFr, about: 'French words by kind, of the home and beyond it.' },
  'thesaurus-fr': { words: thesaurusFr, about: 'Further French words, by meaning.' },
  'kinds-de': { words: kindsDe, about: 'German words by kind, of the home and beyond it.' },
  'thesaurus-de': { words: thesaurusDe, about: 'Further German words, by meaning.' },
  'meanings-home': {
    words: meaningsHome,
    about: 'What words mean in the four languages: rooms and what stands in them.',
  },
  'meanings-dirt': {
    words: meaningsDirt,
    about: 'What words mean in the four languages: dirt, dishes, rubbish and cleaning.',
  },
  'meanings-noise': {
    words: meaningsNoise,
    about: 'What words mean in the four languages: sounds, music and sleep.',
  },
  'meanings-things': {
    words: meaningsThings,
    about: 'What words mean in the four languages: belongings, food and what is private.',
  },
  'meanings-people': {
    words: meaningsPeople,
    about: 'What words mean in the four languages: people, guests and animals.',
  },
  'meanings-time': {
    words: meaningsTime,
    about: 'What words mean in the four languages: hours, days, turns and plans.',
  },
  'meanings-talk': {
    words: meaningsTalk,
    about: 'What words mean in the four languages: how people speak with each other.',
  },
  'meanings-other': {
    words: meaningsOther,
    about: 'What words mean in the four languages: money, smoke, repairs and news.',
  },
  'meanings-feel': {
    words: meaningsFeel,
    about: 'What words mean in the four languages: feelings, wishes and the commonest verbs.',
  },
  'meanings-situations': {
    words: meaningsSituations,
    about: 'What words mean in the four languages: turns of phrase that tell a situation.',
  },
  rhetorical: { words: rhetorical, about: 'Questions that want no answer, by language.' },
};
