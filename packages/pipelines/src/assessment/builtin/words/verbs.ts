import { wordList } from '@palimpsest/kernel/text';

/** Irregular verbs as base past participle. */
export const IRREGULAR = `
  be was been|become became become|begin began begun|bend bent bent|bite bit bitten|blow blew blown|break broke broken|
  bring brought brought|build built built|burn burned burned|buy bought bought|catch caught caught|choose chose chosen|
  come came come|cost cost cost|cut cut cut|dig dug dug|do did done|draw drew drawn|drink drank drunk|drive drove driven|
  eat ate eaten|fall fell fallen|feed fed fed|feel felt felt|fight fought fought|find found found|fly flew flown|
  forget forgot forgotten|freeze froze frozen|get got got|give gave given|go went gone|grow grew grown|hang hung hung|
  have had had|hear heard heard|hide hid hidden|hit hit hit|hold held held|hurt hurt hurt|keep kept kept|know knew known|
  lay laid laid|lead led led|leave left left|lend lent lent|let let let|lie lay lain|light lit lit|lose lost lost|
  make made made|mean meant meant|meet met met|pay paid paid|put put put|read read read|ride rode ridden|ring rang rung|
  rise rose risen|run ran run|say said said|see saw seen|sell sold sold|send sent sent|set set set|sew sewed sewn|
  shake shook shaken|shine shone shone|shoot shot shot|show showed shown|shut shut shut|sing sang sung|sink sank sunk|
  sit sat sat|sleep slept slept|speak spoke spoken|spend spent spent|spin spun spun|split split split|spread spread spread|
  stand stood stood|steal stole stolen|stick stuck stuck|sweep swept swept|swim swam swum|swing swung swung|take took taken|
  teach taught taught|tear tore torn|tell told told|think thought thought|throw threw thrown|understand understood understood|
  wake woke woken|wear wore worn|win won won|write wrote written`;

/** Regular verbs that school problems are told with. */
export const REGULAR = wordList(`
  accept add allow answer appear apply arrive ask attach bake balance bounce calculate call carry cause change check
  clean climb close collect colour color combine compare complete connect contain continue cook copy count cover create
  crash cross dance decide decorate decrease deliver describe design determine deposit develop discover discuss divide
  double drop dry earn empty enter escape examine expand explain explore fasten fetch fill finish fix flow fold follow
  form gain gather guess happen heat help hike hop hope identify imagine increase install invent invite join jump kick
  label last launch learn lift like list live load look love lower mark match measure melt mix move multiply name need
  notice observe occur open order own pack paint park pass pick place plan plant play plot point pour predict prepare
  print produce protect pull push race raise reach react receive record reduce remain remove repair repeat replace
  listen enjoy prefer admire report represent return roll row sail save scatter score seem separate serve share shout sign skate skip slide slow
  solve sort stack stand start state stay stir stop store stretch study subtract suggest supply support swap switch
  talk taste test tie touch trace track trade transfer travel try turn use visit wait walk want warm wash waste watch
  water weigh wish wonder work wrap hire rent rotate cycle jog evaporate attract repel absorb reflect release`);

export type Form = 'base' | 'third' | 'past' | 'participle' | 'ing';

const FORMS: ReadonlyMap<string, Readonly<Record<Form, string>>> = new Map(
  IRREGULAR.split('|').map((entry) => {
    const [base = '', past = '', participle = ''] = entry.trim().split(/\s+/);
    return [base, { base, past, participle, third: third(base), ing: ing(base) }];
  }),
);

/** A verb in a form; verbs of two words bend their first ("work out": "worked out"). */
export function inflected(verb: string, form: Form): string {
  const [head = '', ...rest] = verb.split(' ');
  return [bent(head, form), ...rest].join(' ');
}

function bent(base: string, form: Form): string {
  const known = FORMS.get(base);
  if (known !== undefined) return known[form];
  if (form === 'base') return base;
  if (form === 'third') return third(base);
  return form === 'ing' ? ing(base) : past(base);
}

function third(base: string): string {
  if (base === 'be') return 'is';
  if (base === 'have') return 'has';
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(base) ? `${base}es` : `${base}s`;
}

function past(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doubled(base)}ed`;
}

function ing(base: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base) && base !== 'be') return `${base.slice(0, -1)}ing`;
  return `${doubled(base)}ing`;
}

function doubled(base: string): string {
  const short = /^[^aeiou]{0,3}[aeiou][bdglmnprt]$/.test(base);
  return short || /^(?:refer|occur|begin|forget|commit|submit|admit|transfer|permit)$/.test(base)
    ? base + base.slice(-1)
    : base;
}

const KNOWN: ReadonlyMap<string, { readonly base: string; readonly forms: readonly Form[] }> = known();

function known(): Map<string, { base: string; forms: Form[] }> {
  const found = new Map<string, { base: string; forms: Form[] }>();
  for (const base of [...FORMS.keys(), ...REGULAR])
    for (const form of ['base', 'third', 'past', 'participle', 'ing'] as const) {
      const word = bent(base, form);
      const entry = found.get(word);
      if (entry === undefined) found.set(word, { base, forms: [form] });
      else if (entry.base === base) entry.forms.push(form);
    }
  for (const word of ['is', 'are', 'was', 'were', 'am'])
    found.set(word, { base: 'be', forms: ['past', 'third'] });
  return found;
}

/** The base and the possible forms of a known verb. */
export function verbOf(word: string): { readonly base: string; readonly forms: readonly Form[] } | undefined {
  return KNOWN.get(word.toLowerCase());
}

export const AUXILIARIES =
  wordList(`is are was were am has have had can could will would shall should may might must do does did
  isn't aren't wasn't weren't can't cannot won't doesn't don't didn't couldn't wouldn't hasn't haven't hadn't`);

export function isAuxiliary(word: string): boolean {
  return AUXILIARIES.has(word.toLowerCase().replace('’', "'"));
}

/** Whether a word can be the finite verb of a clause. */
export function isFiniteVerb(word: string): boolean {
  if (isAuxiliary(word)) return true;
  const verb = verbOf(word);
  const finite = verb?.forms.some((form) => form === 'third' || form === 'past' || form === 'base');
  return finite === true;
}
