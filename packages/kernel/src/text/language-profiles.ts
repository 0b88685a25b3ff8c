import { wordList } from './word-list.ts';

/** Short frequent words that tell these languages apart; words shared by several count for each of them. */
export const FREQUENT_WORDS = {
  en: wordList(`the of and to in is that it for was on are as with his they at be this have from or had by not but what
    we were when your can said there an which their will how if do would about so our has more who its been than`),
  es: wordList(`de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si
    sin sobre este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está mi porque qué`),
  fr: wordList(`de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont la avec
    ils son aux d'une cette d'un ou nous sa mais on ont leur été être c'est fait deux même ces comme je vous tout elle`),
  de: wordList(`der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus
    er hat dass sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis`),
  it: wordList(`di e il la che in a per un è del non con si da una le i dei al come più della nel lo alla ma sono ha
    gli delle anche o su se dal ci questo questa nella essere stato molto dalla tra loro era suo quando tutti già`),
  pt: wordList(`de a o que e do da em um para com não uma os no se na por mais as dos como mas ao ele das à seu sua ou
    quando muito nos já eu também só pelo pela até isso ela entre depois sem mesmo aos são está você foi ser tem`),
  nl: wordList(`de van het een en in is dat op te zijn voor met die niet aan er om ook als bij dan maar naar uit heeft
    worden door nog wordt ze over hij was tot hebben deze meer je geen of dit wel zo werd kan zou had moet onze`),
} as const;
