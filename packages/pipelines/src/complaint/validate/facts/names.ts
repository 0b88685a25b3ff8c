import type { Span } from '@palimpsest/contracts';
import { words } from '@palimpsest/kernel/text';
import { fold } from '../lexicon/match/fold.ts';
import { COMMON_CAPITALS } from './common-capitals.ts';

/**
 * Names the output brings up and the original does not: words with a capital where the place does not ask for one. In
 * German every noun has a capital, so there only acronyms and a name after a greeting count.
 */
export function newNames(original: string, rewritten: string, language: string): Span[] {
  const known = new Set(words(original).map(({ text }) => key(text)));
  const source = fold(original).text;
  const spans: Span[] = [];
  let end = 0;
  for (const { text, span } of words(rewritten)) {
    const gap = rewritten.slice(end, span.start);
    const first = end === 0 || BEGINS.test(gap);
    end = span.end;
    if (!/^\p{Lu}/u.test(text)) continue;
    const acronym = /^\p{Lu}{2,}$/u.test(text);
    if (
      !acronym &&
      language === 'de' &&
      !GREETING.test(rewritten.slice(Math.max(0, span.start - 12), span.start))
    )
      continue;
    if (first && !acronym) continue;
    const folded = key(text);
    if (COMMON_CAPITALS.has(folded) || known.has(folded) || source.includes(folded)) continue;
    spans.push(span);
  }
  return spans;
}

const BEGINS = /[.!?…:;"“„«¿¡()\n]|[-–—]\s|^\s*$(?<=\n)/u;
export const GREETING = /(?:^|[\s.!])(?:hallo|hi|hey|liebe|lieber|moin|servus) $/iu;

const key = (word: string): string => fold(word).text.replace(/'s?$|s'$/u, '');
