import type { Span } from '@palimpsest/contracts';
import { sentences } from '@palimpsest/kernel/text';
import { type Layout, sentenceKey } from './opening.ts';
import type { Passage } from './passages.ts';

/** What was done to a passage, as far as its shape shows it. */
export type Operation =
  | 'answer-first'
  | 'heading'
  | 'question'
  | 'heading-gone'
  | 'list'
  | 'split-paragraph'
  | 'join-paragraphs'
  | 'cut-sentence'
  | 'sentences'
  | 'words'
  | 'moved'
  | 'space';

interface Shape {
  readonly headings: ReadonlySet<string>;
  readonly items: number;
  readonly paragraphs: number;
  readonly sentences: readonly string[];
}

export function operationsOf(
  passage: Passage,
  parent: Layout,
  child: Layout,
  cut: readonly Span[],
): Operation[] {
  const { current, proposed } = passage;
  const before = shapeOf(current?.text ?? '');
  const after = shapeOf(proposed?.text ?? '');
  const found: Operation[] = [];
  const added = [...after.headings].filter((heading) => !before.headings.has(heading));
  if (added.length > 0) found.push(added.every(isQuestion) ? 'question' : 'heading');
  if (proposed === null && before.headings.size > 0) found.push('heading-gone');
  if (after.items > before.items) found.push('list');
  if (comesFirst(passage, before, after, parent, child) || leftForTheTop(passage, before, after, child)) {
    found.push('answer-first');
  }
  if (current !== null && proposed !== null) {
    if (bare(current.text) === bare(proposed.text))
      return found.length > 0 ? found : layoutOnly(passage, before, after);
    if (found.length === 0 && after.paragraphs !== before.paragraphs && cut.length === 0)
      found.push(paragraphChange(before, after));
    const expected = before.sentences.length - cut.length;
    const isTold = found.includes('list') || found.includes('answer-first');
    if (!isTold && before.items === after.items && after.sentences.length !== expected)
      found.push('sentences');
  }
  if (cut.length > 0) found.push('cut-sentence');
  const isReworded = passage.cuts.some((span) => !cut.some((gone) => contains(gone, span)));
  if (isReworded || (proposed !== null && current === null && found.length === 0)) found.push('words');
  return found;
}

/** The words are the same: what is left to say is where they stand. */
function layoutOnly({ kind }: Passage, before: Shape, after: Shape): Operation[] {
  if (after.items > before.items) return [];
  if (after.paragraphs !== before.paragraphs) return [paragraphChange(before, after)];
  return [kind === 'moved' ? 'moved' : 'space'];
}

const paragraphChange = (before: Shape, after: Shape): Operation =>
  after.paragraphs > before.paragraphs ? 'split-paragraph' : 'join-paragraphs';

const isQuestion = (heading: string): boolean =>
  /\?\s*$/u.test(heading) || /^(?:how|why|what|when|where|who|which)\b/iu.test(heading);

const bare = (text: string): string => text.replace(/\s+/gu, '');

const contains = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

const HEADING = /^\s{0,3}#{1,6}\s+(?!\s)(.*)$/u;
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
