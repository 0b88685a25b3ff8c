import type { Span } from '@palimpsest/contracts';
import { sentences } from '@palimpsest/kernel/text';
import type { LexiconHit } from './lexicon/lexicon.ts';

interface LandlordWords {
  readonly who: RegExp;
  /** What somebody who looks after a house has to do with: repairs, visits, post. */
  readonly errands: RegExp;
  /** Who is asked whether they have called says nothing of power. */
  readonly asked: RegExp;
  /** What makes it a threat, a rule or a word of command. */
  readonly pressing: RegExp;
}

/** Words by their beginnings; `$` ends one. */
const words = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern.replaceAll('$', '(?!\\p{L})')})`, 'iu');

export const LANDLORD: Readonly<Record<string, LandlordWords>> = {
  en: {
    who: words('land ?lord|land ?lady'),
    errands: words(
      'leak|drip|taps?$|faucet|boiler|heating|radiator|windows?$|doorbell|locks?$|keys?$|mou?ld$|damp|repair|fix|broken|broke$|plumber|electrician|meter|oven|fridge|toilet|flush|drain|pipe|water|light|bulb|machine|roof|stairs|blinds?$|viewing|inspection|appointment|visit|is coming|comes$|came$|will come|drop(?:s|ping)? by|stop(?:s|ping)? by|be the one who|new contract|post$|letter',
    ),
    asked: words(
      '(?:have|did|could|can|will|would) (?:you|we|somebody|someone|anyone) [^?]{0,60}land ?l(?:ord|ady)[^?]{0,80}\\?',
    ),
    pressing: words(
      "if$|unless|or else|otherwise|next time|or i$|(?:i[’']?ll|i will|i am going to|i[’']?m going to|we[’']?ll|we will) (?:just |have to )?(?:tell|call|ring|report|write|talk|speak|go|let|get|e-?mail|text)|about you$|your (?:parties|noise|guests|friends|boyfriend|girlfriend|behaviou?r|rent|mess|dog|cat)|complain|report|rules?$|(?:not )?allow|forbid|must$|lease|evict|kick|throw|thank|(?:as|being|am|i[’']m|my job as) (?:the|your|a) land|lawyer|deposit|going to hear|wants (?:us|you)$|(?:says|said) (?:that )?(?:you|we|i)$|(?:told|asked) (?:you|us)$",
    ),
  },
  es: {
    who: words(
      'caser[oa]|arrendador|el (?:dueño|propietario)|la (?:dueña|propietaria)|al (?:dueño|propietario)',
    ),
    errands: words(
      'gotera|fuga|gote|grifo|canilla|llave|caldera|calefacci|calentador|radiador|ventana|timbre|cerradura|moho|humedad|arregl|repar|rot[oa]|romp|fontaner|plomer|electricist|contador|medidor|horno|nevera|heladera|inodoro|váter|cisterna|desagüe|tuber|cañer|agua|luz$|bombill|lavadora|techo|escalera|persiana|visita|inspecci|cita$|viene$|vino$|vendrá|va a venir|pasa(?:rá)? (?:por|a)|ser (?:yo )?(?:quien|la que|el que)|contrato nuevo|carta|correo',
    ),
    asked: words(
      '(?:has|habéis|han|puedes|podrías|podéis|podemos|quieres) [^?]{0,60}(?:caser|arrendador|dueñ|propietari)[^?]{0,80}\\?',
    ),
    pressing: words(
      '(?:si no|si sigues|si vuelves|como no|como vuelvas)|de lo contrario|la próxima|(?:se lo (?:digo|diré|voy a decir)|voy a (?:hablar|llamar|avisar)|hablaré|hablo|llamaré|llamo|avisaré|aviso|le (?:digo|diré)) |de ti$|sobre ti$|tus (?:fiestas|ruidos|visitas|amigos)|tu (?:novio|novia|perro|gato|ruido|alquiler)|quej|denunci|reglas?$|normas?$|prohib|permit|deja que|contrato dice|ech(?:a|e|ar)|expuls|desahuci|gracias a|(?:soy|como) (?:el|la|tu) |abogad|fianza|buscas? otr|quiere que|(?:dice|dijo) que (?:no|ten|deb|hay)|se (?:va a )?enter',
    ),
  },
  fr: {
    who: words('propri(?:étaire|etaire|o)s?$|bailleur|bailleresse|syndic'),
    errands: words(
      'fuite|goutt|robinet|chaudière|chauffage|chauffe|radiateur|fenêtre|sonnette|serrure|clés?$|clefs?$|moisi|humid|répar|cass|panne|plombier|électricien|compteur|four$|frigo|toilettes|wc$|chasse d|évier|canalis|tuyau|eau$|lumière|ampoule|machine|toit|escalier|volet|visite|état des lieux|rendez|vient$|est venue?$|passe(?:ra|r)?$|passé|être cel(?:ui|le) qui|quittance|courrier|lettre|relanc',
    ),
    asked: words(
      "(?:as-tu|tu as|t[’']as|tu peux|tu pourrais|pourrais-tu|peux-tu|on peut|tu veux|est-ce que (?:tu|quelqu)) ?[^?]{0,60}(?:propri|bailleur|syndic)[^?]{0,80}\\?",
    ),
    pressing: words(
      "si tu|sinon$|la prochaine|(?:je vais (?:appeler|prévenir|en parler|lui|le dire)|j[’']appelle|j[’']appellerai|je préviens|je le dis|j[’']en parle) |de toi$|tes (?:soirées|fêtes|bruits|invités|potes)|ton (?:copain|bruit|chien|chat|loyer)|ta (?:copine|musique)|plain|dénonc|signal|règles?$|règlement|interdi|autoris|permet|bail$|expuls|vir(?:er|é)|dehors|grâce au|merci|(?:suis|comme|en tant que) (?:le |la |ton |ta )?propri|avocat|caution|veut qu|(?:dit|demandé?) (?:que|qu[’']|de)|(?:cherch|trouv)\\p{L}* (?:toi|un autre)",
    ),
  },
  de: {
    who: words('vermieter(?:in)?|hausverwaltung|hausmeister(?:in)?|hausbesitzer(?:in)?'),
    errands: words(
      'leck|tropf|wasserhahn|hahn$|heizung|therme|boiler|heizkörper|fenster|klingel|schloss|schlüssel|schimmel|feucht|repar|kaputt|defekt|klempner|handwerker|elektriker|zähler|ablesen|ofen|herd$|kühlschrank|toilette|klo$|spülung|abfluss|rohr|wasser|licht|lampe|birne|maschine|dach|treppe|rollo|jalousie|besichtigung|termin|besuch|kommt$|kam$|vorbei|schaut sich|angeschaut|immer (?:ich|diejenige|derjenige)|diejenige|derjenige|neue[rn]? vertrag|brief|post$|nebenkosten',
    ),
    asked: words(
      '(?:hast|habt|hat|kannst|könntest|könnt|können|würdest|magst) (?:du|ihr|wir|jemand|bitte)[^?]{0,60}(?:vermieter|hausverwaltung|hausmeister|hausbesitzer)[^?]{0,80}\\?',
    ),
    pressing: words(
      'wenn du (?:nicht|noch|weiter|so|das)|sonst$|nächstes mal|oder ich$|(?:sag|sage|ruf|rufe|schreib|schreibe|meld|melde|geh|gehe|red|rede|werde|erzähl|erzähle) (?:ich|das|es|dem|der|zum|mit|den)|ich (?:ruf|rufe|geh|gehe|red|rede|meld|melde|informier|informiere|sag|sage|werde) |über dich|dein(?:e|en|em|er)? (?:partys?|lärm|krach|besuch|gäste|freunde?|freundin|hund|katze|miete)|beschwer|regeln?$|hausordnung|erlaub|verbot|verbiet|muss$|musst$|mietvertrag|kündig|raus|dank|(?:bin|als) (?:der|die|dein|deine)? ?vermieter|anwalt|kaution|will,? dass|(?:sagt|gesagt),? (?:dass )?(?:du|wir|man|ich)$|(?:such|find)\\p{L}* dir',
    ),
  },
};

/** Power is claimed by these rules where a landlord is named; the same words are plain where only a repair is meant. */
export const CLAIMING: ReadonlySet<LexiconHit['rule']> = new Set<LexiconHit['rule']>([
  'authority',
  'enforcement',
]);

/** Whether the text names a landlord at all. */
export function namesLandlord(text: string, language: string): boolean {
  return LANDLORD[language]?.who.test(text) === true;
}

/**
 * What the lexicon found, without a landlord who is only to repair something, comes to look, or has been written to: housemates
 * speak of theirs without threatening. One who is spoken of to press somebody still counts, and so does whatever is not clear.
 */
export function withoutPlainLandlord(
  hits: readonly LexiconHit[],
  text: string,
  language: string,
): readonly LexiconHit[] {
  const known = LANDLORD[language];
  if (known === undefined || !known.who.test(text)) return hits;
  const plain = sentences(text).filter((span) => isPlain(text.slice(span.start, span.end), known));
  return hits.filter(({ rule, span }) => !(CLAIMING.has(rule) && plain.some((each) => isWithin(span, each))));
}

function isPlain(sentence: string, { who, errands, asked, pressing }: LandlordWords): boolean {
  return who.test(sentence) && !pressing.test(sentence) && (errands.test(sentence) || asked.test(sentence));
}

const isWithin = (inner: Span, outer: Span): boolean => inner.start >= outer.start && inner.end <= outer.end;
