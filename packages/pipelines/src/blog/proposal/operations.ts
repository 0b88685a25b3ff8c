import { sentences } from '@palimpsest/kernel/text';
import { type Layout, sentenceKey } from './opening.ts';
import type { Passage } from './passages.ts';

/** What was done to a passage, as far as its shape shows it. */
export type Operation = 'answer-first' | 'heading' | 'list' | 'paragraphs' | 'sentences' | 'words';

interface Shape {
  readonly headings: ReadonlySet<string>;
  readonly items: number;
  readonly paragraphs: number;
  readonly sentences: readonly string[];
}

export function operationsOf(passage: Passage, parent: Layout, child: Layout): Operation[] {
  const before = shapeOf(passage.current?.text ?? '');
  const after = shapeOf(passage.proposed?.text ?? '');
  const found: Operation[] = [];
  const newHeadings = [...after.headings].some((heading) => !before.headings.has(heading));
  if (newHeadings || (passage.proposed === null && before.headings.size > 0)) found.push('heading');
  if (after.items > before.items) found.push('list');
  if (comesFirst(passage, before, after, parent, child) || leftForTheTop(passage, before, after, child)) {
    found.push('answer-first');
  }
  const compared = passage.current !== null && passage.proposed !== null;
  if (compared && found.length === 0 && after.paragraphs !== before.paragraphs) found.push('paragraphs');
  if (compared && before.items === after.items && after.sentences.length !== before.sentences.length) {
    found.push('sentences');
  }
  if (passage.cuts.length > 0 || (passage.proposed !== null && !compared)) found.push('words');
  return found;
}

const HEADING = /^\s{0,3}#{1,6}\s+(.*)$/u;
const UNDERLINED = /^([^\n]{1,400})\r?\n {0,3}(?:=+|-+)[ \t\r]*$/gmu;
const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/u;

function shapeOf(text: string): Shape {
  const headings = new Set<string>();
  const prose: string[] = [];
  let items = 0;
  for (const line of text.replace(UNDERLINED, '# $1').split('\n')) {
    const heading = HEADING.exec(line.slice(0, 2000))?.[1];
    if (heading !== undefined) headings.add(heading.trim());
    else prose.push(line);
    if (ITEM.test(line.slice(0, 200))) items += 1;
  }
  const body = prose.join('\n').trim();
  return {
    headings,
    items,
    paragraphs: body === '' ? 0 : body.split(/\n\s*\n/u).length,
    sentences: sentences(body).map((span) => body.slice(span.start, span.end)),
  };
}

/** In the new opening stands a sentence that stood further down before. */
function comesFirst(passage: Passage, before: Shape, after: Shape, parent: Layout, child: Layout): boolean {
  if (passage.proposed === null || passage.proposed.span.start >= child.openingEnd) return false;
  if (passage.kind === 'moved') return true;
  const own = new Set(before.sentences.map(sentenceKey));
  const [first] = after.sentences.map(sentenceKey);
  const [led] = before.sentences.map(sentenceKey);
  if (first !== undefined && first !== null && first !== led && own.has(first)) return true;
  const from = passage.current?.span.end ?? 0;
  return after.sentences.some((sentence) => {
    const key = sentenceKey(sentence);
    const place = key === null || own.has(key) ? undefined : parent.sentences.get(key);
    if (place !== undefined) return place.start >= from;
    // Lifted out of a longer sentence, a list or the front matter.
    return passage.current === null && key !== null && parent.words().includes(` ${key} `);
  });
}

/** A sentence that is gone from here stands in the new opening. */
function leftForTheTop(passage: Passage, before: Shape, after: Shape, child: Layout): boolean {
  if (passage.current === null) return false;
  const kept = new Set(after.sentences.map(sentenceKey));
  return before.sentences.some((sentence) => {
    const key = sentenceKey(sentence);
    if (key === null || kept.has(key)) return false;
    const place = child.sentences.get(key);
    return place !== undefined && place.start < child.openingEnd;
  });
}
