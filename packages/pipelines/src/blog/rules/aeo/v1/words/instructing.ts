import { wordList } from '@palimpsest/kernel/text';
import { phraseList } from '../phrases.ts';

/** Verbs that tell the reader what to do when they open a sentence. */
export const IMPERATIVES = wordList(
  `add ask avoid begin bring build buy choose click collect compare consider create decide define delete describe
  determine download edit enable ensure enter establish explain explore find fix follow gather get give go hire hold
  identify include install invite involve join keep know learn leave look make meet move open organize pay pick
  prepare prioritize publish put read remember remove repeat replace save select send set show start stay stop submit
  take talk teach tell think treat try turn understand update upload use validate verify visit wait write don't`,
);

/** Verbs that are nouns as well: they instruct only in front of one of the words below. */
export const NOUN_LIKE_IMPERATIVES = wordList(
  `call change check copy cut design document draft focus group launch limit link list measure name note plan practice
  record report request research review run schedule search share sign sort store test track type watch work`,
);
export const AFTER_IMPERATIVE = wordList(
  `a an the this that these those your their its our his her my it them him us me to with on in at by for from into
  all each every any some both only how what when where whether who why up out off down as early often one two three`,
);

/** Wording that advises or demands. */
export const ADVISING = phraseList(`
you can
you could
you should
you must
you need
you'll need
you will need
you have to
you may
you might
you want to
should
must
need to
needs to
has to
we recommend
we suggest
we advise
i recommend
i suggest
it's best to
it is best to
`);

/** Whose duty it is when these stand in front of such wording: the author's, not the reader's. */
export const OWN_DUTY = wordList('i we they he she it who that which');
