import { matches, wordList } from '@palimpsest/kernel/text';

export const NEGATIONS = wordList(`
  not no never neither nor none cannot can't don't doesn't didn't isn't aren't wasn't weren't won't wouldn't
  hasn't haven't hadn't couldn't shouldn't unable fails failed fail failing lack lacks lacked lacking absence absent
  hardly scarcely nothing
`);
export const UP = wordList(`
  increase increases increased increasing rise rises rose risen grow grows grew grown raise raises raised higher improve
  improves improved improving more gain gains gained boost boosts boosted promote promotes promoted enhance enhances
  enhanced accelerate accelerates accelerated strengthen strengthens effective safe beneficial positive successful
  allow allows allowed permit permits permitted legal support supports supported prevent prevents prevented expands
  expanded widely common accepted approve approved approves
`);
export const DOWN = wordList(`
  decrease decreases decreased decreasing fall falls fell fallen shrink shrinks shrank lower lowers lowered reduce reduces
  reduced reducing worsen worsens worsened worse less drop drops dropped decline declines declined suppress suppresses
  suppressed inhibit inhibits inhibited impair impairs impaired slow slows slowed weaken weakens weakened ineffective
  unsafe dangerous harmful negative unsuccessful ban bans banned forbid forbids forbidden prohibit prohibits prohibited
  illegal oppose opposes opposed cause causes caused contracts contracted rarely rare rejected reject rejects
`);

export interface Polarity {
  readonly negated: boolean;
  /** 1 up or good, -1 down or bad, 0 neither. */
  readonly direction: number;
}

const WORD = /\p{L}[\p{L}'’]{0,30}/gu;

/** Which way a sentence points. An even number of negations cancels out. */
export function polarityOf(text: string): Polarity {
  let negations = 0;
  let sum = 0;
  for (const match of matches(text, WORD)) {
    const word = match[0].toLowerCase().replaceAll('’', "'");
    if (NEGATIONS.has(word)) negations += 1;
    if (UP.has(word)) sum += 1;
    if (DOWN.has(word)) sum -= 1;
  }
  return { negated: negations % 2 === 1, direction: sum > 0 ? 1 : sum < 0 ? -1 : 0 };
}

/** Words that carry the direction: they must not count as what two sentences have in common. */
export const isPolarWord = (word: string): boolean => UP.has(word) || DOWN.has(word) || NEGATIONS.has(word);
