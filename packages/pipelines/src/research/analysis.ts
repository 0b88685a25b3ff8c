import { claimClass } from './claims/claim-class.ts';
import { findContradictions } from './claims/contradictions.ts';
import { disagreements } from './claims/disagreements.ts';
import { extractStatements } from './claims/extract-statements.ts';
import { groupStatements, mainFact } from './claims/group-statements.ts';
import { independentGroups } from './claims/independence.ts';
import { findInjections } from './claims/injections.ts';
import { selfConsistency } from './claims/self-consistency.ts';
import { findSuperseded } from './claims/supersession.ts';
import { classifySupport } from './support/classify-support.ts';

/** What the pipeline asks of the analysis of texts. Pure; handed in, so that a test can look at the rest alone. */
export interface Analysis {
  readonly extractStatements: typeof extractStatements;
  readonly groupStatements: typeof groupStatements;
  readonly independentGroups: typeof independentGroups;
  readonly mainFact: typeof mainFact;
  readonly disagreements: typeof disagreements;
  readonly findContradictions: typeof findContradictions;
  readonly findSuperseded: typeof findSuperseded;
  readonly findInjections: typeof findInjections;
  readonly selfConsistency: typeof selfConsistency;
  readonly claimClass: typeof claimClass;
  readonly classifySupport: typeof classifySupport;
}

export const analysisV1: Analysis = Object.freeze({
  extractStatements,
  groupStatements,
  mainFact,
  independentGroups,
  disagreements,
  findContradictions,
  findSuperseded,
  findInjections,
  selfConsistency,
  claimClass,
  classifySupport,
});
