import { wordList } from '@palimpsest/kernel/text';

/** Words that look like misspellings of lexicon words and are not. */
export const KEEP_ES = wordList(`
  ardiendo asistente cliente consejo conversacion cualquier cualquiera cuarto cuatro descenso escogido gracias
  informal nueva nuevo parece parecen pasando persona personal personas podremos preciso puesta puesto punto
  tanto todos trasero vistas vuelve vuelves
`);
