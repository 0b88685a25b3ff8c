import { matches } from '@palimpsest/kernel/text';
import type { Ask, Which } from './ask.ts';
import type { Quoted } from './quotes.ts';
import { partNear } from './read-part.ts';

export interface Found {
  readonly at: number;
  readonly end: number;
  readonly ask: Ask;
}

const KIND =
  '(?:(?:the|each|every|all|any|both|that|this|its)\\s+)?(?:(?:first|second|last|other|two)\\s+)?(?:(?:word|words|phrase|term|terms|pronoun|pronouns|verb|noun|name|expression|instances? of|occurrences? of|uses? of|vague|formal|hard|difficult|informal)\\s+){0,3}';
const Q = '\\{(\\d{1,3})\\}';
const gi = (source: string) => new RegExp(source, 'gi');

/** Patterns with the words to go first, then those to come. */
export const FROM_TO = [
  gi(
    `\\b(?:replac(?:e|ing)|swap(?:ping)?|exchang(?:e|ing))\\s+${KIND}${Q}[^{}.]{0,40}?\\s(?:with|by|for)\\s+${KIND}${Q}`,
  ),
  gi(
    `\\b(?:chang(?:e|ing)|correct(?:ing)?|fix(?:ing)?|reword|rephrase|rewrite|simplify|shorten|turn|rename|expand|spell out|write out|update)\\s+${KIND}${Q}[^{}.]{0,40}?\\s(?:to|into|as|so (?:that )?it (?:says|reads))\\s*:?\\s+${KIND}${Q}`,
  ),
  gi(`\\binstead of\\s+${KIND}${Q},?\\s+(?:please\\s+)?(?:use|say|write|put|try)\\s+${KIND}${Q}`),
  gi(
    `${Q}[^{}.]{0,40}?\\s(?:should|must|needs to|ought to|could|can|would better|is meant to|was meant to)\\s+(?:be|read|say|become|be spelled|be written|be spelt|be changed to|be replaced (?:with|by)|simply be|be (?:shortened|simplified|reworded|corrected) to)\\s+(?:as\\s+)?${KIND}${Q}`,
  ),
  gi(
    `${Q}[^{}]{0,80}?\\b(?:replace|change|swap|correct)\\s+(?:it|this|that|them|this word|that word)\\s+(?:with|by|to|into|for)\\s+${KIND}${Q}`,
  ),
  gi(
    `\\b(?:clarify|improve|reword|rephrase|simplify)\\s+${KIND}${Q}\\s+by (?:saying|writing|using)\\s+${KIND}${Q}`,
  ),
  gi(`${Q}\\s{0,3}(?:->|→|=>|-->|⇒)\\s{0,3}${Q}`),
  gi(
    `${Q}\\s+is (?:misspelled|misspelt|a typo|wrong)[^{}]{0,30}(?:should be|is|write|use|correct(?:ly)?:?|for)\\s+${Q}`,
  ),
];

const FAULT =
  '(?:hard|difficult|formal|informal|unclear|not clear|vague|ambiguous|confusing|unfamiliar|complex|complicated|advanced|long|wrong|tricky|challenging|imprecise|unknown|new|abstract|technical|not a word|old-fashioned)';
const BETTER =
  '(?:better|clearer|simpler|plainer|easier|more precise|fine|enough|best|more familiar|less formal|more common)';
/** "{0} may be hard. Use {1}.": a fault, then the words to come. */
export const FAULTS = [
  gi(
    `${Q}\\s+(?:is|are|may be|might be|could be|will be|would be|seems|sounds|looks)\\s[^{}.;]{0,30}?\\b${FAULT}\\b[^{}]{0,60}?[.;:,–—-]\\s+(?:so |please |better |instead,? |you could |maybe |perhaps )?(?:use|say|write|put|try|choose|prefer)\\s+${KIND}${Q}`,
  ),
  gi(
    `${Q}\\s+(?:is|are|may be|might be|seems|sounds)\\s[^{}.;]{0,30}?\\b${FAULT}\\b[^{}]{0,40}?[.;:,–—-]\\s+${KIND}${Q}\\s+(?:would be|is|might be|may be|works|reads|would work)\\s+${BETTER}\\b`,
  ),
];

/** Patterns with the words to come first. */
export const TO_FROM = [
  gi(
    `\\b(?:use|say|write|put|try)\\s+${KIND}${Q},?\\s+(?:and\\s+)?(?:instead of|rather than|in place of|not)\\s+${KIND}${Q}`,
  ),
  gi(`\\bsubstitut(?:e|ing)\\s+${KIND}${Q}\\s+for\\s+${KIND}${Q}`),
  gi(
    `${Q}\\s+(?:is|would be|reads)\\s+(?:clearer|simpler|better|plainer|easier|more precise)\\s+than\\s+${Q}`,
  ),
];

export const NEXT_PAIR = new RegExp(
  `^\\s{0,2}(?:,|;|and|, and|; and)\\s+${KIND}${Q}\\s+(?:with|by|to|into|for|->|→)\\s+${KIND}${Q}`,
  'i',
);

