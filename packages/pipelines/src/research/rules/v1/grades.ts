import type { SourceDocument, SourceGrade } from '@palimpsest/contracts';
import { words } from '@palimpsest/kernel/text';

/** What a grade looks at: what a source says about itself, never what it claims. */
export interface SourceFacts {
  readonly authority: boolean;
  readonly author: boolean;
  readonly publisher: boolean;
  readonly date: boolean;
  /** The source says it is made from another one. */
  readonly derived: boolean;
  /** It holds text that is addressed to a machine that reads it. */
  readonly instructs: boolean;
}

export const GRADE_TABLE: Readonly<Record<SourceGrade, string>> = {
  A: 'An institution that answers for it (public body, university, journal, standards body), with a date and an author or publisher.',
  B: 'A named publisher and a date, with a named author or an institution behind it.',
  C: 'Two of author, publisher and date are known.',
  D: 'One of author, publisher and date is known.',
  E: 'None is known, or the text tries to instruct whoever reads it by machine.',
};

const GRADES: readonly SourceGrade[] = ['A', 'B', 'C', 'D', 'E'];

/** A source that repeats another one is a grade below what it would be by itself. */
export function gradeOf(facts: SourceFacts): SourceGrade {
  if (facts.instructs) return 'E';
  const own = ownGrade(facts);
  return facts.derived ? (GRADES[Math.min(4, GRADES.indexOf(own) + 1)] ?? 'E') : own;
}

function ownGrade({ authority, author, publisher, date }: SourceFacts): SourceGrade {
  if (authority && date && (author || publisher)) return 'A';
  if (publisher && date && (author || authority)) return 'B';
  const known = [author, publisher, date].filter(Boolean).length;
  return known >= 2 ? 'C' : known === 1 ? 'D' : 'E';
}

export const INSTITUTIONS = new Set(
  'university institute institution journal agency ministry department bureau academy laboratory standards commission council observatory statistics survey museum hospital centre center authority administration society proceedings college faculty parliament court library archive'.split(
    ' ',
  ),
);
export const PUBLIC_DOMAIN = /\.(?:gov|edu|int|mil)(?:\.[a-z]{2})?$|\.(?:ac|gob|gouv)\.[a-z]{2}$/;

export function sourceFacts(source: SourceDocument, instructs: boolean): SourceFacts {
  const named = words(source.publisher ?? '').some(({ text }) => INSTITUTIONS.has(text.toLowerCase()));
  return {
    authority: named || PUBLIC_DOMAIN.test(`.${source.domain ?? ''}`),
    author: source.authors.length > 0,
    publisher: source.publisher !== null || source.domain !== null,
    date: source.date !== null,
    derived: source.derivedFrom !== null,
    instructs,
  };
}
