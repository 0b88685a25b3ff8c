import { wordList } from '@palimpsest/kernel/text';

/** A comparison with a number beside it belongs to the problem: it may be said otherwise, but not left out. */
export const COMPARATIVES = wordList(`
  more less fewer greater larger smaller bigger longer shorter taller higher lower older younger faster slower heavier
  lighter farther further warmer colder hotter cooler deeper wider thicker thinner cheaper earlier later extra
  additional difference differ differs exceed exceeds over under above below least most maximum minimum above rest
  remaining increase increases increased decrease decreases decreased between compare up
`);

/** Words that make a number count once for each of several things. */
export const EACH = wordList(
  'each every per apiece all one single both respectively any daily weekly hourly monthly yearly annually',
);

/** Of those the ones whose coming or going is looked at. */
export const EACH_FOR_CERTAIN = wordList('each every per apiece daily weekly hourly monthly yearly annually');
