import { wordList } from '@palimpsest/kernel/text';

/** Words that look like misspellings of lexicon words and are not. */
export const KEEP_FR = wordList(`
  autre autres campagne content contient devoir fractures histoire paques parti partie personnel personnes
  planetes poisons porte propriete reponse repose station stations toute toutes veille
`);
