const UNDECOMPOSED: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Words as typed on a keyboard without accents: real messages often leave them out. */
export function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[øđłıßæœ]/gu, (letter) => UNDECOMPOSED[letter] ?? letter);
}
