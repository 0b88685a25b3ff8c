import { type Quantity, quantities } from '@palimpsest/kernel/text';
import type { Placed, ReadSentence, ReadText } from './read-text.ts';
import { IMPLIED_VALUES } from './words/number-talk.ts';
import { PERIODS } from './words/times.ts';

/** Numbers and ordinals share digits and mean different things: "3 offices", "the 3rd office". */
export function factKey({ kind, value }: Quantity): string {
  return kind === 'ordinal' ? `ordinal ${value}` : value;
}

export const LABEL =
  /^\s*(?:step|part|phase|stage|tip|lesson|reason|rule|principle|option|way|point|question|chapter|section|item|day|no\.?|number|#)\s{0,2}$/i;
export const LABEL_NOUNS =
  /^\s{1,2}(?:step|thing|reason|option|way|tip|part|point|stage|phase|question|one|is|was|and)\b/i;
const MOST_LABEL = 30;

/**
 * Whether a quantity states something. Numbering does not ("Step 2:", "2. Setup" over a section), nor does a spelled
 * "one", nor an ordinal that only puts sentences in order ("the second step is").
 */
export function isFact({ item, passage }: Placed<Quantity>): boolean {
  const { kind, value, written, span } = item;
  if (written === 'words' && value === '1') return false;
  const before = passage.text.slice(Math.max(0, span.start - 24), span.start);
  const after = passage.text.slice(span.end, span.end + 16);
  if (kind === 'ordinal') return !(written === 'words' && LABEL_NOUNS.test(after));
  if (kind !== 'number' || !/^\d{1,2}$/.test(value) || Number(value) > MOST_LABEL) return true;
  const closes = /^\s{0,2}(?:[.:)–—-]|$)/.test(after);
  if (closes && (LABEL.test(before) || numbersASentence(item, passage.text))) return false;
  return !(passage.block.kind === 'heading' && closes && before.trim() === '');
}

export const STEP =
  /(?:^|[.!?:;]["'”’)*_]{0,3}\s{1,2})(step|part|phase|stage|tip|lesson|reason|rule|option|point|question)\s$/i;
/** The step in front of one, or behind it, is looked for so far away. */
const STEP_REACH = 1000;

/** "Step 2:" where a sentence begins, and in its paragraph the step before it, or for the first one the step after it. */
function numbersASentence({ value, span }: Quantity, text: string): boolean {
  const label = STEP.exec(text.slice(Math.max(0, span.start - 24), span.start))?.[1]?.toLowerCase();
  if (label === undefined) return false;
  const isFirst = value === '1';
  const near = isFirst
    ? text.slice(span.end, span.end + STEP_REACH)
    : text.slice(Math.max(0, span.start - STEP_REACH), span.start);
  const lower = near.toLowerCase();
  const step = `${label} ${isFirst ? 2 : Number(value) - 1}`;
  return [':', '.', ')'].some((mark) => lower.includes(`${step}${mark}`));
}

/** Every value a text holds, in any form and place, and the values its words imply ("both" is 2). */
export function valuesOf(text: ReadText): Set<string> {
  const values = new Set<string>();
  for (const { item } of text.quantities) addValue(values, item);
  for (const sentence of text.sentences) addFrequencies(values, sentence);
  for (const piece of sidePieces(text)) for (const item of quantities(piece)) addValue(values, item, false);
  for (const [word, implied] of IMPLIED_VALUES)
    if (text.vocabulary.has(word)) for (const value of implied) values.add(value);
  return values;
}

/** A full date also holds its year, its month and its day in the year. */
function addValue(values: Set<string>, item: Quantity, impliesMonth = true): void {
  values.add(factKey(item));
  const per = item.value.indexOf(' per ');
  if (per !== -1) values.add(item.value.slice(0, per));
  if (item.kind !== 'date') return;
  const [year = '', month = '', day = ''] = item.value.split('-');
  if (impliesMonth && month !== '') values.add(`month ${day === '' && year.length === 2 ? year : month}`);
  if (day !== '') {
    values.add(year);
    values.add(`${year}-${month}`);
    values.add(`${month}-${day}`);
  } else if (year.length === 4) values.add(year);
}

const MOST_COUNTS = 8;

/** "Each week we ship two releases" holds "twice a week". */
function addFrequencies(values: Set<string>, { words, quantities: own }: ReadSentence): void {
  const periods = new Set<string>();
  for (const { lower } of words) {
    const name = PERIODS.get(lower);
    if (name !== undefined) periods.add(name);
  }
  for (const period of periods) {
    values.add(`1 per ${period}`);
    for (const { item } of own.slice(0, MOST_COUNTS))
      if (item.kind === 'number' && /^\d{1,4}$/.test(item.value)) values.add(`${item.value} per ${period}`);
  }
}

/** Text outside the passages: code, front matter, texts of images. */
function* sidePieces({ source, document }: ReadText): Generator<string> {
  for (const { kind, span } of document.blocks) if (kind === 'code') yield source.slice(span.start, span.end);
  if (document.frontMatter !== null)
    yield source.slice(document.frontMatter.span.start, document.frontMatter.span.end);
  for (const { kind, text } of document.links) if (kind === 'image' && text !== '') yield text;
}
