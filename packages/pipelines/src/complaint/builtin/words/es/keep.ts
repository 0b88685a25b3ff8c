import { wordList } from '@palimpsest/kernel/text';

/** Words that look like misspellings of lexicon words and are not. */
export const KEEP_ES = wordList(`
  alegria amanecio ardiendo asistente cadera cafeteria canela carretera cerezas cliente consejo contenta contento
  conversacion cuantas cuantos cualquier cualquiera cuarto cuatro cuelgas descenso despacho encantada encantado
  enfermar enfermo escala escogido especial especiales exagerar flecha flechas gracias guarderia imaginar informal
  maestra marques materias ninguna ninguno nueva nuevo paloma parece parecen pasando peluquera perito persona
  personal personas pesando podremos preciso presidenta propina pudiera pudieran pudieras puesta puesto punto querida
  record resolver resuelto resuelve sonado tanto tenido todos trasero vistas vuelve vuelves
`);
