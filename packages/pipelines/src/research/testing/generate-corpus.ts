import type { SourceDocument } from '@palimpsest/contracts';
import { type Chance, chance } from './random.ts';
import {
  FILLER_PARTS,
  INJECTIONS,
  PEOPLE,
  PUBLISHERS,
  TOPICS,
  type Topic,
  type TopicFact,
} from './topics.ts';

/** What was hidden in a corpus, by the ids of its sources. */
export interface Planted {
  readonly question: string;
  readonly contradiction: { readonly a: string; readonly b: string };
  readonly superseded: { readonly question: string; readonly older: string; readonly newer: string };
  readonly derived: { readonly a: string; readonly b: string; readonly way: string };
  readonly injection: { readonly source: string; readonly text: string };
  /** Sources of the asked thing that agree with `contradiction.a`, in other units or words. */
  readonly agreeing: readonly string[];
  /** Pairs that give different numbers for different things. */
  readonly innocent: readonly (readonly [string, string])[];
}

export interface GeneratedCorpus {
  readonly seed: number;
  readonly thing: string;
  /** Asks for both planted facts at once. */
  readonly compound: string;
  readonly sources: readonly SourceDocument[];
  readonly planted: Planted;
}

const SYLLABLES = [
  'or',
  'vel',
  'ka',
  'mir',
  'tan',
  'bru',
  'sil',
  'den',
  'hal',
  'nor',
  'qua',
  'fen',
  'lum',
  'gar',
  'wis',
];

/**
 * A corpus about one made-up thing with one contradiction, one superseded value, one derived pair, one injected
 * instruction, and documents about other things and other facts that must not be taken for any of these.
 */
export function generateCorpus(seed: number): GeneratedCorpus {
  const dice = chance(seed);
  const topic = dice.pick(TOPICS);
  const [thing = '', other = '', third = ''] = names(dice, topic, 3);
  const [asked, second, rest] = dice.some(topic.facts, 3);
  if (asked === undefined || second === undefined || rest === undefined)
    throw new RangeError('Three facts needed.');
  const writer = documentWriter(dice, topic);
  const value = figure(dice, asked, null);
  const rival = figure(dice, asked, value);
  const old = figure(dice, second, null);
  const current = figure(dice, second, old);

  const a = writer.write({ thing, sentences: [say(dice, asked, thing, topic, value)] });
  const b = writer.write({ thing, sentences: [say(dice, asked, thing, topic, rival)] });
  const agreeing = writer.write({ thing, sentences: [say(dice, asked, thing, topic, value)] });
  const { older, newer } = superseding(dice, writer, thing, topic, second, old, current);
  const derived = derivedPair(dice, writer, thing, topic, rest);
  const otherThing = writer.write({
    thing: other,
    sentences: [say(dice, asked, other, topic, figure(dice, asked, value))],
  });
  const thirdThing = writer.write({
    thing: third,
    sentences: [
      say(dice, asked, third, topic, figure(dice, asked, rival)),
      say(dice, second, third, topic, figure(dice, second, null)),
    ],
  });
  const injected = dice
    .pick(INJECTIONS)
    .replaceAll('{E}', thing)
    .replaceAll('{X}', figure(dice, asked, value).text);
  const injection = writer.write({
    thing,
    sentences: [`${say(dice, asked, thing, topic, value)} ${injected}`],
  });
  for (let n = dice.whole(4) + 3; n > 0; n -= 1)
    writer.write({ thing: names(dice, topic, 1)[0] ?? thing, sentences: [] });

  const sources = writer.finish();
  const id = (at: number): string => sources.find((each) => each.note === `#${at}`)?.id ?? '';
  return {
    seed,
    thing,
    compound: `${ask(dice, asked, thing)} ${ask(dice, second, thing)}`,
    sources: sources.map(({ note: _, ...source }) => source),
    planted: {
      question: ask(dice, asked, thing),
      contradiction: { a: id(a), b: id(b) },
      superseded: { question: ask(dice, second, thing), older: id(older), newer: id(newer) },
      derived: { a: id(derived.a), b: id(derived.b), way: derived.way },
      injection: { source: id(injection), text: injected },
      agreeing: [id(agreeing)],
      innocent: [
        [id(a), id(otherThing)],
        [id(b), id(thirdThing)],
        [id(newer), id(thirdThing)],
        [id(a), id(agreeing)],
      ],
    },
  };
}

