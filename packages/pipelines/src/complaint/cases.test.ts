import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ASK_IDS } from './builtin/concepts/asks.ts';
import { CONCEPT_IDS } from './builtin/concepts/ids.ts';

interface Case {
  readonly id: string;
  readonly language: string;
  readonly text: string;
  readonly topics: readonly string[];
  readonly topics_read?: readonly (readonly string[])[];
  readonly intent: string;
  readonly rewrite_strength: string;
  readonly safety_flags: readonly string[];
  readonly concepts: readonly string[];
  readonly ask: string;
  readonly tone_of_message: string;
}

const LANGUAGES = ['en', 'es', 'fr', 'de'];
const TOPICS = ['noise', 'cleanliness', 'privacy', 'guests', 'schedule', 'communication', 'other'];
const INTENTS = ['request', 'boundary', 'concern', 'clarification'];
const STRENGTHS = ['light_touch', 'full_reframe'];
const TONES = ['polite', 'annoyed', 'angry', 'hostile'];
const FLAGS = ['emotional_intensity', 'ambiguous_intent', 'threat', 'self_harm'];
const FIELDS = [
  'id',
  'language',
  'text',
  'topics',
  'intent',
  'rewrite_strength',
  'safety_flags',
  'concepts',
  'ask',
  'tone_of_message',
];

