import type { BlogTrigger, Finding } from '@palimpsest/contracts';
import { describe, expect, it } from 'vitest';
import {
  ADD_DETAILS,
  ADD_HEADERS,
  ADD_LISTS,
  ANSWER_FIRST,
  CATEGORY_INSTRUCTIONS,
  PILLAR_INSTRUCTIONS,
  VARY_SENTENCES,
} from '../rules/blog/v1/instructions.ts';
import { annotateProposal } from './annotate-proposal.ts';
import type { ProposedPassage } from './proposal.ts';

const ANSWER = 'The bus to the lake leaves at nine from the main square.';
const LONG = Array.from(
  { length: 14 },
  (_, at) => `Line ${at} of the intro wanders about old roads, hills and barns.`,
);
const POST = `# When does the bus leave?

${LONG.join(' ')}

The market sells apples, pears, and plums. Farmers come early every day. Visitors come later in the morning.

${ANSWER} It is yellow and it is pivotal to the town.
`;

const T1: BlogTrigger = {
  trigger_id: 'T1',
  trigger_type: 'aeo_total_low',
  trigger_reason: 'low',
  trigger_data: { aeo_total: 40 },
};
const T2: BlogTrigger = {
  trigger_id: 'T2',
  trigger_type: 'aeo_pillar_critical',
  trigger_reason: 'answer missing',
  trigger_data: { pillar: 'answerability', score: 3, min: 10 },
};
const T3: BlogTrigger = {
  trigger_id: 'T3',
  trigger_type: 'aeo_pillar_critical',
  trigger_reason: 'no structure',
  trigger_data: { pillar: 'structure', score: 3, min: 8 },
};
const T4: BlogTrigger = {
  trigger_id: 'T4',
  trigger_type: 'ai_likeness_high',
  trigger_reason: 'sounds made',
  trigger_data: { ai_likeness_total: 80 },
};
const T5: BlogTrigger = {
  trigger_id: 'T5',
  trigger_type: 'ai_category_critical',
  trigger_reason: 'inflated',
  trigger_data: { category: 'vocabulary_inflation', score: 90 },
};

const aeo = (rule: string, points = -2): Finding => ({
  rule,
  ruleSet: 'aeo/v1',
  span: null,
  found: 'something',
  expected: 'something else',
  points,
});
const at = (rule: string, words: string): Finding => ({
  rule,
  ruleSet: 'ai-likeness/v1',
  span: { start: POST.indexOf(words), end: POST.indexOf(words) + words.length },
  found: 'an inflated word',
  expected: 'a plain one',
});

interface Given {
  triggers?: BlogTrigger[];
  fixInstructions?: string[];
  findings?: Finding[];
}
const propose = (
  child: string,
  { triggers = [], fixInstructions = [], findings = [] }: Given = {},
): readonly ProposedPassage[] =>
  annotateProposal({ parent: POST, child, triggers, fixInstructions, findings }).passages;

describe('every changed passage names who asked for it', () => {
  it('an unchanged post has no passages', () => {
    expect(propose(POST)).toEqual([]);
  });

  it('a sentence moved to the top follows "answer first"', () => {
    const child = POST.replace(`${ANSWER} `, '').replace(`${LONG[0]}`, `${ANSWER}\n\n${LONG[0]}`);
    const passages = propose(child, {
      triggers: [T2],
      fixInstructions: [ANSWER_FIRST],
      findings: [aeo('answer-early')],
    });
    const top = passages.find((passage) => passage.proposed?.text === ANSWER);
    expect(top).toMatchObject({ kind: 'moved', current: { text: ANSWER } });
    for (const passage of passages) {
      expect(passage.rationale).toMatchObject({
        triggers: ['T2'],
        instructions: [ANSWER_FIRST],
        rules: ['aeo/v1/answer-early'],
      });
    }
  });

  it('a sentence put in front of the first paragraph does too', () => {
    const child = POST.replace(` ${ANSWER}`, '')
      .replace(`${ANSWER} `, '')
      .replace(`${LONG[0]}`, `${ANSWER} ${LONG[0]}`);
    const [first] = propose(child, { triggers: [T1], fixInstructions: [PILLAR_INSTRUCTIONS.answerability] });
    expect(first?.rationale).toMatchObject({
      triggers: ['T1'],
      instructions: [PILLAR_INSTRUCTIONS.answerability],
    });
  });

  it('a new heading follows "headers", and nothing else does', () => {
    const child = POST.replace('The market', '## The market\n\nThe market');
    const passages = propose(child, {
      triggers: [T2, T3],
      fixInstructions: [ANSWER_FIRST, ADD_HEADERS, ADD_LISTS],
      findings: [aeo('section-length'), aeo('heading-levels', 1)],
    });
    expect(passages).toHaveLength(1);
    expect(passages[0]).toMatchObject({
      kind: 'added',
      current: null,
      proposed: { text: '## The market' },
      rationale: { triggers: ['T3'], instructions: [ADD_HEADERS], rules: ['aeo/v1/section-length'] },
    });
  });

  it('so does a heading with a line below it', () => {
    const child = POST.replace('The market', 'The market\n----------\n\nThe market');
    const [passage] = propose(child, { triggers: [T3], fixInstructions: [ADD_HEADERS] });
    expect(passage?.rationale).toMatchObject({ triggers: ['T3'], instructions: [ADD_HEADERS] });
  });

  it('items of a new list follow "lists"', () => {
    const child = POST.replace(
      'sells apples, pears, and plums. ',
      'sells:\n\n- apples\n- pears\n- plums\n\n',
    );
    const [passage] = propose(child, { triggers: [T3], fixInstructions: [ADD_HEADERS, ADD_LISTS] });
    expect(passage?.rationale).toMatchObject({ triggers: ['T3'], instructions: [ADD_LISTS] });
    expect(passage?.rationale.sentence).toContain('list');
  });

  it('a replaced word follows the rule whose finding lies there', () => {
    const child = POST.replace('pivotal', 'important');
    const [passage] = propose(child, {
      triggers: [T4, T5],
      fixInstructions: [VARY_SENTENCES, CATEGORY_INSTRUCTIONS.vocabulary_inflation],
      findings: [at('inflated-words', 'pivotal'), at('inflated-words', 'yellow')],
    });
    expect(passage?.rationale).toMatchObject({
      triggers: ['T4', 'T5'],
      instructions: [CATEGORY_INSTRUCTIONS.vocabulary_inflation, VARY_SENTENCES],
      rules: ['ai-likeness/v1/inflated-words'],
    });
  });

  it('a paragraph that was split follows "split long paragraphs"', () => {
    const child = POST.replace(`${LONG[6]} `, `${LONG[6]}\n\n`);
    const [passage] = propose(child, {
      triggers: [T1],
      fixInstructions: [PILLAR_INSTRUCTIONS.structure],
      findings: [aeo('paragraph-length')],
    });
    expect(passage?.rationale).toMatchObject({
      triggers: ['T1'],
      instructions: [PILLAR_INSTRUCTIONS.structure],
      rules: ['aeo/v1/paragraph-length'],
    });
  });
});

