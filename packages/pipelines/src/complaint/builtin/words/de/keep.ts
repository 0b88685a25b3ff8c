import { wordList } from '@palimpsest/kernel/text';

/** Words that look like misspellings of lexicon words and are not. */
export const KEEP_DE = wordList(`
  abgenommen anbieten andere anderen angenommen anschluss anspruch aussichten beiden deine einem einen einige
  einzige fischer gebraucht heute keine keinen kleinen mache machen macht meine montur sachsen schleifen
  schlicht schluss schuss seine sichern strichen unsere verschwinden zweiten
`);
