import { wordList } from '@palimpsest/kernel/text';

/** Words that turn what they stand with into its opposite; words that end in "n't" do too. */
export const NEGATORS = wordList(`
  not no never none nobody nothing neither without cannot except excluding nowhere dont doesnt didnt isnt arent wasnt
  werent cant wont noone
`);

/** Words that may say the same as a denial: "lacks" and "does not have", "incorrect" and "not correct". */
export const HALF_NEGATORS = wordList(`
  lack lacks lacking fail fails failed missing absent incorrect incorrectly wrong wrongly false untrue unable impossible
  unlikely unlike unless until instead rather avoid avoids exclude excludes excluded besides nor different differ differs
  disagree disagrees odd only least hardly barely rarely seldom unequal unknown inaccurate improper invalid nonfiction
  invisible irrelevant irregular irrational nonliving nonrenewable independent
  zero stop stops prevent prevents refuse refuses refused empty leftover free
`);

export function isNegator(lower: string): boolean {
  return NEGATORS.has(lower) || lower.endsWith("n't") || lower.endsWith('n’t');
}

export function isHalfNegator(lower: string): boolean {
  return HALF_NEGATORS.has(lower);
}

/** Phrases in which nothing is denied: they set a bound, or only stress. */
export const NOT_DENYING =
  /\bno (?:more|less|fewer|greater|larger|smaller|longer|later|earlier|higher|lower|bigger|older|younger) than\b|\bnot (?:all|every)\b|\bnot only\b|\bnot just\b|\bwhether or not\b|\bor not\b|\bno matter\b|\bno\. ?\d|\bno longer\b|\b(?:do not|don['’]t) forget\b/gi;

/** Two words that may say the same as a denial. */
export const LEAVES_OUT = /\b(?:leave|leaves|left|leaving) out\b/gi;