describe('an instruction is named only for its own kind of change', () => {
  const vague: Finding = { ...aeo('vague-quantifiers'), span: at('x', 'Farmers').span };

  it('a split paragraph is one passage, and no heading is claimed', () => {
    const child = POST.replace(`${LONG[6]} `, `${LONG[6]}\n\n`);
    const passages = propose(child, {
      triggers: [T3, T4],
      fixInstructions: [ADD_HEADERS, VARY_SENTENCES, CATEGORY_INSTRUCTIONS.vocabulary_inflation],
      findings: [aeo('paragraph-length'), aeo('section-length'), at('inflated-words', 'intro')],
    });
    expect(passages).toHaveLength(1);
    expect(passages[0]?.rationale).toMatchObject({
      triggers: ['T3'],
      instructions: [ADD_HEADERS],
      rules: ['aeo/v1/paragraph-length'],
    });
    expect(passages[0]?.rationale.sentence).toMatch(/^Splits the paragraph .*no heading is added here/u);
  });

  it('a sentence that is gone is cut, and neither split nor joined', () => {
    const [passage] = propose(POST.replace('Farmers come early every day. ', ''), {
      triggers: [T1, T4],
      fixInstructions: [VARY_SENTENCES, ADD_DETAILS, PILLAR_INSTRUCTIONS.readability],
      findings: [vague, aeo('sentence-length')],
    });
    expect(passage?.rationale).toMatchObject({ triggers: [], instructions: [], rules: [] });
    expect(passage?.rationale.sentence).toMatch(/^Cuts a sentence: no single rule/u);
  });

  it('a sentence that was shortened is not gone', () => {
    const long =
      'As we go on finding our way in a town of changing roads, one thing is clear: the bus is here to stay.';
    const { passages } = annotateProposal({
      parent: `${POST}\nBarns are red. ${long}\n`,
      child: `${POST}\nBarns are red. The bus is here to stay.\n`,
      triggers: [],
      fixInstructions: [],
      findings: [],
    });
    expect(passages[0]?.rationale.sentence).toMatch(/^Changes the wording/u);
  });

  it('a cut sentence follows the instruction that lets it go', () => {
    const stock = CATEGORY_INSTRUCTIONS.stock_phrases;
    const [passage] = propose(POST.replace('Farmers come early every day. ', ''), {
      triggers: [T4],
      fixInstructions: [VARY_SENTENCES, stock],
      findings: [at('stock-phrases', 'come early')],
    });
    expect(passage?.rationale.instructions).toEqual([stock]);
    expect(passage?.rationale.sentence).toMatch(/^Cuts a sentence, as asked/u);
  });

  it('nothing taken out is a detail put in', () => {
    for (const child of [
      POST.replace('Farmers come', 'They come'),
      POST.replace('Farmers come early every day. ', ''),
    ]) {
      const [passage] = propose(child, { triggers: [T4], fixInstructions: [ADD_DETAILS], findings: [vague] });
      expect(passage?.rationale.instructions).toEqual([]);
    }
  });

  it('a word changed elsewhere in a long sentence does not split it', () => {
    const [passage] = propose(POST.replace('yellow', 'green'), {
      triggers: [T1, T2],
      fixInstructions: [PILLAR_INSTRUCTIONS.structure, ANSWER_FIRST],
      findings: [{ ...aeo('sentence-length'), span: at('x', 'It is yellow and it is pivotal').span }],
    });
    expect(passage?.rationale.instructions).toEqual([]);
  });

  it('a heading that is no question does not follow "questions"', () => {
    const ask = { triggers: [T1], fixInstructions: [PILLAR_INSTRUCTIONS.coverage] };
    const [plain] = propose(POST.replace('The market', '## The market\n\nThe market'), ask);
    expect(plain?.rationale.instructions).toEqual([]);
    const [question] = propose(POST.replace('The market', '## What is the market?\n\nThe market'), ask);
    expect(question?.rationale.instructions).toEqual([PILLAR_INSTRUCTIONS.coverage]);
  });

  it('a heading is new, even where a paragraph it shares words with was reworded', () => {
    const closing =
      'In conclusion, the fruit market is a game-changer that offers a multitude of benefits to the town.';
    const parent = `${POST}\n${closing}\n`;
    const child = POST.replace('The market', '## The fruit market\n\nThe market').concat(
      '\nThe fruit market is a big change that offers many benefits to the town.\n',
    );
    const { passages } = annotateProposal({
      parent,
      child,
      triggers: [T3],
      fixInstructions: [ADD_HEADERS],
      findings: [],
    });
    const heading = passages.find(({ proposed }) => proposed?.text.startsWith('## '));
    expect(heading).toMatchObject({
      kind: 'added',
      current: null,
      rationale: { instructions: [ADD_HEADERS] },
    });
    expect(passages.find(({ current }) => current?.text === closing)).toMatchObject({ kind: 'changed' });
  });

  it('a passage that only moved says so', () => {
    const paragraphs = POST.trimEnd().split('\n\n');
    const [title, intro, market, answer] = paragraphs;
    const extra = 'Boats go out at dawn and nobody minds the noise of them.';
    const before = [title, intro, market, extra, answer].join('\n\n');
    const after = [title, intro, extra, market, answer].join('\n\n');
    const { passages } = annotateProposal({
      parent: before,
      child: after,
      triggers: [T4],
      fixInstructions: [VARY_SENTENCES],
      findings: [],
    });
    expect(passages).toHaveLength(1);
    expect(passages[0]?.current?.text).toBe(passages[0]?.proposed?.text);
    expect(passages[0]?.rationale).toMatchObject({ instructions: [] });
    expect(passages[0]?.rationale.sentence).toMatch(/^Moves the passage as it is/u);
  });

  it('lines wrapped anew are white space and no other words', () => {
    const [passage] = propose(POST.replace('Farmers come', 'Farmers\ncome'), {
      triggers: [T4],
      fixInstructions: [VARY_SENTENCES],
    });
    expect(passage?.rationale.sentence ?? 'changes nothing but white space').toMatch(/white space/u);
  });
});

