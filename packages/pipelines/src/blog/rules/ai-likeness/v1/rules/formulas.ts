import { byWords, type Gauge } from '../gauge.ts';
import { findPhrases, phraseIndex } from '../phrases.ts';
import { eachSentence, type Hit, type Token, type TokenSentence } from '../text-view.ts';

export const CONTRASTS = phraseIndex(`
  not only/just/merely/simply/solely
  isn't/wasn't/aren't/weren't/doesn't/don't/didn't only/just/merely/simply/solely
  more than just/merely
  more than a
  rather than
  instead of
  no longer
  less about
  not about
  not because
  not in
  not by
  but also
  but rather
  and yet
  but a
  but the
`);

export const contrasts: Gauge = {
  id: 'not-x-but-y',
  category: 'rhetorical_formulas',
  summary: 'Not X but Y: "not just", "more than just", "rather than", "but also".',
  why: 'Setting up a straw claim to knock it down is the best known formula of generated prose.',
  found: 'a contrast formula',
  expected: 'the claim by itself',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) => byWords(view, findPhrases(view, CONTRASTS)),
};

/** "a, b, and c" with parts of up to four words. Only with the comma before `and`: that is how models write it. */
function findTriads({ tokens, block }: TokenSentence, hits: Hit[]): void {
  for (let at = 3; at < tokens.length - 1; at += 1) {
    const and = tokens[at] as Token;
    if ((and.lower !== 'and' && and.lower !== 'or') || and.before !== ',') continue;
    let middle = at - 1;
    while (middle > 0 && at - middle < 5 && (tokens[middle] as Token).before === '') middle -= 1;
    if (middle === 0 || (tokens[middle] as Token).before !== ',') continue;
    const first = tokens[middle - 1] as Token;
    hits.push({ block, start: first.start, end: (tokens[at + 1] as Token).end });
  }
}

export const triads: Gauge = {
  id: 'triads',
  category: 'rhetorical_formulas',
  summary: 'Lists of three: "clarity, depth, and purpose".',
  why: 'Models round off a thought with three parallel members, whether there are three or not.',
  found: 'a list of three',
  expected: 'as many members as the matter has',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) => byWords(view, eachSentence(view, findTriads)),
};

export const doublets: Gauge = {
  id: 'doublets',
  category: 'rhetorical_formulas',
  summary: 'Long words in pairs: "growth and development".',
  why: 'A second word that adds nothing keeps the beat; generated prose pairs twice as often.',
  found: 'a pair of long words',
  expected: 'one of them',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) =>
    byWords(
      view,
      eachSentence(view, ({ tokens, block }, hits) => {
        for (let at = 1; at < tokens.length - 1; at += 1) {
          const [left, and, right] = [tokens[at - 1], tokens[at], tokens[at + 1]] as [Token, Token, Token];
          if (and.lower !== 'and' || and.before !== '' || right.before !== '') continue;
          if (left.lower.length < 5 || right.lower.length < 5 || right.text < 'a') continue;
          hits.push({ block, start: left.start, end: right.end });
        }
      }),
    ),
};

export const EXAMPLES = phraseIndex(`
  such as
  like * and/or
  like * * and/or
  like * * * and/or
  including * and/or
  including * * and/or
  factors/issues/things/areas/aspects/techniques/elements/topics like
`);

export const exampleLists: Gauge = {
  id: 'example-lists',
  category: 'rhetorical_formulas',
  summary: 'Examples in pairs hung on a general word: "factors like X and Y", "such as".',
  why: 'Generated essays give lists of kinds where people give a case.',
  found: 'a list of kinds',
  expected: 'one case',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) => byWords(view, findPhrases(view, EXAMPLES)),
};

export const FORMULAS = [contrasts, triads, doublets, exampleLists];
