import { wordList } from '@palimpsest/kernel/text';

/** Words that look like misspellings of lexicon words and are not. */
export const KEEP_DE = wordList(`
  abgenommen anbieten andere anderen angenommen anschluss anspruch aussichten beiden benommen brachte deine
  dringen einem einen einige einiges einzige ferien fischer flieger gebraucht gedampft gefangen gefuhlt
  gemessen genossen gereicht gerostet geruckt geschenkt geschlagene geschossen gestehen gewissen gewonnen
  herrlich heute hinteren internat karnten keine keinen klamme kleinen knochen koscher leider leuchten mache
  machen macht meine messen montur qualen rachen rechnen reichen reichts rouladen sachsen sandig schleifen
  schlicht schluss schnurrt schuler schuss seine sichere sichern stechen streikt strichen traben unsere
  verdeckt verlaufen verliert vernommen verreist verschlagen verschlissen verschwinden versehen versunken
  verzeihen vorlegen wachen wachst weihen winden zweiten
`);
