import { wordList } from './word-list.ts';

/** After these a full stop never ends the sentence: a name, a number or an example follows. */
export const LEADING_ABBREVIATIONS = wordList(`
  dr mr mrs ms mx prof rev st gen lt capt sgt maj cmdr gov sen rep pres supt messrs mt ft fr sr
  e.g i.e eg ie cf vs v viz al fig figs eq eqs sec secs ch chap vol vols pp pg nos approx ca
  c.f bldg rm tel
`);

/** After these it ends the sentence when the next word is capitalised and looks like a beginning. */
export const TRAILING_ABBREVIATIONS = wordList(`
  etc inc ltd co corp llc plc dept assn bros univ no jr esq ph.d phd m.d b.a m.a b.s m.s j.d d.c u.s u.s.a u.k u.n e.u a.m p.m am
  pm min max avg misc ave blvd rd jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs
  fri sat sun b.c a.d bc
`);

/** Words that begin sentences and hardly ever names: they decide after an abbreviation. */
export const SENTENCE_OPENERS = wordList(`
  the a an this that these those it its they their we our you your he his she her i there here and but or so yet for
  if when while as because since although though however moreover then thus in on at by from with without to of after
  before what who why how where which not no yes all some many most each every both one in any such also
  next now today still perhaps maybe let please see
`);
