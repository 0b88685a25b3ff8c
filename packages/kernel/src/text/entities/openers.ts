import { wordList } from '../word-list.ts';

/** Words that often begin a sentence and are no part of the name behind them: "Visit GitHub", "Dear Ms. Ito". */
export const OPENERS = wordList(`
  accordingly additionally ask before call check choose click come consider contact create dear did do does download
  email even find first follow for furthermore get give go had has have hello help here hi how imagine in install is
  join just keep last learn let like look make many meet more most move much new next no note now old open our please
  put read remember run second see send set share should sign similarly some start stay stop such take talk tell thank
  thanks think third today tomorrow try two three four five update use using view visit watch welcome what when where
  which who why will with work write yes yesterday you your add build enter explore discover later finally previously
  recently currently meanwhile unlike past current former fellow several various every each both all another any
`);

export const CALENDAR = wordList(`
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
  sundays january february march april may june july august september october november december jan feb mar apr jun
  jul aug sep sept oct nov dec mon tue tues wed thu thurs fri sat sun
`);

/** Capitalised for other reasons than being a name. */
export const NEVER =
  wordList(`i i'm i've i'd i'll i’m i’ve i’d i’ll a ok okay am pm a.m. p.m. tl dr tldr faq faqs q&a ps
  mr mrs ms dr prof st vs etc hi yes no id note todo`);