describe('a change that nothing asked for says so', () => {
  it.each([
    ['a word without a finding', POST.replace('yellow', 'green')],
    ['a paragraph out of nowhere', `${POST}\nTrains are faster than most people think these days.\n`],
    ['a heading nobody wanted', POST.replace('The market', '## The market\n\nThe market')],
    ['a paragraph gone', POST.replace(/The market.*\n\n/u, '')],
  ])('%s', (_, child) => {
    const passages = propose(child, {
      triggers: [T2],
      fixInstructions: [ANSWER_FIRST],
      findings: [aeo('answer-early')],
    });
    expect(passages).toHaveLength(1);
    expect(passages[0]?.rationale).toMatchObject({ triggers: [], instructions: [], rules: [] });
    expect(passages[0]?.rationale.sentence).toContain('no single rule');
  });
});

it('a reworded passage without a finding names what the prompt asks in general, and no rule', () => {
  const [passage] = propose(POST.replace('yellow', 'green'), {
    triggers: [T2, T4],
    fixInstructions: [ANSWER_FIRST, VARY_SENTENCES],
    findings: [at('inflated-words', 'pivotal')],
  });
  expect(passage?.rationale).toMatchObject({ triggers: ['T4'], instructions: [VARY_SENTENCES], rules: [] });
  expect(passage?.rationale.sentence).toContain('no single rule marks this');
});

it('points at the passages in both versions', () => {
  const child = POST.replace('yellow', 'green');
  const [passage] = propose(child);
  const { current, proposed } = passage as ProposedPassage;
  expect(POST.slice(current?.span.start, current?.span.end)).toBe(current?.text);
  expect(child.slice(proposed?.span.start, proposed?.span.end)).toBe(proposed?.text);
});

it('finds the cut words even where lines were wrapped anew', () => {
  const child = POST.replace('pivotal', 'important').replace('It is yellow and', 'It is yellow\nand');
  const [passage] = propose(child, {
    triggers: [T4],
    fixInstructions: [VARY_SENTENCES],
    findings: [at('inflated-words', 'pivotal')],
  });
  expect(passage?.rationale.rules).toEqual(['ai-likeness/v1/inflated-words']);
});