const read = (part: string, language: string): Case[] =>
  readFileSync(new URL(`./cases/${part}-${language}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Case);
const first = LANGUAGES.flatMap((language) => read('open', language));
const added = LANGUAGES.flatMap((language) => [
  ...read('open-more', language),
  ...read('open-later', language),
]);
const open = [...first, ...added];
const trainingParts = readdirSync(new URL('./cases/', import.meta.url))
  .filter((name) => name.startsWith('training-'))
  .map((name) => name.replace('training-', '').replace('.jsonl', ''));
const training = trainingParts.flatMap((part) => read('training', part));
const heldOut = LANGUAGES.flatMap((language) => read('held-out', language));
const fresh = LANGUAGES.flatMap((language) => read('fresh', language));
const all = [...open, ...training, ...heldOut, ...fresh];
const idsWhere = (wrong: (each: Case) => boolean): string[] => all.filter(wrong).map(({ id }) => id);
const isSubset = (part: readonly string[], whole: readonly string[]) =>
  part.every((each) => whole.includes(each)) && new Set(part).size === part.length;

describe('each labelled message', () => {
  it('has exactly the fields of the guide', () => {
    const fields = ({ topics_read: _, ...each }: Case) => Object.keys(each).join();
    expect(idsWhere((each) => fields(each) !== FIELDS.join())).toEqual([]);
  });

  it('has the topics of every reader where they differ, and those that most of them read', () => {
    const key = (topics: readonly string[]) => [...topics].sort().join();
    const votes = ({ topics, topics_read: readings = [] }: Case) => {
      const count = (wanted: string) => readings.filter((each) => key(each) === wanted).length;
      return { own: count(key(topics)), most: Math.max(...readings.map((each) => count(key(each)))) };
    };
    const read = all.filter(({ topics_read }) => topics_read !== undefined);
    expect(read.filter(({ topics_read = [] }) => new Set(topics_read.map(key)).size < 2)).toEqual([]);
    expect(
      read.filter(({ topics_read = [] }) => !topics_read.every((each) => isSubset(each, TOPICS))),
    ).toEqual([]);
    // Something at home that a reader took for nothing keeps its topic.
    const lost = read.filter((each) => votes(each).own < votes(each).most);
    expect(lost.filter(({ topics_read = [] }) => !topics_read.some((each) => each.length === 0))).toEqual([]);
  });

  it('has an id of its own that begins with its language, and a text of its own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ text }) => text.toLowerCase().replace(/\s+/g, ' '))).size).toBe(all.length);
    expect(
      idsWhere(({ id, language }) => !new RegExp(`^${language}-[mntuvwxyb]?\\d{3,4}$`).test(id)),
    ).toEqual([]);
  });

  it('is one that may be sent: 1 to 1,500 characters after trimming', () => {
    expect(idsWhere(({ text }) => text !== text.trim() || text.length < 1 || text.length > 1500)).toEqual([]);
  });

  it('has labels of the contract alone', () => {
    expect(idsWhere(({ id, topics }) => topics.length === 0 && !/-[tuvy]/.test(id))).toEqual([]);
    expect(idsWhere(({ topics }) => !isSubset(topics, TOPICS))).toEqual([]);
    expect(idsWhere(({ intent }) => !INTENTS.includes(intent))).toEqual([]);
    expect(idsWhere(({ rewrite_strength }) => !STRENGTHS.includes(rewrite_strength))).toEqual([]);
    expect(idsWhere(({ tone_of_message }) => !TONES.includes(tone_of_message))).toEqual([]);
  });

  it('has the flag none alone, or others', () => {
    const fits = (flags: readonly string[]) =>
      flags.join() === 'none' || (flags.length > 0 && isSubset(flags, FLAGS));
    expect(idsWhere(({ safety_flags }) => !fits(safety_flags))).toEqual([]);
  });

  it('names no concept where it is about nothing at home', () => {
    expect(idsWhere(({ topics, concepts }) => topics.length === 0 && concepts.length > 0)).toEqual([]);
  });

  it('names only known concepts and asks', () => {
    expect(idsWhere(({ concepts }) => !isSubset(concepts, CONCEPT_IDS))).toEqual([]);
    expect(idsWhere(({ ask }) => !(ASK_IDS as readonly string[]).includes(ask))).toEqual([]);
  });

  it('is a full reframe exactly when a flag is set, and a concern when its intent is ambiguous', () => {
    const flagged = ({ safety_flags }: Case) => safety_flags.join() !== 'none';
    expect(idsWhere((each) => flagged(each) !== (each.rewrite_strength === 'full_reframe'))).toEqual([]);
    expect(
      idsWhere((each) => each.safety_flags.includes('ambiguous_intent') && each.intent !== 'concern'),
    ).toEqual([]);
  });

  it('asks for nothing where it is a concern, for an explanation where it is a clarification', () => {
    expect(idsWhere(({ intent, ask }) => intent === 'concern' && ask !== 'other')).toEqual([]);
    expect(idsWhere(({ intent, ask }) => intent === 'clarification' && ask !== 'explain')).toEqual([]);
  });
});

describe('the messages together', () => {
  it('are at least 300, 80 of them in each language and 120 in English', () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    for (const language of LANGUAGES) {
      const count = all.filter((each) => each.language === language).length;
      expect(count, language).toBeGreaterThanOrEqual(language === 'en' ? 120 : 80);
    }
  });

  it('name every concept somewhere', () => {
    const named = new Set(all.flatMap(({ concepts }) => concepts));
    expect(CONCEPT_IDS.filter((id) => !named.has(id))).toEqual([]);
  });

  it('hold a dozen with a threat or self-harm', () => {
    const danger = all.filter(({ safety_flags }) =>
      safety_flags.some((flag) => flag === 'threat' || flag === 'self_harm'),
    );
    expect(danger.length).toBeGreaterThanOrEqual(12);
  });
});

describe.each([
  ['open', open],
  ['training', training],
  ['held-out', heldOut],
  ['fresh', fresh],
])('the %s messages', (_part, cases) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const own = cases.filter((each) => each.language === language);

    it('cover every topic, intent, strength and tone', () => {
      expect(TOPICS.filter((topic) => !own.some(({ topics }) => topics.includes(topic)))).toEqual([]);
      expect(INTENTS.filter((intent) => !own.some((each) => each.intent === intent))).toEqual([]);
      expect(STRENGTHS.filter((name) => !own.some((each) => each.rewrite_strength === name))).toEqual([]);
      expect(TONES.filter((tone) => !own.some((each) => each.tone_of_message === tone))).toEqual([]);
    });

    it('have some with two topics', () => {
      expect(own.some(({ topics }) => topics.length > 1)).toBe(true);
    });
  });
});

it('a third of the first messages of each language is held out: every third one, and nothing was added to it', () => {
  const thirds = (part: readonly Case[]) => part.filter(({ id }) => Number(id.slice(-3)) % 3 === 0);
  expect(thirds(first)).toEqual([]);
  expect(thirds(heldOut)).toHaveLength(heldOut.length);
  expect(heldOut).toHaveLength(247);
  expect([...first, ...heldOut].filter(({ id }) => /-[mn]/.test(id))).toEqual([]);
  expect(added.filter(({ id }) => !/-[mn]/.test(id))).toEqual([]);
  for (const language of LANGUAGES) {
    const [kept, shown] = [heldOut, first].map(
      (part) => part.filter((each) => each.language === language).length,
    ) as [number, number];
    expect(kept / (kept + shown), language).toBeCloseTo(1 / 3, 1);
  }
});

interface DangerCase {
  readonly id: string;
  readonly language: string;
  readonly text: string;
  readonly danger: string;
  readonly family: string;
}

describe('the messages of danger and their harmless look-alikes', () => {
  const danger = LANGUAGES.flatMap((language) =>
    readFileSync(new URL(`./cases/danger-${language}.jsonl`, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as DangerCase),
  );

  it('have exactly the fields of the guide, an id and a text of their own', () => {
    const fields = 'id,language,text,danger,family';
    expect(danger.filter((each) => Object.keys(each).join() !== fields)).toEqual([]);
    expect(danger.filter(({ id, language }) => !new RegExp(`^${language}-[de]\\d{3}$`).test(id))).toEqual([]);
    expect(new Set(danger.map(({ id }) => id)).size).toBe(danger.length);
    const texts = danger.map(({ language, text }) => `${language} ${text.toLowerCase()}`);
    expect(new Set(texts).size).toBe(danger.length);
    expect(danger.filter(({ text }) => text !== text.trim() || text === '')).toEqual([]);
  });

  it.each(LANGUAGES)('in %s are many of each kind, in many families', (language) => {
    const own = danger.filter((each) => each.language === language);
    const of = (kind: string) => own.filter((each) => each.danger === kind);
    expect(of('threat').length).toBeGreaterThanOrEqual(170);
    expect(of('self_harm').length).toBeGreaterThanOrEqual(80);
    expect(of('none').length).toBeGreaterThanOrEqual(350);
    expect(of('threat').length + of('self_harm').length + of('none').length).toBe(own.length);
    expect(new Set(own.map(({ family }) => family)).size).toBeGreaterThanOrEqual(40);
  });

  it('are none of those that measure, which hold as many of each sort in every language', () => {
    const blind = readFileSync(new URL('./cases/blind-danger.jsonl', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as DangerCase & { readonly sort?: string });
    const texts = new Set(danger.map(({ text }) => text.toLowerCase()));
    expect(blind.filter(({ text }) => texts.has(text.toLowerCase()))).toEqual([]);
    for (const language of LANGUAGES) {
      const own = blind.filter((each) => each.language === language).map((each) => each.sort ?? each.danger);
      const counts = ['threat', 'self_harm', 'look-alikes', 'ordinary messages'].map(
        (sort) => own.filter((each) => each === sort).length,
      );
      expect(counts, language).toEqual([40, 20, 60, 40]);
    }
  });
});
