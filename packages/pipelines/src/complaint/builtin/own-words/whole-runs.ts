import { words } from '@palimpsest/kernel/text';
import { wholeWords } from '../edit/whole-words.ts';
import type { LanguageCode } from '../words/languages.ts';
import type { Clause } from './clauses.ts';
import type { Run } from './runs.ts';

/** How a clause begins that says nothing without another. */
export const HANGING_CLAUSES: Readonly<Record<LanguageCode, string>> = {
  en: 'if|unless|because|while|although|since (?:you|i|we|they|he|she|it)|as soon as|until|that',
  // A long clause may hold what follows from it: "Si te duchas media hora yo me ducho con agua fría".
  es: '(?:si|cuando|mientras)(?! [^,]{6,90} (?:yo (?:me (?:quedo|ducho|despierto|levanto|congelo|entero|paso|tengo)|no (?:puedo|tengo|duermo|pego|consigo|llego|descanso|alcanzo)|tengo que)|me (?:toca|quedo sin|despierto|despierta|despiertas|impide)|no (?:me deja|puedo|hay quien|queda|pego)|se (?:acaba|va|llena|atasca|inunda|oye|cuela|moja|sale|escapa|tapa|queda))(?!\\p{L}))|a menos que|desde que|porque|aunque|antes de que|que',
  fr: "si|à moins que|quand|depuis que|pendant que|parce que|puisque|lorsque|avant de|que|qu[’']\\p{L}+",
  de: 'wenn|falls|weil|bevor|nachdem|sobald|obwohl|dass|ob|(?:seit|während|da) (?:du|ich|wir|ihr|er|sie|die|der|das|mein|dein|deine)',
};
/** How words begin that say where, when or with whom. */
export const PLACES: Readonly<Record<LanguageCode, string>> = {
  en: 'through|in|on|at|with|without|for|from|by|to|of|into|over|under|after|before',
  es: 'a|al|de|del|en|con|sin|por|para|sobre|desde|hasta|tras',
  fr: "à|au|aux|de|du|des|d[’']\\p{L}+|dans|sur|avec|sans|pour|par|en|sous|chez|jusqu[’']\\p{L}+",
  de: 'in|im|ins|auf|mit|ohne|für|von|vom|zu|zum|zur|an|am|ans|bei|durch|unter|bis|nach|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwanzig|hundert|null',
};
/** How a clause begins that says who or what the next one is about. */
export const OPENS: Readonly<Record<LanguageCode, string>> = {
  en: 'whoever|whatever|if|unless|when|before|after|once|next time',
  es: 'quien(?:es)?|si|cuando|antes de|después de|(?:el|la|los|las) que|la próxima|en (?:vez|lugar) de',
  fr: 'quiconque|celui qui|celle qui|si|quand|lorsque|avant de|après|la prochaine|au lieu de',
  de: '(?:immer|jedes mal|jedesmal|nur|aber|und|selbst|auch|erst),? (?:wenn|weil|dass)|wer|wenn|falls|bevor|nachdem|sobald|solange|weil|obwohl|als (?:ich|du|wir|er|sie|ihr|mein|dein|die|der|das)|seit(?:dem)? (?:du|ich|wir|ihr|er|sie|der|die|das|dein)|während|dass|um|ohne|(?:das )?nächste[sn]? mal|statt|anstatt',
};
/** How words begin that take back what was said before them. */
export const TURNS: Readonly<Record<LanguageCode, string>> = {
  en: 'then|not|now|or|nor|but',
  es: 'luego|no|ni|ahora|sino|pero|que',
  fr: 'puis|pas|ni|maintenant|mais',
  de: 'dann|nicht|jetzt|sondern|aber|oder|dass|ob|zu',
};

