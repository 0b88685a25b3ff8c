import { wholeWords } from '../edit/whole-words.ts';
import { PLAIN_FACTS } from '../words/all-plain-facts.ts';
import type { LanguageCode } from '../words/languages.ts';
import type { Clause } from './clauses.ts';
import type { ClauseClass } from './judge-clauses.ts';
import { isPolite } from './polite.ts';

/** Clauses that stand together as a sentence. */
export interface Run {
  readonly clauses: readonly Clause[];
  /** It asks the reader for something, or wants to know something. */
  readonly asks: boolean;
  readonly sentence: number;
  readonly source: number;
}

/** How a clause begins that asks the reader for something. */
export const ASKS_YOU: Readonly<Record<LanguageCode, string>> = {
  en: '(?:but |and )?(?:would|could|can) (?:you|we)|(?:who|what|where|why|how) (?:is|are|was|were|do|does|did|has|have)',
  es: '(?:pero |y )?(?:podrías|puedes|podéis|podríais|podemos|podríamos)|(?:dónde|por qué|quién) (?:está|están|has|habéis|ha|dejó|dejaste)',
  fr: '(?:mais |et )?(?:(?:tu|vous|on) (?:pourrais|pourrait|pourriez)|(?:pourrais|peux)-tu|(?:pourriez|pouvez)-vous)|(?:où|pourquoi|qui) (?:est|sont|as|a|tu|vous)',
  de: '(?:aber |und )?(?:könntest|kannst|könntet|könnt|würdest|würdet|können|könnten) (?:du|ihr|wir)|(?:wo|wer|warum|wieso) (?:ist|sind|hast|habt|hat|liegt|steht|war)',
};

/** Verbs of saying, behind which comes what is to be said. */
export const SAYING: Readonly<Record<LanguageCode, string>> = {
  en: 'tell|ask|say',
  es: 'di|dile|diles|pídele|pídeles|decid',
  fr: 'dis|dites|demande|dis-lui|dis-leur',
  de: 'sagt?(?: \\p{L}+)?|fragt?(?: \\p{L}+)?|richte',
};

/** What has happened asks for nothing, whatever its verb looks like; nor does what is not done in general. */
export const TOLD: Readonly<Partial<Record<LanguageCode, string>>> = {
  es: '(?:no |ya |me |te |se |nos |l[oae]s? ){0,3}\\p{L}+[ai]stes?|(?:me |te |nos |l[oae]s? ){0,2}(?:has|habéis|han) (?:vuelto|dejado|puesto|roto|hecho|\\p{L}+[aií]do)|(?:las?|los|el) \\p{L}+ no se \\p{L}+n?',
};
/** Spanish orders that show by themselves: a pronoun hangs on them ("sécate", "límpialos"), or they forbid ("no te vuelvas a poner"). */
export const CLITIC_ORDER =
  /^no (?:(?:me|te|se|nos|l[oae]s?) ){0,2}(?:vuelvas|vuelvan) a |^(?!miércoles|sábados|películas?|artículos?|vehículos?|fáciles|difíciles|débiles|títulos?|útiles|círculos?|cálculos?|móviles|ángeles|árboles|músculos?|óvalos?)\p{L}*[áéí]\p{L}{1,4}(?:[mts]e|nos|[mts]el[oa]s?|l[eoa]s?)(?!\p{L})/iu;

interface Growing extends Run {
  readonly clauses: Clause[];
  asks: boolean;
}

