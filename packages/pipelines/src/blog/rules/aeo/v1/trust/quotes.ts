import type { Span } from '@palimpsest/contracts';
import { words } from '@palimpsest/kernel/text';
import type { AeoInput } from '../aeo-input.ts';
import { plain } from '../phrases.ts';
import { SAYING_VERBS } from '../words/attribution.ts';

/** Shorter ones are names, titles or doubtful words in quotation marks. */
const FEWEST_WORDS = 6;
const LONGEST = 1_500;
const NEAR = 120;
const NAME_AFTER_DASH = /^\s{0,3}[—–-]{1,3}\s{0,3}\p{Lu}/u;
const COLON = /:\s{0,3}$/;
const MOST_NAME_WORDS = 5;
export const PARTICLE = /^(?:of|the|de|du|la|van|von|der|al|bin)$/;

/** A quoted passage and whether somebody is named beside it. */
export interface Quote {
  readonly span: Span;
  readonly attributed: boolean;
}

/** Passages in quotation marks of six words and more, and block quotes. */
export function findQuotes(input: AeoInput): Quote[] {
  const found: Quote[] = [];
  const names = new Set(input.entities.map(({ item }) => item.key));
  for (const { block, text } of input.analysis.body) {
    for (const { start, end } of quotedRanges(text)) {
      if (words(text.slice(start, end)).length < FEWEST_WORDS || block.prose === null) continue;
      const attributed = hasSpeaker(text, start, end, names);
      found.push({ span: block.prose.toSource({ start, end }), attributed });
    }
  }
  return [...found, ...blockQuotes(input)].sort((a, b) => a.span.start - b.span.start);
}

/** A verb of saying nearby, a name behind a dash, or a name and a colon in front. */
function hasSpeaker(text: string, start: number, end: number, names: ReadonlySet<string>): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start);
  const after = text.slice(end, end + NEAR);
  if (NAME_AFTER_DASH.test(after.slice(0, 20)) || namesSpeaker(before, names)) return true;
  return words(`${before} ${after}`).some((word) => SAYING_VERBS.has(plain(word)));
}

/** "Ada Byron:" names somebody; "Look:" only where the post has that word as a name elsewhere, "There is a line:" never. */
function namesSpeaker(before: string, names: ReadonlySet<string>): boolean {
  if (!COLON.test(before)) return false;
  const lead =
    before
      .replace(COLON, '')
      .split(/[.!?;:\n“”"]/)
      .at(-1) ?? '';
  const name = words(lead.split(',')[0] ?? '');
  const [first] = name;
  if (first === undefined || name.length > MOST_NAME_WORDS || !/^\p{Lu}/u.test(first.text)) return false;
  if (name.length === 1) return names.has(first.lower);
  return name.every(({ text, lower }) => /^\p{Lu}/u.test(text) || PARTICLE.test(lower));
}

/** A block quote has a dash with a name, or the paragraph in front of it says who speaks. */
function blockQuotes(input: AeoInput): Quote[] {
  const { blocks } = input.analysis.document;
  const found: Quote[] = [];
  blocks.forEach((block, i) => {
    const before = blocks[i - 1];
    if (block.kind !== 'quote' || block.prose === null || before?.kind === 'quote') return;
    const text = block.prose.text.slice(-300);
    if (block.prose.text.length < 30) return;
    const lead = before?.prose?.text.slice(-200) ?? '';
    const after = blocks[i + 1]?.prose?.text.slice(0, 200) ?? '';
    const attributed =
      /(^|\s)[—–-]{1,2}\s?\p{Lu}/u.test(text) ||
      lead.trimEnd().endsWith(':') ||
      words(`${lead} ${text} ${after}`).some((word) => SAYING_VERBS.has(plain(word)));
    found.push({ span: block.span, attributed });
  });
  return found;
}

function quotedRanges(text: string): Span[] {
  const ranges: Span[] = [];
  const marks = /["“”]/g;
  let open = -1;
  for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
    const mark = match[0];
    if (open === -1) open = mark === '”' ? -1 : match.index;
    else if (mark === '“') open = match.index;
    else {
      if (match.index - open <= LONGEST) ranges.push({ start: open, end: match.index + 1 });
      open = -1;
    }
  }
  return ranges;
}
