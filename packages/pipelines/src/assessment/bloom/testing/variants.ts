import { BLOOM_LEVELS, type BloomLevel } from '../level.ts';
import { type BloomProblem, PROBLEMS } from './problems.ts';

export interface Variant {
  readonly how: string;
  readonly before: string;
  readonly after: string;
}

/** Verbs that stand in for a task verb, by level. They are ours, not the classifier's table. */
const STAND_INS: Record<BloomLevel, readonly string[]> = {
  remember: [
    'list',
    'name',
    'define',
    'state',
    'label',
    'recall',
    'identify',
    'recite',
    'quote',
    'memorize',
    'repeat',
  ],
  understand: [
    'explain',
    'summarize',
    'describe',
    'paraphrase',
    'interpret',
    'discuss',
    'restate',
    'outline',
    'clarify',
    'retell',
  ],
  apply: [
    'calculate',
    'solve',
    'use',
    'apply',
    'demonstrate',
    'compute',
    'carry out',
    'implement',
    'perform',
    'sketch',
  ],
  analyze: [
    'compare',
    'analyze',
    'contrast',
    'examine',
    'distinguish',
    'investigate',
    'categorize',
    'break down',
    'inspect',
  ],
  evaluate: [
    'evaluate',
    'judge',
    'justify',
    'critique',
    'assess',
    'defend',
    'rank',
    'rate',
    'recommend',
    'appraise',
  ],
  create: [
    'design',
    'create',
    'compose',
    'invent',
    'devise',
    'develop',
    'formulate',
    'construct',
    'propose',
    'plan',
  ],
};

/** Ways to word the task, so that the verb stands in other places than the start. */
const FRAMES: readonly ((verb: string, rest: string) => string)[] = [
  (verb, rest) => `${capital(verb)} ${rest}.`,
  (verb, rest) => `Please ${verb} ${rest}.`,
  (verb, rest) => `How would you ${verb} ${rest}?`,
  (verb, rest) => `Can you ${verb} ${rest}?`,
  (verb, rest) => `Your task is to ${verb} ${rest}.`,
  (verb, rest) => `Read the text again and ${verb} ${rest}.`,
];

/** Simpler words for words of the contexts and tasks. */
const SIMPLER: readonly (readonly [string, string])[] = [
  ['departs', 'leaves'],
  ['travels at', 'goes at'],
  ['leaves the station', 'starts at the station'],
  ['surface', 'top'],
  ['largest', 'biggest'],
  ['article', 'text'],
  ['founded', 'started'],
  ['steeply', 'fast'],
  ['moved in', 'came'],
  ['children', 'kids'],
  ['pumps', 'pushes'],
  ['rare', 'hard to get'],
  ['signed', 'agreed on'],
  ['missing', 'gone'],
  ['student', 'pupil'],
  ['town', 'village'],
  ['writer', 'author'],
  ['wants', 'would like'],
  ['shows', 'has'],
  ['tells', 'says'],
  ['company', 'firm'],
  ['the whole', 'all of the'],
  ['must be', 'has to be'],
];

const EXTRA: readonly string[] = [
  'Take your time and read everything twice.',
  'This problem is about something you may know from home.',
  'Last year another class made a plan, created a list and compared prices.',
  'The teacher will judge and explain the results next week.',
  'There are 3 pictures on the next page.',
  'Some people design machines, others evaluate them.',
];

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function task({ opening, verb, rest }: BloomProblem): string {
  return opening === undefined ? `${capital(verb)} ${rest}.` : `${opening}, ${verb} ${rest}.`;
}

export function written(problem: BloomProblem): string {
  return `${problem.context} ${task(problem)}`;
}

/** Each problem with its task verb replaced by verbs of other levels: 200 cases, every level into every other. */
export function verbSwaps(count: number): Variant[] {
  const cases: Variant[] = [];
  for (let turn = 0; cases.length < count; turn += 1) {
    for (const [i, problem] of PROBLEMS.entries()) {
      if (cases.length === count) break;
      const others = BLOOM_LEVELS.filter((level) => level !== problem.level);
      const level = others[(i + turn) % others.length] ?? 'remember';
      const verbs = STAND_INS[level];
      const verb = verbs[(i * 3 + turn) % verbs.length] ?? '';
      const frame = turn === 0 ? null : (FRAMES[(i + turn) % FRAMES.length] ?? null);
      const say = (word: string): string =>
        frame === null
          ? written({ ...problem, verb: word })
          : `${problem.context} ${frame(word, problem.rest)}`;
      cases.push({ how: `${problem.verb} -> ${verb}`, before: say(problem.verb), after: say(verb) });
    }
  }
  return cases;
}

/** Each problem said in other ways at the same level. */
export function paraphrases(): Variant[] {
  return PROBLEMS.flatMap((problem, i) => {
    const before = written(problem);
    const verbs = STAND_INS[problem.level].filter((verb) => verb !== problem.verb);
    const synonym = verbs[i % verbs.length] ?? problem.verb;
    const simpler = SIMPLER.reduce((text, [from, to]) => text.replaceAll(from, to), before);
    const extra = EXTRA[i % EXTRA.length] ?? '';
    const variants = [
      { how: 'reworded', after: problem.reworded },
      { how: `synonym ${synonym}`, after: written({ ...problem, verb: synonym }) },
      { how: 'sentence added in front', after: `${extra} ${before}` },
      { how: 'sentence added before the task', after: `${problem.context} ${extra} ${task(problem)}` },
      { how: 'wording simplified', after: simpler },
      { how: 'task on its own line', after: `${problem.context}\n\n${task(problem)}` },
      { how: 'politer', after: `${problem.context} Please ${problem.verb} ${problem.rest}.` },
      { how: 'sentences joined', after: before.replace(/\. (?=[A-Z][a-z]+ [a-z])/, '; ') },
    ];
    if (problem.opening !== undefined) {
      const moved = `${capital(problem.verb)} ${problem.rest} ${problem.opening.charAt(0).toLowerCase()}${problem.opening.slice(1)}.`;
      variants.push({ how: 'clause moved', after: `${problem.context} ${moved}` });
    }
    return variants.filter(({ after }) => after !== before).map((variant) => ({ ...variant, before }));
  });
}
