import { phraseList, wordSet } from './word-list.ts';

/** First words of a sentence that leans on the one before it. */
export const LEANING_WORDS = wordSet(`
  it its it's it’s this that that's that’s these those they they're they’re their them he he's he’s she she's she’s
  his her hers him such both another either neither others some others' there here so but and or yet nor also too
  then thus hence therefore however moreover furthermore additionally instead otherwise still similarly likewise
  meanwhile finally lastly first firstly second secondly third thirdly next besides nevertheless nonetheless
  consequently accordingly again plus though although because which who whom whose where ultimately afterwards
  afterward rather indeed even alternatively conversely specifically namely later soon eventually since sure yes no
  well okay ok luckily fortunately unfortunately thankfully sadly namely
`);

export const LEANING_PHRASES = phraseList(`
  for example
  for instance
  in addition
  as a result
  in other words
  in fact
  in contrast
  in turn
  in particular
  in this
  in that
  in these
  of course
  on the other hand
  at the same time
  that said
  that is
  after that
  after this
  before that
  before this
  with that
  with this
  to do this
  to do so
  to do that
  because of this
  as such
  all of these
  all of this
  all of that
  all this
  each of these
  each one
  one of these
  one of those
  one of them
  most of these
  many of these
  many of them
  some of these
  from there
  from here
  given this
  given that
  what's more
  the same
  the former
  the latter
  the other
  the first
  the second
  the third
  the next
  the last
  the final
  by doing
  along with
`);

/** Whether a sentence leans on the one before it: a pronoun, a connective or an "example" that needs its point. */
export function leansBack(lowerWords: readonly string[]): boolean {
  const [first] = lowerWords;
  if (first === undefined) return false;
  if (LEANING_WORDS.has(first)) return true;
  const opening = `${lowerWords.slice(0, 4).join(' ')} `;
  return LEANING_PHRASES.some((phrase) => opening.startsWith(`${phrase} `));
}
