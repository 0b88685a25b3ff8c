import type { LanguageCode } from './languages.ts';

/**
 * Words that look like another matter: who is not your mother speaks of no relative,
 * the sender's own family is no guest of the reader, a thief does not bark, and nobody smokes at a smoke alarm.
 */
export const MISLEADING: Readonly<Record<LanguageCode, string>> = {
  en: "smoke (?:alarm|detector)s?|yapping (?:on|away|about|to)|(?:not|isn['’]?t|ain['’]?t) your (?:mother|mum|mom|mummy|mommy|dad|father|parents?)|my (?:mother|mum|mom|dad|father|parents|sister|brother|family|gran|grandmother)",
  es: 'detector(?:es)? de humos?|no soy (?:ni )?tu (?:madre|mamá|padre|papá)|ladr(?:ón|ona|ones)|mis? (?:madre|mamá|padre|papá|padres|hermana|hermano|familia|abuela)',
  fr: 'détecteurs? de fumée|suis pas (?:ta|votre|ton) (?:mère|maman|père|papa)|m(?:a|on|es) (?:mère|maman|père|papa|parents|sœur|soeur|frère|famille)',
  de: '(?:deine[nr]?|eure[nr]?|faulen?|keine|billigen?|ständigen?|ewigen?) ausreden|(?:ist|sind|bin|haben hier) (?:hier )?(?:doch )?keine? (?:parkplatz|hotel|hostel|lager\\p{L}*|müllhalde|mülleimer|abstell\\p{L}+|rumpelkammer|restaurant|kantine|bahnhof|waschsalon|bank|taxi|kino|proberaum|partykeller|jugendherberge|pension|kneipe|disco|club|sportplatz|fitnessstudio|aschenbecher)|(?<=(?:^|[.!?] ))(?:schön|toll|super|nett|lieb),? dass (?:du|ihr) [^,.!?]{0,60}(?=,? aber)|(?:gemecker|genörgel|gejammer|meckerst|nörgelst|motzt|jammerst|beschwerst dich|regst dich auf|schimpfst) (?:\\p{L}+ ){0,3}(?:über|wegen) mein\\p{L}* [^,.!?]{0,40}|beschwer\\p{L}* (?:dich |sich |euch )?,? ?(?:dass|weil|wenn) ich [^.!?]{0,60}|mein\\p{L}* (?:tochter|sohn|kind|kinder|freundin|freund|hund|katze|oma|besuch|schwester|bruder) (?:\\p{L}+ )?an(?:ge)?(?:schrei|brüll|schnauz|mecker|pöbel|fahr|fähr)\\p{L}*|zettel (?:mit|auf dem|wo) (?:\\p{L}+ ){0,3}namen?|(?:namens|preis|einkaufs|kassen|pfand)zettel|nicht (?:deine?|eure) (?:putze|putzfrau|putzhilfe|reinigungskraft|zimmermädchen)|ne(?:ue)? andere wg|wie lange? ich (?:dusche|bade|brauche)|(?:ey |hey |hallo |hi |liebe )?leute(?=,| (?:das|wer|was|könnt|ich|wir|es|bitte|hier)(?!\\p{L}))|rauchmelder|rauchwarnmelder|nicht (?:deine?|eure) (?:mutter|mama|mutti|vater|papa)|meine?[rnm]? (?:mutter|mama|mutti|vater|papa|eltern|schwester|bruder|familie|oma|opa|omi|opi|großeltern|großmutter|großvater|tante|onkel|cousine?|neffen?|nichte|schwiegermutter|schwiegereltern)',
};
