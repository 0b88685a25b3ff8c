import { matches } from '@palimpsest/kernel/text';
import type { Ask, Part } from './ask.ts';
import type { Quoted } from './quotes.ts';
import { placeOf } from './read-insertions.ts';
import { partNear } from './read-part.ts';
import { type Found, whichOf } from './read-replacements.ts';

const Q = '\\{(\\d{1,3})\\}';
const KIND =
  '(?:(?:the|this|that|each|every|all|both|any)\\s+)?(?:(?:first|second|last|extra|unnecessary|redundant|difficult|key|important|vague|technical|unfamiliar|command)\\s+){0,2}(?:(?:word|words|phrase|phrases|term|terms|part|clause|sentence|filler|verb|spelling of|typo(?: in)?|meaning of|unnecessary)\\s+){0,2}';
const gi = (source: string) => new RegExp(source, 'gi');
export const REMOVE = gi(
  `\\b(?:remov(?:e|ing)|delet(?:e|ing)|drop(?:ping)?|cut(?:ting)?(?: out)?|omit(?:ting)?|tak(?:e|ing) out|leav(?:e|ing) out|get rid of|strike(?: out)?|eras(?:e|ing))\\s+(?:(?!comma|period|full|colon|semicolon|question|after|before|about|from|between)[a-z-]+\\s+){0,5}${Q}`,
);
export const UNNEEDED = gi(
  `${Q}\\s+(?:is|are)\\s+(?:not needed|unnecessary|redundant|superfluous|not necessary|distracting|filler)`,
);
export const AND_ALSO = new RegExp(`^\\s{0,3}(?:,|and|, and|or)\\s+${KIND}${Q}`, 'i');
export const EMPHASISE = [
  gi(
    `\\b(?:bold|embolden|emphasi[sz]e|highlight|underline|stress|italici[sz]e|mark|draw attention to|call attention to)\\s+${KIND}${Q}`,
  ),
  gi(
    `\\b(?:put|make|set|print|write|show)\\s+${KIND}${Q}\\s+(?:in\\s+|to\\s+)?(?:bold|stand out|italics?|capitals?|capital letters|all caps|upper ?case|more visible|more prominent|noticeable)`,
  ),
];
export const DEFINE_AS = [
  gi(
    `\\b(?:define|explain|gloss|clarify)\\s+(?:that\\s+)?${KIND}${Q}\\s*(?:as|means|:|,|\\(|to mean|with|is)\\s*(?:meaning\\s+)?${Q}`,
  ),
  gi(
    `\\b(?:say|state|add|note|mention|tell[^{}.]{0,20})\\s+(?:that\\s+)?${Q}\\s+(?:means|is|stands for)\\s+${Q}`,
  ),
  gi(`${Q}\\s+(?:means|stands for)\\s+${Q}`),
];
export const DEFINE_SUCH = gi(
  `${Q}[^{}]{0,60}\\b(?:add|give|include|provide|insert)\\s+(?:a |the |its )?(?:short |brief |simple )?(?:definition|explanation|meaning)(?:\\s+(?:such as|like|as))?(?:\\s*:)?\\s*${Q}`,
);
export const QUESTION_AS = gi(
  `\\b(?:(?:reword|rephrase|rewrite|change|replace|phrase|put|ask)\\s+the\\s+(?:final |last |main )?question\\s+(?:to|as|with|into|by)(?:\\s+say)?|the question (?:should|could|must|would better) (?:be|read|say|ask))\\s*:?\\s+${Q}`,
);
export const DEFINE_IN_WORDS = gi(
  `\\b(?:define|explain|gloss)\\s+${KIND}${Q}\\s*(?:as|\\(|:)\\s*([^{}().\\n]{4,120})`,
);
export const DEFINE = [
  gi(
    `\\b(?:define|explain|gloss|give (?:a|the) (?:definition|meaning) (?:of|for)|say what|add a definition (?:of|for)|add the meaning of)\\s+${KIND}${Q}`,
  ),
  // "They do not know {0}. Explain it."
  gi(`${Q}[^{}]{0,60}\\b(?:define|explain|gloss)\\s+(?:it|this word|the word|the term|this term)\\b`),
];
export const SIMPLIFY = [
  gi(
    `\\b(?:simplify|replace|avoid|find (?:a|an) (?:simpler|easier|plainer) word for|use (?:a|an) (?:simpler|easier|plainer) (?:word|term|synonym) (?:for|than|instead of)|reword|rephrase)\\s+${KIND}${Q}`,
  ),
  gi(
    `${Q}\\s+(?:is|are|may be|might be)\\s+(?:too\\s+)?(?:hard|difficult|formal|advanced|complex|unfamiliar|above)`,
  ),
];
export const SPELL = [
  gi(`\\b(?:fix|correct|check)\\s+(?:the\\s+)?(?:spelling|typo|misspelling)\\s*(?:of|in|:)?\\s*${KIND}${Q}`),
  gi(`\\b(?:typo|misspelling|misspelled word|spelling error|spelling mistake)\\s*(?:in|:)?\\s*${Q}`),
  gi(`\\bspell\\s+${KIND}${Q}\\s+(?:correctly|right|properly)`),
  gi(
    `${Q}\\s+is\\s+(?:misspelled|misspelt|spel(?:led|t) (?:wrong|wrongly|incorrectly)|a typo|a spelling (?:error|mistake))`,
  ),
];
export const CAPITAL = [
  gi(`\\bcapitali[sz]e\\s+${KIND}${Q}`),
  gi(`${Q}\\s+(?:should|must|needs to) (?:be capitali[sz]ed|(?:have|start with|begin with) a capital)`),
];
const MARKS: Readonly<Record<string, string>> = {
  comma: ',',
  'full stop': '.',
  period: '.',
  'question mark': '?',
  colon: ':',
  semicolon: ';',
};
export const PUNCTUATE =
  /\b(add|insert|put|place|remove|delete|drop|use|end with|there (?:should|must) be|needs?|missing)\s+(?:(?:a|the|an)\s*)?(?:missing\s+)?(comma|full stop|period|question mark|colon|semicolon)\b([^.!?\n]{0,80})/gi;
