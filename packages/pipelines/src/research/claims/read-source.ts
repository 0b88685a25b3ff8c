import type { SourceDocument, Span } from '@palimpsest/contracts';
import { type Entity, entities, isStopWord, matches, sentences } from '@palimpsest/kernel/text';
import { byCodeUnits } from '../retrieval/by-code-units.ts';
import { contentTerms } from './content-terms.ts';
import { SAYING, TEXTS } from './words/said.ts';
import { FURTHER_UNITS, UNIT_MEANINGS } from './words/units.ts';

/** A sentence of a source with the names it speaks of. */
export interface ReadSentence {
  readonly sourceId: string;
  readonly passage: number;
  readonly span: Span;
  readonly text: string;
  readonly names: readonly string[];
  readonly quoted: readonly string[];
  /** Nouns that belong to a name: "the Halden bridge". */
  readonly heads: readonly string[];
  /** Its content words, canonical. */
  readonly terms: readonly string[];
}

const LONGEST_SENTENCE = 1_200;
const SHORTEST_SENTENCE = 12;
const PARAGRAPH = '\n\n';

interface Reading {
  readonly sources: readonly SourceDocument[];
  readonly texts: readonly string[];
  readonly known: ReadonlySet<string>;
  /** By the names that only the question has. */
  readonly sentences: Map<string, readonly ReadSentence[]>;
}

/** Sources do not change, and one run asks many questions of them: what was read once is kept while they are. */
const READINGS = new WeakMap<SourceDocument, Reading>();

/** Every sentence of every source, in order. A name known from the question or one source is a name in all of them. */
export function readSources(
  sources: readonly SourceDocument[],
  asked: readonly string[],
): readonly ReadSentence[] {
  const [first] = sources;
  if (first === undefined) return [];
  const before = READINGS.get(first);
  const reading = before !== undefined && isSame(before.sources, sources) ? before : beginReading(sources);
  READINGS.set(first, reading);
  const fresh = asked.filter((name) => !reading.known.has(name)).sort(byCodeUnits);
  const key = fresh.join('\n');
  const read = reading.sentences.get(key);
  if (read !== undefined) return read;
  const known = fresh.length === 0 ? reading.known : new Set([...reading.known, ...fresh]);
  const sentences = sources.flatMap((source, at) => readSource(source, reading.texts[at] ?? '', known));
  reading.sentences.set(key, sentences);
  return sentences;
}

function beginReading(sources: readonly SourceDocument[]): Reading {
  const texts = sources.map(fullText);
  const known = new Set(titleWords(sources, texts));
  for (const text of texts) for (const each of entities(text)) known.add(each.key);
  return { sources: [...sources], texts, known, sentences: new Map() };
}

const isSame = (a: readonly SourceDocument[], b: readonly SourceDocument[]): boolean =>
  a.length === b.length && a.every((source, at) => source === b[at]);