export function readReplacements({ marked, quotes }: Quoted): Found[] {
  const found: Found[] = [];
  const add = (match: RegExpExecArray, from: string, to: string) =>
    found.push({
      at: match.index,
      end: match.index + match[0].length,
      ask: {
        kind: 'replace-words',
        from,
        to,
        which: whichOf(marked.slice(match.index, match.index + match[0].length + 40)),
        part: partNear(marked, match.index, match.index + match[0].length),
      },
    });
  for (const pattern of FROM_TO)
    for (const match of matches(marked, pattern)) {
      add(match, quotes[Number(match[1])] ?? '', quotes[Number(match[2])] ?? '');
      // "..., 'c' with 'd', and 'e' with 'f'"
      let end = match.index + match[0].length;
      for (
        let more = NEXT_PAIR.exec(marked.slice(end));
        more !== null;
        more = NEXT_PAIR.exec(marked.slice(end))
      ) {
        const [from, to] = [quotes[Number(more[1])] ?? '', quotes[Number(more[2])] ?? ''];
        const at = end;
        end += more[0].length;
        const part = partNear(marked, end, end);
        found.push({ at, end, ask: { kind: 'replace-words', from, to, which: whichOf(more[0]), part } });
      }
    }
  for (const pattern of FAULTS)
    for (const match of matches(marked, pattern)) {
      const [from, to] = [quotes[Number(match[1])] ?? '', quotes[Number(match[2])] ?? ''];
      // "'Distance' is unclear; say 'in km'" adds words.
      if (!/^(?:in|at|on|of|to|from|per|with|by|for)\s/i.test(to)) add(match, from, to);
    }
  for (const pattern of TO_FROM)
    for (const match of matches(marked, pattern))
      add(match, quotes[Number(match[2])] ?? '', quotes[Number(match[1])] ?? '');
  return found;
}

const WORDS = "[\\p{L}\\p{N}'’-]{1,30}(?:[^\\S\\n][\\p{L}\\p{N}'’-]{1,30}){0,5}";
const ARROW = new RegExp(`(${WORDS})[^\\S\\n]{0,3}(?:->|→|=>|-->|⇒)[^\\S\\n]{0,3}(${WORDS})`, 'gu');
export const UNQUOTED = [
  new RegExp(
    `\\b(?:replace|swap)\\s+(?:the\\s+)?(?:word\\s+|words\\s+|phrase\\s+)?(${WORDS}?)\\s+(?:with|by|for)\\s+(?:the\\s+(?:word|words|phrase)\\s+)?(${WORDS})`,
    'giu',
  ),
  new RegExp(
    `\\bchange\\s+(?:the\\s+)?(?:word\\s+|words\\s+|phrase\\s+)?(${WORDS}?)\\s+(?:to|into)\\s+(?:the\\s+(?:word|words|phrase)\\s+)?(${WORDS})`,
    'giu',
  ),
  new RegExp(`\\buse\\s+(?:the word\\s+)?(${WORDS}?)\\s+instead of\\s+(?:the word\\s+)?(${WORDS})`, 'giu'),
  /(?:^|[\s,;:(])([\p{L}'’-]{2,30})\s+(?:should|must) (?:be|read)(?: spelled| spelt| written)?\s+([\p{L}'’-]{1,30})/giu,
];

/** Words without quotes: taken only where the words to go really are in the text, which the caller can tell. */
export function readUnquoted(marked: string, inText: (words: string) => boolean): Found[] {
  const found: Found[] = [];
  const add = (match: RegExpExecArray, from: string, to: string) => {
    if (!inText(from) || /\{\d/.test(match[0])) return;
    const end = match.index + match[0].length;
    const part = partNear(marked, match.index, end);
    found.push({
      at: match.index,
      end,
      ask: { kind: 'replace-words', from, to, which: whichOf(match[0]), part },
    });
  };
  for (const match of matches(marked, ARROW))
    add(match, tailInText(match[1] ?? '', inText), tailOf(match[2] ?? ''));
  if (found.length > 0) return found;
  for (const [i, pattern] of UNQUOTED.entries())
    for (const match of matches(marked, pattern)) {
      const [one = '', two = ''] = [match[1], match[2]];
      if (i === 2) add(match, tailOf(two), one);
      else add(match, one, tailOf(two));
    }
  return found;
}

/** "Typo: untill -> until": of the words in front of the arrow those count that the text has. */
function tailInText(words: string, inText: (words: string) => boolean): string {
  const list = words.split(/\s+/);
  for (let i = 0; i < list.length; i += 1) {
    const tail = list.slice(i).join(' ');
    if (inText(tail)) return tail;
  }
  return words;
}

/** What follows the new words is no part of them. */
function tailOf(words: string): string {
  return words.replace(
    /(?<!\s)\s+(?:everywhere|throughout|in|so|because|since|for|to make|as|at|and|here|please|instead)\b.*$/i,
    '',
  );
}

export function whichOf(words: string): Which {
  if (/\b(?:everywhere|throughout|every|each|all|both)\b/i.test(words)) return 'every';
  const named = /\b(first|second|last)\s+(?:word|occurrence|instance|use|\{|time|['"‘“])/i
    .exec(words)?.[1]
    ?.toLowerCase();
  return named === 'first' || named === 'second' || named === 'last' ? named : 'all';
}
