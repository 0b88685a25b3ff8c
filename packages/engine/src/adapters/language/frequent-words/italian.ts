import { wordList } from '@palimpsest/kernel/text';

/** Frequent Italian words, first of all those that its neighbours write differently or do not have. */
export const ITALIAN = wordList(`
il lo la i gli le di a da in con su per tra fra un uno una e che non è sono si del della dello dei degli delle al
alla allo ai agli alle dal dalla dai dalle nel nella nello nei negli nelle sul sulla sui sulle col ma se come anche
più ci questo questa questi queste quello quella quelli quelle ho hai ha abbiamo avete hanno era erano essere avere
fare stato stata fatto può possono dove quando perché chi cosa mi ti vi ne già molto tutto tutti tutte ogni sempre
ancora solo dopo prima senza contro durante io tu lui lei noi voi loro suo sua suoi mio mia miei tuo tua tuoi nostro
vostro così però quindi allora oppure poi qui qua là grazie favore puoi potresti vorrei devo devi bisogno casa notte
due anni cioè quale qualche nessuno niente degli sociale
`);
