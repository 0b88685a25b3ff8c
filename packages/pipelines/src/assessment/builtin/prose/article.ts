export const SOUNDS_LIKE_YOU = /^(?:uni(?!n|m)|use|usu|usa|uti|ura|ubi|eu|ewe|one(?![a-z])|one-|once)/;
export const SILENT_H = /^(?:hour|honest|honou?r|heir)/;
const SPELLED_WITH_VOWEL = /^[AEFHILMNORSX](?:[A-Z]|$|-)/;

/** The indefinite article that fits in front of a word. */
export function articleFor(word: string): 'a' | 'an' {
  if (/^\d/.test(word)) return /^(?:8|11(?!\d)|18(?!\d))/.test(word) ? 'an' : 'a';
  if (word.length <= 4 && word === word.toUpperCase() && SPELLED_WITH_VOWEL.test(word)) return 'an';
  const lower = word.toLowerCase();
  if (SILENT_H.test(lower)) return 'an';
  return /^[aeiou]/.test(lower) && !SOUNDS_LIKE_YOU.test(lower) ? 'an' : 'a';
}
