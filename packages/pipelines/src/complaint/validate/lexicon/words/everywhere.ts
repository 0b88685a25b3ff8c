import type { LanguageWords } from '../lexicon.ts';

// Strong words of one language are understood in the others, and a renderer may leave one untranslated. Only such as mean
// nothing else in any of the four languages. Data of a safety lexicon: kept in a file of its own.
const VULGAR = `
fuck motherfuck bullshit asshole cocksuck cunts shitty bitches mierda gilipollas hijueputa hijoputa cabron pendejo
connard connasse enculer encule(s|e) salope putain scheiss scheiße arschloch wichser fotze hurensohn nutten
`;
const SLURS = `nigger nigga faggot maricon kanake bougnoule schwuchtel`;

/** Counts in every language, also in those without a lexicon of their own. */
export const WORDS_EVERYWHERE: LanguageWords = {
  language: '',
  endings: [''],
  innocent: 'scunthorpe snigger sniggers sniggered sniggering',
  innocentPhrases: '',
  rules: [
    { rule: 'slur', stems: SLURS },
    { rule: 'vulgarity', stems: VULGAR, words: 'shit bitch merde puta putas pute fck wtf stfu' },
    {
      rule: 'ai_mention',
      phrases: 'chat ?gpt|openai|gpt-?[0-9]|rewrite_request_id|rewritten_message|language model',
    },
  ],
};
