import { wordList } from '@palimpsest/kernel/text';

/** Frequent Polish words, first of all those that its neighbours write differently or do not have. */
export const POLISH = wordList(`
i w na z do się nie to że jest o jak po co ale za od tak przez tym dla ten czy już tego tylko być był była było były
będzie są mnie ja ty on ona my wy oni mi ci cię go jej ich jego nas was bardzo może można więc kiedy gdy gdzie
dlaczego który która które których którym także oraz lub albo przy pod nad przed między bez aby żeby jeszcze teraz
zawsze nigdy wszystko wszystkie coś nic każdy proszę dziękuję chcę możesz trzeba swoje swój mój twój tej tych te ta
jednak również latach roku lat ze we u ku ojciec
`);
