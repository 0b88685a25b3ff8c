import { wordList } from '@palimpsest/kernel/text';

/** Words that look like misspellings of lexicon words and are not. */
export const KEEP_FR = wordList(`
  autre autres campagne content contient couteux devoir disant distance fractures histoire liberte paques
  parite parti partie personnel personnes planetes poisons porte pourrais pourrait pourrez pourriez pourrions
  premiere preuve propriete regard reponse repose station stations toute toutes veille
`);
