import * as attributes from './claims/words/attributes.ts';
import * as said from './claims/words/said.ts';
import * as scopes from './claims/words/scopes.ts';
import * as synonyms from './claims/words/synonyms.ts';
import * as units from './claims/words/units.ts';
import * as hedges from './support/words/hedges.ts';
import * as poles from './support/words/poles.ts';

/** The word lists behind the rules, as the code itself reads them: by rule set and file, to be shown. */
export const researchWords: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  'research/v1': {
    attributes,
    said,
    scopes,
    synonyms,
    units,
    hedges,
    poles,
  },
};
