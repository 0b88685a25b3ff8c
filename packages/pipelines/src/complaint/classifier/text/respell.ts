import type { Lexicon } from '../lexicon.ts';
import { contract } from './contractions.ts';
import { singled, type TokenText } from './tokens.ts';

/** Reads drawn-out words (`looud`) as the word the lists know, and other spellings as the one they are listed in. */
export function respell(text: TokenText, lexicon: Pick<Lexicon, 'knows' | 'contractions'>): TokenText {
  const tokens = text.tokens.map((token) => {
    if (lexicon.knows(token.text)) return token;
    const single = singled(token.text);
    return single !== token.text && lexicon.knows(single) ? { ...token, text: single } : token;
  });
  return { ...text, tokens: contract(tokens, lexicon.contractions) };
}
