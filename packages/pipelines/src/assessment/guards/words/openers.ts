import { wordList } from '@palimpsest/kernel/text';

/** Words that begin a sentence of a problem with a capital without being a name. */
export const OPENERS = wordList(`
  ask assume before begin call check choose come consider dear do does did each every few find finally first follow for
  get give given go had has have hello help here how imagine in is just keep last later learn let list look make many
  meanwhile meet more most much next no note now once only please put read remember second see several show since some
  start student students suppose take tell then third think three today tomorrow try two four five six seven eight nine
  ten twelve use using watch what when where which while who why will with work write yes yesterday you your scientist
  scientists people researcher researchers farmer farmers worker workers someone somebody everyone nobody nothing
  everything something anyone part section question problem directions direction instructions passage text poem story
  line lines paragraph source excerpt figure table graph diagram map image word bank words box hint example explain
  describe solve calculate compute identify compare contrast evaluate justify support discuss analyze name state define
  label draw sketch match circle underline complete fill translate rewrite correct convert simplify factor expand graph
  plot estimate round order arrange rank classify sort group summarize paraphrase predict infer interpret design create
  compose plan build develop argue defend judge assess decide determine measure record count add subtract multiply
  divide prove derive apply model construct true false both all none neither either another any other others
  after altogether although also because besides even however if instead like maybe otherwise perhaps similarly so such
  suddenly therefore though thus together unless until usually whenever wherever whether yet there these this those that
  their they them he she it its his her our we us my me i a an the at by from of on to as and or but not
  eventually recently originally currently initially slowly quickly carefully
  children kids friends workers teachers animals plants cars boys girls men women
`);

export const CALENDAR = wordList(`
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december
`);