/** Sentences that state nothing that could be asked: half of them common to the topic, half of them this document's own. */
function filler(dice: Chance, topic: Topic, count: number): string[] {
  const own = Array.from({ length: count }, () =>
    capital(FILLER_PARTS.map((part) => dice.pick(part)).join(' ')),
  );
  return dice.some([...dice.some(topic.fillers, Math.ceil(count / 2)), ...own], count);
}

interface Figure {
  readonly number: number;
  readonly text: string;
}

/** A number of the fact, well apart from the one it must differ from. */
function figure(dice: Chance, fact: TopicFact, apart: Figure | null): Figure {
  const unit = dice.pick(fact.unit);
  const isYear = unit === '{Y}';
  let number = fact.low + dice.whole(fact.high - fact.low);
  if (apart !== null) {
    const least = isYear ? 1 : Math.max(1, Math.round(apart.number * 0.04));
    while (Math.abs(number - apart.number) < least) number = fact.low + dice.whole(fact.high - fact.low);
  }
  // The unit of a rival is that of the first: other units would need other numbers.
  return { number, text: withUnit(dice, number, apart === null ? unit : unitOf(apart)) };
}

const unitOf = (figure: Figure): string =>
  /^\d{4}$/u.test(figure.text) ? '{Y}' : figure.text.replace(/^[\d,.]+ ?/u, '');

function withUnit(dice: Chance, number: number, unit: string): string {
  if (unit === '{Y}') return String(number);
  const grouped =
    number >= 1_000 && dice.whole(3) > 0
      ? String(number).replace(/\B(?=(?:\d{3})+$)/gu, ',')
      : String(number);
  return unit === '%' ? `${grouped}%` : `${grouped} ${unit}`;
}

const LEADS = [
  '',
  '',
  '',
  'According to our records, ',
  'Today ',
  'It is well known that ',
  'As visitors are told, ',
];

function say(
  dice: Chance,
  fact: TopicFact,
  thing: string,
  topic: Topic,
  value: Figure,
  lead = dice.pick(LEADS),
): string {
  const pattern = dice.pick(fact.sentences);
  const sentence = fill(pattern, thing, topic).replaceAll('{V}', value.text);
  return pattern.startsWith('{E}') ? capital(`${lead}${sentence}`) : capital(sentence);
}

const ask = (dice: Chance, fact: TopicFact, thing: string): string =>
  dice.pick(fact.questions).replaceAll('{E}', thing);

const fill = (text: string, thing: string, topic: Topic): string =>
  text.replaceAll('{E}', thing).replaceAll('{T}', topic.kind);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function names(dice: Chance, topic: Topic, count: number): string[] {
  const found = new Set<string>();
  while (found.size < count) {
    const word = capital(dice.some(SYLLABLES, 2 + dice.whole(2)).join(''));
    found.add(topic.naming.replace('{W}', word));
  }
  return [...found];
}

interface Draft {
  readonly thing: string;
  readonly sentences: readonly string[];
  readonly publisher?: string;
  readonly date?: string;
  readonly supersedes?: string;
  readonly derivedFrom?: string;
  /** Sentences to use in place of fillers. */
  readonly body?: readonly string[];
}

