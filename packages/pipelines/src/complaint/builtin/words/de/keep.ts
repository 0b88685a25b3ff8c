import { wordList } from '@palimpsest/kernel/text';

/** Words that look like misspellings of lexicon words and are not. */
export const KEEP_DE = wordList(`
  abgenommen andere anderen angenommen anschluss anspruch aussichten deine einem einen einige einzige gebraucht
  heute keine keinen kleinen mache machen macht meine montur sachsen schlicht schluss schuss seine verschwinden
  zweiten
`);
