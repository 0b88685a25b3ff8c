import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADD_HEADERS, ADD_LISTS, ANSWER_FIRST } from '../rules/blog/v1/instructions.ts';
import { checkRewrite } from './check-rewrite.ts';

const KIOSK = readFileSync(new URL('cases/pool-kiosk.md', import.meta.url), 'utf8');
const ASKED = [ANSWER_FIRST, ADD_HEADERS, ADD_LISTS];

/** Fails when the passage is not there: an edit that changes nothing proves nothing. */
function put(from: string, to: string): string {
  if (!KIOSK.includes(from)) throw new Error(`The post does not hold: ${from}`);
  return KIOSK.replace(from, () => to);
}

function failed(child: string, severity: 'hard' | 'soft'): string[] {
  const { verdicts } = checkRewrite(KIOSK, child, { protectedTerms: [], fixInstructions: ASKED });
  const rules = verdicts.filter((each) => !each.passed && each.severity === severity);
  return [...new Set(rules.map(({ rule }) => rule))];
}

const under = (line: string) => put('---\n\n# How', `---\n\n${line}\n\n# How`);
const behind = (tail: string) => `${KIOSK.trimEnd()}\n\n${tail}\n`;

describe('a remark on the rewrite is refused', () => {
  it.each([
    ['a list of changes in one line', behind('---\n\n*Changes made: moved the answer up, added headings.*')],
    ['a summary of changes', behind('## Summary of changes\n\n- Moved the answer\n- Added headings')],
    ['a heading over changes alone', behind('## What changed\n\n- Shorter sentences\n- Moved the answer')],
    ['a note on what was kept', behind('Note: all links were preserved.')],
    ['a note at the end of the last paragraph', `${KIOSK.trimEnd()} All links have been preserved.\n`],
    ['a note under the front matter', under('*Edited for clarity.*')],
    ['another title', put('rent?\n\nA pool', 'rent?\n\n*Alternative title: How kiosks earn rent*\n\nA pool')],
    ['a comment that nobody sees', behind('<!-- I shortened the intro -->')],
    ['a comment within a paragraph', put('Ruth Keller', '<!-- moved --> Ruth Keller')],
  ])('%s', (_, child) => {
    expect(failed(child, 'hard')).not.toEqual([]);
  });
});

describe('what a reader does not see is refused', () => {
  it.each([
    ['link-lost', 'a figure in the title of a link', put('"Yearly report"', '"Yearly report: 90% more"')],
    ['link-lost', 'another title of a link', put('"Yearly report"', '"Old report"')],
    ['link-lost', 'the title of a link left out', put(' "Yearly report"', '')],
    ['html-added', 'a figure in an attribute', put('Ruth Keller', '<span title="95%">Ruth Keller</span>')],
    ['html-added', 'a figure in a comment', put('Discounts', '<!-- 95% of kiosks -->\n\nDiscounts')],
    ['html-added', 'a block of HTML', behind('<details><summary>More</summary>Bread sells.</details>')],
    ['link-added', 'a definition that no link uses', behind('[x]: https://other.example "95%"')],
    ['hidden-characters', 'a mark that turns the direction', put('Lindau', 'Lindau\u202e')],
  ])('%s: %s', (guard, _, child) => {
    expect(failed(child, 'hard')).toContain(guard);
  });
});

