const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/**
 * Lower case without accents: the word lists are written once and meet `MÚSICA`, `musica` and `música` alike.
 * Umlauts typed as `ae`, `oe`, `ue` are listed where they matter.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[ßœæøłđı]/gu, (letter) => UNDECOMPOSED[letter] ?? letter)
    .replace(/[‘’ʼ`´]/gu, "'");
}

/** `kueche` as `kuche`: what is left of an umlaut when the two dots are dropped. */
export function shortUmlauts(word: string): string {
  return word.replace(/([aou])e/gu, '$1');
}