/** Numbers documents as they come and hands them out in chance order under ids s1, s2, ... */
function documentWriter(dice: Chance, topic: Topic) {
  const drafts: SourceDocument[] = [];
  const publishers = dice.some(PUBLISHERS, PUBLISHERS.length);
  const people = dice.some(PEOPLE, PEOPLE.length);
  const write = (draft: Draft): number => {
    const number = drafts.length;
    const publisher = draft.publisher ?? publishers[number % publishers.length] ?? 'Press';
    const fillers = draft.body ?? filler(dice, topic, 2 + dice.whole(3));
    const lines = [...fillers];
    for (const sentence of draft.sentences) lines.splice(dice.whole(lines.length + 1), 0, sentence);
    const cut = 1 + dice.whole(Math.max(1, lines.length - 1));
    const passages = [lines.slice(0, cut), lines.slice(cut)].filter((part) => part.length > 0);
    const address = `corpus:${topic.kind.replaceAll(' ', '-')}-${number}.md`;
    drafts.push({
      id: '',
      address,
      finalAddress: address,
      status: 'LIVE',
      checkedAt: '2026-01-01T00:00:00Z',
      contentType: 'text/markdown',
      title: capital(
        dice.pick([
          `${draft.thing}`,
          `About ${draft.thing}`,
          `A visit to ${draft.thing}`,
          `Notes on ${draft.thing}`,
        ]),
      ),
      authors: dice.whole(4) === 0 ? [] : [people[number % people.length] ?? 'Anon'],
      publisher,
      domain: null,
      date: draft.date ?? `20${10 + dice.whole(15)}-0${1 + dice.whole(9)}-1${dice.whole(9)}`,
      funding: null,
      supersedes: draft.supersedes ?? null,
      derivedFrom: draft.derivedFrom ?? null,
      passages: passages.map((part, at) => ({ ref: `¶ ${at + 1}`, text: part.join(' ') })),
      links: [],
      note: `#${number}`,
    });
    return number;
  };
  const finish = (): SourceDocument[] =>
    dice.some(drafts, drafts.length).map((source, at) => ({ ...source, id: `s${at + 1}` }));
  const draftAt = (number: number): SourceDocument | undefined => drafts[number];
  return { write, finish, draftAt, publisherAt: (n: number) => publishers[n % publishers.length] ?? '' };
}

type Writer = ReturnType<typeof documentWriter>;

const REPLACING = [
  'This page replaces the earlier figure of {O}.',
  'The previous figure of {O} is no longer valid.',
  'Formerly {O} was given.',
  'The value was revised from {O} to {N}.',
];

function superseding(
  dice: Chance,
  writer: Writer,
  thing: string,
  topic: Topic,
  fact: TopicFact,
  old: Figure,
  current: Figure,
) {
  const before = { date: `20${10 + dice.whole(8)}-03-02` };
  const after = { date: `20${20 + dice.whole(5)}-06-11` };
  const way = dice.whole(3);
  const oldSentence = say(dice, fact, thing, topic, old);
  const newSentence = say(dice, fact, thing, topic, current);
  if (way === 0) {
    const publisher = dice.pick(PUBLISHERS);
    const older = writer.write({ thing, sentences: [oldSentence], publisher, ...before });
    return { older, newer: writer.write({ thing, sentences: [newSentence], publisher, ...after }) };
  }
  const older = writer.write({ thing, sentences: [oldSentence], ...before });
  if (way === 1) {
    const supersedes = writer.draftAt(older)?.address.replace('corpus:', '') ?? '';
    return { older, newer: writer.write({ thing, sentences: [newSentence], supersedes, ...after }) };
  }
  const notice = dice.pick(REPLACING).replace('{O}', old.text).replace('{N}', current.text);
  return { older, newer: writer.write({ thing, sentences: [`${newSentence} ${notice}`], ...after }) };
}

/** A copy with small changes, a page that names its origin, or two that retell one report. */
function derivedPair(dice: Chance, writer: Writer, thing: string, topic: Topic, fact: TopicFact) {
  const value = figure(dice, fact, null);
  const sentence = say(dice, fact, thing, topic, value, '');
  const way = dice.pick(['copy', 'named', 'report'] as const);
  const body = filler(dice, topic, 5);
  if (way === 'report') {
    const report = `the ${capital(dice.some(SYLLABLES, 2).join(''))} Survey Report`;
    const tell = () => `According to ${report}, ${lowered(say(dice, fact, thing, topic, value, ''))}`;
    return {
      a: writer.write({ thing, sentences: [tell()] }),
      b: writer.write({ thing, sentences: [tell()] }),
      way,
    };
  }
  const a = writer.write({ thing, sentences: [sentence], body, date: '2012-04-01' });
  if (way === 'named') {
    const address = writer.draftAt(a)?.address ?? '';
    const derivedFrom = dice.pick([address, address.replace('corpus:', '')]);
    const again = say(dice, fact, thing, topic, value);
    return { a, b: writer.write({ thing, sentences: [again], derivedFrom, date: '2013-04-01' }), way };
  }
  const changed = body.map((line, at) => (at === 1 ? line.replace(/\bthe\b/u, 'this') : line)).slice(0, 4);
  return { a, b: writer.write({ thing, sentences: [sentence], body: changed, date: '2014-04-01' }), way };
}

const lowered = (text: string): string =>
  /^(?:The|At|In|A|With|Every|On|About|As|Of|For) /u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
