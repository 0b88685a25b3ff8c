import { wordList } from '@palimpsest/kernel/text';

/** Frequent Slovak words, first of all those that its neighbours write differently or do not have. */
export const SLOVAK = wordList(`
a v na sa je že to s z do o aj ako po za by ale ktorý ktorá ktoré ktorí sú k pre tak od som ste sme bol bola bolo
boli pri už len alebo si až vo podľa čo zo jeho jej ich medzi byť bude budú nie môže môžu tiež keď viac pred ešte
preto kde kedy prečo pretože takže tento táto toto tieto tejto tomto
`);
