import { messageSentences } from '../matching/message-sentences.ts';
import type { LanguageCode } from '../words/languages.ts';

/**
 * Who does not mind something asks for nothing (`I don't mind lending you the charger`), and what has to end is not to be
 * done (`hablar de mis cosas se tiene que acabar`).
 */
export const UNASKED: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^\P{L}*(?:thanks|thank you|ta|cheers) for(?!\p{L})|(?<!\p{L})(?:(?:i|we) (?:really )?(?:don['’]?t|do not|wouldn['’]?t) mind|(?:don['’]?t|do not) (?:have|need) to|no need to(?! (?:talk|speak|shout|yell|be|read|slam))|feel free to|help yourself|(?:you|u) (?:can|may) (?:borrow|use|have|take|keep|eat)(?![^?]{0,80}\?)|(?:has|have|needs?) to (?:stop|end)|(?:the|always the) only (?:one|person) (?:who|that|to)|(?:be|being|am|i['’]m) the one (?:who|that) always)(?!\p{L})/iu,
  es: /^\P{L}*(?:gracias por|te agradezco (?:mucho )?que (?:me |nos |l[oae]s? )?(?:hayas|\p{L}+(?:aras|ieras)))(?!\p{L})|(?<!\p{L})(?:no hace falta|(?:puedes|podés|podéis|pueden) (?:\p{L}+ ){1,5}cuando quier\p{L}+|no tienes que|no es necesario|no (?:me|nos) (?:importa|molesta)|me da igual|tiene que (?:acabar|terminar|parar)(?:se)?|se acabó|l[ao] únic[ao](?: persona)? que|siempre (?:yo )?(?:quien|l[ao] que|el que))(?!\p{L})/iu,
  fr: /^\P{L}*merci (?:d['’]avoir|pour)(?!\p{L})|(?<!\p{L})(?:pas (?:obligée?|besoin) d|(?:saoule|soûle|marre|gave|fatigue|énerve|pèse|lasse|gonfle|l[ea]) (?:un peu |vraiment |trop |toujours )?(?:de|d['’]) ?(?:devoir|toujours|être|avoir à|encore)(?![^.]{0,120}\?)|l[ea] (?:lave|sèche)-(?:linge|vaisselle) (?:est|ne|a|fait|fuit|marche|tourne|a été|sera)(?![^.]{0,120}\?)|(?:être|suis) (?:toujours |encore )?l[ea] seule? à(?![^.]{0,120}\?)|(?:tu peux|vous pouvez) (?:\p{L}+ ){1,5}(?:quand|si) (?:tu veux|vous voulez)|(?:me|m['’]|nous) ?(?:dérange|gêne|embête) pas|ça ne me fait rien|(?:doit|doivent) (?:cesser|s['’]arrêter)|l[ea] seule? (?:à|qui)|toujours celui qui|toujours celle qui)(?!\p{L})/iu,
  de: /^\P{L}*(?:danke|vielen dank),? (?:fürs?|dass)(?!\p{L})|(?<!\p{L})(?:(?:musst|müsst|brauchst|braucht) (?:\p{L}+ ){0,3}nicht|(?:kannst|könnt|darfst|dürft) (?:\p{L}+ ){0,5}(?:gerne?|ruhig)(?![^?]{0,80}\?)|(?:macht|machen) (?:mir|uns) nichts|(?:hab|habe|haben) nichts dagegen|(?:stört|stören) (?:mich|uns) nicht|(?:muss|müssen) aufhören|(?:der|die) einzige sein|immer (?:der|die|derjenige|diejenige),? (?:der|die)(?= \p{L})|(?:kannst|könnt|darfst|dürft|musst|müsst|such|sucht|suchst) (?:du |ihr )?(?:dir|euch) (?:\p{L}+ ){0,4}(?:wg|wohnung|bude|bleibe|zimmer|zuhause|mitbewohner\p{L}*|neues|anderes)|(?:kannst|könnt|darfst|dürft) (?:du |ihr )?(?:\p{L}+ ){0,3}(?:ausziehen|koffer packen|sachen packen)(?=[.!,]|$)|(?:ziehst|zieht) (?:du|ihr) (?:\p{L}+ ){0,2}aus(?=[.!]|$)|oder (?:du ziehst|ihr zieht|du fliegst|ihr fliegt) (?:\p{L}+ ){0,2}(?:aus|raus)|zieh (?:doch|halt|endlich|einfach|gefälligst) (?:\p{L}+ ){0,2}aus(?=[.!]|$)|pack (?:\p{L}+ ){0,2}(?:sachen|koffer)|(?:nimm|nehmt|lass|lasst|mach|macht|bedien|bedient) (?:dir |dich |euch |es |alles )?ruhig|geht (?:dich|euch) (?:\p{L}+ ){0,3}(?:an|dreck)|(?:kaufst|gönnst|leistest|bestellst|holst) (?:du )?dir (?:jetzt|lieber|dauernd|ständig|trotzdem|erst|dann|gleich|schon|einfach|nen|ne|neue\p{L}*|teure\p{L}*)(?![^.!?]{0,30}eigen))(?!\p{L})/iu,
};

