import { wordList } from '@palimpsest/kernel/text';

/** Frequent Portuguese words, first of all those that its neighbours write differently or do not have. */
export const PORTUGUESE = wordList(`
o a os as de do da dos das em no na nos nas um uma uns umas e que não é são se por para com como mas mais ao à aos
às pelo pela pelos pelas foi ser está estão estava também já muito sua seu suas seus meu minha teu tua você vocês
ele ela eles elas isso isto aquilo este esta esse essa aquele aquela quando onde porque porquê quem qual tem têm ter
havia há até sem sobre entre depois antes ainda só sempre nunca nada tudo todos todas fazer pode podem dizer então
assim num numa dele dela deles nosso nossa lhe me te eu nós mesmo agora aqui ali lá obrigado obrigada favor preciso
quero queria casa noite ontem hoje amanhã barulho cozinha ou duas dois anos ção após
`);
