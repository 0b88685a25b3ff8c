import { wordList } from '@palimpsest/kernel/text';

/** Frequent Dutch words, first of all those that its neighbours write differently or do not have. */
export const DUTCH = wordList(`
de het een en van in is dat op te zijn met voor niet aan er om ook als dan maar bij nog wel uit door over naar kan
kunnen je jij jou jouw jullie ik mij mijn we wij ons onze u uw hij hem hun zij ze die deze dit geen wat wie waar
waarom wanneer hoe zo zou zal worden wordt werd werden heeft hebben had was waren meer tot tegen onder tussen na
tijdens omdat want of veel alle alles altijd nooit iets niets iemand niemand moet moeten mag wil willen gaan gaat
doen doe graag alsjeblieft bedankt even eens heel erg hier daar nu toen al steeds elke iedere andere ander jaar
huis kamer keuken lawaai gisteren vandaag morgen
`);
