import type { Lexicon } from '../lexicon.ts';
import { contract } from './contractions.ts';
import { singled, type TokenText } from './tokens.ts';

/** Longer runs of letters are no words anyone mistyped. */
const LONGEST_WORD = 24;

/**
 * Reads drawn-out words (`looud`) and slips (`nosie`) as the word the lists know, and other spellings as the one they
 * are listed in. Words the lists have stay as they are.
 */
export function respell(
  text: TokenText,
  lexicon: Pick<Lexicon, 'knows' | 'corrects' | 'contractions'>,
): TokenText {
  const tokens = text.tokens.map((token) => {
    const word = spelled(token.text, lexicon);
    return word === token.text ? token : { ...token, text: word };
  });
  return { ...text, tokens: contract(tokens, lexicon.contractions) };
}

function spelled(word: string, { knows, corrects }: Pick<Lexicon, 'knows' | 'corrects'>): string {
  if (word.length > LONGEST_WORD || knows(word)) return word;
  const single = singled(word);
  if (single !== word && knows(single)) return single;
  return corrects(word) ?? word;
}
