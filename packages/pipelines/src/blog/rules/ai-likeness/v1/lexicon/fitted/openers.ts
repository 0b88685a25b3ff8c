import { wordList } from '@palimpsest/kernel/text';

/** The openers of essays and stories that people and models choose differently. Written by bench/calibrate-ai-likeness.mjs. */
export const OPENERS = {
  models: wordList(`
    a and as but by continued critics economic finally governments had her his however implementing in its life
    news over overall panic rather suddenly the their these they third though through time understanding was
    while with word years yet
  `),
  people: wordList(`
    about according again ah all alright also although among another any are based because before being blood can
    considering currently despite do don't due even eventually every everyone everything further get having he's
    hence here hey how i i'd i'll i'm i've if indeed is it later let's like look many maybe moreover most
    nevertheless no nonetheless not notably of okay on only or other people remember she's since so sometimes son
    soon sorry specifically still such sure thanks that that's then there's therefore thus to unfortunately upon
    various wait we well what when which who why yeah yes you
  `),
};
