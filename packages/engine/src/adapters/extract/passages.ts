import type { Passage } from '@palimpsest/contracts';
import { sentences } from '@palimpsest/kernel/text';
import { MAX_PASSAGES, MAX_TEXT_CHARACTERS } from './limits.ts';

/** A piece of text in reading order. Parts of a list or a table follow each other as `item` and `row`. */
export interface Piece {
  readonly kind: 'heading' | 'paragraph' | 'item' | 'row';
  readonly text: string;
}

/** Long enough for a thought, short enough to be read where a citation points. */
const LONGEST = 1_500;
const LONGEST_HEADING = 80;

interface Group {
  readonly ref: string | null;
  readonly texts: string[];
}

/**
 * Paragraphs as passages. Below a heading the reference is `§ Heading`, with the number of the paragraph where there
 * are several; before any heading it is `¶` and the number of the paragraph.
 */
export function passagesOf(pieces: readonly Piece[]): Passage[] {
  const passages = grouped(pieces).flatMap(({ ref, texts }) =>
    texts.map((text, i) => ({
      ref: ref === null ? `¶ ${i + 1}` : texts.length === 1 ? ref : `${ref} ¶ ${i + 1}`,
      text,
    })),
  );
  return limited(passages);
}

/** The passages of one page of a printed document. */
export function pagePassages(page: number, paragraphs: readonly string[]): Passage[] {
  const texts = paragraphs.flatMap(cut);
  return texts.map((text, i) => ({
    ref: texts.length === 1 ? `p. ${page}` : `p. ${page} ¶ ${i + 1}`,
    text,
  }));
}

/** At most so many passages and so much text. */
export function limited(passages: readonly Passage[]): Passage[] {
  let size = 0;
  return passages.slice(0, MAX_PASSAGES).filter(({ text }) => {
    size += text.length;
    return size <= MAX_TEXT_CHARACTERS;
  });
}

function grouped(pieces: readonly Piece[]): Group[] {
  const groups: Group[] = [{ ref: null, texts: [] }];
  const seen = new Map<string, number>();
  let list: string[] = [];
  let last: Piece['kind'] = 'paragraph';
  const endList = () => {
    if (list.length > 0) groups.at(-1)?.texts.push(...packed(list));
    list = [];
  };
  for (const { kind, text } of pieces) {
    if (text.trim() === '') continue;
    if (kind !== last) endList();
    last = kind;
    if (kind === 'heading') groups.push({ ref: headingRef(text, seen), texts: [] });
    else if (kind === 'paragraph') groups.at(-1)?.texts.push(...cut(text));
    else list.push(text);
  }
  endList();
  return groups.filter(({ texts }) => texts.length > 0);
}

function headingRef(text: string, seen: Map<string, number>): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const short = line.length > LONGEST_HEADING ? `${line.slice(0, LONGEST_HEADING - 1).trimEnd()}…` : line;
  const count = (seen.get(short) ?? 0) + 1;
  seen.set(short, count);
  return count === 1 ? `§ ${short}` : `§ ${short} (${count})`;
}

/** Items of a list share a passage as long as it stays short. */
function packed(items: readonly string[]): string[] {
  const found: string[] = [];
  for (const item of items.flatMap(cut)) {
    const before = found.at(-1);
    if (before !== undefined && before.length + item.length < LONGEST)
      found[found.length - 1] = `${before}\n${item}`;
    else found.push(item);
  }
  return found;
}

/** A very long paragraph is cut between sentences, and a very long sentence between words. */
function cut(text: string): string[] {
  const whole = text.trim();
  if (whole.length <= LONGEST) return whole === '' ? [] : [whole];
  const found: string[] = [];
  let from = 0;
  let end = 0;
  for (const span of sentences(whole)) {
    if (end > from && span.end - from > LONGEST) {
      found.push(...chopped(whole.slice(from, end).trim()));
      from = end;
    }
    end = span.end;
  }
  found.push(...chopped(whole.slice(from).trim()));
  return found.filter((part) => part !== '');
}

function chopped(text: string): string[] {
  const found: string[] = [];
  let rest = text;
  while (rest.length > LONGEST) {
    const space = rest.lastIndexOf(' ', LONGEST);
    let at = space > LONGEST / 2 ? space : LONGEST;
    // Never between the halves of one character.
    if (/[\ud800-\udbff]/.test(rest.charAt(at - 1))) at -= 1;
    found.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...found, rest];
}
