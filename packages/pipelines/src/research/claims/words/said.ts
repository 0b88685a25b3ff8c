import { stem, wordList } from '@palimpsest/kernel/text';

const stems = (text: string): ReadonlySet<string> => new Set([...wordList(text)].map((word) => stem(word)));

/** Words about the telling, not about the matter. */
export const TELLING = stems(`
  according report reports reported reporting say says said state states stated note notes noted write writes wrote
  estimate estimates estimated announce announces announced claim claims claimed measure measures measured find finds
  found show shows showed shown survey study studies analysis article news source sources data figure figures number
  record records recorded publish published publishes confirm confirmed confirms cite cites cited citing give gives
  given put puts list lists listed suggest suggests suggested indicate indicates indicated conclude concludes concluded
  official officially currently current present today latest recent recently new now overall total approximately about
  roughly around nearly almost exactly precisely some just over under more less than total stand stands stood come comes
  amount amounts amounted reach reaches reached equal equals value values make makes made set sets author authors team
  researcher researchers researchers' bulletin statement page document revised updated update updates update revision
  corrected correction replaces replaced replace supersedes superseded supersede former formerly previous previously
  earlier older still remain remains remained accord
`);

/** Verbs with which somebody is quoted. */
export const SAYING = wordList(`
  report reports reported say says said state states stated note notes noted write writes wrote estimate estimates
  estimated announce announces announced claim claims claimed find finds found show shows showed suggest suggests
  suggested confirm confirms confirmed conclude concludes concluded publish publishes published measured measures put
  puts gives gave lists listed recorded records told tells argues argued maintains maintained cites cited
`);

/** Nouns for a text that others retell. */
export const TEXTS = wordList(`
  report reports study studies survey surveys paper papers release statement briefing bulletin review census analysis
  audit assessment dataset publication article announcement white whitepaper factsheet yearbook
`);