describe('a fact that moved or turned is refused', () => {
  it.each([
    ['lost-quantity', 'a month left out', put(' in March', '')],
    ['lost-quantity', 'a month and what happens in it left out', put(' and closes in September', '')],
    ['new-quantity', 'another month', put('in March', 'in April')],
    ['lost-quantity', 'a month for one that is also a verb', put('closes in September', 'closes in May')],
    [
      'moved-quantity',
      'a weight of another bin',
      put('The bread bin weighed 6.4', 'The milk bin weighed 6.4'),
    ],
    ['moved-quantity', 'a share of something else', put('38% less bread', '38% less milk')],
    ['moved-quantity', 'an amount of something else', put('grams of citric acid', 'grams of vinegar')],
    ['moved-quantity', 'a count of something else', put('300 ice creams', '300 coffees')],
    ['moved-quantity', 'a count for another period', put('ice creams a day', 'ice creams an hour')],
    ['new-quantity', 'more often', put('twice a day', 'three times a day')],
    ['new-quantity', 'as often in another period', put('twice a day', 'twice a week')],
    [
      'moved-quantity',
      'two frequencies swapped',
      put(
        'once a month and change the filter twice a year',
        'twice a year and change the filter once a month',
      ),
    ],
    ['moved-quantity', 'a limit turned round', put('less than two coffees', 'more than two coffees')],
    ['moved-quantity', 'a limit put in', put('for 12 weeks', 'for at least 12 weeks')],
    ['moved-quantity', 'a limit taken out', put('less than two coffees', 'two coffees')],
    ['moved-quantity', 'less made more', put('38% less', '38% more')],
    ['moved-quantity', 'an end made a beginning', put('until 22:00', 'from 22:00')],
    [
      'moved-quantity',
      'two opposites that changed places',
      put('opens on 10 May and closes in', 'closes on 10 May and opens in'),
    ],
    ['negation-flipped', 'an order of steps turned round', put('before you empty', 'after you empty')],
    ['negation-flipped', 'a source turned round', put('According to', 'Contrary to')],
    ['moved-entity', 'a deed of somebody else', put('but Mr Aslan later', 'but Ruth Keller later')],
    [
      'claim-added',
      'an invented step',
      put('- Order bread', '- Wash every bin with vinegar.\n- Order bread'),
    ],
    [
      'claim-added',
      'a sentence of new words',
      put('Ruth Keller', 'Critics praise modern vending machines. Ruth Keller'),
    ],
  ])('%s: %s', (guard, _, child) => {
    expect(failed(child, 'hard')).toContain(guard);
  });
});

describe('a clause that may claim something new is shown', () => {
  it('where a reason was hung on a sentence', () => {
    const child = put(
      'weighed almost nothing.',
      'weighed almost nothing, because powder is cheap and keeps well.',
    );
    expect(failed(child, 'soft')).toContain('unsupported-sentence');
  });
});

describe('an honest edit near a fact passes', () => {
  it.each([
    ['may as a verb', put('Children may help', 'Children can help')],
    ['may at the beginning of a question', put('Children may help with', 'May children help? Yes, with')],
    ['a month in its short form', put('closes in September', 'closes in Sept')],
    ['a date with its month first', put('10 May', 'May 10')],
    ['how often in other words', put('twice a day', 'two times a day')],
    ['how often in one word', put('twice a day', 'twice daily')],
    ['once a month as every month', put('once a month', 'every month')],
    ['a limit in other words', put('less than two coffees', 'fewer than two coffees')],
    ['a synonym beside a number', put('Our kiosk in Lindau counted', 'The kiosk in Lindau recorded')],
    ['a plain word beside a number', put('The last one cost us €240', 'The last one set us back €240')],
    ['things in a row in another order', put('bread and milk.', 'milk and bread.')],
    ['a pronoun for a name', put('but Mr Aslan later', 'but he later')],
    [
      'steps in another order',
      put(
        '- Weigh both bins at the same time.\n- Write the weight down before you empty the bin.',
        '- Write the weight down before you empty the bin.\n- Weigh both bins at the same time.',
      ),
    ],
    ['a heading that asks what changed', put('Discounts after', '## What changed\n\nDiscounts after')],
    ['a heading of light words', put('Discounts after', '## What we gave up\n\nDiscounts after')],
    ['a question with a word of its own', put('Discounts after', '## What can go wrong?\n\nDiscounts after')],
    ['a line break', put('Ruth Keller', '<br>Ruth Keller')],
    [
      'a paraphrase around the same number',
      put(
        'The last one cost us €240 in March and brought nobody back.',
        'In March we paid €240 for one, and nobody came back.',
      ),
    ],
  ])('%s', (_, child) => {
    expect(failed(child, 'hard')).toEqual([]);
  });
});
