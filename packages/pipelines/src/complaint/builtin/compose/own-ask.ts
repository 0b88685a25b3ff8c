import { words } from '@palimpsest/kernel/text';
import type { AskId } from '../concepts/asks.ts';
import { findAsks } from '../concepts/find-asks.ts';
import type { ConceptId } from '../concepts/ids.ts';
import { nameConcepts } from '../concepts/name-concepts.ts';
import { softenSentences } from '../edit/soften.ts';
import { wholeWords } from '../edit/whole-words.ts';
import { EDIT_WORDS } from '../edit/words.ts';
import type { LanguageCode } from '../words/languages.ts';
import { isHarmless, type Reading, readingOf, UNFIT } from './harmless.ts';
import type { Phrase, Plan } from './plan.ts';

/** What a heated message orders, put as a request in the sender's own words. */
export interface OwnAsk {
  readonly text: string;
  /** The same as an infinitive phrase, where the language puts it so: it can be asked more softly. */
  readonly phrase?: string;
  readonly asks: readonly AskId[];
  readonly concepts: readonly ConceptId[];
}

const FEWEST_WORDS = 2;
const MOST_WORDS = 16;

/** The first order of a message that is clear and kind once it is put as a request; null where none is. */
export function ownAsk(text: string, language: LanguageCode): OwnAsk | null {
  const reading = readingOf(text, language);
  if (reading === null) return null;
  for (const sentence of softenSentences(text, language)) {
    const asked = askIn(sentence, reading);
    if (asked !== null) return asked;
  }
  return null;
}

function askIn(sentence: string, reading: Reading): OwnAsk | null {
  const { language, plain } = reading;
  const { please } = EDIT_WORDS[language];
  const before = [please.before, please.several?.before ?? please.before].find((each) =>
    sentence.startsWith(`${each} `),
  );
  if (before === undefined || UNFIT.test(sentence)) return null;
  // What follows a comma explains or abuses: the request is clear without it.
  const [order = ''] = sentence
    .slice(before.length + 1)
    .replace(/ ?[.?!]$/u, '')
    .split(/[,;:] /u);
  if (wholeWords(`${plain.conditions}|${plain.unsure}|${plain.sharp}`, 'iu').test(order)) return null;
  const body = order
    .replace(wholeWords(` ?(?:${plain.urgent})`), '')
    .replace(/ {2,}/gu, ' ')
    .trim();
  const count = words(body).length;
  if (count < FEWEST_WORDS || count > MOST_WORDS || !isHarmless(body, reading) || !reading.holds(body))
    return null;
  const mark = please.asks ? '?' : '.';
  const asked = `${before} ${body.replace(/(?<=\b[ap]\.m)$/u, '.')}${mark}`;
  const asks = findAsks(asked, language).map(({ id }) => id);
  const concepts = nameConcepts(asked, language).map(({ id }) => id);
  if (asks.length === 0 || concepts.length === 0) return null;
  const phrase = language === 'en' && !body.startsWith('not ') ? { phrase: body } : {};
  return { text: asked, ...phrase, asks, concepts };
}

/** The plan with the sender's own request in place of the phrases that say the same, where nothing is lost by it. */
export function withOwnAsk(plan: Plan, own: OwnAsk | undefined, isSoft: boolean): Plan {
  if (own === undefined || (isSoft && own.phrase === undefined)) return plan;
  const isSame = ({ ask, concept }: Phrase): boolean =>
    own.asks.includes(ask) && (concept === null || own.concepts.includes(concept));
  const others = plan.phrases.filter((phrase) => !isSame(phrase));
  return others.length === plan.phrases.length ? plan : { ...plan, phrases: others, asked: own };
}
