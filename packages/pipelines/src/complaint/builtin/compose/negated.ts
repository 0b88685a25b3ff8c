import type { AskId } from '../concepts/asks.ts';
import type { AskHit } from '../concepts/find-asks.ts';
import { wholeWords } from '../edit/whole-words.ts';
import type { LanguageCode } from '../words/languages.ts';
import { OWN_INSTEAD } from '../words/own-instead.ts';

/** Asks that say something is to be done: behind a "do not" they would say the opposite. */
export const DOING: ReadonlySet<AskId> = new Set<AskId>([
  'clean_up',
  'take_out',
  'return',
  'replace',
  'turn_off',
  'turn_down',
  'close_door',
  'move',
  'repair',
  'help',
  'reply',
]);

interface Forbidding {
  /** Words that may open a clause before the command itself. */
  readonly leads: ReadonlySet<string>;
  /** The words that forbid. */
  readonly not: ReadonlySet<string>;
  /** Words that may stand between them and the verb. */
  readonly between: ReadonlySet<string>;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** How a command not to do something begins: only there, since "you do not clean" is a reproach. */
export const FORBIDS: Readonly<Record<LanguageCode, Forbidding>> = {
  en: {
    leads: words('please pls plz so and but hey'),
    not: words("don't don’t dont never not"),
    between: words('do ever just even'),
  },
  es: {
    leads: words('por favor porfa y pero'),
    not: words('no'),
    between: words('me lo la los las le les nos'),
  },
  fr: {
    leads: words("s'il s’il te vous plaît stp svp et mais alors merci de"),
    not: words('ne'),
    between: words('pas plus me le la les'),
  },
  de: { leads: words('bitte und aber'), not: words('nicht nie'), between: words('mehr immer') },
};
/** Spanish forbids in the subjunctive: "no limpies" is a command, "no limpias nunca" a reproach. */
export const SUBJUNCTIVE = /^(?:\p{L}{1,20}(?:es|éis|en)|muevas|recojas|pongas|metas|devuelvas)$/iu;
export const REPROACHES: ReadonlySet<string> = words('nunca jamás');
/** What is not to be done, wherever it stands in its clause. */
export const NO_INFINITIVE: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  es: /(?<!\p{L})no \p{L}{1,20}[aeií]r(?:me|te|se|nos|l[aeo]s?)?(?!\p{L})/iu,
  fr: /(?<!\p{L})ne (?:pas|plus) \p{L}{1,20}(?:er|ir|re)(?!\p{L})/iu,
};
/** Before a word of stopping: it goes on. */
export const GOES_ON: Readonly<Record<LanguageCode, ReadonlySet<string>>> = {
  en: words("won't won’t wont doesn't doesn’t doesnt don't didn't didn’t didnt never not can't can’t cant"),
  es: words('no nunca'),
  fr: words('ne'),
  de: words('nicht nie'),
};
/** How often or when it may be, after all. */
export const BOUNDS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    'on weekdays',
    'on weeknights',
    'during the week',
    'on school nights',
    'more than two',
    'more than three',
    'every night',
    'every weekend',
  ],
  es: ['entre semana', 'más de dos', 'más de tres', 'todas las noches', 'todos los fines'],
  fr: ['en semaine', 'plus de deux', 'plus de trois', 'tous les soirs', 'chaque soir', 'tous les week-ends'],
  de: [
    'unter der woche',
    'an wochentagen',
    'mehr als zwei',
    'mehr als drei',
    'jeden abend',
    'jede nacht',
    'jedes wochenende',
  ],
};
const NEAR = 80;
const SOON = 7;

/**
 * The asks a message really makes: what it says is not to be done is none. What it is instead only its own words tell, so
 * that the reader is asked to find a way together, and nothing is guessed.
 */
