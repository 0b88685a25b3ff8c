import { wordList } from '@palimpsest/kernel/text';
import type { BloomLevel } from './level.ts';

/** Verbs that name a task of one level, in the base form. Two-word verbs are joined by an underscore. */
const BY_LEVEL: Record<BloomLevel, ReadonlySet<string>> = {
  remember: wordList(`
    cite copy count define enumerate identify label list locate match memorise memorize name quote recall recite
    recognise recognize record remember repeat reproduce spell state tabulate underline circle highlight point_out
    write_down fill_in retrieve mention itemise itemize read_off look_up bookmark memorise`),
  understand: wordList(`
    abstract clarify classify comprehend convey describe discuss elaborate exemplify explain express extrapolate
    generalise generalize illustrate infer interpret outline paraphrase rephrase report restate retell reword rewrite
    summarise summarize sum_up translate understand tell_why give_examples depict characterise characterize
    put_into recap narrate represent review expound`),
  apply: wordList(`
    add administer apply calculate carry_out compute convert complete conduct construct_table demonstrate divide
    draw_up employ evaluate_expression execute expand factor factorise factorize graph implement
    integrate_function manipulate measure modify multiply operate perform plot practice practise round schedule
    simplify sketch solve substitute subtract use utilise utilize work_out figure_out act_out try_out dramatise
    dramatize role-play simulate balance code run derive interview show_how prove`),
  analyze: wordList(`
    analyse analyze break_down categorise categorize compare contrast correlate deconstruct deduce detect diagnose
    diagram differentiate discriminate dissect distinguish examine experiment_with explore inspect investigate
    question scrutinise scrutinize separate sort subdivide survey trace attribute tell_apart take_apart decompose
    audit dig_into probe relate link connect map_out study look_into`),
  evaluate: wordList(`
    appraise argue assess award conclude consider_whether convince criticise criticize critique debate decide defend
    dispute evaluate grade judge justify prioritise prioritize rank rate recommend refute reject support validate
    value verify weigh weigh_up advise persuade rebut challenge endorse comment_on give_your_opinion take_a_position
    make_a_case advocate vote`),
  create: wordList(`
    adapt arrange_new assemble author build collaborate combine come_up_with compile compose construct create design
    develop devise draft fabricate formulate generate hypothesise hypothesize imagine_new improvise innovate integrate
    invent make make_up originate pitch plan produce program propose put_together reinvent restructure reorganise
    reorganize synthesise synthesize think_up storyboard write choreograph engineer craft prototype brainstorm dream_up`),
};

/** Verbs whose level their object and their setting decide: each can stand for any of these levels. */
const BY_SETTING: Readonly<Record<string, readonly BloomLevel[]>> = {
  answer: ['remember', 'understand', 'apply', 'analyze'],
  arrange: ['understand', 'apply', 'analyze'],
  change: ['apply', 'create'],
  choose: ['remember', 'understand', 'evaluate'],
  decide_whether: ['evaluate', 'analyze'],
  determine: ['remember', 'understand', 'apply', 'analyze'],
  discover: ['apply', 'analyze'],
  draw: ['remember', 'understand', 'apply', 'create'],
  estimate: ['understand', 'apply', 'evaluate'],
  find: ['remember', 'understand', 'apply', 'analyze'],
  find_out: ['remember', 'apply', 'analyze'],
  give: ['remember', 'understand', 'apply'],
  group: ['understand', 'apply', 'analyze'],
  model: ['apply', 'create'],
  order: ['remember', 'understand', 'apply', 'analyze'],
  organise: ['understand', 'analyze', 'create'],
  organize: ['understand', 'analyze', 'create'],
  pick: ['remember', 'understand', 'evaluate'],
  predict: ['understand', 'apply', 'create'],
  prepare: ['apply', 'create'],
  present: ['understand', 'apply', 'create'],
  provide: ['remember', 'understand', 'apply'],
  revise: ['evaluate', 'create'],
  say: ['remember', 'understand'],
  select: ['remember', 'understand', 'evaluate'],
  set_up: ['apply', 'create'],
  show: ['remember', 'understand', 'apply'],
  specify: ['remember', 'understand', 'apply'],
  suggest: ['understand', 'evaluate', 'create'],
  tell: ['remember', 'understand', 'apply'],
  test: ['apply', 'evaluate'],
  trace: ['remember', 'apply', 'analyze'],
};

/** Verbs that ask for reading, looking or form, and so set no level when a real task stands beside them. */
export const NEUTRAL_VERBS: ReadonlySet<string> = wordList(`
  read look look_at consider think think_about suppose imagine assume let listen watch observe note notice refer see
  go start begin turn remember_to make_sure be work do try take hold pretend check include keep follow submit study
  recall_that give_reasons use_complete refer_to talk_about`);

const LEVELS_OF: ReadonlyMap<string, readonly BloomLevel[]> = new Map([
  ...Object.entries(BY_LEVEL).flatMap(([level, verbs]) =>
    [...verbs].map((verb) => [verb, [level as BloomLevel]] as const),
  ),
  ...Object.entries(BY_SETTING),
]);

/** The levels a verb in its base form can ask for; undefined when it is not in the table. */
export function levelsOfVerb(verb: string): readonly BloomLevel[] | undefined {
  return LEVELS_OF.get(verb);
}