export const NUMBERS: Readonly<Record<LanguageCode, string>> = {
  en: 'one|two|three|four|five|six|ten|twenty',
  es: 'una?|dos|tres|cuatro|cinco|seis|diez|veinte',
  fr: 'une?|deux|trois|quatre|cinq|six|dix|vingt',
  de: 'eine?|zwei|drei|vier|fünf|sechs|zehn|zwanzig',
};
/** How words go on behind an order that say what the sender will do if it is not followed. */
export const THEN_I: Readonly<Record<LanguageCode, string>> = {
  en: 'i',
  es: '(?:te|se l[oa]s?) \\p{L}+|l[oae]s? \\p{L}+o|me (?:voy|largo|mudo|marcho|quejo|quedo|llevo|l[oa]s?) ?\\p{L}*|voy|llamo|\\p{L}+ré',
  fr: "je|j[’']\\p{L}+",
  de: 'ich|du|es',
};
/** What says nothing without the clause that tells which one is meant. */
export const ANY: Readonly<Record<LanguageCode, string>> = {
  en: 'something|anything|everything|nothing|someone|anyone|the one',
  es: 'algo|todo|nada|alguien|nadie',
  fr: "quelque chose|rien|tout|quelqu[’']un|celui|celle",
  de: 'etwas|nichts|alles|jemand|niemand|der|die|das',
};
const FEW = 4;

/** Whether clauses can stand by themselves without those that are cut. */
export function isWhole(run: Run, clauses: readonly Clause[], language: LanguageCode): boolean {
  return !isHalf(run, clauses, language) && !isRest(run, language);
}

/** "… you answered me, through the door", "on my account by Friday": a few words that belong to what is cut. */
function isRest({ clauses: own }: Run, language: LanguageCode): boolean {
  const [first] = own;
  if (first === undefined || own.length > 1) return false;
  const isFew = words(first.text).length <= FEW;
  // German puts its verb behind a place: "Im Bad liegen Haare".
  const hasVerb = language === 'de' && / \p{Ll}+(?:t|en)(?!\p{L})/u.test(first.text);
  return isFew && !hasVerb && wholeWords(`^(?:${PLACES[language]})`, 'iu').test(first.text);
}

/** A condition without what follows from it, and what the next words take back: "you said seven, then eight". */
function isHalf({ clauses: own, asks }: Run, clauses: readonly Clause[], language: LanguageCode): boolean {
  const [first] = own;
  const last = own.at(-1);
  const next = last === undefined ? undefined : clauses[clauses.indexOf(last) + 1];
  const isCondition =
    own.length === 1 && wholeWords(`^(?:${HANGING_CLAUSES[language]})`, 'iu').test(first?.text ?? '');
  const goesOn = next !== undefined && next.sentence === last?.sentence && next.joint.startsWith(',');
  const turn = `${next?.joint.replace(/^[,;:] /u, '')}${next?.text}`;
  // "Límpialos, que no soy tu criada": what is cut only says why.
  const isWhy = language === 'es' && asks && /^que /iu.test(turn);
  // "Whoever takes the last one, please hang up another": without its beginning it asks somebody else.
  const before = first === undefined ? undefined : clauses[clauses.indexOf(first) - 1];
  const isLed =
    before !== undefined &&
    before.sentence === first?.sentence &&
    wholeWords(`^(?:${OPENS[language]})`, 'iu').test(before.text);
  // "Two, three days": half of a count.
  const isCount = wholeWords(`(?:\\p{N}+|${NUMBERS[language]})$`, 'iu').test(last?.text ?? '');
  // "Park there again and I call the tow truck".
  const threatens =
    asks &&
    next?.sentence === last?.sentence &&
    /\p{L}/u.test(next?.joint ?? '') &&
    wholeWords(`^(?:${THEN_I[language]})`, 'iu').test(next?.text ?? '');
  // "J'en ai assez que tu racontes à tout le monde que je suis au chômage": what is told was cut.
  const isUnsaid = language === 'fr' && next?.sentence === last?.sentence && next?.joint === ' que ';
  return (
    threatens ||
    isUnsaid ||
    isLed ||
    isCondition ||
    (goesOn && isCount) ||
    (next?.sentence === last?.sentence && wholeWords(`(?:${ANY[language]})$`, 'iu').test(last?.text ?? '')) ||
    (goesOn && !isWhy && wholeWords(`^(?:${TURNS[language]})`, 'iu').test(turn))
  );
}
