// Chooses the fitted lists: the words, pairs and openers that people and models choose differently.
import { MODELS } from './fit.mjs';

/** The fitted lists, and the rules that read them. */
export const LISTS = [
  {
    id: 'essay-word-choice',
    kind: 'words',
    sets: ['essay'],
    size: 400,
    file: 'essay-words',
    name: 'ESSAY_WORDS',
  },
  {
    id: 'story-word-choice',
    kind: 'words',
    sets: ['wp'],
    size: 400,
    file: 'story-words',
    name: 'STORY_WORDS',
  },
  {
    id: 'essay-word-pairs',
    kind: 'pairs',
    sets: ['essay'],
    size: 400,
    file: 'essay-pairs',
    name: 'ESSAY_PAIRS',
  },
  {
    id: 'story-word-pairs',
    kind: 'pairs',
    sets: ['wp'],
    size: 400,
    file: 'story-pairs',
    name: 'STORY_PAIRS',
  },
  {
    id: 'sentence-openers',
    kind: 'openers',
    sets: ['essay', 'wp'],
    size: 100,
    file: 'openers',
    name: 'OPENERS',
  },
];
/** Claude is the harder one to tell, so its choices count twice. */
const VOTES = { gpt: 1, claude: 2 };
/** An item must be in this many texts, and its mean deviation must be beyond chance. */
const LEAST_TEXTS = 15;
/** What nearly every text has says only how long the text is. */
const MOST_TEXTS = 0.85;
const LEAST_DEVIATION = 1;
const WORD = /^[a-z][a-z'-]*(?:_[a-z][a-z'-]*)?$/;
/** What a list in a public repository should not carry, and what a text is about rather than how it is written. */
const LEFT_OUT =
  /fuck|shit|bitch|damn|bastard|sex|rape|slave|negro|jew|muslim|christ|islam|black|white|african|american|women|gay|suicid|^(?:ass|com|http)$|_(?:ass|com)$/;

/** How many standard deviations the odds that a text of one side has an item are above those of the other. */
function deviation(a, ofA, b, ofB) {
  const odds = Math.log((a + 0.5) / (ofA - a + 0.5)) - Math.log((b + 0.5) / (ofB - b + 0.5));
  return odds / Math.sqrt(1 / (a + 0.5) + 1 / (b + 0.5) + 1 / (ofA - a + 0.5) + 1 / (ofB - b + 0.5));
}

function textsWith(rows, kind) {
  const counts = new Map();
  for (const row of rows)
    for (const key of row.chosen[kind].keys()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** The lists that these rows give. */
export function chooseLists(rows, isName) {
  return Object.fromEntries(
    LISTS.map(({ id, kind, sets, size }) => {
      const parts = sets.map((set) =>
        Object.fromEntries(
          ['human', ...MODELS].map((source) => {
            const texts = rows.filter((row) => row.set === set && row.source === source);
            return [source, { size: texts.length, counts: textsWith(texts, kind) }];
          }),
        ),
      );
      const everywhere = new Map();
      for (const part of parts)
        for (const { counts } of Object.values(part))
          for (const [key, count] of counts) everywhere.set(key, (everywhere.get(key) ?? 0) + count);
      const tooCommon = (key) =>
        parts.some((part) =>
          Object.values(part).some(({ size: all, counts }) => (counts.get(key) ?? 0) > MOST_TEXTS * all),
        );
      const scored = [];
      for (const [key, count] of everywhere) {
        if (
          count < LEAST_TEXTS ||
          tooCommon(key) ||
          !WORD.test(key) ||
          LEFT_OUT.test(key) ||
          key.split('_').some(isName)
        )
          continue;
        let score = 0;
        for (const { human, ...models } of parts)
          for (const [model, { size: all, counts }] of Object.entries(models))
            score +=
              VOTES[model] * deviation(counts.get(key) ?? 0, all, human.counts.get(key) ?? 0, human.size);
        scored.push([key, score / 3 / Math.sqrt(sets.length)]);
      }
      scored.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
      const models = scored.filter(([, score]) => score > LEAST_DEVIATION).slice(0, size);
      const people = scored.filter(([, score]) => score < -LEAST_DEVIATION).slice(-size);
      const keys = (list) => new Set(list.map(([key]) => key));
      return [id, { models: keys(models), people: keys(people) }];
    }),
  );
}

/** The rates that the rules would read off a text with these lists. */
export function choiceRates({ chosen, words }, lists, modelShare) {
  const rates = {};
  for (const { id, kind } of LISTS) {
    const { models, people } = lists[id];
    let [ofModels, ofPeople] = [0, 0];
    for (const key of chosen[kind].keys()) {
      if (people.has(key)) ofPeople += 1;
      else if (models.has(key)) ofModels += 1;
    }
    rates[id] = modelShare(ofModels, ofPeople);
  }
  const [essay, story] = [lists['essay-word-choice'].people, lists['story-word-choice'].people];
  let spoken = 0;
  for (const [key, count] of chosen.words) if (essay.has(key) || story.has(key)) spoken += count;
  rates['few-peoples-words'] = words === 0 ? 0 : (spoken * 1000) / words;
  return rates;
}

export function listSource({ name, sets, kind }, { models, people }) {
  const about = `${kind} of ${sets.map((set) => (set === 'wp' ? 'stories' : 'essays')).join(' and ')}`;
  return `import { wordList } from '@palimpsest/kernel/text';

/** The ${about} that people and models choose differently. Written by bench/calibrate-ai-likeness.mjs. */
export const ${name} = {
  models: wordList(\`
${wrapped(models)}
  \`),
  people: wordList(\`
${wrapped(people)}
  \`),
};
`;
}

function wrapped(keys) {
  const lines = [];
  let line = '   ';
  for (const key of [...keys].sort()) {
    if (line.length + key.length > 112) {
      lines.push(line);
      line = '   ';
    }
    line += ` ${key}`;
  }
  return [...lines, line].join('\n');
}
