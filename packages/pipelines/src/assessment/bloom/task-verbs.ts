import { wordList } from '@palimpsest/kernel/text';
import type { BloomLevel } from './level.ts';

/** Verbs that name a task of one level, in the base form. Verbs of two words are joined by an underscore. */
export const BY_LEVEL: Record<BloomLevel, ReadonlySet<string>> = {
  remember: wordList(`
    cite copy count define duplicate enumerate identify itemise itemize label list locate look_up match memorise memorize
    mention name point_out quote recall recite recognise recognize record remember repeat reproduce retrieve spell
    state tabulate underline circle highlight fill_in indicate pinpoint spot transcribe write_down note_down jot_down`),
  understand: wordList(`
    abstract characterise characterize clarify classify convey depict describe discuss elaborate exemplify explain
    expound express extrapolate generalise generalize illustrate infer interpret narrate outline paraphrase recap
    rephrase report represent restate retell review reword rewrite spell_out sum_up summarise summarize translate
    understand`),
  apply: wordList(`
    act_out add administer apply calculate carry_out code complete compute conduct convert demonstrate derive divide
    dramatise dramatize employ execute expand factor factorise factorize figure_out graph implement interview
    manipulate measure modify multiply operate perform plot practice practise prove role-play reduce round run schedule
    simplify simulate sketch solve substitute subtract try_out use utilise utilize work_out`),
  analyze: wordList(`
    analyse analyze attribute audit break_down categorise categorize compare connect contrast correlate decompose
    deconstruct deduce detect diagnose differentiate dig_into discriminate dissect distinguish examine explore inspect
    investigate link look_into probe relate scrutinise scrutinize parse separate sort subdivide survey take_apart tell_apart
    pick_apart`),
  evaluate: wordList(`
    advise advocate appraise argue assess award challenge comment_on conclude convince criticise criticize critique
    debate decide defend dispute endorse evaluate grade judge justify persuade prioritise prioritize rank rate rebut
    recommend refute reject support reflect_on score validate value verify vet vote weigh
    weigh_up`),
  create: wordList(`
    adapt assemble author brainstorm build choreograph combine come_up_with compile compose construct craft create
    design develop devise draft dream_up engineer fabricate formulate generate hypothesise hypothesize improvise
    innovate integrate invent make_up originate pitch plan produce program propose prototype put_together reinvent
    reorganise reorganize restructure script sculpt storyboard synthesise synthesize theorise
    theorize think_up conceive concoct envision`),
};

/** Verbs whose level their object and setting decide: each can stand for any of the levels named. */
export const BY_SETTING: Readonly<Record<string, readonly BloomLevel[]>> = {
  answer: ['remember', 'understand', 'apply', 'analyze'],
  arrange: ['apply', 'analyze'],
  change: ['apply', 'create'],
  choose: ['remember', 'evaluate'],
  determine: ['apply', 'analyze'],
  discover: ['apply', 'analyze'],
  draw: ['apply', 'create'],
  estimate: ['apply', 'evaluate'],
  find: ['remember', 'apply', 'analyze'],
  find_out: ['remember', 'apply', 'analyze'],
  give: ['remember', 'understand', 'apply'],
  group: ['understand', 'analyze'],
  make: ['apply', 'create'],
  model: ['apply', 'create'],
  order: ['remember', 'apply', 'analyze'],
  organise: ['understand', 'analyze', 'create'],
  organize: ['understand', 'analyze', 'create'],
  pick: ['remember', 'evaluate'],
  predict: ['apply', 'create'],
  prepare: ['apply', 'create'],
  present: ['understand', 'create'],
  provide: ['remember', 'understand'],
  revise: ['evaluate', 'create'],
  say: ['remember', 'understand'],
  select: ['remember', 'evaluate'],
  set_up: ['apply', 'create'],
  show: ['apply'],
  specify: ['remember', 'apply'],
  suggest: ['evaluate', 'create'],
  tell: ['remember', 'understand'],
  test: ['apply', 'evaluate'],
  trace: ['remember', 'apply', 'analyze'],
  write: ['remember', 'understand', 'apply', 'create'],
};

/** Verbs of reading, looking and form: no task of their own, yet a task may follow them ("Read it and explain ..."). */
export const NEUTRAL: ReadonlySet<string> = wordList(`
  assume be begin check consider do follow go hold imagine include keep let listen look make_sure note notice observe
  open pretend read refer see start study submit suppose take think try turn visit wait watch work`);

/** Verbs that are nouns as often: "State laws differ", "cost, rate and time". */
export const NOUN_LIKE: ReadonlySet<string> = wordList(`
  abstract answer attribute audit author award change circle code copy count challenge craft debate design detect
  dispute draft estimate factor grade graph group judge label link list make match measure model name order
  outline pick pitch plan plot practice present program prototype question quote rank rate record report review round
  run schedule show sketch sort spell state study support survey test trace use value vote work probe interview
  highlight recall balance report score script spot duplicate`);

const LEVELS_OF: ReadonlyMap<string, readonly BloomLevel[]> = new Map([
  ...Object.entries(BY_LEVEL).flatMap(([level, verbs]) =>
    [...verbs].map((verb) => [verb, [level as BloomLevel]] as [string, readonly BloomLevel[]]),
  ),
  ...Object.entries(BY_SETTING),
]);

/** The levels a verb in its base form can ask for: none for a neutral verb, undefined when it is not in the table. */
export function levelsOfVerb(verb: string): readonly BloomLevel[] | undefined {
  return LEVELS_OF.get(verb) ?? (NEUTRAL.has(verb) ? [] : undefined);
}

/** The verbs of several words by their first word. */
export const LONG_VERBS: ReadonlyMap<string, readonly string[]> = longVerbs();

function longVerbs(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const verb of [...LEVELS_OF.keys(), ...NEUTRAL]) {
    const cut = verb.indexOf('_');
    if (cut < 0) continue;
    const first = verb.slice(0, cut);
    found.set(first, [...(found.get(first) ?? []), verb]);
  }
  return found;
}
