import { wordList } from '@palimpsest/kernel/text';
import { bySentences, byWords, type Gauge } from '../gauge.ts';
import { isParticiple, isPast } from '../participle.ts';
import { eachSentence, type Hit, type Token, type TokenSentence } from '../text-view.ts';

export const LINKS = wordList(
  'thereby thus hence while often ultimately further then potentially effectively not',
);
export const AFTER_PAST = wordList(
  'by with in into on to from as at of through upon within beneath between for',
);

/** The end of the clause that begins here: the word before the next mark. */
function clauseEnd(tokens: readonly Token[], at: number): Token {
  let end = at;
  while (end + 1 < tokens.length && (tokens[end + 1] as Token).before === '') end += 1;
  return tokens[end] as Token;
}

/** After a comma, perhaps behind a linking adverb. A list of -ing nouns ("planning, testing, and shipping") is left out. */
function findTails({ tokens, block }: TokenSentence, hits: Hit[]): void {
  for (let at = 2; at < tokens.length; at += 1) {
    const here = tokens[at] as Token;
    if (!here.before.startsWith(',') && here.before !== '—') continue;
    const adverb = LINKS.has(here.lower) || (here.lower.length > 4 && here.lower.endsWith('ly'));
    const verb = adverb ? tokens[at + 1] : here;
    if (verb === undefined || !isParticiple(verb) || isParticiple(tokens[at - 1] as Token)) continue;
    const next = tokens[at + (adverb ? 2 : 1)];
    if (next?.before.startsWith(',')) continue;
    hits.push({ block, start: here.start, end: clauseEnd(tokens, at).end });
  }
}

export const participialTails: Gauge = {
  id: 'participial-tails',
  category: 'participial_density',
  summary: 'Clauses in -ing hung on behind a comma.',
  why: 'The mark of generated prose that reads the most alike across topics: ", ensuring that", ", highlighting the".',
  found: 'a trailing -ing clause',
  expected: 'a clause with its own subject, or a new sentence',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) => byWords(view, eachSentence(view, findTails)),
};

export const tailedSentences: Gauge = {
  id: 'tailed-sentences',
  category: 'participial_density',
  summary: 'Sentences that end in a clause in -ing.',
  why: 'People end a sentence on its point; models add what it leads to.',
  found: 'a sentence that ends in an -ing clause',
  expected: 'an ending on the point itself',
  unit: 'per 100 sentences',
  counts: 'more',
  read: (view) =>
    bySentences(
      view,
      eachSentence(view, (sentence, hits) => {
        const tails: Hit[] = [];
        findTails(sentence, tails);
        const tail = tails.at(-1);
        if (tail === undefined) return;
        const last = sentence.tokens.at(-1) as Token;
        const rest = sentence.tokens.filter((token) => token.start > tail.end && token.before.includes(','));
        if (rest.length === 0) hits.push({ block: tail.block, start: tail.start, end: last.end });
      }),
    ),
};

export const pastTails: Gauge = {
  id: 'past-tails',
  category: 'participial_density',
  summary: 'Clauses in -ed hung on behind a comma: ", etched into", ", shaped by".',
  why: 'The same tail in the past.',
  found: 'a trailing -ed clause',
  expected: 'a clause with its own subject',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) =>
    byWords(
      view,
      eachSentence(view, ({ tokens, block }, hits) => {
        for (let at = 2; at < tokens.length - 1; at += 1) {
          const here = tokens[at] as Token;
          const next = tokens[at + 1] as Token;
          if (here.before !== ',' || !isPast(here) || next.before !== '' || !AFTER_PAST.has(next.lower))
            continue;
          hits.push({ block, start: here.start, end: clauseEnd(tokens, at).end });
        }
      }),
    ),
};
export const PARTICIPIAL_TAILS = [participialTails, tailedSentences, pastTails];
