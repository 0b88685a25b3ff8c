import type { Span } from '@palimpsest/contracts';
import { countWords, matches } from '@palimpsest/kernel/text';
import type { ReadText } from './read-text.ts';
import { plainQuote, withoutStop } from './same-text.ts';

export interface Quoted {
  /** Without the stop at its end. */
  readonly text: string;
  readonly whole: string;
  readonly source: Span;
}

/** Shorter ones are names, terms and irony, not somebody's words. */
const LEAST_WORDS = 4;
const CURLY = /“([^“”]{1,4000})”/g;
const STRAIGHT = /"([^"]{1,4000})"/g;

/** Words in double quotation marks, within one block. */
export function inlineQuotes(text: ReadText): Quoted[] {
  const found: Quoted[] = [];
  for (const passage of text.passages) {
    const { kind } = passage.block;
    if (kind !== 'paragraph' && kind !== 'list-item') continue;
    for (const pattern of [CURLY, STRAIGHT]) {
      if (pattern === STRAIGHT && !paired(passage.text)) continue;
      for (const match of matches(passage.text, pattern)) {
        const quoted = match[1] ?? '';
        if (countWords(quoted) < LEAST_WORDS) continue;
        const span = { start: match.index, end: match.index + match[0].length };
        found.push({ ...readQuote(quoted), source: passage.toSource(span) });
      }
    }
  }
  return found;
}

/** Paragraphs of block quotes. */
export function blockQuotes(text: ReadText): Quoted[] {
  return text.passages
    .filter(({ block, words }) => block.kind === 'quote' && words.length > 0)
    .map((passage) => ({ ...readQuote(passage.text), source: passage.block.span }));
}

function readQuote(quoted: string): { text: string; whole: string } {
  const whole = plainQuote(quoted);
  return { text: withoutStop(whole), whole };
}

/** With an odd number of marks nobody can say what stands inside. */
function paired(text: string): boolean {
  let count = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) count += 1;
  return count > 0 && count % 2 === 0;
}
