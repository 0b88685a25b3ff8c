import { wordList } from '@palimpsest/kernel/text';
import { bySentences, byWords, type Gauge } from '../gauge.ts';
import { type Hit, hitOf, type TextView, type Token, type TokenSentence } from '../text-view.ts';

/** Words in -ing that are no participles, or prepositions by now. */
const NOT_PARTICIPLES = wordList(`
  thing something anything nothing everything king ring bring sing spring string wing during morning evening ceiling
  wedding building buildings sibling according including regarding concerning excluding being meeting training
  engineering testing hosting funding beginning feeling feelings warning anything's everything's cling fling sling
  swing sting offspring darling sterling pudding outing pricing accounting marketing banking housing clothing
  programming painting writing reading
`);
const LINKS = wordList('thereby thus hence while often ultimately further then potentially effectively not');
const OWNERS = wordList('his her its their my our your the a an each every both');
const LEADS = wordList('by through while when after before upon without in');

export function isParticiple({ lower }: Token): boolean {
  return lower.length > 4 && lower.endsWith('ing') && !NOT_PARTICIPLES.has(lower);
}

function isPast({ lower }: Token): boolean {
  return lower.length > 4 && lower.endsWith('ed') && !lower.endsWith('eed');
}

function eachSentence(view: TextView, find: (sentence: TokenSentence, hits: Hit[]) => void): Hit[] {
  const hits: Hit[] = [];
  for (const sentence of view.sentences) find(sentence, hits);
  return hits;
}

/** The end of the clause that begins here: the word before the next mark. */
function clauseEnd(tokens: readonly Token[], at: number): Token {
  let end = at;
  while (end + 1 < tokens.length && (tokens[end + 1] as Token).before === '') end += 1;
  return tokens[end] as Token;
}

/** After a comma, perhaps behind a linking adverb. A list of -ing nouns ("planning, testing, and shipping") is left out. */
function findTails({ tokens, block }: TokenSentence, hits: Hit[]): void {
  for (let at = 2; at < tokens.length; at += 1) {
    const here = tokens[at] as Token;
    if (!here.before.startsWith(',') && here.before !== '—') continue;
    const adverb = LINKS.has(here.lower) || (here.lower.length > 4 && here.lower.endsWith('ly'));
    const verb = adverb ? tokens[at + 1] : here;
    if (verb === undefined || !isParticiple(verb) || isParticiple(tokens[at - 1] as Token)) continue;
    const next = tokens[at + (adverb ? 2 : 1)];
    if (next?.before.startsWith(',')) continue;
    hits.push({ block, start: here.start, end: clauseEnd(tokens, at).end });
  }
}

export const participialTails: Gauge = {
  id: 'participial-tails',
  category: 'participial_density',
  summary: 'Clauses in -ing hung on behind a comma.',
  why: 'The mark of generated prose that reads the most alike across topics: ", ensuring that", ", highlighting the".',
  found: 'a trailing -ing clause',
  expected: 'a clause with its own subject, or a new sentence',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) => byWords(view, eachSentence(view, findTails)),
};

export const tailedSentences: Gauge = {
  id: 'tailed-sentences',
  category: 'participial_density',
  summary: 'Sentences that end in a clause in -ing.',
  why: 'People end a sentence on its point; models add what it leads to.',
  found: 'a sentence that ends in an -ing clause',
  expected: 'an ending on the point itself',
  unit: 'per 100 sentences',
  counts: 'more',
  read: (view) =>
    bySentences(
      view,
      eachSentence(view, (sentence, hits) => {
        const tails: Hit[] = [];
        findTails(sentence, tails);
        const tail = tails.at(-1);
        if (tail === undefined) return;
        const last = sentence.tokens.at(-1) as Token;
        const rest = sentence.tokens.filter((token) => token.start > tail.end && token.before.includes(','));
        if (rest.length === 0) hits.push({ block: tail.block, start: tail.start, end: last.end });
      }),
    ),
};