export function withoutNegated(
  asks: readonly AskHit[],
  text: string,
  language: LanguageCode,
): readonly AskHit[] {
  const made = asks.filter(({ id, span }) => id !== 'stop' || !isGoingOn(text, span.start, language));
  const forbidden = made.find(
    ({ id, named, span }) => named && DOING.has(id) && isForbidden(text, span.start, language),
  );
  if (forbidden === undefined)
    return made.map((ask) => (isBounded(ask, text, language) ? { ...ask, id: 'limit' } : ask));
  const others = made.filter(({ id, named }) => named && id !== 'stop' && id !== 'agree' && !DOING.has(id));
  return [...others, { ...forbidden, id: 'agree', likeliest: others.length === 0, behind: 0 }];
}

/** What asks to replace, pay or return something; with "your own" it asks to leave what is the sender's. */
export const GIVING: ReadonlySet<AskId> = new Set<AskId>([
  'replace',
  'pay',
  'return',
  'clean_up',
  'take_turns',
]);

/** The asks of a message that tells the reader to have their own: to stop, in place of giving anything. */
export function withOwnInstead(
  asks: readonly AskHit[],
  text: string,
  language: LanguageCode,
): readonly AskHit[] {
  if (!wholeWords(OWN_INSTEAD[language], 'iu').test(text)) return asks;
  const others = asks.filter(({ id }) => !GIVING.has(id));
  if (others.some(({ id }) => id === 'stop')) return others;
  const first = asks.find(({ id }) => GIVING.has(id)) ?? { sentence: 0, span: { start: 0, end: 0 } };
  return [...others, { ...first, id: 'stop', named: true, likeliest: true, behind: 0 }];
}

/** "The dog does not stop barking" says what goes on; it asks nobody to stop. */
function isGoingOn(text: string, at: number, language: LanguageCode): boolean {
  const before = wordsOf(clausesOf(text.slice(Math.max(0, at - NEAR), at)).at(-1) ?? '');
  if (before.slice(-2).some((word) => GOES_ON[language].has(word))) return true;
  const behind = wordsOf(clausesOf(text.slice(at, at + NEAR))[0] ?? '');
  if (language === 'fr') return behind[0] === 'ne';
  return language === 'de' && behind.slice(1, 3).includes('nicht') && behind.includes('auf');
}

/** "No parties on weekdays" sets a limit: to ask for none at all would be more than was meant. */
function isBounded({ id }: AskHit, text: string, language: LanguageCode): boolean {
  const line = ` ${wordsOf(text.replace(/[.!?¡¿,;:]/gu, ' ')).join(' ')} `;
  return id === 'stop' && BOUNDS[language].some((bound) => line.includes(` ${bound} `));
}

/** Whether what stands at a place of a message is said not to be done. */
export function isForbidden(text: string, at: number, language: LanguageCode): boolean {
  const { leads, not, between } = FORBIDS[language];
  const before = wordsOf(clausesOf(text.slice(Math.max(0, at - NEAR), at)).at(-1) ?? '');
  const behind = wordsOf(clausesOf(text.slice(at, at + NEAR))[0] ?? '');
  const command = before.filter((word) => !leads.has(word));
  // German sets its "nicht" behind the verb or far from it: "Räum meine Sachen bitte nicht weg".
  if (language === 'de') {
    const opens = command.length === 0 && behind.slice(1, SOON).some((word) => not.has(word));
    return opens || (before.includes('bitte') && before.some((word) => not.has(word)));
  }
  // "Si puedes no pasar la aspiradora", "si tu pouvais ne pas passer l'aspirateur".
  if (NO_INFINITIVE[language]?.test([...before.slice(-3), ...behind.slice(0, 1)].join(' ')) === true)
    return true;
  const says = command.some((word) => not.has(word));
  if (!says || !command.every((word) => not.has(word) || between.has(word))) return false;
  return (
    language !== 'es' || (SUBJUNCTIVE.test(behind[0] ?? '') && !behind.some((word) => REPROACHES.has(word)))
  );
}

function clausesOf(text: string): string[] {
  return text.split(/[.!?¡¿,;:\n]/u);
}

/** French elisions are words of their own. */
function wordsOf(clause: string): string[] {
  return clause
    .toLowerCase()
    .replace(/\bn['’]/gu, 'ne ')
    .split(/\s/u)
    .filter((word) => word !== '');
}
