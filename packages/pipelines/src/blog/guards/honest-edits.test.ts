import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  ADD_HEADERS,
  ADD_LISTS,
  ANSWER_FIRST,
  CATEGORY_INSTRUCTIONS,
  PILLAR_INSTRUCTIONS,
  VARY_SENTENCES,
} from '../rules/blog/v1/instructions.ts';
import { checkRewrite } from './check-rewrite.ts';

const post = (name: string) => readFileSync(new URL(`cases/${name}.md`, import.meta.url), 'utf8');
const BIKES = post('bike-library');
const CACHE = post('cache-keys');
const ARCHIVE = post('town-archive');
const BREAD = post('sourdough');
const BUSES = post('night-bus');

type Edit = (text: string) => string;
interface Case {
  readonly what: string;
  readonly of: string;
  readonly edit: Edit;
  readonly asked?: readonly string[];
}

/** Fails when the passage is not there: an edit that changes nothing would pass every guard. */
function put(from: string, to: string): Edit {
  return (text) => {
    if (!text.includes(from)) throw new Error(`The post does not hold: ${from}`);
    return text.replace(from, () => to);
  };
}
const all =
  (...edits: readonly Edit[]): Edit =>
  (text) =>
    edits.reduce((now, edit) => edit(now), text);

const HONEST: readonly Case[] = [
  { what: 'nothing changed', of: BIKES, edit: (text) => text },
  { what: 'line ends of another system', of: CACHE, edit: (text) => text.replaceAll('\n', '\r\n') },
  { what: 'a linking word dropped', of: BIKES, edit: put('Moreover, the yearly', 'The yearly') },
  {
    what: 'a linking word dropped in front of a pronoun',
    of: CACHE,
    edit: put('Furthermore, we now', 'We now'),
  },
  {
    what: 'a linking word added',
    of: BUSES,
    edit: put('The council approved', 'Still, the council approved'),
  },
  {
    what: 'a plain word for an inflated one',
    of: BREAD,
    edit: put('utilize complicated', 'use complicated'),
  },
  { what: 'a filler phrase cut', of: BREAD, edit: put('in order to manage it', 'to manage it') },
  {
    what: 'a long sentence cut shorter',
    of: BREAD,
    edit: put(
      'tend to believe that sourdough demands a great deal of work',
      'believe that sourdough takes a lot of work',
    ),
  },
  { what: 'a filler clause cut', of: CACHE, edit: put('It is important to note that the fix', 'The fix') },
  {
    what: 'a sentence split in two',
    of: BIKES,
    edit: put('on Mondays, and it never lends', 'on Mondays. It never lends'),
  },
  {
    what: 'a long sentence split in two',
    of: BREAD,
    edit: put('a great deal of work, and they utilize', 'a great deal of work. They utilize'),
  },
  {
    what: 'two sentences joined',
    of: BREAD,
    edit: put('less than 40 minutes. The rest is waiting.', 'less than 40 minutes, and the rest is waiting.'),
  },
  {
    what: 'two sentences joined, one of which denies',
    of: BIKES,
    edit: put('a rental company. It does not make a profit.', 'a rental company and does not make a profit.'),
  },
  {
    what: 'two sentences joined by a contrast',
    of: BREAD,
    edit: put('shortens the rest. A cold', 'shortens the rest, while a cold'),
  },
  { what: 'a spelled number in digits', of: ARCHIVE, edit: put('Two archivists', '2 archivists') },
  { what: 'digits spelled out', of: CACHE, edit: put('after 3 weeks', 'after three weeks') },
  { what: 'a number without its comma', of: BIKES, edit: put('1,250 members', '1250 members') },
  { what: 'percent as a word', of: BIKES, edit: put('72% of that', '72 percent of that') },
  { what: 'a date written another way', of: CACHE, edit: put('12 June 2023', 'June 12, 2023') },
  { what: 'money written another way', of: ARCHIVE, edit: put('9,400 euros', '€9,400') },
  { what: 'an acronym for its words', of: CACHE, edit: put('application programming interface', 'API') },
  {
    what: 'an acronym spelled out',
    of: ARCHIVE,
    edit: put('The NRO lent', 'The National Records Office lent'),
  },
  {
    what: 'an acronym left to do the work',
    of: ARCHIVE,
    edit: put('together with the National Records Office (NRO)', 'together with the NRO'),
  },
  { what: 'a name shortened the second time', of: ARCHIVE, edit: put('Lena Hart trained', 'Hart trained') },
  {
    what: 'a pronoun for a repeated name',
    of: BIKES,
    edit: put('The Fernhill Cycle Library opened', 'It opened'),
  },
  { what: 'a contraction made', of: BIKES, edit: put('You do not need', "You don't need") },
  {
    what: 'a contraction dissolved',
    of: BREAD,
    edit: all(put("Don't cut", 'Do not cut'), put("won't rise", 'will not rise')),
  },
  {
    what: 'two words of denial for one',
    of: BIKES,
    edit: put('you cannot join', 'you are not able to join'),
  },
  {
    what: 'a denial by a prefix',
    of: BUSES,
    edit: put('The lamps do not attract insects, because', 'Insects are not attracted to the lamps, because'),
  },
  {
    what: 'a preamble cut down',
    of: BIKES,
    edit: put('In this post, we will look at how a bike library works. A bike', 'A bike'),
  },
  {
    what: 'an opening question cut where a fix asks for it',
    of: BUSES,
    edit: put('Have you ever waited for a bus in the dark? ', ''),
    asked: [CATEGORY_INSTRUCTIONS.template_frame],
  },
  {
    what: 'a closing cut where a fix asks for it',
    of: ARCHIVE,
    edit: put('\nIn conclusion, scanning is easy and preparation is hard.\n', ''),
    asked: [CATEGORY_INSTRUCTIONS.template_frame],
  },
  {
    what: 'thanks to the readers cut',
    of: BUSES,
    edit: put('\nThanks for reading, and stay safe on the way home!\n', ''),
  },
  { what: 'a paragraph split', of: BUSES, edit: put('The council approved', '\n\nThe council approved') },
  { what: 'two paragraphs joined', of: BREAD, edit: put('you do nothing.\n\nMany', 'you do nothing. Many') },
  {
    what: 'a sentence moved to the top',
    of: CACHE,
    edit: all(
      put(' A key must contain everything that the value depends on.', ''),
      put(
        'Our cache returned',
        'A key must contain everything that the value depends on. Our cache returned',
      ),
    ),
    asked: [ANSWER_FIRST],
  },
  {
    what: 'two sections in another order',
    of: CACHE,
    edit: (text) =>
      text
        .replace(/(When a visitor[\s\S]*?)(The shop runs[^\n]*\n)/, '$2$1')
        .replace(
          'Each product page asks the pricing service for a price and stores the answer in Redis for 300 seconds. ',
          '',
        )
        .replace(
          'The lesson is simple.',
          'Each product page asks the pricing service for a price and stores the answer in Redis for 300 seconds. The lesson is simple.',
        ),
  },
  {
    what: "a heading made of the section's words",
    of: BUSES,
    edit: put('The lamps are powered', '## How are the lamps powered?\n\nThe lamps are powered'),
    asked: [ADD_HEADERS],
  },
  {
    what: 'a heading turned into a question',
    of: BIKES,
    edit: put('## Borrowing a bike', '## How do you borrow a bike?'),
    asked: [PILLAR_INSTRUCTIONS.coverage],
  },
  {
    what: 'a plain label as heading',
    of: ARCHIVE,
    edit: put('In conclusion, scanning', '## Summary\n\nScanning'),
    asked: [PILLAR_INSTRUCTIONS.structure],
  },
  {
    what: 'a list made of an enumeration',
    of: ARCHIVE,
    edit: put(
      'First, we underestimated the dust. Second, we did not number the boxes before the move. Third, nobody asked the readers what they needed until the project was half over.',
      '- We underestimated the dust.\n- We did not number the boxes before the move.\n- Nobody asked the readers what they needed until the project was half over.',
    ),
    asked: [ADD_LISTS],
  },
  {
    what: 'a list of three led in by its count',
    of: ARCHIVE,
    edit: put(
      'First, we underestimated the dust. Second, we did not number the boxes before the move. Third, nobody',
      'We made three mistakes:\n\n1. We underestimated the dust.\n2. We did not number the boxes before the move.\n3. Nobody',
    ),
    asked: [ADD_LISTS],
  },
  {
    what: 'steps as a numbered list',
    of: BREAD,
    edit: put(
      'Fold the dough every 30 minutes for 2 hours. Then let it rest until it has grown by half.',
      '\n\n1. Fold the dough every 30 minutes for 2 hours.\n2. Then let it rest until it has grown by half.',
    ),
    asked: [ADD_LISTS],
  },
  {
    what: 'the passive made active',
    of: BUSES,
    edit: put('The lamps are powered by the sun', 'The sun powers the lamps'),
  },
  {
    what: 'the active made passive',
    of: BUSES,
    edit: put(
      'The council approved the lamps in a vote of 9 to 4',
      'The lamps were approved by the council in a vote of 9 to 4',
    ),
  },
  {
    what: 'a sentence turned round its year',
    of: BIKES,
    edit: put('By 2023 it had 64 bikes and 1,250 members', 'It had 64 bikes and 1,250 members by 2023'),
  },
  {
    what: 'a subordinate clause moved to the front',
    of: CACHE,
    edit: put(
      'The team could not reproduce the bug at first, since the test shop only sells in euros.',
      'Since the test shop only sells in euros, the team could not reproduce the bug at first.',
    ),
  },
  {
    what: 'a spelling mistake corrected',
    of: BIKES.replace('residents', 'residants'),
    edit: put('residants', 'residents'),
  },
  {
    what: '"not only" resolved',
    of: BREAD.replace('The rest is waiting.', 'Sourdough is not only bread but also a habit.'),
    edit: put('Sourdough is not only bread but also a habit.', 'Sourdough is bread and a habit.'),
    asked: [CATEGORY_INSTRUCTIONS.rhetorical_formulas],
  },
  {
    what: 'a formula of contrast resolved',
    of: BREAD.replace('The rest is waiting.', "Sourdough isn't a chore, it's a habit."),
    edit: put("Sourdough isn't a chore, it's a habit.", 'Sourdough is a habit.'),
    asked: [CATEGORY_INSTRUCTIONS.rhetorical_formulas],
  },
  {
    what: 'curly marks for straight ones',
    of: BIKES,
    edit: put(
      '"a shared bike is worth more than a parked one"',
      '“a shared bike is worth more than a parked one”',
    ),
  },
  {
    what: 'bold words made plain',
    of: BREAD.replace('24 hours', '**24 hours**'),
    edit: put('**24 hours**', '24 hours'),
    asked: [CATEGORY_INSTRUCTIONS.punctuation_format],
  },
  {
    what: 'a dash replaced',
    of: BREAD.replace('40 minutes. The rest is', '40 minutes — the rest is'),
    edit: put(' — the rest', '; the rest'),
    asked: [CATEGORY_INSTRUCTIONS.punctuation_format],
  },
  {
    what: 'a reference link written inline',
    of: BUSES.replace('by phone', '[by phone][tel]').replace(/$/, '\n[tel]: https://harrow.example/tel\n'),
    edit: put('[by phone][tel]', '[by phone](https://harrow.example/tel)'),
  },
  {
    what: 'a link put on clearer words',
    of: BIKES.replace('[lending form]', '[here]'),
    edit: put('[here]', '[the form here]'),
  },
  {
    what: 'a word of another sentence in a post that tells readers what to write',
    of: `${BIKES}\n\nName the bike in your message.\n`,
    edit: put('You do not need a deposit.', 'You do not need a deposit for a bike.'),
  },
];

describe('an honest edit passes every hard guard', () => {
  it.each(HONEST)('$what', ({ of, edit, asked = [VARY_SENTENCES] }) => {
    const { verdicts } = checkRewrite(of, edit(of), {
      protectedTerms: ['sourdough'],
      fixInstructions: asked,
    });
    const failed = verdicts.filter(({ passed, severity }) => !passed && severity === 'hard');
    expect(failed).toEqual([]);
  });

  it('several honest edits together pass too', () => {
    const edits = HONEST.filter(
      (each) => each.of === BIKES && each.asked === undefined && each.edit(BIKES) !== BIKES,
    );
    const child = edits.reduce((text, { edit }) => {
      try {
        return edit(text);
      } catch {
        return text;
      }
    }, BIKES);
    expect(child).not.toBe(BIKES);
    const { passed } = checkRewrite(BIKES, child, { protectedTerms: [], fixInstructions: [VARY_SENTENCES] });
    expect(passed).toBe(true);
  });
});
