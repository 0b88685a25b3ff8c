import { words } from '@palimpsest/kernel/text';
import { readTable, type Table, weigh } from '../../classifier/model/table.ts';
import { nameConcepts } from '../concepts/name-concepts.ts';
import type { LanguageCode } from '../words/languages.ts';
import { clauseFeatures } from './clause-features.ts';
import { CLAUSE_WEIGHTS } from './clause-weights.ts';
import type { Clause } from './clauses.ts';
import { isPolite } from './polite.ts';

/**
 * What can be done with a clause of a heated message. `tell` and `ask` can be sent as they stand; `join` only behind the clause before
 * it, `lead` only before the next; `drop` stays with the sender.
 */
export const CLAUSE_CLASSES = ['tell', 'ask', 'join', 'lead', 'drop'] as const;
export type ClauseClass = (typeof CLAUSE_CLASSES)[number];

const DROP = CLAUSE_CLASSES.indexOf('drop');
const TELL = CLAUSE_CLASSES.indexOf('tell');
/**
 * In twentieths of a natural logarithm. Of a heated message only what is surely fit is passed on: scorn does more harm than a fact that is
 * lost. An order that was put as a request is mostly what the message is for; an angry question mostly wants no answer. A clause that
 * names a matter is what the message is about: without it the rest says little.
 */
export const SURELY_FIT = { request: 10, question: 40, naming: 0, other: 25 };
/** So many words say something of what they name. */
const NAMING = 5;
let table: Table | undefined;

export function judgeClauses(
  clauses: readonly Clause[],
  language: LanguageCode,
  least: (clause: Clause) => number,
): readonly ClauseClass[] {
  table ??= readTable(CLAUSE_WEIGHTS);
  const known = table;
  const features = clauseFeatures(clauses, language);
  return clauses.map((clause, at) => {
    const scores = weigh(known, features[at] ?? []);
    const chosen = chooseClause(scores, least(clause));
    // What opens a sentence needs the one before only where it cannot be told by itself.
    const isClear = (scores[TELL] ?? 0) - (scores[DROP] ?? 0) >= least(clause);
    return chosen === 'join' && clause.joint === '' && isClear ? 'tell' : chosen;
  });
}

/** How sure it must be that a clause of a heated message is fit to be passed on. */
export function surelyFit({ text }: Clause, language: LanguageCode): number {
  if (isPolite(text, language)) return SURELY_FIT.request;
  if (/[?¿]/u.test(text)) return SURELY_FIT.question;
  const isNaming = words(text).length >= NAMING && nameConcepts(text, language).length > 0;
  return isNaming ? SURELY_FIT.naming : SURELY_FIT.other;
}

/** The likeliest use of a clause, where it is likely enough that it has any. */
export function chooseClause(scores: readonly number[], least: number): ClauseClass {
  const most = Math.max(...scores.filter((_, k) => k !== DROP));
  if (most - (scores[DROP] ?? 0) < least) return 'drop';
  const best = scores.findIndex((score, k) => k !== DROP && score === most);
  return CLAUSE_CLASSES[best] ?? 'drop';
}
