import { wordList } from '@palimpsest/kernel/text';

/** Words that look like misspellings of lexicon words and are not. */
export const KEEP_FR = wordList(`
  absente abusent affaire assemble autre autres bacterie banquette baraque bouillir briquet campagne carotte certain
  certaine chasser chaude chiffre chouette classes comporte concepts conges content contient courons couteux couvert
  couvrir croient dessine deviendra deviennent deviens devient devoir devrais devrait devriez devrions devront disant
  distance ecrans emotions etrange etudiant exageres fractures francais graines histoire import interet interne lasser
  liberte machin malades manieres marseillaise nerveux paques pareil pareille parfait parfaite parite parti partie
  patient patiente peintre personnel personnes pesent planetes poireaux poisons porte pourra pourrai pourrais pourrait
  pourras pourrez pourriez pourrions pourront pourvu premiere preuve prochain prochains propos propriete rappelee
  reduire referme refermer refermes regard renverra replace reponse repose return reussi reussir sauvage souviens
  station stations support toute toutes traverse traversent traverser traverses veille voyageur
`);
