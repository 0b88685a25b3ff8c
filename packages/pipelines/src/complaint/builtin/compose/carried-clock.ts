import type { Span } from '@palimpsest/contracts';
import type { LanguageCode } from '../words/languages.ts';

/** An hour in figures, and how the message leans on it. */
export interface Clock {
  readonly figures: string;
  readonly lean: Lean;
}

type Lean = 'at' | 'after' | 'from' | 'until';

/** The small words before an hour: all are heard, the first is said. */
export const LEANS: Readonly<
  Record<LanguageCode, Readonly<Record<Lean, readonly [string, ...(readonly string[])]>>>
> = {
  en: { at: ['at'], after: ['after', 'past'], from: ['from'], until: ['until', 'till'] },
  es: {
    at: ['a las'],
    after: ['pasadas las', 'después de las'],
    from: ['a partir de las', 'desde las'],
    until: ['hasta las'],
  },
  fr: { at: ['à'], after: ['après'], from: ['à partir de', 'dès'], until: ['jusqu’à'] },
  de: { at: ['um'], after: ['nach'], from: ['ab'], until: ['bis'] },
};
/** Only hours as most languages write them: what has "am", "Uhr" or "h" behind it would need other words. */
export const FIGURES = /(?<![\d.:])(\d{1,2}:\d\d)(?![\d:]|\s?[ap]\.?m)/u;
const NEAR = 60;
const BREAK = /[.!?\n;"“”]/u;

/** The hour that follows a concept closely in the same clause. */
export function clockAfter(text: string, concept: Span, language: LanguageCode): Clock | undefined {
  const behind = text.slice(concept.end, concept.end + NEAR);
  const found = FIGURES.exec(behind);
  const figures = found?.[1];
  if (found === null || figures === undefined) return undefined;
  const before = behind.slice(0, found.index).toLowerCase().replaceAll("'", '’');
  if (BREAK.test(before)) return undefined;
  const leans = LEANS[language];
  const lean = (['after', 'from', 'until', 'at'] as const).find((each) =>
    leans[each].some((word) => before.endsWith(` ${word} `) || before.endsWith(` ${singular(word)} `)),
  );
  return lean === undefined ? undefined : { figures, lean };
}

export function sayClock({ figures, lean }: Clock, language: LanguageCode): string {
  const [word] = LEANS[language][lean];
  const one = language === 'es' && /^0?1:/u.test(figures);
  return `${one ? singular(word) : word} ${figures}`;
}

/** Spanish: "a la 1:30". */
const singular = (word: string): string => word.replace(/las$/u, 'la');
