import { matches } from '@palimpsest/kernel/text';
import type { Ask, Part, Place, Which } from './ask.ts';
import type { Quoted } from './quotes.ts';
import { partOf } from './read-part.ts';
import type { Found } from './read-replacements.ts';

const Q = '\\{(\\d{1,3})\\}';
const KIND =
  '(?:(?:the|a|an|this)\\s+)?(?:(?:missing|short|clear|single|following|extra|reminder|context|qualifying|introductory|direction|closing|opening)\\s+)?(?:(?:word|words|phrase|adjective|adverb|detail|details|unit|units|sentence|note|hint|reminder|label|clause|term|information|direction|prompt|tip|sentence starter|sentence frame|starter|instruction|line|qualifier)s?\\s*:?\\s+)?';
export const ADD = new RegExp(
  `\\b(?:add(?:ing)?|insert(?:ing)?|includ(?:e|ing)|put(?:ting)?|plac(?:e|ing)|specify(?:ing)?|mention|append|supply|state|give|say|write|(?:start|begin|end|open|close)(?: the [a-z ]{4,20})? with)\\s+(?:in\\s+|back\\s+)?${KIND}(?:(?:that says|saying|like|such as|that it is|that they are|that the [\\w ]{2,30}? (?:is|are)|reading)\\s*:?\\s+)?${Q}`,
  'gi',
);
export const OTHERS = [
  new RegExp(`\\b(?:describe|call|label)\\s+[^{}.]{2,40}?\\s(?:as\\s+)?${Q}`, 'gi'),
  new RegExp(
    `\\b(?:make (?:it )?(?:clear|explicit)|clarify|should (?:say|mention|specify|state|include)|needs? to (?:say|mention|specify|state|include)|needs? the (?:word|words|phrase)|tell (?:the )?(?:students|readers)|remind (?:the )?(?:students|them)|say)\\s*(?:that\\s+)?[^{}.?!]{0,60}?${Q}`,
    'gi',
  ),
  new RegExp(`${Q}\\s+(?:is|are) (?:missing|left out|lacking|absent)`, 'gi'),
  new RegExp(`\\b(?:hint|sentence starter|reminder|starter)\\s*:\\s*${Q}`, 'gi'),
];
/** "After {0}, add {1}" */
export const PLACE_FIRST = new RegExp(
  `\\b(before|in front of|after|behind)\\s+(?:the (?:word|words|phrase)\\s+)?${Q},?\\s+(?:please\\s+)?(?:add|insert|put|write|include)\\s+(?:the (?:word|words|phrase)\\s+)?${Q}`,
  'gi',
);
const ALSO = new RegExp(`^\\s{0,3}(?:,?\\s?and|,)\\s+${Q}`);

/** Insertions of quoted words, with the place they are to go to. */
export function readInsertions(
  { marked, quotes }: Quoted,
  taken: (at: number) => boolean,
  alone: boolean,
  inText: (words: string) => boolean,
): Found[] {
  const found: Found[] = [];
  const used = new Set<number>();
  const read = (pattern: RegExp, loose = false) => {
    for (const match of matches(marked, pattern)) {
      const index = Number(match[1]);
      if (used.has(index) || taken(match.index) || taken(match.index + match[0].length - 1)) continue;
      // "The word 'height' is unclear" speaks of a word that is there.
      if (loose && inText(quotes[index] ?? '')) continue;
      used.add(index);
      const end = match.index + match[0].length;
      const said = /^[^.!?\n]{0,120}/.exec(marked.slice(end))?.[0] ?? '';
      const lead = match[0].replace(/\{\d+\}$/, '');
      const { place, used: anchor } =
        nounPlace(lead) ?? placeOf(`${lead}|${said}`, said, quotes, quotes[index - 1]);
      if (anchor !== null) used.add(anchor);
      const hint = /\bhint\b/i.test(match[0]) ? 'Hint: ' : '';
      const words = quotes[index] ?? '';
      const ask: Ask = {
        kind: 'insert-words',
        words: hint !== '' && !/^hint/i.test(words) ? hint + words : words,
        place,
      };
      found.push({ at: match.index, end, ask });
      const also = ALSO.exec(said);
      if (also !== null && !used.has(Number(also[1]))) {
        used.add(Number(also[1]));
        found.push({
          at: end,
          end: end + also[0].length,
          ask: { kind: 'insert-words', words: quotes[Number(also[1])] ?? '', place },
        });
      }
    }
  };
  for (const match of matches(marked, PLACE_FIRST)) {
    const [index, anchor] = [Number(match[3]), Number(match[2])];
    if (taken(match.index)) continue;
    used.add(index).add(anchor);
    const place = beside(match[1] ?? '', quotes[anchor] ?? '', 'first');
    const ask: Ask = { kind: 'insert-words', words: quotes[index] ?? '', place };
    found.push({ at: match.index, end: match.index + match[0].length, ask });
  }
  read(ADD);
  // Looser words count only where the item asks for nothing else.
  for (const pattern of OTHERS) if (alone && found.length === 0) read(pattern, true);
  return found;
}