const CAPITALISED = /\p{Lu}[\p{L}\p{M}]{2,40}/gu;
const SMALL = /(?<![\p{L}\p{M}\p{N}'’-])\p{Ll}[\p{L}\p{M}]{2,40}/gu;

/**
 * Words with a capital in a title and in the text below it that no source ever writes small. A thing that is only ever
 * named at the beginning of sentences would otherwise go unnoticed.
 */
function titleWords(sources: readonly SourceDocument[], texts: readonly string[]): string[] {
  const small = new Set(texts.flatMap((text) => [...matches(text, SMALL)].map((match) => match[0])));
  return sources.flatMap((source) => {
    const body = new Set(
      source.passages.flatMap(({ text }) => [...matches(text, CAPITALISED)].map((match) => match[0])),
    );
    return [...matches(source.title, CAPITALISED)]
      .map((match) => match[0])
      .filter((word) => body.has(word) && !small.has(word.toLowerCase()))
      .map((word) => word.toLowerCase());
  });
}

const fullText = (source: SourceDocument): string =>
  [source.title, ...source.passages.map((passage) => passage.text)].join(PARAGRAPH);

function readSource(source: SourceDocument, text: string, known: ReadonlySet<string>): ReadSentence[] {
  const names = entities(text, { known }).filter((each) => !isUnit(each.key));
  let next = 0;
  const namesUpTo = (end: number): Entity[] => {
    const found: Entity[] = [];
    for (; next < names.length && (names[next]?.span.start ?? end) < end; next += 1) {
      const name = names[next];
      if (name !== undefined) found.push(name);
    }
    return found;
  };
  const inTitle = namesUpTo(source.title.length).map((each) => each.key);
  const titleNames = inTitle.length > 0 ? inTitle : capitalRuns(source.title);
  const found: ReadSentence[] = [];
  let offset = source.title.length + PARAGRAPH.length;
  for (const [passage, { text: body }] of source.passages.entries()) {
    let carried = titleNames;
    for (const span of sentences(body)) {
      const sentence = body.slice(span.start, span.end);
      const inside = namesUpTo(offset + span.end);
      const told = inside.map((each) => ({ key: each.key, start: each.span.start - offset - span.start }));
      const quoted = told.filter((each) => isQuoted(sentence, each.start, each.key));
      const own = told.filter((each) => !quoted.includes(each)).map((each) => each.key);
      if (own.length > 0) carried = own;
      if (sentence.length > LONGEST_SENTENCE || sentence.length < SHORTEST_SENTENCE) continue;
      found.push({
        sourceId: source.id,
        passage,
        span,
        text: sentence,
        names: own.length > 0 ? own : carried,
        quoted: quoted.map((each) => each.key),
        heads: told.flatMap((each) => headOf(sentence, each.start)),
        terms: contentTerms(sentence),
      });
    }
    offset += body.length + PARAGRAPH.length;
  }
  return found;
}

const RUN = /\p{Lu}[\p{L}\p{M}\p{N}-]*(?: \p{Lu}[\p{L}\p{M}\p{N}-]*)*/gu;

/** For a title whose names the text does not repeat: the words with capitals. */
const capitalRuns = (title: string): string[] =>
  [...matches(title.slice(0, 300), RUN)]
    // The capital of the first word is due to its place.
    .filter((match) => match.index > 0 || match[0].includes(' '))
    .map((match) => match[0].toLowerCase())
    .filter((run) => run.length > 2 && !isStopWord(run));

/** "619 MW" has capitals and is no name. */
const isUnit = (key: string): boolean => FURTHER_UNITS.has(key) || UNIT_MEANINGS.has(key);

export const BEFORE_QUOTED =
  /\b(?:according to|reported by|published by|citing|cited by|quoting|from|per|by|in)(?: (?:a|an|the|its|new|recent|annual|latest|data|figures|estimates|from|by|of))*\s*$/iu;
export const SURE_BEFORE =
  /\b(?:according to|reported by|published by|citing|cited by|quoting)(?: (?:a|an|the|its|new|recent|annual|latest|data|figures|estimates|from|by|of))*\s*$/iu;

/** With an article before it, a name lends itself to the noun behind it. */
function headOf(sentence: string, start: number): string[] {
  if (!/\bthe $/iu.test(sentence.slice(Math.max(0, start - 5), start))) return [];
  const name = /^[\p{Lu}\d][\p{L}\p{M}\p{N}'’-]*(?: \p{Lu}[\p{L}\p{M}\p{N}'’-]*)*/u.exec(
    sentence.slice(start, start + 80),
  );
  const behind = sentence.slice(start + (name?.[0].length ?? 0), start + (name?.[0].length ?? 0) + 50);
  const [first = '', second = ''] =
    /^((?: \p{Ll}[\p{L}-]{2,20}){1,2})/u.exec(behind)?.[0].trim().split(' ') ?? [];
  const head = contentTerms(first);
  return head.length === 0 ? [] : [...head, ...contentTerms(second)];
}

/** The name only says who told it: "according to N", "N reports that", "the N report". */
function isQuoted(sentence: string, start: number, key: string): boolean {
  const before = sentence.slice(Math.max(0, start - 60), start);
  if (SURE_BEFORE.test(before)) return true;
  const after = sentence.slice(start + key.length, start + key.length + 60);
  const words = [...matches(after, /\p{L}+/gu)].slice(0, 3).map((match) => match[0].toLowerCase());
  const follows = words[0] === 's' ? words.slice(1) : words;
  if (TEXTS.has(follows[0] ?? '')) return true;
  if (BEFORE_QUOTED.test(before) && TEXTS.has(follows[1] ?? '')) return true;
  return SAYING.has(follows[0] ?? '') && !/^\W*\p{L}+\s*(?:a |an |the )?[$€£]?\d/u.test(after);
}
