import { describe, expect, it } from 'vitest';
import { fileConfigSchema } from '../../packages/contracts/src/config.ts';
import { type Block, blocksOf, commandsOf, expectedExit, missingLines, planOf } from './blocks.ts';
import { allPages } from './pages.ts';

const FENCE = '```';
const block = (marker: string | null): Block => ({
  place: 'x.md:1',
  language: 'sh',
  code: '',
  marker,
  prints: null,
});

describe('the blocks of a page', () => {
  const page = {
    path: 'tea.md',
    text: `# Tea\n\n<!-- run: key -->\n${FENCE}sh\nboil \\\n  --hot\n\npour # leaves with 1\n${FENCE}\n\n${FENCE}text\n96 …\n${FENCE}\n\nSip.\n\n${FENCE}json\n{}\n${FENCE}\n`,
  };

  it('are found with their place, their marker and what they print', () => {
    expect(
      blocksOf(page).map(({ place, language, marker, prints }) => [place, language, marker, prints]),
    ).toEqual([
      ['tea.md:4', 'sh', 'run: key', '96 …\n'],
      ['tea.md:11', 'text', null, null],
      ['tea.md:17', 'json', null, null],
    ]);
  });

  it('have commands, each in one piece, with the exit code that is told', () => {
    const commands = commandsOf(blocksOf(page)[0]?.code ?? '');
    expect(commands).toEqual(['boil --hot', 'pour # leaves with 1']);
    expect(commands.map(expectedExit)).toEqual([0, 1]);
  });
});

describe('the marker of a block', () => {
  it('says what the block needs', () => {
    expect(planOf(block('run: key, RUN=/run (\\S+)/'))).toMatchObject({
      reason: null,
      key: true,
      model: false,
      values: [{ name: 'RUN', pattern: /run (\S+)/ }],
    });
  });

  it('says why a block cannot be run', () => {
    expect(planOf(block('not run: it needs a database in the cloud')).reason).toMatch(/cloud/);
  });

  it.each(['run: sevrer', 'not run: no', 'not run:'])(
    'is refused where it is not understood: %s',
    (marker) => {
      expect(() => planOf(block(marker))).toThrow(/not understood/);
    },
  );
});

describe('a shown output', () => {
  it.each([
    ['ok  … events checked', []],
    ['ok 5 events checked\nBye', []],
    ['ok  1,204 events checked', []],
    ['Bye\nok  5 events checked', ['ok  5 events checked']],
    ['ok  … checked.', ['ok  … checked.']],
  ])('%j is compared line by line, in order', (shown, missing) => {
    expect(missingLines(shown, 'first\nok  5 events checked\n  Bye\n')).toEqual(missing);
  });
});

describe('the pages', () => {
  const blocks = allPages().flatMap(blocksOf);

  it('name the language of every block of commands: sh', () => {
    const others = blocks.filter(
      ({ language, code }) => language !== 'sh' && /^(\$ )?(npx|npm|palimpsest|curl) /m.test(code),
    );
    expect(others.map(({ place }) => place)).toEqual([]);
  });

  it('have at most five blocks that are not run, each with a reason', () => {
    const left = blocks
      .filter(({ language }) => language === 'sh')
      .filter((each) => planOf(each).reason !== null);
    expect(left.length, left.map(({ place }) => place).join(', ')).toBeLessThanOrEqual(5);
  });

  it.each(blocks.filter(({ language }) => language === 'json').map(({ place, code }) => [place, code]))(
    'show JSON that can be read: %s',
    (_place, code) => {
      expect(() => JSON.parse(code ?? '')).not.toThrow();
    },
  );

  it('show settings that palimpsest.config.json may have', () => {
    const known = new Set(Object.keys(fileConfigSchema.shape));
    const shown = blocks
      .filter(({ language }) => language === 'json')
      .map(({ place, code }) => ({ place, value: JSON.parse(code) as object }))
      .filter(({ value }) => Object.keys(value).every((key) => known.has(key)));
    expect(shown.length).toBeGreaterThan(2);
    for (const { place, value } of shown)
      expect({ place, ...fileConfigSchema.safeParse(value) }).toMatchObject({ place, success: true });
  });
});
