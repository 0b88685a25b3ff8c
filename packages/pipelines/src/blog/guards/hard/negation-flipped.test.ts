import { describe, expect, it } from 'vitest';
import { spots } from '../testing/problems.ts';
import { negationFlipped } from './negation-flipped.ts';

type Pair = [before: string, after: string];

describe('a denial said in another way is one denial', () => {
  it.each<Pair>([
    ['We do not charge any fee for the first hour.', 'We charge no fee for the first hour.'],
    ['We charge no fee for the first hour.', 'We do not charge any fee for the first hour.'],
    ['The server did not return any errors.', 'The server returned no errors.'],
    ['The agency did not publish any reports in that year.', 'In that year the agency published no reports.'],
    ['They were unable to agree on a name.', 'They could not agree on a name.'],
    ['The form does not ask for a number any more.', 'The form no longer asks for a number.'],
    ['No team can deploy the app on Friday.', 'A team cannot deploy the app on Friday.'],
    ['Nothing in the law stops an agency from sharing.', 'The law does not stop an agency from sharing.'],
    ['The tool does not have a search box.', 'The tool has no search box.'],
    [
      'The old tool lacks a search box on its first page.',
      'The old tool has no search box on its first page.',
    ],
    ['We were unable to find the cause.', 'We could not find the cause.'],
    ['We failed to find the cause of the error.', 'We did not find the cause of the error.'],
    ['Do not store passwords in plain text.', 'Avoid storing passwords in plain text.'],
    ['We do not recommend this for large agencies.', 'We recommend against this for large agencies.'],
    ['We do not think the old process works for teams.', 'We think the old process does not work for teams.'],
    ['The data is not public or complete.', 'The data is neither public nor complete.'],
    ['The data is neither public nor complete.', 'The data is not public and not complete.'],
    ['Testing does not need to be expensive.', 'Testing need not be expensive.'],
    ['You cannot join the library for free.', 'You cant join the library for free.'],
    ['He hasnt paid the fee for the bike.', "He hasn't paid the fee for the bike."],
    ['They won’t lend carts in winter.', 'They wont lend carts in winter.'],
    ['The old site was not accessible to readers.', 'The old site was inaccessible to readers.'],
    ['It is not only cheap but also fast to build.', 'It is cheap and fast to build.'],
    ['Nobody on the team had used it before.', 'No one on the team had used it before.'],
    ['If you do not have an account, ask the desk.', 'Without an account, ask the desk.'],
    ['We never lend bikes without a card.', 'We only lend bikes with a card.'],
    [
      'You cannot see the page unless you have an account.',
      'You can see the page only if you have an account.',
    ],
    ['The work is not done until the tests pass.', 'The work is done only when the tests pass.'],
    ['The work is done only when the tests pass.', 'The work is not done until the tests pass.'],
    ['Unless you have an account, you cannot see the page.', 'You need an account to see the page.'],
    ['The library lends bikes but no carts.', 'The library lends bikes. It lends no carts.'],
    ['The library lends bikes. It does not lend carts.', 'The library lends bikes but does not lend carts.'],
    ['The tool, though not pretty, works well.', 'Though the tool is not pretty, it works well.'],
    ['The shop opens early on Monday.', 'On Monday the shop opens early.'],
    ['Prices rose more than wages before the summer.', 'Before the summer, prices rose more than wages.'],
  ])('%s > %s', (before, after) => {
    expect(spots(negationFlipped, before, after)).toEqual([]);
  });
});

describe('a denial that came, went or moved is refused', () => {
  it.each<Pair>([
    ['We do not charge any fee for the first hour.', 'We charge a fee for the first hour.'],
    ['The tool has no search box on its first page.', 'The tool has a search box on its first page.'],
    ['The tool lacks a search box on its first page.', 'The tool has a search box on its first page.'],
    ['We did not fail to pay the fee today.', 'Today we did fail to pay the fee.'],
    ['You can join without a card.', 'You cannot join without a card.'],
    ['You cannot join without a card.', 'You must not join with a card.'],
    ['Not all teams need a content guide.', 'All teams need a content guide.'],
    ['We do not sell bread, we sell cake.', 'We sell bread, we do not sell cake.'],
    ['We do not sell bread, but we do sell cake.', 'We sell bread, but we do not sell cake.'],
    ['The report is complete and has no errors.', 'The report is not complete and has errors.'],
    ['Bikes are not allowed in the hall, dogs are.', 'Bikes are allowed in the hall, dogs are not.'],
    ['Testing is not expensive but slow.', 'Testing is expensive but not slow.'],
    ['We charge a fee but lend no carts.', 'We charge no fee but lend carts.'],
    ['People who do not vote complain a lot.', 'People who vote do not complain a lot.'],
    ['People who vote have no complaints here.', 'People who do not vote have complaints here.'],
    ['People that vote have no complaints here.', 'People that do not vote have complaints here.'],
    ['If tests fail, we do not deploy.', 'If tests do not fail, we deploy.'],
    ['We deploy on Monday but never on Friday.', 'We never deploy on Monday but on Friday.'],
    ['They were unable to agree on a name.', 'They were able to agree on a name.'],
    ['He hasnt paid the fee for the bike.', 'He has paid the fee for the bike.'],
    ['You cant join the library for free.', 'You can join the library for free.'],
    ['We recommend against this for large agencies.', 'We recommend this for large agencies.'],
    ['The old site was accessible to readers.', 'The old site was inaccessible to readers.'],
    ['The old site was inaccessible to readers.', 'To readers the old site was accessible.'],
    ['The council approved the plan in a public vote.', 'In a public vote the council rejected the plan.'],
    ['Everyone on the team liked the new page.', 'Nobody on the team liked the new page.'],
    ['Write the weight down before you empty it.', 'Write the weight down after you empty it.'],
    ['The shop opens at the end of the week.', 'The shop closes at the end of the week.'],
    ['Lamps cost less than signs in this town.', 'Lamps cost more than signs in this town.'],
    ['More bikes bring fewer cars to town.', 'Fewer bikes bring more cars to town.'],
  ])('%s > %s', (before, after) => {
    expect(spots(negationFlipped, before, after)).toEqual([after]);
  });

  it('also where a sentence was split, and only the part that turned is named', () => {
    const before = 'The library lends bikes to adults, but it does not lend carts to children.';
    const after = 'The library lends bikes to adults. It lends carts to children.';
    expect(spots(negationFlipped, before, after)).toEqual(['It lends carts to children.']);
  });

  it('also where two sentences were joined', () => {
    const before = 'The library lends bikes to adults. It does not lend carts to children.';
    const after = 'The library lends bikes to adults and lends carts to children.';
    expect(spots(negationFlipped, before, after)).toEqual([after]);
  });

  it('says nothing of sentences that come from nowhere or stand word for word', () => {
    const before = 'We do not sell bread. Old trees grow here.';
    expect(spots(negationFlipped, before, 'We do not sell bread. Nobody swims in cold rivers.')).toEqual([]);
  });
});
