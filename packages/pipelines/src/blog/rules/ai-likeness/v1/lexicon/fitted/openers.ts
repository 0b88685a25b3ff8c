import { wordList } from '@palimpsest/kernel/text';

/** The openers of essays and stories that people and models choose differently. Written by bench/calibrate-ai-likeness.mjs. */
export const OPENERS = {
  models: wordList(`
    a and but by critics finally governments had her his however its life news over overall panic suddenly their
    these they third though through time understanding was while with word years yet
  `),
  people: wordList(`
    according all also although among another are at based because before being can despite do don't due during
    even eventually every everyone everything having he's hence here hey how i i'd i'll i'm i've if indeed is it
    let's like look many maybe more moreover most never nevertheless no not of okay on only or other people
    perhaps she's since so something sometimes soon sorry specifically still such sure thanks that that's then
    there's therefore thus to unfortunately upon we well what when who why yeah yes you
  `),
};