export const NAMED =
  '(?:the\\s+)?(?:(first|second|last)\\s+)?(?:(?:word|words|noun|verb|phrase|number)\\s+)?';

/** "before {1}", "after the word train", "at the end of the question", "to the first sentence". */
export function placeOf(
  all: string,
  said: string,
  quotes: readonly string[],
  spokenOf?: string,
): { place: Place; used: number | null } {
  const quoted = new RegExp(
    `\\b(before|in front of|after|behind|following|next to)\\s+${NAMED}\\{(\\d{1,3})\\}`,
    'i',
  ).exec(said);
  if (quoted !== null) {
    const used = Number(quoted[3]);
    return { place: beside(quoted[1] ?? '', quotes[used] ?? '', quoted[2], partOf(said)), used };
  }
  const of = partOf(all);
  if (
    /\bat the (?:very )?(?:end|bottom)\b|\bend(?: the [a-z ]{3,20})? with\b|\bto the end\b|\bclose with\b|\bappend\b/i.test(
      all,
    )
  )
    return { place: { at: 'end', of }, used: null };
  if (
    /\bat the (?:very )?(?:beginning|start|top|front)\b|\b(?:start|begin|open)(?: the [a-z ]{3,20})? with\b|\bto the (?:beginning|start)\b/i.test(
      all,
    )
  )
    return { place: { at: 'start', of }, used: null };
  const plain = new RegExp(
    `\\b(before|in front of|after|behind|following)\\s+${NAMED}([\\p{L}'’-]{2,30}(?:\\s[\\p{L}'’-]{2,30}){0,2})`,
    'iu',
  ).exec(said);
  const anchor = plain?.[3] ?? '';
  if (plain !== null && spokenOf !== undefined && /^(?:it|them|that word|this word)$/i.test(anchor))
    return { place: beside(plain[1] ?? '', spokenOf, undefined), used: null };
  if (plain !== null && /^(?:question|options)\b/i.test(anchor))
    return {
      place: { at: /^(?:before|in)/i.test(plain[1] ?? '') ? 'anywhere' : 'end', of: 'problem' },
      used: null,
    };
  if (plain !== null) return { place: beside(plain[1] ?? '', anchor, plain[2], partOf(said)), used: null };
  return { place: { at: 'anywhere', of }, used: null };
}

/** "that the speed is {0}": the noun it is said of. */
function nounPlace(lead: string): { place: Place; used: null } | null {
  const noun = /\bthe (?:[a-z]+ )?([a-z]{3,20}) (?:is|are|was|were|as) *$/i.exec(lead)?.[1];
  return noun === undefined ? null : { place: { at: 'before', anchor: noun, which: 'first' }, used: null };
}

function beside(word: string, anchor: string, which: string | undefined, of: Part = 'problem'): Place {
  const at = /^(?:before|in front)/i.test(word) ? 'before' : 'after';
  const named = which?.toLowerCase();
  const one: Which = named === 'second' || named === 'last' ? named : 'first';
  return of === 'problem' ? { at, anchor, which: one } : { at, anchor, which: one, of };
}
