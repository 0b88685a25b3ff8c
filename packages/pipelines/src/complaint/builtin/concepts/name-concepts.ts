import type { Span } from '@palimpsest/contracts';
import { findEntries, type Hit, type Lexicon, makeLexicon } from '../matching/lexicon.ts';
import type { ConceptTable } from '../words/concept-words.ts';
import type { LanguageCode } from '../words/languages.ts';
import { ownRuns } from '../words/own-runs.ts';
import { WORDS } from '../words/words.ts';
import { CONCEPT_IDS, CONCEPTS, type ConceptId } from './ids.ts';
import { IMPLIED, NOISY } from './implied.ts';

export interface NamedConcept {
  readonly id: ConceptId;
  readonly span: Span;
  /** Number of the sentence, from 0. */
  readonly sentence: number;
}

const WEAK = '~';
const NIGHT = '#night';
const MORNING = '#morning';
/** A rewrite asks for the same few texts again and again. */
const REMEMBERED = 8;
const recent = new Map<string, readonly NamedConcept[]>();
const lexicons = new Map<LanguageCode, Lexicon>();

/** The household concepts a text names by the patterns of the word lists, in the order of appearance, with those they imply. */
export function nameConcepts(text: string, code: LanguageCode): readonly NamedConcept[] {
  const key = `${code} ${text}`;
  const before = recent.get(key);
  if (before !== undefined) return before;
  const named = readConcepts(text, code);
  if (recent.size >= REMEMBERED) recent.clear();
  recent.set(key, named);
  return named;
}

function readConcepts(text: string, code: LanguageCode): NamedConcept[] {
  const found = findEntries(text, lexiconOf(code));
  const strong = found.filter(isStrong).map(toHit);
  const hits = strong.filter(({ id, span, sentence }) => !HOURS.has(id) || !isRising(span, sentence, strong));
  const topics = new Set(hits.map(({ id }) => CONCEPTS[id].topic));
  hits.push(
    ...found
      .filter(isWeak)
      .map(toHit)
      .filter(({ id }) => !topics.has(CONCEPTS[id].topic)),
  );
  hits.push(...hoursOf(hits, found));
  for (const { id, span, sentence } of [...hits])
    for (const implied of IMPLIED[id] ?? []) hits.push({ id: implied, span, sentence });
  return firstOfEach(hits).sort((a, b) => a.span.start - b.span.start);
}

const isWeak = ({ id }: Hit): boolean => id.startsWith(WEAK);

const isStrong = ({ id }: Hit): boolean => !id.startsWith(WEAK) && !id.startsWith('#');

const toHit = ({ id, span, sentence }: Hit): NamedConcept => ({
  id: id.replace(WEAK, '') as ConceptId,
  span,
  sentence,
});

/** A noise and a late or early hour in one message make it a late or an early noise. */
function hoursOf(hits: readonly NamedConcept[], found: readonly Hit[]): NamedConcept[] {
  if (!hits.some(({ id }) => NOISY.has(id))) return [];
  return found.flatMap(({ id, span, sentence }): NamedConcept[] => {
    if ((id !== NIGHT && id !== MORNING) || isRising(span, sentence, hits)) return [];
    return [{ id: id === NIGHT ? 'late_noise' : 'early_noise', span, sentence }];
  });
}

const HOURS: ReadonlySet<ConceptId> = new Set<ConceptId>(['late_noise', 'early_noise']);

/** "I have to get up at six" and "I work nights" say when the sender's day begins, not when it is loud. */
function isRising(hour: Span, sentence: number, hits: readonly NamedConcept[]): boolean {
  const before = hits
    .filter(({ id }) => id === 'work_schedule' || NOISY.has(id))
    .filter((hit) => hit.sentence === sentence && hit.span.start < hour.start)
    .sort((a, b) => b.span.start - a.span.start);
  return before[0]?.id === 'work_schedule';
}

function firstOfEach(hits: readonly NamedConcept[]): NamedConcept[] {
  return hits.filter(({ id }, at) => hits.findIndex((hit) => hit.id === id) === at);
}

function lexiconOf(language: LanguageCode): Lexicon {
  const known = lexicons.get(language);
  if (known !== undefined) return known;
  const { concepts, keep, night, morning } = WORDS[language];
  const made = makeLexicon(
    language,
    { ...textsOf(concepts, language), [NIGHT]: night, [MORNING]: morning },
    keep,
  );
  lexicons.set(language, made);
  return made;
}

function textsOf(concepts: ConceptTable, language: LanguageCode): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const id of CONCEPT_IDS) {
    const { hear, weak, say, ask = {}, note } = concepts[id];
    const own = ownRuns([say, ...Object.values(ask), ...(note === undefined ? [] : [note])], language, hear);
    texts[id] = `${hear}, ${own}`;
    if (weak !== undefined) texts[`${WEAK}${id}`] = weak;
  }
  return texts;
}
