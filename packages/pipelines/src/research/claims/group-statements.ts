import { valuesAgree } from './compare-values.ts';
import { isSameFact } from './same-fact.ts';
import { isSameName } from './same-name.ts';
import type { ClaimDraft, Fact, Statement } from './types.ts';

/** More statements than this are not compared with each other: the most relevant come first. */
const MOST_STATEMENTS = 400;
const LONGEST_CLAIM = 320;

interface Group {
  readonly leader: Statement;
  readonly fact: Fact | null;
  readonly statements: Statement[];
}

/**
 * Puts together what several sources say alike: the same fact with the same value. The most relevant statement leads;
 * each further one joins the first group it agrees with.
 */
export function groupStatements(statements: readonly Statement[]): ClaimDraft[] {
  const found: Group[] = [];
  for (const statement of statements.slice(0, MOST_STATEMENTS)) {
    const fact = mainFact(statement);
    const home = found.find((group) => saysTheSame(group, statement, fact));
    if (home === undefined) found.push({ leader: statement, fact, statements: [statement] });
    else home.statements.push(statement);
  }
  return found.map((group, at) => ({
    id: `k${at + 1}`,
    text: clearest(group.statements).text,
    statements: group.statements,
    fact: group.fact,
    relevance: group.leader.relevance,
  }));
}

/** The first value that is not called a thing of the past. */
export function mainFact(statement: Statement): Fact | null {
  return (
    statement.facts.find((fact) => !fact.former && fact.value.dimension !== 'date') ??
    statement.facts.find((fact) => !fact.former) ??
    null
  );
}

function saysTheSame(group: Group, statement: Statement, fact: Fact | null): boolean {
  if (fact === null || group.fact === null) return false;
  if (!valuesAgree(group.fact.value, fact.value)) return false;
  return (
    isSameFact(group.leader, group.fact, statement, fact) ||
    isSameFigure(group.leader, group.fact, statement, fact)
  );
}

const SHARED_WORDS = 3;

/**
 * "The crest of the Orrin dam is 6.8 metres above the sea" and "the crest, which stands 6.8 metres above the sea": one
 * figure of one thing, though only one of them names it. Only for values that agree: to agree needs less than to differ.
 */
function isSameFigure(a: Statement, fact: Fact, b: Statement, other: Fact): boolean {
  if (fact.value.dimension !== other.value.dimension) return false;
  if (!fact.attributes.some((each) => other.attributes.includes(each))) return false;
  if (
    a.names.length > 0 &&
    b.names.length > 0 &&
    !a.names.some((name) => b.names.some((one) => isSameName(name, one)))
  )
    return false;
  return fact.terms.filter((term) => other.terms.includes(term)).length >= SHARED_WORDS;
}

/** The most relevant, and of equals the shortest: it says it with the least around it. */
function clearest(statements: readonly Statement[]): Statement {
  const [first] = statements;
  if (first === undefined) throw new RangeError('A claim needs a statement.');
  return statements.reduce((best, each) => {
    if (each.text.length > LONGEST_CLAIM || each.relevance < best.relevance) return best;
    return each.relevance > best.relevance || each.text.length < best.text.length ? each : best;
  }, first);
}
