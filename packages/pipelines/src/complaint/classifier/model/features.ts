import { CONCEPTS, type ConceptId } from '../../builtin/concepts/ids.ts';
import type { SparseTable } from '../../builtin/concepts/model/sparse-table.ts';
import type { Reading } from '../choose-lexicon.ts';
import type { Signal } from '../lexicon.ts';
import type { Hit } from '../phrases/phrase-index.ts';
import type { IntentReading } from '../read-intent.ts';
import type { TopicReading } from '../read-topics.ts';
import type { Token } from '../text/tokens.ts';
import { commandsOf } from '../words/commands.ts';
import { associate } from './associations.ts';
import { TOPIC_CLASSES } from './classes.ts';
import type { Household } from './household.ts';
import { addKinds, kindsOf } from './kinds.ts';
import { addMeanings } from './meanings.ts';
import { addMatters, addNearAsks, addNearConcepts } from './near-features.ts';
import { stemOf } from './stem.ts';

/** What the rules and word lists made of a message before the trained tables are asked. */
export interface Evidence {
  readonly reading: Reading;
  readonly signals: readonly Hit<Signal>[];
  readonly topic: TopicReading;
  readonly wish: IntentReading;
  readonly intense: boolean;
  readonly household: Household;
}

export const LEADS: ReadonlySet<string> = new Set(
  'and or so then please just but pls plz y o pero asi entonces porfa favor por et ou mais alors donc stp svp plait und oder aber dann also bitte einfach mal'.split(
    ' ',
  ),
);
export const NEARNESS = [-0.5, 0, 0.25, 0.5, 0.8, 1.1, 1.5, 2, 2.5];
const TOTALS = [1, 2, 3, 4, 6, 8];

/**
 * Features are names, each there or not. `#` marks what the classifier's own lists say, `@` what the renderer's lists
 * hear, `%` what words are near to, `!` what is asked, `&` of which kind words are and `+` which kinds meet in a sentence,
 * `~` what words mean: all mean the same in every language, so that each language teaches the others. Words carry their
 * language; topics are told better without them.
 * `concepts` is the table that ranks them, where it is not yet the one in the source.
 */
export function topicFeatures(
  { reading, topic, household }: Evidence,
  concepts?: SparseTable,
): readonly string[] {
  const found = new Set<string>();
  for (const [name, { total, best }] of topic.scores) {
    for (const least of TOTALS) if (total >= least) found.add(`#${name}>${least}`);
    if (best >= 3) found.add(`#${name}!`);
  }
  for (const name of topic.topics) found.add(`#${name}`);
  found.add(`#${topic.topics[0]} first`);
  found.add(`#topics ${topic.scores.size}`);
  addHousehold(found, household);
  const row = reading.text.tokens.map(({ text }) => text);
  addNearConcepts(found, row, reading.language, household.concepts, concepts);
  addKinds(found, kindsOf(reading.text.tokens, reading.language));
  addMeanings(found, row, reading.language);
  addWishes(found, row, reading, household);
  addNearness(found, associate(new Set(row), reading.language));
  return [...found];
}

const gathered = new WeakMap<Evidence, readonly string[]>();

/** Gathered once for a message: intent and heat are both judged by them. */
export function intentFeatures(evidence: Evidence): readonly string[] {
  const known = gathered.get(evidence) ?? gatherIntent(evidence);
  gathered.set(evidence, known);
  return known;
}

function gatherIntent({ reading, signals, wish, intense, household }: Evidence): readonly string[] {
  const found = new Set<string>();
  for (const { kind, weight } of signals)
    for (let least = 1; least <= weight; least += 1) found.add(`#${kind}>${least}`);
  found.add(`#${wish.intent}`);
  found.add(`#${wish.intent} ${wish.confidence}`);
  if (wish.marked) found.add('#marked');
  if (intense) found.add('#intense');
  const { tokens, sentences } = reading.text;
  found.add(`#questions ${Math.min(2, sentences.filter(({ question }) => question).length)}`);
  found.add(`#sentences ${Math.min(4, sentences.length)}`);
  if (sentences[0]?.question) found.add('#opens with a question');
  if (sentences.at(-1)?.question) found.add('#ends with a question');
  for (const ask of household.asks) found.add(`@${ask}`);
  const row = tokens.map(({ text }) => text);
  addNearAsks(found, row, reading.language);
  addMatters(found, row, reading.language);
  addCommands(found, tokens, reading.language);
  addMeanings(found, row, reading.language);
  addKinds(found, kindsOf(tokens, reading.language));
  let before = '^';
  for (const { text, opens, sentence } of tokens) {
    addWord(found, reading.language, text);
    if (opens) before = '^';
    found.add(`${reading.language}:${before} ${text}`);
    if (sentences[sentence]?.question) found.add(`${reading.language}:${text}?`);
    before = text;
  }
  return [...found];
}

/** What is asked tells of the matter too: who is to knock came in, who is to pay owes. */
function addWishes(
  found: Set<string>,
  row: readonly string[],
  { text, language }: Reading,
  { asks }: Household,
): void {
  const wishes = new Set<string>();
  for (const ask of asks) wishes.add(`@${ask}`);
  addNearAsks(wishes, row, language);
  addCommands(wishes, text.tokens, language);
  for (const wish of wishes) found.add(`!${wish}`);
}

/** Where a verb of command stands: first in its clause, behind a word like `and` or `please`, or elsewhere. */
function addCommands(found: Set<string>, tokens: readonly Token[], language: string): void {
  const commands = commandsOf(language);
  for (const [at, { text, opens }] of tokens.entries()) {
    if (!commands.has(text)) continue;
    if (opens) found.add('%command opens');
    else if (LEADS.has(tokens[at - 1]?.text ?? '')) found.add('%command follows');
    else found.add('%command');
    if (opens && at === 0) found.add('%command first');
  }
}

function addHousehold(found: Set<string>, { concepts }: Household): void {
  const topics = new Map<string, number>();
  for (const id of concepts) {
    found.add(`@${id}`);
    if (id.startsWith('~')) continue;
    const { topic } = CONCEPTS[id as ConceptId];
    topics.set(topic, (topics.get(topic) ?? 0) + 1);
  }
  for (const [topic, count] of topics)
    for (let least = 1; least <= Math.min(3, count); least += 1) found.add(`@${topic}>${least}`);
}

function addNearness(found: Set<string>, sums: readonly number[]): void {
  const most = Math.max(...sums);
  for (const [k, name] of TOPIC_CLASSES.entries()) {
    const sum = sums[k] ?? 0;
    for (const least of NEARNESS) if (sum >= least) found.add(`#near ${name}>${least}`);
    if (sum === most) found.add(`#nearest ${name}`);
  }
}

function addWord(found: Set<string>, language: string, word: string): void {
  found.add(`${language}:${word}`);
  const stem = stemOf(word);
  if (stem !== null) found.add(`${language}:${stem}`);
}