/** What can stand, in the order of the message. What asks and what tells are parted, unless one hangs on the other. */
export function runsOf(
  clauses: readonly Clause[],
  judged: readonly ClauseClass[],
  language: LanguageCode,
): readonly Run[] {
  const runs: Growing[] = [];
  let last: Growing | undefined;
  for (const [at, clause] of clauses.entries()) {
    const kind = usable(clauses, judged, at);
    const { sentence, source } = clause;
    const goesOn = last !== undefined && last.sentence === sentence;
    // What points to the clause before it may stand behind it; a request in between would part them.
    const isLost =
      (kind === 'join' && (last === undefined || (!goesOn && last.asks))) ||
      (!goesOn && hangs(clause, language));
    if (kind === 'drop' || isLost) {
      last = undefined;
      continue;
    }
    const asks =
      (kind === 'ask' && !isTold(clause.text, language)) ||
      isPolite(clause.text, language) ||
      isAsking(clause.text, language) ||
      (language === 'es' && CLITIC_ORDER.test(clause.text));
    // "Tell him, he is to put something on": what is to be said goes with it.
    const isSaid =
      last?.asks === true &&
      wholeWords(`(?:${SAYING[language]})(?: \\p{L}+)?$`, 'iu').test(last.clauses.at(-1)?.text ?? '');
    // "Turn it off, people are asleep": why it is asked is a sentence of its own.
    const isWhy =
      last?.asks === true &&
      !isSaid &&
      !asks &&
      !/^que /iu.test(clause.text) &&
      /^[,;] $/u.test(clause.joint) &&
      opens(clause.text, language);
    // "Pregúntame antes, que lo tengo calculado": why, in the same breath.
    const hangsOn = language === 'es' && /^que /iu.test(clause.text);
    const joins = kind === 'join' || last?.asks === asks || judged[at - 1] === 'lead' || hangsOn || isSaid;
    if (last !== undefined && goesOn && joins && !isWhy) {
      last.clauses.push(clause);
      // "Yo salgo a las seis, ¿podrías estar tú?": what ends as a question is one.
      last.asks ||=
        /^¿/u.test(clause.text) || wholeWords(`^(?:${ASKS_YOU[language]})`, 'iu').test(clause.text);
    } else {
      last = { clauses: [clause], asks, sentence, source };
      runs.push(last);
    }
  }
  return runs;
}

/** A question, also one whose mark is cut off with what stands behind it. */
export const isAsking = (text: string, language: LanguageCode): boolean =>
  /[?¿]/u.test(text) || wholeWords(`^(?:${ASKS_YOU[language]})`, 'iu').test(text);

const isTold = (text: string, language: LanguageCode): boolean => {
  const told = TOLD[language];
  return told !== undefined && !/[?¿]/u.test(text) && wholeWords(`^(?:${told})`, 'iu').test(text);
};

export const opens = (text: string, language: LanguageCode): boolean =>
  wholeWords(`^(?:${PLAIN_FACTS[language].subjects})`, 'iu').test(text) || /^\p{L}+ (?:are|is) /u.test(text);

/** Its conjunction hangs it on the clause before. */
export function hangs({ joint, text }: Clause, language: LanguageCode): boolean {
  const { hanging } = PLAIN_FACTS[language];
  return (
    wholeWords(hanging, 'iu').test(joint) ||
    // "Shoot me a message so I can put trousers on".
    joint === ' so ' ||
    (joint !== '' && /^(?:que |qu[’'])/iu.test(text)) ||
    (joint.startsWith(',') && wholeWords(`^(?:que|${hanging})`, 'iu').test(text))
  );
}

/** What only leads to the next clause goes with it, or not at all. */
function usable(clauses: readonly Clause[], judged: readonly ClauseClass[], at: number): ClauseClass {
  const kind = judged[at] ?? 'drop';
  if (kind !== 'lead') return kind;
  const next = judged[at + 1];
  const goesOn = clauses[at + 1]?.sentence === clauses[at]?.sentence;
  return goesOn && next !== undefined && next !== 'drop' ? kind : 'drop';
}

/** The words of a run as they follow each other, without the mark at their end. */
export function textOf({ clauses }: Run): string {
  const text = clauses
    .map((clause, at) => (at === 0 ? clause.text : `${clause.joint}${clause.text}`))
    .join('')
    .trim()
    .replace(/(?<![\s!?;:,])[\s!?;:,]+$/u, '')
    .replace(/(?<!\.)\.+$/u, '')
    .trimEnd()
    .replace(/(?<=\b[ap]\.m)$/u, '.');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