export const MOVE = gi(
  `\\b(?:move|put|place|bring|shift)\\s+${KIND}${Q}\\s+(?:up\\s+|down\\s+|back\\s+)?(?:to|at|right|just|before|first|last)\\b\\s*([^.{}]{0,60})`,
);

/** Asks that name words of the text in quotes, beyond replacing and adding. */
export function readQuoted(quoted: Quoted, taken: (at: number) => boolean): Found[] {
  const { marked, quotes } = quoted;
  const found: Found[] = [];
  const free = (match: RegExpExecArray) =>
    !taken(match.index + match[0].length - 1) &&
    !found.some(({ at, end }) => at < match.index + match[0].length && match.index < end);
  const read = (
    patterns: readonly RegExp[],
    ask: (words: string, match: RegExpExecArray, part: Part) => Ask,
  ) => {
    for (const pattern of patterns)
      for (const match of matches(marked, pattern))
        if (free(match) && (pattern !== QUESTION_AS || isWhole(quotes[Number(match[1])])))
          found.push({
            at: match.index,
            end: match.index + match[0].length,
            ask: ask(
              quotes[Number(match[1])] ?? '',
              match,
              partNear(marked, match.index, match.index + match[0].length),
            ),
          });
  };
  read([QUESTION_AS], (words) => ({ kind: 'replace-question', text: words }));
  read([MOVE], (words, match) => ({ kind: 'move-sentence', words, to: destination(match[0]) }));
  read([REMOVE, UNNEEDED], (words, match, part) => ({
    kind: 'remove-words',
    words,
    which: whichOf(match[0]),
    part,
  }));
  for (const { end, ask } of [...found])
    if (ask.kind === 'remove-words') {
      const also = AND_ALSO.exec(marked.slice(end));
      if (also !== null)
        found.push({
          at: end,
          end: end + also[0].length,
          ask: { ...ask, words: quotes[Number(also[1])] ?? '' },
        });
    }
  read(DEFINE_AS, (word, match, part) => meant(word, quotes[Number(match[2])] ?? null, part));
  read([DEFINE_SUCH], (word, match, part) => meant(word, quotes[Number(match[2])] ?? null, part));
  read([DEFINE_IN_WORDS], (word, match, part) => meant(word, (match[2] ?? '').trim(), part));
  read(DEFINE, (word, _, part) => meant(word, null, part));
  read(EMPHASISE, (words, match, part) => ({ kind: 'emphasise', words, style: styleOf(match[0]), part }));
  read(SPELL, (word) => ({ kind: 'fix-spelling', word }));
  read(CAPITAL, (word) => ({ kind: 'capitalise', word }));
  read(SIMPLIFY, (word, _, part) => ({ kind: 'simplify-word', word, part }));
  for (const match of matches(marked, PUNCTUATE)) {
    if (!free(match)) continue;
    const { place } = placeOf(match[0], match[3] ?? '', quotes);
    const remove = /^(?:remove|delete|drop)/i.test(match[0]);
    const mark = MARKS[(match[2] ?? '').toLowerCase()] ?? ',';
    found.push({
      at: match.index,
      end: match.index + match[0].length,
      ask: { kind: 'punctuate', mark, place, remove },
    });
  }
  return found;
}

export const UNQUOTED_EMPHASIS =
  /\b(?:bold|embolden|emphasi[sz]e|highlight|underline|stress|italici[sz]e|capitali[sz]e)\s+(?:the\s+(?:key\s+)?(?:word|words|phrase|term)\s+)?([\p{L}'’-]{2,30})(?=[\s.,;]|$)|\bmake (?:the )?(?:word |negation )?([\p{L}'’-]{2,30}) (?:bold|stand out)/giu;

/** "Bold the word not." */
export function readEmphasis(marked: string, inText: (words: string) => boolean): Found[] {
  return [...matches(marked, UNQUOTED_EMPHASIS)].flatMap((match) => {
    const words = match[1] ?? match[2] ?? '';
    if (!inText(words)) return [];
    return [
      {
        at: match.index,
        end: match.index + match[0].length,
        ask: {
          kind: 'emphasise' as const,
          words,
          style: styleOf(match[0]),
          part: partNear(marked, match.index, match.index + match[0].length),
        },
      },
    ];
  });
}

/** A question of its own, not a word for the question. */
function isWhole(quote = ''): boolean {
  return quote.endsWith('?') || quote.trim().split(/\s+/).length > 4;
}

/** A pronoun is not defined but named. */
function meant(word: string, meaning: string | null, part: Part): Ask {
  return /^(?:he|she|it|they|him|her|them|his|its|their)$/i.test(word)
    ? { kind: 'name-pronoun', pronoun: word.toLowerCase(), noun: meaning, part }
    : { kind: 'define', word, meaning };
}

function styleOf(said: string): 'bold' | 'italic' | 'capitals' {
  if (/italic/i.test(said)) return 'italic';
  return /capital|all caps|upper ?case/i.test(said) ? 'capitals' : 'bold';
}

function destination(said: string): 'start' | 'end' | 'before-question' {
  if (/\b(?:beginning|start|front|top|first)\b/i.test(said)) return 'start';
  return /\b(?:before|in front of)\b[^{}]{0,20}\bquestion\b/i.test(said) ? 'before-question' : 'end';
}
