import { isStopWord, words } from '@palimpsest/kernel/text';
import { FUNCTION_WORDS } from '../language/function-words.ts';
import { fold } from '../lexicon/match/fold.ts';
import { COURTESIES } from './courtesies.ts';
import { TOPIC_WORDS } from './topic-words.ts';

// What a message of a home can be about beyond the topics: rooms, things, rest, time for each other. Beginnings of words.
export const GENERAL = `
room door space thing stuff noise nois quiet sleep tidy clean mess share shared sharing notice ask asking asked knock privac privat
borrow key light lamp window plant shelf hall couch sofa plan time turn rota chore help talk communicat listen answer repl tell told
cuarto habitacion puerta espacio cosa ruido silenci tranquil dorm limpi orden desorden compart avis pregunt llam privacid intimid prest
llave luz ventana planta sofa plan turno tarea ayud habl convers escuch respond dec chambre porte espace affaire bruit calme dorm nettoy
propre rang desordre partag preven demand frapp intim priv emprunt cle lumiere fenetre plante canape plan tour tache aid parl discut
ecout repond dire sillon silla mueble armario estante balda cajon mochila zapat chaqueta chamarra terraza balcon patio escalera pasillo timbre correo paquete
horno microondas cafetera licuadora tostadora extractor suelo alfombra cortina manta sabana almohada termo enchufe cargador bombill persiana zimmer tur platz raum sache sachen larm gerausch ruhe ruhig leise schlaf aufraum ordn ordentlich sauber putz dreck
chaos teil bescheid frag klopf privat leih ausleih schlussel licht fenster pflanze sofa plan dran aufgabe hilf helf red sprech sprich
zuhor antwort sag
`;
const all = [GENERAL, ...TOPIC_WORDS.map(({ spoken }) => spoken)].join(' ').trim().split(/\s+/);
export const MATTER = new RegExp(
  `(?<![\\p{L}])(?:${[...new Set(all)].filter((word) => word.length > 2).join('|')})`,
  'u',
);

/** The text names something of a home. */
export const namesMatter = (text: string): boolean => MATTER.test(fold(text).text);

/** The original is about something of a home, and of the output only courtesies are left. */
export function losesMatter(original: string, rewritten: string): boolean {
  if (!namesMatter(original)) return false;
  return words(fold(rewritten).text)
    .flatMap(({ lower }) => lower.split(/['-]/u))
    .every((word) => word.length < 4 || COURTESIES.has(word) || isSmall(word));
}

const isSmall = (word: string): boolean =>
  isStopWord(word) || [...FUNCTION_WORDS.values()].some((small) => small.has(word));