/** Who is told to live elsewhere is threatened, however it is put; help to find somebody is asked for. */
export const MOVING_OUT: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:find|look for|looking for|search for|get)(?: yourself| urself| yourselves)? (?:(?:somewhere|someplace) else(?! (?:for|to (?:put|store|keep|park)))|(?:another|a new|a different|your own) (?:flat|apartment|apt|house|home|room|place|flatshare|(?:flat|room|house)mate)s?(?! (?:for|to (?:put|store|keep|park))))(?!\p{L})|(?<!\p{L})(?:move|get|moving) (?:the \p{L}+ )?out (?:then|of (?:here|this (?:flat|house|place)|my))(?!\p{L})|^\P{L}*(?:just |then |so )?move out(?!\p{L})/iu,
  es: /(?<!\p{L})(?:b[úu]sca(?:te|os)|b[úu]squense|te buscas|te busques|os buscáis|buscarte|buscaros|vete buscando|ve buscando|vas buscando)(?: (?:ya|tú|vos|entonces))? (?:(?:un )?otr[oa]|una? nuev[oa]|tu propi[oa]) (?:piso|casa|depa|departamento|apartamento|cuarto|habitación|pieza|sitio|lugar|compañer[oa])s?(?! para (?:tu|tus|la|el|guardar|dejar|poner))|(?<!\p{L})(?:m[úu]date|vete de (?:aquí|la casa|este piso|esta casa)|l[áa]rgate)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:cherches?|trouves?|cherchez|trouvez|chercher|trouver)(?:[- ](?:toi|te|vous))? (?:donc |vite |alors )?(?:une? autre|un nouvel|une nouvelle|ton propre) (?:appart(?:ement)?|logement|coloc(?:ation|ataire)?s?|chambre|piaule|studio|endroit)(?! pour (?:ton|ta|tes|ranger|mettre|garer))|(?<!\p{L})(?:te|toi|vous) (?:cherche[rsz]?|trouve[rsz]?|loger|installer) ailleurs(?!\p{L})|(?<!\p{L})déménage(?!\p{L})/iu,
  de: /(?<!\p{L})(?:dir|euch) (?:\p{L}+ ){0,2}(?:['’]?ne|eine?n?) (?:andere?|neue?|eigene?)s? (?:wg|wohnung|bleibe|zimmer|haus|mitbewohner\p{L}*)(?! für)(?!\p{L})|(?<!\p{L})(?:dir|euch) (?:\p{L}+ )?(?:was|etwas) (?:anderes|eigenes|neues) (?:zum wohnen|suchen)(?!\p{L})|(?<!\p{L})zieh (?:doch |halt |eben |gefälligst )?aus(?!\p{L})/iu,
};

/** Thanks for something done: a message of nothing else complains of nothing. */
export const THANKS: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^\P{L}*(?:thanks|thank you|cheers|ta)(?!\p{L})/iu,
  es: /^\P{L}*(?:muchas |mil )?gracias(?!\p{L})/iu,
  fr: /^\P{L}*(?:un grand )?merci (?:d['’]avoir|pour|beaucoup|encore|infiniment)(?!\p{L})|^\P{L}*merci\P{L}*$/iu,
  de: /^\P{L}*(?:vielen |tausend |lieben )*dank(?:e)?(?!\p{L})/iu,
};

/** What follows it is meant in spite of what stands before. */
export const BUT = /(?<!\p{L})(?:but|pero|mais|aber)(?!\p{L})/iu;

export const ENDING: readonly string[] = [
  'to stop',
  'to end',
  'acab',
  'terminar',
  'parar',
  'cesser',
  'arrêter',
  'aufhören',
];

/** Nothing of a sentence is asked of the reader: it thanks, gives leave, or is about what others are to do. */
export function asksNothing(sentence: string, language: LanguageCode): boolean {
  if (BUT.test(sentence)) return false;
  const found = UNASKED[language].exec(sentence)?.[0].toLowerCase();
  // What has to end is wished to, though not as an order of its words.
  const isWished = found !== undefined && ENDING.some((word) => found.includes(word));
  return (
    (found !== undefined && !isWished) ||
    OF_OTHERS[language].test(sentence) ||
    MOVING_OUT[language].test(sentence)
  );
}

export function isOnlyThanks(text: string, language: LanguageCode): boolean {
  const parts = messageSentences(text).map(({ start, end }) => text.slice(start, end));
  return (
    parts.length > 0 &&
    parts.every((part) => THANKS[language].test(part) && !part.includes('?') && !BUT.test(part))
  );
}

/** What somebody else is to be told is not asked of the reader. */
export const OF_OTHERS: Readonly<Record<LanguageCode, RegExp>> = {
  en: /(?<!\p{L})(?:ask|tell|remind) (?:him|her|them) (?:not )?to(?!\p{L})|(?<!\p{L})make sure (?:your \p{L}+|they|he|she)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:diles?|decirles?|p[ií]deles?|pedirles?|recu[eé]rdales?|recordarles?) (?:a tus? \p{L}+ )?(?:que|de)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:dis|dites|demande|demandez|rappelle)[- ](?:lui|leur)(?!\p{L})|(?<!\p{L})(?:dire|demander|rappeler|dis|demande|rappelle) (?:à|au|aux) (?:t\p{L}+|vos|votre|lui|elle|eux|nos|les) \p{L}+ (?:de |d['’]|que |qu['’])|(?<!\p{L})(?:lui|leur) (?:dire|demander|rappeler)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:sag|sage|sagt|richte) (?:ihm|ihr|ihnen)(?!\p{L})|(?<!\p{L})(?:ihm|ihr|ihnen) (?:\p{L}+ )?(?:sagen|ausrichten)(?!\p{L})/iu,
};
