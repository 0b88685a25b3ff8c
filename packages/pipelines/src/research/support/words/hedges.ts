import { wordList } from '@palimpsest/kernel/text';

/** What leaves a sentence open. */
export const HEDGES = wordList(`
  may might could perhaps possibly possible potential potentially suggest suggests suggested suggesting appear appears
  appeared seem seems seemed likely unlikely probably hypothesize hypothesized hypothesis propose proposed whether unclear
  unknown uncertain controversial investigate investigated investigates examine examined aim aimed objective assess
  assessed evaluate evaluated explore explored determine sought
`);

/** What turns a sentence round. */
export const NEGATIONS = wordList(`
  not no never neither nor none without cannot can't don't doesn't didn't isn't aren't wasn't weren't won't wouldn't
  hasn't haven't hadn't couldn't shouldn't unable fails failed fail failing failure hardly scarcely nothing little few
  rather lack lacks lacked lacking
`);

/** Claims for all and claims for none. */
export const UNIVERSALS = wordList(
  'all every always only sole solely exclusively entirely complete completely none never any',
);
