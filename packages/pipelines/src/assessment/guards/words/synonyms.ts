/**
 * Words that may take each other's place in a problem, one set a line; a word may be in several. Only words of the same
 * meaning in school tasks belong here: what is nearly the same is another question.
 */
export const SETS = `
  use utilize utilise employ apply
  find determine ascertain calculate compute work figure discover identify locate seek
  buy purchase
  get obtain receive acquire gain earn collect have take need
  give hand provide supply offer share distribute pass divide allocate
  need require want must
  have contain hold possess own include carry
  make create produce form build construct prepare put
  show display demonstrate illustrate indicate present reveal tell
  say state claim argue tell write mention report explain
  tell describe explain say give name
  start begin commence open launch
  end finish stop complete conclude
  travel go move drive ride run journey proceed cover fly walk
  leave depart go exit
  arrive reach come get
  remain stay left rest leftover
  keep retain save maintain store
  help assist aid support contribute
  try attempt
  look examine study observe inspect view see consider watch read notice
  think believe consider suppose feel imagine assume
  choose select pick circle decide
  answer response reply respond
  question problem task item exercise
  put place set arrange position lay
  big large huge great enormous
  small little tiny
  quick fast rapid speedy swift quickly rapidly
  hard difficult tough challenging
  easy simple straightforward
  right correct accurate proper true
  wrong incorrect mistaken false
  same identical equal alike equivalent
  different various distinct
  many numerous several multiple
  enough sufficient adequate
  whole entire complete full all
  part piece portion section component share
  main primary principal chief central key most
  important significant major crucial essential key
  also additionally furthermore moreover
  then next subsequently afterwards later after
  first initially originally initial original
  finally lastly ultimately eventually
  last final closing concluding
  strategy plan tactic method approach
  plan scheme design
  conserve save protect
  employ use
  visit go see
  harvest pick gather collect reap
  flow run pour drain
  average mean
  typical usual average
  favorite preferred favourite
  winter winters
  passenger rider traveler
  customer buyer shopper client
  owner holder
  worker employee laborer
  sum total
  remaining left
  required needed necessary
  necessary needed required
  correct right
  suitable fitting appropriate proper
  appropriate suitable right proper
  primary main
  relationship connection link relation bond
  connection link relationship
  difference distinction
  similarity likeness
  pattern trend
  trend pattern
  viewpoint perspective view opinion
  perspective viewpoint view
  conversation dialogue talk discussion
  discussion talk debate
  celebrate honor
  invention creation
  discovery finding
  development growth
  growth development increase
  ability skill
  skill ability
  danger risk threat
  risk danger
  challenge problem difficulty
  difficulty problem challenge
  benefit advantage
  drawback disadvantage
  topic subject theme
  about approximately roughly around nearly
  often frequently
  usually typically normally generally commonly
  total altogether sum overall all combined
  price cost charge fee amount
  cost costs price charge pay spend
  amount quantity number level
  distance length far way
  speed rate velocity pace fast
  kind type sort form category
  way method manner means approach strategy
  reason cause why explanation
  result outcome effect consequence
  change alter modify adjust affect transform turn
  happen occur take
  person individual someone people student human
  people persons humans individuals residents
  child kid student pupil
  children kids students pupils
  friend companion classmate buddy
  job occupation work task role
  home house residence dwelling
  car automobile vehicle
  shop store market
  picture image photo photograph illustration drawing figure diagram
  story text passage tale narrative
  text passage article paragraph excerpt selection
  writer author
  word term
  words terms vocabulary
  sentence statement line blank gap
  mean signify represent stand denote express symbolize
  idea point thought concept notion
  example instance
  detail fact information evidence
  proof evidence support
  compare contrast
  explain describe clarify discuss tell
  list name state identify give
  show represent model
  draw sketch
  fill complete
  join combine connect link put
  split divide separate cut share break
  add include insert put
  remove delete take cut
  measure find
  write compose pen record note
  rewrite restate paraphrase write
  solve answer work find
  check verify confirm test
  guess predict estimate
  grow develop become
  grow increase rise
  become turn get
  rise climb increase
  fall drop decrease decline
  shrink decrease
  influence affect shape impact
  create cause bring produce
  fill load pour
  throw toss
  throw hurl
  build construct make
  plan intend want design
  wish want desire
  like enjoy love prefer
  ask request inquire question
  speak talk converse chat
  live reside dwell
  eat consume
  drink beverage
  sleep rest
  begin start
  beginning start opening
  ending end conclusion
  journey trip travel
  trip journey voyage visit
  road street path route way
  place location spot site area position
  area region zone
  town city village community
  land ground
  area space surface
  near close beside next
  under beneath below underneath
  over above
  between among
  during throughout while
  because since as
  but however though
  so therefore thus hence
  if whether when
  each every apiece per
  every all each
  today now currently
  now currently presently today
  previous earlier prior former last
  following next below these
  given provided listed shown
  extra additional more further
  only just merely
  possible potential
  likely probable
  certain sure definite
  clear obvious evident plain
  helpful useful beneficial
  harmful damaging bad
  good positive beneficial
  bad negative poor
  strange odd unusual
  common usual typical
  old aged elderly
  new recent modern
  famous known
  rich wealthy
  poor needy
  happy glad cheerful
  sad unhappy upset
  angry mad upset
  afraid scared frightened
  smart clever intelligent
  brave courageous
  kind nice gentle
  loud noisy
  quiet silent
  quietly silently
  empty vacant
  full filled
  hot warm
  cold cool chilly
  wet damp moist
  broken damaged
  fix repair mend correct
  error mistake
  damage harm hurt
  destroy ruin wreck
  protect guard defend
  fight battle
  war conflict
  law rule
  leader ruler head
  government state
  country nation state
  citizen resident
  chance opportunity possibility probability
  goal aim objective purpose target
  purpose reason goal aim intent
  role part function job
  function job role purpose
  structure organization arrangement way
  order sequence arrange
  step stage phase
  stage phase step
  process procedure
  event happening incident
  period time era
  moment time instant
  feature trait characteristic quality property
  trait characteristic quality
  quality trait property
  mood feeling atmosphere
  feeling emotion mood
  attitude view feeling
  opinion view belief position
  claim argument statement assertion
  argument claim reasoning
  conclusion inference
  infer conclude
  conclude infer decide
  portray depict show describe present
  depict portray show
  refer point mention cite
  cite quote mention give
  quote cite
  justify defend support
  defend justify support
  evaluate assess judge
  assess evaluate judge
  judge evaluate decide
  analyze examine study
  examine analyze study
  investigate explore study examine
  explore investigate
  summarize sum recap
  summary overview
  experiment test trial investigation study
  test experiment trial
  data information results figures
  graph chart plot diagram
  table chart
  shape figure form
  line segment
  side edge
  corner vertex
  value number amount
  digit number numeral
  number numeral figure
  expression formula
  equation
  solution answer
  sort classify group arrange order categorize organize
  group classify sort set
  match pair connect join
  mark label
  label name mark
  underline mark highlight
  cover include
  pull draw drag
  push press
  carry transport bring take move
  bring take carry
  send transmit mail
  show teach
  teach instruct
  learn study
  teacher instructor
  student pupil learner child
  class group
  team group squad
  container box vessel jar
  bag sack
  box container carton
  rope string cord
  stone rock
  sea ocean
  forest woods
  plant crop
  animal creature
  organism creature
  substance material matter
  material substance
  liquid fluid
  weigh weight
  heat warmth
  energy power
  machine device
  device tool machine instrument
  tool instrument device
  money cash funds
  save put
  spend pay use
  pay spend
  sell offer
  sale discount
  discount reduction
  profit gain
  savings money
  weekly week
  daily day
  monthly month
  yearly annual annually year
  biggest largest greatest
  smallest least lowest tiniest
  most greatest maximum highest
  least fewest minimum lowest smallest
  highest tallest greatest top
  fewer less
  greater larger bigger more higher
  smaller less lower
  quicker faster
  quickest fastest
  nearest closest
  farther further
  fully completely entirely
  slowly gradually
  suddenly abruptly
  together jointly
  alone solo
  equally evenly
  exactly precisely
  correctly properly accurately
  best greatest
  printed produced output
  print output produce display
  output print
  run execute
  program code script
  film movie
  cook prepare make bake
  hobby pastime
  contest competition race game
  game match contest
  win earn
  score points get
  beat defeat
  catch reach overtake
  meet encounter
  pass go
  cross traverse
  enter join
  join enter
  gather collect
  collect gather
  attach fasten fix connect
  touch contact
  last continue take
  continue proceed keep go
  wait stay
  hide conceal
  seek search look
  search look hunt
  allow let permit enable
  prevent stop avoid
  avoid prevent escape
  force make compel
  expect anticipate predict
  hope expect
  know understand
  understand grasp know
  remember recall
  recall remember
  forget omit
  wonder ask
  consist comprise contain
  remainder rest
  refer relate
  relate connect
  depend rely
  exchange trade swap
  trade exchange business
  rebuild restore
  respond react reply
  react respond
  role character
  character person figure
  hero protagonist
  lesson moral message theme
  message lesson
  poem verse
  reader audience
  audience readers listeners
  speaker narrator
`;

const sets = new Map<string, Set<number>>();
for (const [at, line] of SETS.trim().split('\n').entries())
  for (const word of line.trim().split(/\s+/)) {
    const known = sets.get(word);
    if (known === undefined) sets.set(word, new Set([at]));
    else known.add(at);
  }

/** The sets that a word, in lower case, belongs to. */
export function synonymSets(word: string): ReadonlySet<number> | undefined {
  return sets.get(word);
}

/** Every word of the sets. */
export const SYNONYM_WORDS: readonly string[] = [...sets.keys()];
