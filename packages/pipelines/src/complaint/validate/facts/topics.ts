import type { Span } from '@palimpsest/contracts';
import { matches } from '@palimpsest/kernel/text';
import { fold } from '../lexicon/match/fold.ts';
import { TOPIC_WORDS } from './topic-words.ts';

interface Topic {
  readonly named: ReadonlyMap<string, RegExp>;
  readonly spoken: RegExp;
}

const list = (words: string): string => words.trim().split(/\s+/).join('|');

const TOPICS: readonly Topic[] = TOPIC_WORDS.map(({ named, spoken }) => {
  const all = [spoken, ...Object.values(named)].join(' ');
  return {
    named: new Map(
      Object.entries(named).map(([language, words]) => [
        language,
        new RegExp(`(?<![\\p{L}\\p{N}])(?:${list(words)})(?![\\p{L}\\p{N}])`, 'gu'),
      ]),
    ),
    // German builds words: "Lieblingsmusik" speaks of music too, so a beginning may stand inside a word.
    spoken: new RegExp(`(?<![\\p{L}])(?:${list(all)})|\\p{L}{3}(?:musik|geschirr|mull|wasche|kuche)`, 'u'),
  };
});

/** Matters the output names that the original does not speak of in any of the four languages. */
export function newTopics(original: string, rewritten: string, language: string): Span[] {
  const source = fold(original).text;
  const output = fold(rewritten);
  const spans: Span[] = [];
  for (const { named, spoken } of TOPICS) {
    const pattern = named.get(language);
    if (pattern === undefined || spoken.test(source)) continue;
    for (const match of matches(output.text, pattern)) {
      const end = match.index + match[0].length;
      spans.push({ start: output.offsets[match.index] ?? 0, end: output.offsets[end] ?? rewritten.length });
    }
  }
  return spans;
}
