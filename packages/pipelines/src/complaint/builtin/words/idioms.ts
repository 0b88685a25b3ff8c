import type { LanguageCode } from './languages.ts';

/**
 * Words that look like another matter: who is not your mother speaks of no relative,
 * the sender's own family is no guest of the reader, a thief does not bark, and nobody smokes at a smoke alarm.
 */
export const MISLEADING: Readonly<Record<LanguageCode, string>> = {
  en: "smoke (?:alarm|detector)s?|yapping (?:on|away|about|to)|(?:not|isn['’]?t|ain['’]?t) your (?:mother|mum|mom|mummy|mommy|dad|father|parents?)|my (?:mother|mum|mom|dad|father|parents|sister|brother|family|gran|grandmother)",
  es: 'detector(?:es)? de humos?|no soy (?:ni )?tu (?:madre|mamá|padre|papá)|ladr(?:ón|ona|ones)|mis? (?:madre|mamá|padre|papá|padres|hermana|hermano|familia|abuela)|no (?:soy|somos) (?:ni )?(?:tu|vuestr[oa]|su|la) (?:niñera|criada|chacha|sirvienta|esclav[oa]|banco|cajero|taxi|taxista|chofer|chófer|secretari[oa]|despertador|psicólog[oa])(?: de \\p{L}+)?|(?:eres|sos|sois|qué|so|menuda|maldit[oa]|suci[oa]|pinche|put[oa]|asqueros[oa]) (?:un[oa]?s? )?(?:put[oa] |maldit[oa] |suci[oa] |vil )?(?:ratas?|cucarachas?|perr[oa]s?|cerd[oa]s?|gat[oa]s?|sapos?|víboras?|hormigas?|moscas?|ratones|ratón)|(?<=^|[.!?¡,] ?)ratas?(?=[.!,])|(?:como|peor que|tamaño de|grande como|igual que) (?:un[oa]?s? |el |la |los |las )?(?:gatos?|perr[oa]s?|ratas?|ratón|ratones|cucarachas?|cerd[oa]s?|burros?|caballos?|elefantes?|bebés?|niñ[oa]s?|loros?)|(?:humor|cara|vida|día|frío|tiempo) de perros?|el perro y el gato|gato encerrado|pies al gato|gato por liebre|dar gato|sin (?:decir|soltar|avisar|mediar) (?:ni )?(?:pío|mu|media palabra|palabra|ni hola|nada a nadie)|prest[aá] atención|presten atención|pon(?:é|ed)? atención|fíjate bien|baños (?:eternos|largos|larguísimos|interminables|de (?:\\p{L}+ )?(?:hora|minutos))|te (?:hace|parece) (?:mucha )?(?:gracia|gracioso|divertido)|por arte de magia|dormido en los laureles|el cuento (?:de la lechera|chino)|pedir peras|ser la fiesta|se (?:te )?acabó la fiesta|tengamos la fiesta en paz|no está el horno para bollos|dar la lata|dando la lata|a la basura con',
  fr: 'détecteurs? de fumée|suis pas (?:ta|votre|ton) (?:mère|maman|père|papa)|m(?:a|on|es) (?:mère|maman|père|papa|parents|sœur|soeur|frère|famille)',
  de: 'rauchmelder|rauchwarnmelder|nicht (?:deine?|eure) (?:mutter|mama|mutti|vater|papa)|meine?[rnm]? (?:mutter|mama|mutti|vater|papa|eltern|schwester|bruder|familie)',
};
