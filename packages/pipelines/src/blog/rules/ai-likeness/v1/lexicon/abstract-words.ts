import { lexicon } from '../inflect.ts';

/** Verbs and nouns without an actor or a thing in them: prose about relations between abstractions. */
export const ABSTRACT_WORDS = lexicon({
  verbs: `reflect emerge remain influence determine suggest promote enable ensure address reduce represent maintain
    strengthen advance tend lack depend shift expand limit drive raise serve pose adapt relate respond affect impact
    evolve transform integrate balance challenge enhance shape refer constrain reinforce sustain interact involve
    persist undermine rely gain dominate criticize examine propose argue prove vary`,
  nouns: `factor aspect role impact influence approach challenge experience relationship understanding importance
    perspective interaction priority norm dynamic mechanism network context outcome resource benefit tension pressure
    element component opportunity principle value need growth limitation expectation behavior attitude belief concept
    theory notion debate balance lack rise shift trend ability capacity potential incentive option period institution
    consequence implication identity structure system force access awareness freedom inequality society culture
    individual complexity progress innovation stability diversity change
    motivation assumption argument reaction uncertainty instability reform constraint cooperation expansion critique
    criticism policy contribution preference bias difference level process`,
  words: `social cultural economic political personal emotional cognitive institutional individual collective ethical moral
    broader wider greater deeper limited complex distinct diverse mixed formal traditional modern global
    dominant theoretical philosophical psychological biological historical rapid heavily directly fully highly alone
    overly several multiple numerous`,
});
