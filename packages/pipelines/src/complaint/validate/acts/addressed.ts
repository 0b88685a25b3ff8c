import { fold } from '../lexicon/match/fold.ts';

// Words of living together: who speaks to whom, and the things and places of a home. Beginnings of words, folded.
const beginning = (word: string): string => (word.length < 4 ? word : `${word}\\p{L}{0,12}`);

export const HOME: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    en: 'i|me|my|mine|you|your|yours|u|ur|we|us|our|ours|together|home|house|flat|apartment|room|kitchen|bathroom|living|sleep|noise|quiet|loud|music|dish|clean|tidy|mess|trash|bin|guest|visitor|friend|party|privacy|space|knock|door|borrow|fridge|food|rent|bill|shower|laundry|share|shared|neighbour|neighbor|roommate|flatmate|housemate|smok|dog|cat|bed|morning|evening|night',
    es: 'creo|quiero|puedo|tengo|estoy|necesito|prefiero|estamos|tenemos|podemos|hacemos|quedamos|vamos|yo|me|mi|mis|pudieras|pudieses|podrias|puedes|quieres|tienes|sabes|haces|dejas|favor|gracias|tu|tus|te|ti|contigo|vosotros|os|usted|ustedes|nos|nosotros|juntos|juntas|nuestr|casa|piso|hogar|cuarto|habitacion|cocina|bano|salon|dormir|ruido|silencio|musica|plato|limpi|orden|basura|invitad|visita|amig|fiesta|privacidad|espacio|puerta|prest|nevera|comida|alquiler|factura|ducha|colada|compart|vecin|companer|fum|perro|gato|cama|manana|tarde|noche|podrias|puedes|avisa|hablar',
    fr: 'je|j|me|m|mon|ma|mes|moi|tu|te|t|ton|ta|tes|toi|vous|votre|vos|nous|notre|nos|on|ensemble|maison|appart|chambre|cuisine|salle|salon|dormir|bruit|calme|musique|vaisselle|nettoy|propre|rang|poubelle|invit|visite|ami|fete|intimite|espace|frapp|porte|emprunt|frigo|nourriture|loyer|facture|douche|lessive|partag|voisin|coloc|fum|chien|chat|lit|matin|soir|nuit',
    de: 'ich|mir|mich|mein|du|dir|dich|dein|ihr|euch|euer|eure|sie|ihnen|wir|uns|unser|zusammen|gemeinsam|zuhause|wohnung|haus|zimmer|kuche|bad|wohnzimmer|schlaf|larm|ruhe|ruhig|leise|laut|musik|geschirr|abwasch|putz|sauber|ordn|mull|gast|gaste|besuch|freund|party|privat|platz|klopf|tur|leih|kuhlschrank|essen|miete|rechnung|dusch|wasche|teil|nachbar|mitbewohn|rauch|hund|katze|bett|morgen|abend|nacht',
  }).map(([language, words]) => [
    language,
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.split('|').map(beginning).join('|')})(?![\\p{L}\\p{N}])`, 'u'),
  ]),
);

/** The text speaks to somebody, or of the life they share. */
export function isAddressed(text: string, language: string): boolean {
  return HOME.get(language)?.test(fold(text).text) ?? true;
}
