import { wordList } from '@palimpsest/kernel/text';

/**
 * Words that must not take each other's place. One axis a line, its sides parted by bars; words are compared by their
 * stem, and an underscore joins a phrase. Taking one side away and putting another in is a flip.
 */
export const AXES: readonly (readonly (readonly string[])[])[] = `
  more greater larger bigger over exceed exceeds above additional extra | less fewer smaller under below
  at_least no_less_than no_fewer_than not_less_than minimum_of or_more | at_most no_more_than not_more_than up_to maximum_of or_fewer or_less
  before prior earlier earliest | after later latest afterwards
  increase rise rose grow grew gain raise climb | decrease fall shrink drop lower reduce decline lose sink sank sinking shrank fell
  most maximum greatest largest highest biggest | least minimum smallest lowest fewest
  first | last final
  best better | worst worse
  top | bottom
  active | passive
  left | right
  north northern northbound | south southern southbound
  east eastern eastbound | west western westbound
  up upward upwards | down downward downwards
  add sum plus total altogether combined | subtract difference minus
  multiply product times | divide quotient
  perimeter | area | volume | surface_area
  mean average | median | mode
  radius | diameter | circumference
  true | false
  always every | sometimes | never
  similar similarity similarities alike | different difference differences differ
  same equal identical | different unequal
  odd | even
  positive | negative
  parallel | perpendicular
  inside within | outside
  open | closed
  hot hotter hottest warm warmer | cold colder coldest cool cooler
  fast faster fastest quick quicker quickly | slow slower slowest slowly
  long longer longest | short shorter shortest
  high higher | low
  tall taller tallest | short shorter shortest
  heavy heavier heaviest | light lighter lightest
  old older oldest | young younger youngest new newer newest
  buy buys bought | sell sells sold
  arrive arrives arrived | leave leaves left depart departs departed
  import | export
  synonym synonyms | antonym antonyms
  numerator | denominator
  horizontal | vertical
  advantage advantages benefit benefits strength strengths | disadvantage disadvantages drawback drawbacks weakness weaknesses
  prefix | suffix
  past | present | future
  singular | plural
  noun nouns | verb verbs | adjective adjectives | adverb adverbs | pronoun pronouns
  protagonist | antagonist
  clockwise | counterclockwise anticlockwise
  ascending | descending
  cause causes | effect effects
  strong stronger strongest | weak weaker weakest
  acid acids acidic | base bases basic
  reactant reactants | product products
  predator predators | prey
  win wins won | lose loses lost
  rich richer | poor poorer
  agree agrees | disagree disagrees
  support supports | oppose opposes
  main_idea | theme | plot | setting
  simile | metaphor
  fact facts | opinion opinions
  input | output
  import imports | export exports
  acute | obtuse
  rows row | columns column
  length lengths | width widths | height heights
  monday | tuesday | wednesday | thursday | friday | saturday | sunday
  january | february | march | april | june | july | august | september | october | november | december
  morning | afternoon | evening | night
  am a.m. | pm p.m.
  full | empty
  dissolve dissolves dissolved | precipitate
  expand expands expanded | contract contracts contracted
  evaporation evaporate evaporates | condensation condense condenses
  renewable | nonrenewable non-renewable
  living | nonliving non-living
  domestic | foreign
  winner winners | loser losers
  all both | some not_all not_every | none neither
  not_all not_every | no
  correct correctly right accurate | incorrect incorrectly wrong inaccurate
  dependent | independent
  primary | secondary
  direct | indirect
  likely | unlikely
  possible | impossible
  able | unable
  remember remembers remembered | forget forgets forgot
  known | unknown
  formal | informal
  push pushes pushed | pull pulls pulled
  attract attracts | repel repels
  calculate compute exact exactly precisely | estimate approximate
  why | whether
  write writes writing | draw draws sketch sketches paint paints
  must have_to need_to required mandatory | may might optional
  boil boils boiling | freeze freezes freezing | melt melts melting
  wet wetter wettest | dry drier driest
  bright brighter brightest | dim dimmer dimmest dark darker darkest
  loud louder loudest | quiet quieter quietest
  wide wider widest | narrow narrower narrowest
  thick thicker thickest | thin thinner thinnest
  deep deeper deepest | shallow shallower shallowest
  near nearer nearest close closer closest | far farther farthest further furthest
  hard harder hardest difficult | easy easier easiest simple simpler simplest
  cheap cheaper cheapest | expensive costly
  happy happier | sad sadder
  early | late
  begin begins began start starts started | end ends ended finish finishes finished stop stops stopped
  teach teaches taught | learn learns learned
  speed speeds accelerate accelerates | slow slows decelerate decelerates
  front | back rear
  ancient | modern
  solid solids | liquid liquids | gas gases
  male | female
  rectangle rectangles rectangular | triangle triangles triangular | circle circles circular | square squares | pentagon | hexagon | rhombus | trapezoid | parallelogram
  diagonal diagonals | area
  photosynthesis | respiration
  mitosis | meiosis
  artery arteries | vein veins
  proton protons | neutron neutrons | electron electrons
  herbivore herbivores | carnivore carnivores | omnivore omnivores
  producer producers | consumer consumers | decomposer decomposers
  latitude | longitude
  majority | minority
  ally allies | enemy enemies
  hero heroes | villain villains
  subject subjects | predicate predicates
  consonant consonants | vowel vowels
  speed | velocity | acceleration
  mass | volume | density
  kinetic | potential
  conductor conductors | insulator insulators
  series | parallel
  factor factors | multiple multiples
  prime | composite
  rational | irrational
  minimize minimum | maximize maximum
  theoretical | experimental
  biotic | abiotic
  vertebrate vertebrates | invertebrate invertebrates
  prokaryotic prokaryote | eukaryotic eukaryote
  supply | demand
  democracy | monarchy | dictatorship
  legislative | executive | judicial
  dna | rna
  prove | disprove
  include includes including | exclude excludes excluding
  inhale | exhale
  encourage | discourage
  appear appears appeared | disappear disappears disappeared
  visible | invisible
  mortal | immortal
  voluntary | involuntary
  relevant | irrelevant
  reversible | irreversible
  regular | irregular
  literal literally | figurative figuratively
  fiction | nonfiction non-fiction
  simplify | expand | factorise factorize
  convex | concave
  interior | exterior
  internal | external
  local | global
  import imports | export exports
  union | intersection
  domain | range
  sine | cosine | tangent
  red | blue | green | yellow | white | black | orange | purple | brown | pink
`
  .trim()
  .split('\n')
  .map((line) =>
    line
      .trim()
      .split('|')
      .map((side) =>
        side
          .trim()
          .split(/\s+/)
          .map((phrase) => phrase.replaceAll('_', ' ')),
      ),
  );

/** The first words of the axes on which the denial of one side is the other one: what is not true is false. */
export const DENIED_IS_OTHER = wordList(
  'true correct possible able remember odd known likely visible living relevant regular same dependent rational renewable agree',
);
