import type { ShownWords } from '@palimpsest/contracts';
import * as acts from '../agents/boundaries.ts';
import * as agents from '../agents/orchestrator.ts';
import * as budgets from '../budget/matrix.ts';
import * as registers from '../builtin/framing.ts';
import * as plan from '../builtin/plan.ts';
import * as people from '../claims/compare-values.ts';
import * as addresses from '../claims/extract-statements.ts';
import * as former from '../claims/former.ts';
import * as formerValues from '../claims/former-values.ts';
import * as injections from '../claims/injections.ts';
import * as naming from '../claims/naming.ts';
import * as polarity from '../claims/polarity.ts';
import * as questions from '../claims/question.ts';
import * as facts from '../claims/read-facts.ts';
import * as quoted from '../claims/read-source.ts';
import * as values from '../claims/read-values.ts';
import * as replaces from '../claims/replaces-by-name.ts';
import * as retold from '../claims/retold-reports.ts';
import * as oneOfAKind from '../claims/same-fact.ts';
import * as consistency from '../claims/self-consistency.ts';
import * as attributes from '../claims/words/attributes.ts';
import * as said from '../claims/words/said.ts';
import * as scopes from '../claims/words/scopes.ts';
import * as synonyms from '../claims/words/synonyms.ts';
import * as units from '../claims/words/units.ts';
import * as writingTasks from '../claims/writing-tasks.ts';
import * as asking from '../content-terms.ts';
import * as criticWords from '../phases/critic-words.ts';
import * as foreignWords from '../phases/foreign-words.ts';
import * as advising from '../phases/synthesis-data.ts';
import * as causes from '../reflexion/reflect.ts';
import * as queryWords from '../retrieval/expand-query.ts';
import * as ranking from '../retrieval/search-index.ts';
import * as greekLetters from '../retrieval/tokenize.ts';
import * as checkpoints from '../rules/v1/checkpoints.ts';
import * as classify from '../rules/v1/classify.ts';
import * as grades from '../rules/v1/grades.ts';
import * as auditCodes from '../rules/v1/qa-codes.ts';
import * as nothingFound from '../support/compared-poles.ts';
import { FEATURES } from '../support/features.ts';
import * as supportWeights from '../support/weights.ts';
import * as hedges from '../support/words/hedges.ts';
import * as poles from '../support/words/poles.ts';

export const ruleWords: Readonly<Record<string, ShownWords>> = {
  attributes: { words: attributes, about: 'What a figure is a figure of.' },
  said: { words: said, about: 'Words of telling and quoting.' },
  scopes: { words: scopes, about: 'Words that narrow what a figure holds for.' },
  synonyms: { words: synonyms, about: 'Words that sources use for each other.' },
  units: { words: units, about: 'Units and how they compare.' },
  people: { words: people, about: 'Words for people who are counted.' },
  addresses: { words: addresses, about: 'Sentences with an address are not quoted.' },
  'former-values': { words: formerValues, about: 'Hints that a value may be a thing of the past.' },
  former: { words: former, about: 'Wording that calls a value a thing of the past.' },
  injections: { words: injections, about: 'How text that gives orders to a model is known in a source.' },
  naming: { words: naming, about: 'Words that name nothing.' },
  polarity: { words: polarity, about: 'Words that deny, raise and lower.' },
  questions: { words: questions, about: 'What a question wants: an amount, a name, a cause.' },
  facts: { words: facts, about: 'Where a fact ends within a sentence.' },
  quoted: { words: quoted, about: "How quoted words are told from a source's own." },
  values: { words: values, about: 'How values, rates and what they refer to are read.' },
  replaces: { words: replaces, about: 'How a source says that it replaces another.' },
  retold: { words: retold, about: 'How a source says that it retells another: it is then not independent.' },
  'one-of-a-kind': { words: oneOfAKind, about: 'Attributes a thing has only once.' },
  consistency: { words: consistency, about: 'What kinds of agreement are called.' },
  asking: { words: asking, about: 'Words that ask rather than say what is asked about.' },
  'foreign-words': {
    words: foreignWords,
    about: 'What a report may say beyond its sources, and what it may not.',
  },
  advising: { words: advising, about: 'Words of advice: a report gives none that no source gives.' },
  'query-words': {
    words: queryWords,
    about: 'Words of the search templates, which say nothing of the topic.',
  },
  'greek-letters': { words: greekLetters, about: 'Greek letters by name.' },
  acts: { words: acts, about: 'What each agent may do, and by which field an output tries to.' },
  agents: { words: agents, about: 'Who acts in each phase, and what is done.' },
  registers: { words: registers, about: 'The wordings a question is searched with.' },
  plan: { words: plan, about: 'Where a question is parted into two.' },
  checkpoints: { words: checkpoints, about: 'What is verified before each phase.' },
  classify: { words: classify, about: 'How the kind of a question is read from its words.' },
  grades: { words: grades, about: 'How the kind of a source is known, and what it is worth.' },
  'audit-codes': { words: auditCodes, about: 'The codes of a quality audit.' },
  causes: { words: causes, about: 'Why issues come about and what is done about them.' },
  'nothing-found': { words: nothingFound, about: 'Wording that says no difference was found.' },
  'support-weights': {
    words: supportWeights,
    about: 'What speaks for a passage supporting a claim, contradicting it, or neither.',
    rows: FEATURES,
  },
  hedges: { words: hedges, about: 'Words that leave a sentence open, turn it round or claim it for all.' },
  poles: { words: poles, about: 'Words that point one way and words that point the other.' },
  budgets: { words: budgets, about: 'How much may be spent on a question, by its kind and depth.' },
  ranking: { words: ranking, about: 'How passages are ranked.' },
  'writing-tasks': {
    words: writingTasks,
    about: 'Sentences that give a writer a task: no fact rests on them.',
  },
  'critic-words': {
    words: criticWords,
    about: 'What the critic may say beyond the claims, and what it may not.',
  },
};