export const absoluteClauses: Gauge = {
  id: 'absolute-clauses',
  category: 'participial_density',
  summary: 'Clauses such as ", its lights flickering" or ", hands trembling".',
  why: 'A subject and a participle without a verb, set beside the sentence: common in generated narrative.',
  found: 'an absolute clause',
  expected: 'a full clause',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) =>
    byWords(
      view,
      eachSentence(view, ({ tokens, block }, hits) => {
        for (let at = 2; at < tokens.length; at += 1) {
          const here = tokens[at] as Token;
          if (!here.before.startsWith(',')) continue;
          const owned = OWNERS.has(here.lower);
          const furthest = owned ? 4 : 1;
          for (let ahead = owned ? 2 : 1; ahead <= furthest; ahead += 1) {
            const verb = tokens[at + ahead];
            if (verb === undefined || verb.before !== '') break;
            if (!isParticiple(verb)) continue;
            hits.push({ block, start: here.start, end: verb.end });
            break;
          }
        }
      }),
    ),
};

export const participialOpenings: Gauge = {
  id: 'participial-openings',
  category: 'participial_density',
  summary: 'Sentences that open on a participle: "Armed with", "By fostering", "Drawing on".',
  why: 'A frame that models vary endlessly and people use now and then.',
  found: 'a sentence that opens on a participle',
  expected: 'the subject first',
  unit: 'per 100 sentences',
  counts: 'more',
  read: (view) =>
    bySentences(
      view,
      eachSentence(view, (sentence, hits) => {
        const [first, second] = sentence.tokens;
        if (first === undefined || second === undefined) return;
        const led = LEADS.has(first.lower) && isParticiple(second);
        if (led || isParticiple(first) || (isPast(first) && second.before === ''))
          hits.push(hitOf(sentence, first, second));
      }),
    ),
};

export const participles: Gauge = {
  id: 'participles',
  category: 'participial_density',
  summary: 'All words in -ing that act.',
  why: 'Beside tails, models set gerunds where people set verbs: "by providing", "in shaping", "for maintaining".',
  found: 'a participle or gerund',
  expected: 'a verb with its subject',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) =>
    byWords(
      view,
      eachSentence(view, (sentence, hits) => {
        for (const token of sentence.tokens) if (isParticiple(token)) hits.push(hitOf(sentence, token));
      }),
    ),
};

export const ledGerunds: Gauge = {
  id: 'led-gerunds',
  category: 'participial_density',
  summary: 'Gerunds behind a preposition: "by providing", "in shaping", "of ensuring".',
  why: 'They turn deeds into nouns, more often in generated essays than in human ones.',
  found: 'a gerund behind a preposition',
  expected: 'a verb with its subject',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) =>
    byWords(
      view,
      eachSentence(view, (sentence, hits) => {
        const { tokens } = sentence;
        for (let at = 1; at < tokens.length; at += 1) {
          const lead = tokens[at - 1] as Token;
          const verb = tokens[at] as Token;
          if (LED.has(lead.lower) && verb.before === '' && isParticiple(verb))
            hits.push(hitOf(sentence, lead, verb));
        }
      }),
    ),
};
const LED = wordList('by through while in of for from and or without');

export const pastTails: Gauge = {
  id: 'past-tails',
  category: 'participial_density',
  summary: 'Clauses in -ed hung on behind a comma: ", etched into", ", shaped by".',
  why: 'The same tail in the past.',
  found: 'a trailing -ed clause',
  expected: 'a clause with its own subject',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) =>
    byWords(
      view,
      eachSentence(view, ({ tokens, block }, hits) => {
        for (let at = 2; at < tokens.length - 1; at += 1) {
          const here = tokens[at] as Token;
          const next = tokens[at + 1] as Token;
          if (here.before !== ',' || !isPast(here) || next.before !== '' || !AFTER_PAST.has(next.lower))
            continue;
          hits.push({ block, start: here.start, end: clauseEnd(tokens, at).end });
        }
      }),
    ),
};
const AFTER_PAST = wordList('by with in into on to from as at of through upon within beneath between for');

export const edForms: Gauge = {
  id: 'ed-forms',
  category: 'participial_density',
  summary: 'All words in -ed: past participles and regular past forms.',
  why: 'Generated narrative runs on regular verbs and participles (gathered, etched, filled); people say got, went, was.',
  found: 'a form in -ed',
  expected: 'a plain verb, or a sentence about something else',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) =>
    byWords(
      view,
      eachSentence(view, (sentence, hits) => {
        for (const token of sentence.tokens) if (isPast(token)) hits.push(hitOf(sentence, token));
      }),
    ),
};

export const PARTICIPLES = [
  edForms,
  participialTails,
  tailedSentences,
  absoluteClauses,
  participialOpenings,
  participles,
  ledGerunds,
  pastTails,
];
