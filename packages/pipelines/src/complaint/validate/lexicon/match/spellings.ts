// How people hide a word from a filter: figures for letters, stars, stretched letters.

export const LEET = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
  ['9', 'g'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
  ['|', 'i'],
  ['+', 't'],
  ['€', 'e'],
  ['¢', 'c'],
  ['£', 'l'],
]);
const SIGNS = /[0-9@$!|+€¢£]/u;
const LETTER = /[a-z]/u;
const LONGEST_WORD = 40;

/** The word behind "sh1t", "@ss", "1d10t": with and without `1` and `!` as an l. */
export function withoutLeet(token: string): readonly string[] {
  if (token.length > LONGEST_WORD || !SIGNS.test(token) || !LETTER.test(token)) return [];
  const letters = [...token].map((char) => LEET.get(char) ?? char).join('');
  const other = [...token].map((char) => (/[1!|]/u.test(char) ? 'l' : (LEET.get(char) ?? char))).join('');
  return other === letters ? [letters] : [letters, other];
}

/** The words behind "fuuuuck" and "stuuupid": stretched letters doubled, and single. */
export function unstretched(token: string): readonly string[] {
  if (token.length > 200 || !/([a-z])\1/u.test(token)) return [];
  const single = token.replaceAll(/([a-z])\1+/gu, '$1');
  if (!/([a-z])\1\1/u.test(token)) return [];
  const doubled = token.replaceAll(/([a-z])\1{2,}/gu, '$1$1');
  const short = token.replaceAll(/([a-z])\1{2,}/gu, '$1');
  return [...new Set([short, doubled, single])];
}

const MASKED = /^[a-z]{1,6}(?:[*#%&?•°]{1,6}|[-._@$!]{1,3})[a-z]{0,8}$/u;

/** A pattern for "f*ck", "s**t", "f-ck": stars stand for as many letters, or up to two more. */
export function maskedPattern(token: string): RegExp | null {
  if (token.length > 20 || !MASKED.test(token)) return null;
  const mask = /[^a-z]+/u.exec(token);
  if (mask === null) return null;
  const stars = /^[*#%&?•°]+$/u.test(mask[0]);
  const head = token.slice(0, mask.index);
  const tail = token.slice(mask.index + mask[0].length);
  // "f***" says enough; "f." and "a-" do not.
  if (tail === '' && (!stars || mask[0].length < 2)) return null;
  if (!stars && head.length + tail.length < 2) return null;
  const count = mask[0].length;
  return new RegExp(`^${head}[a-z]{${count},${stars && tail !== '' ? count + 2 : count}}${tail}$`, 'u');
}
