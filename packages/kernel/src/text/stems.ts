/** English suffix stripping after M. F. Porter (1980), written from the published description. */

type Rule = readonly [suffix: string, replacement: string];

export const STEP_2: readonly Rule[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['izer', 'ize'],
  ['abli', 'able'],
  ['alli', 'al'],
  ['entli', 'ent'],
  ['eli', 'e'],
  ['ousli', 'ous'],
  ['ization', 'ize'],
  ['ation', 'ate'],
  ['ator', 'ate'],
  ['alism', 'al'],
  ['iveness', 'ive'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['aliti', 'al'],
  ['iviti', 'ive'],
  ['biliti', 'ble'],
];
export const STEP_3: readonly Rule[] = [
  ['icate', 'ic'],
  ['ative', ''],
  ['alize', 'al'],
  ['iciti', 'ic'],
  ['ical', 'ic'],
  ['ful', ''],
  ['ness', ''],
];
export const STEP_4: readonly Rule[] = [
  ['al', ''],
  ['ance', ''],
  ['ence', ''],
  ['er', ''],
  ['ic', ''],
  ['able', ''],
  ['ible', ''],
  ['ant', ''],
  ['ement', ''],
  ['ment', ''],
  ['ent', ''],
  ['ion', ''],
  ['ou', ''],
  ['ism', ''],
  ['ate', ''],
  ['iti', ''],
  ['ous', ''],
  ['ive', ''],
  ['ize', ''],
];
const LONGEST = 60;

/**
 * The stem of a lower-case English word. Words with anything but a-z in them come back as they are.
 *
 * @example
 * stem('connections'); // 'connect'
 */
export function stem(word: string): string {
  const plain = word.replace(/['’]s$/, '');
  if (plain.length < 3 || plain.length > LONGEST || !/^[a-z]+$/.test(plain)) return plain;
  return step5(suffixes(suffixes(suffixes(step1(plain), STEP_2, 0), STEP_3, 0), STEP_4, 1));
}

function step1(word: string): string {
  let out = word;
  if (out.endsWith('sses') || out.endsWith('ies')) out = out.slice(0, -2);
  else if (out.endsWith('s') && !out.endsWith('ss')) out = out.slice(0, -1);
  out = pastAndParticiple(out);
  if (out.endsWith('y') && hasVowel(out.slice(0, -1))) out = `${out.slice(0, -1)}i`;
  return out;
}

function pastAndParticiple(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const cut = word.endsWith('ed') ? 2 : word.endsWith('ing') ? 3 : 0;
  const rest = word.slice(0, word.length - cut);
  if (cut === 0 || !hasVowel(rest)) return word;
  if (rest.endsWith('at') || rest.endsWith('bl') || rest.endsWith('iz')) return `${rest}e`;
  if (endsDouble(rest) && !/[lsz]$/.test(rest)) return rest.slice(0, -1);
  return measure(rest) === 1 && endsShort(rest) ? `${rest}e` : rest;
}

function suffixes(word: string, rules: readonly Rule[], least: number): string {
  let best: Rule | null = null;
  for (const rule of rules) {
    if (word.endsWith(rule[0]) && (best === null || rule[0].length > best[0].length)) best = rule;
  }
  if (best === null) return word;
  const rest = word.slice(0, word.length - best[0].length);
  if (measure(rest) <= least) return word;
  if (best[0] === 'ion' && !/[st]$/.test(rest)) return word;
  return rest + best[1];
}

function step5(word: string): string {
  let out = word;
  if (out.endsWith('e')) {
    const rest = out.slice(0, -1);
    const size = measure(rest);
    if (size > 1 || (size === 1 && !endsShort(rest))) out = rest;
  }
  return out.endsWith('ll') && measure(out) > 1 ? out.slice(0, -1) : out;
}

function isConsonant(word: string, at: number): boolean {
  const char = word.charAt(at);
  if (char === 'y') return at === 0 || !isConsonant(word, at - 1);
  return !(char === 'a' || char === 'e' || char === 'i' || char === 'o' || char === 'u');
}

function hasVowel(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) if (!isConsonant(word, at)) return true;
  return false;
}

/** How often a vowel is followed by a consonant. */
function measure(word: string): number {
  let count = 0;
  let afterVowel = false;
  for (let at = 0; at < word.length; at += 1) {
    const consonant = isConsonant(word, at);
    if (consonant && afterVowel) count += 1;
    afterVowel = !consonant;
  }
  return count;
}

function endsDouble(word: string): boolean {
  const last = word.length - 1;
  return last > 0 && word.charAt(last) === word.charAt(last - 1) && isConsonant(word, last);
}

/** Consonant, vowel, consonant other than w, x or y: "hop". */
function endsShort(word: string): boolean {
  const last = word.length - 1;
  if (last < 2 || !isConsonant(word, last) || isConsonant(word, last - 1) || !isConsonant(word, last - 2))
    return false;
  return !/[wxy]$/.test(word);
}
