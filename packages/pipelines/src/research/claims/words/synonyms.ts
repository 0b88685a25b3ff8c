import { groups } from './groups.ts';

/** Everyday words that sources use for each other, so that two wordings of one fact meet. */
export const SYNONYMS = groups(`
  people: people inhabitants residents persons citizens population
  worker: workers employees staff workforce personnel employed employs
  visitor: visitors tourists guests
  student: students pupils learners
  show: show shows showed shown demonstrate demonstrates demonstrated find finds found indicate indicates indicated
  rise: increase increases increased rise rises rose risen grow grows grew grown climb climbed gain gained raise raised
  fall: decrease decreases decreased reduce reduces reduced reduction fall falls fell fallen drop drops dropped decline declined lower lowers lowered cut cuts shrink shrank
  cost: cost costs price prices priced fee fees charge charges charged expense
  build: build built construct constructed construction erect erected
  found: founded established created formed
  open: opened opening opens inaugurated inauguration launched
  finish: completed completion finished
  close: closed closure shut
  car: car cars automobile automobiles vehicle vehicles
  illness: illness illnesses disease diseases disorder disorders
  drug: drug drugs medicine medicines medication medications
  doctor: doctor doctors physician physicians
  child: child children kids
  house: house houses home homes household households dwelling dwellings
  firm: firm firms company companies business businesses enterprise
  use: use uses used using consume consumes consumed consumption usage
  make: make makes made produce produces produced production output generate generates generated yield yields
  need: need needs needed require requires required
  big: big large great
  area: area areas region regions district
  begin: begin begins began start starts started
  share: share shares proportion percentage fraction
  year: annual annually yearly year years
  day: daily day days
  month: monthly month months
  river: river rivers stream
  ship: ship ships vessel vessels boat boats
  film: film films movie movies
  law: law laws act statute legislation
  school: school schools
  store: store stores stored storage storing
  live: live lives living lived
  length: long length longest
  height: high height tall
  width: wide width broad
  depth: deep depth
  weight: weigh weighs weighed weight heavy
  age: old age aged
`);
