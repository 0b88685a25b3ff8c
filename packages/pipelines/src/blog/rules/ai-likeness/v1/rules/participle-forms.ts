import { wordList } from '@palimpsest/kernel/text';
import { bySentences, byWords, type Gauge } from '../gauge.ts';
import { isParticiple, isPast } from '../participle.ts';
import { eachSentence, hitOf, type Token } from '../text-view.ts';

export const LEADS = wordList('by through while when after before upon without in');

export const LED = wordList('by through while in of for from and or without');

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

export const PARTICIPLE_FORMS = [edForms, participialOpenings, ledGerunds];
