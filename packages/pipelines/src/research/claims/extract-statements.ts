import type { SourceDocument } from '@palimpsest/contracts';
import { entityMatches } from '@palimpsest/kernel/text';
import { naturalLog } from '../retrieval/natural-log.ts';
import { contentTerms } from './content-terms.ts';
import { isInstruction } from './injections.ts';
import { polarityOf } from './polarity.ts';
import { isWantedFact, questionParts, type ReadQuestion, readQuestion, tellsCause } from './question.ts';
import { polarFact, readFacts } from './read-facts.ts';
import { type ReadSentence, readSources } from './read-source.ts';
import { isSameName } from './same-name.ts';
import type { Fact, Statement } from './types.ts';

const LEAST_RELEVANCE = 0.34;
const LEAST_WITH_WANTED = 0.24;
/** A quote stands in the report word for word, and the report leads to no address that was not fetched. */
export const NAMES_ADDRESS =
  /:\/\/|\bwww\.|(?:^|[\s("'[])\/\/\p{L}|\b(?:mailto:|(?:javascript|tel|sms):\S|data:[^\s,/]{0,40}[,/])|[\p{L}\p{N}]@[\p{L}\p{N}]|\b[\p{L}\p{N}-]{1,63}\.\p{L}{2,24}\/[\p{L}\p{N}]/iu;
const MOST_PER_SOURCE = 24;
const MOST_READ = 120;
/** A word of the title or of the sentence before it counts this much for a sentence that does not repeat it. */
const CARRIED = 0.7;
const WANTED_GAIN = 0.15;
/** A sentence that gives a cause seldom repeats the words of a question that asks why. */
const CAUSE_GAIN = 0.3;
/** What is left of the relevance of a sentence about another thing than the one asked for. */
const BESIDE = 0.4;

/**
 * The sentences of the sources that have to do with the question, with the values and names in them, most relevant
 * first. Questions and sentences that tell the reader what to do are left out: a source can only state.
 */
export function extractStatements(question: string, sources: readonly SourceDocument[]): Statement[] {
  const asked = readQuestion(question);
  const parts = questionParts(question);
  const sentences = readSources(sources, asked.names);
  const weights = rarities(parts.flat(), sentences);
  const focus = focusOf(asked, sentences);
  const titles = new Map(sources.map((source) => [source.id, new Set(contentTerms(source.title))]));
  const scored = sentences
    .map((sentence) => {
      const title = titles.get(sentence.sourceId) ?? new Set<string>();
      const score = Math.max(
        ...parts.map((part) => relevanceOf(part, weights, sentence, title, isCause(asked, sentence))),
      );
      const beside = isBeside(focus, sentence) && !isCause(asked, sentence);
      return { sentence, score: beside ? score * BESIDE : score };
    })
    .filter(
      ({ sentence, score }) =>
        score >= LEAST_WITH_WANTED && !sentence.text.endsWith('?') && !NAMES_ADDRESS.test(sentence.text),
    );
  const found = best(
    scored,
    (each) => each.score,
    ({ sentence }) => sentence.sourceId,
    MOST_READ,
  )
    .filter(({ sentence }) => !isInstruction(sentence.text))
    .map(({ sentence, score }) => toStatement(asked, sentence, score))
    .filter((statement) => statement.relevance >= LEAST_RELEVANCE);
  return best(
    found,
    (each) => each.relevance,
    (each) => each.sourceId,
    MOST_PER_SOURCE,
  );
}

/** The names the question is about: those it writes as names, and names of the sources that it writes small. */
function focusOf(asked: ReadQuestion, sentences: readonly ReadSentence[]): readonly string[] {
  const terms = new Set(asked.terms);
  const names = new Set(sentences.flatMap((sentence) => sentence.names));
  const written = [...names].filter((name) => {
    const parts = contentTerms(name);
    return parts.length > 0 && parts.every((part) => terms.has(part));
  });
  const own = asked.names.filter((name) => [...names].some((other) => isSameName(name, other)));
  return [...new Set([...own, ...written])];
}

/** A sentence about something else that has a name, under a question that names its thing. */
const isBeside = (focus: readonly string[], sentence: ReadSentence): boolean =>
  focus.length > 0 &&
  sentence.names.length > 0 &&
  !sentence.names.some((name) => focus.some((wanted) => isSameName(name, wanted)));

/** The best of each source, best first; equals stay in the order in which they came. */
function best<Item>(
  items: readonly Item[],
  worth: (item: Item) => number,
  sourceOf: (item: Item) => string,
  most: number,
): Item[] {
  const counts = new Map<string, number>();
  return [...items]
    .sort((a, b) => worth(b) - worth(a))
    .filter((item) => {
      const count = (counts.get(sourceOf(item)) ?? 0) + 1;
      counts.set(sourceOf(item), count);
      return count <= most;
    });
}

function toStatement(asked: ReadQuestion, sentence: ReadSentence, score: number): Statement {
  const polarity = polarityOf(sentence.text);
  const facts = [...readFacts(sentence.text), ...nameFacts(asked, sentence)];
  if (facts.length === 0) facts.push(polarFact(sentence.text, polarity));
  const hasWanted = facts.some((fact) => isWantedFact(asked, fact));
  const gain = isCause(asked, sentence) ? CAUSE_GAIN : hasWanted ? WANTED_GAIN : 0;
  return {
    sourceId: sentence.sourceId,
    passage: sentence.passage,
    span: sentence.span,
    text: sentence.text,
    names: sentence.names,
    quoted: sentence.quoted,
    heads: sentence.heads,
    facts,
    terms: sentence.terms,
    relevance: Math.min(1, score + gain),
    negated: polarity.negated,
  };
}

const isCause = (asked: ReadQuestion, { text }: ReadSentence): boolean =>
  asked.wantsCause && tellsCause(text);

/** "Who designed it?": the one name in the sentence that the question does not have. */
function nameFacts(asked: ReadQuestion, sentence: ReadSentence): Fact[] {
  if (!asked.wantsName) return [];
  const others = sentence.names.filter((name) => !asked.names.some((own) => entityMatches(own, name)));
  const [name] = others;
  if (name === undefined || others.length > 1) return [];
  const parts = new Set(name.split(' '));
  return [
    {
      value: {
        dimension: 'name',
        amount: 0,
        text: name,
        approximate: false,
        span: { start: 0, end: sentence.text.length },
      },
      attributes: [],
      scopes: [],
      terms: sentence.terms.filter((term) => !parts.has(term)),
      former: false,
    },
  ];
}

function rarities(terms: readonly string[], sentences: readonly ReadSentence[]): Map<string, number> {
  const wanted = new Set(terms);
  const counts = new Map<string, number>();
  for (const sentence of sentences)
    for (const term of sentence.terms) if (wanted.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const total = Math.max(1, sentences.length);
  return new Map(
    terms.map((term) => {
      const count = counts.get(term) ?? 0;
      // A word that no source has cannot be asked of any of them.
      return [term, count === 0 ? 0.4 : 1 + naturalLog(1 + total / count) / 2];
    }),
  );
}

function relevanceOf(
  asked: readonly string[],
  weights: ReadonlyMap<string, number>,
  sentence: ReadSentence,
  title: ReadonlySet<string>,
  isCauseAsked: boolean,
): number {
  const own = new Set(sentence.terms);
  const carried = new Set([...title, ...sentence.names.flatMap((name) => contentTerms(name))]);
  let sum = 0;
  let total = 0;
  let direct = 0;
  for (const term of asked) {
    const weight = weights.get(term) ?? 0;
    total += weight;
    if (own.has(term)) {
      sum += weight;
      direct += 1;
    } else if (carried.has(term)) sum += weight * CARRIED;
  }
  // A sentence that only stands under the right title may be about anything, unless it gives the cause that was asked for.
  return ((direct === 0 && !isCauseAsked ? 0.5 : 1) * sum) / Math.max(total, 0.001);
}
