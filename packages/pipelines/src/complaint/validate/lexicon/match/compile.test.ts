import { describe, expect, it } from 'vitest';
import type { LanguageWords, RuleWords } from '../lexicon.ts';
import { compileLexicon, phrase } from './compile.ts';

const language = (rules: readonly RuleWords[], more: Partial<LanguageWords> = {}): LanguageWords => ({
  language: 'en',
  endings: ['', 's'],
  rules,
  innocent: '',
  innocentPhrases: '',
  ...more,
});
const compiled = (
  rules: readonly RuleWords[],
  { harsh = false, ...more }: Partial<LanguageWords> & { harsh?: boolean } = {},
) => compileLexicon([language(rules, more)], harsh);

describe('a lexicon is compiled', () => {
  it('with every word under its rule; a word of two rules belongs to the first', () => {
    const { words } = compiled([
      { rule: 'blame', words: 'gronk blarg' },
      { rule: 'rules', words: 'blarg plonk' },
    ]);
    expect([...words]).toEqual([
      ['gronk', 'blame'],
      ['blarg', 'blame'],
      ['plonk', 'rules'],
    ]);
  });

  it('with the endings of its language, and each of a group', () => {
    const { words } = compiled([{ rule: 'blame', words: 'gronk~ bl(a|o)rg' }]);
    expect([...words.keys()]).toEqual(['gronk', 'gronks', 'blarg', 'blorg']);
  });

  it('with groups in groups of one word', () => {
    const { words } = compiled([{ rule: 'blame', words: '(a|b)x(c|d)' }]);
    expect([...words.keys()]).toEqual(['axc', 'axd', 'bxc', 'bxd']);
  });

  it('folded, and as German is written without umlauts', () => {
    const { words } = compiled([{ rule: 'blame', words: 'Blöd grüß bœuf äsig' }]);
    expect([...words.keys()]).toEqual(['blod', 'bloed', 'gruss', 'gruess', 'boeuf', 'asig', 'aesig']);
  });

  it('with stems as one pattern for each rule that has any', () => {
    const { stems } = compiled([
      { rule: 'blame', stems: 'gronk blarg' },
      { rule: 'rules', words: 'plonk' },
    ]);
    expect(stems.map(({ rule }) => rule)).toEqual(['blame']);
    expect(stems[0]?.pattern.test('megablargish')).toBe(true);
    expect(stems[0]?.pattern.test('plonk')).toBe(false);
  });

  it('with one pattern for each line of phrases', () => {
    const { phrases } = compiled([{ rule: 'blame', phrases: '\n you (?:all )?gronk \n\n  \nit blargs\n' }]);
    expect(phrases.map(({ rule, pattern }) => [rule, pattern.source.includes('gronk')])).toEqual([
      ['blame', true],
      ['blame', false],
    ]);
  });

  it('with what is harsh only where that is asked for', () => {
    const rules: RuleWords[] = [
      { rule: 'blame', words: 'gronk', harshWords: 'blarg', harshPhrases: 'you two' },
    ];
    const mild = compiled(rules);
    const harsh = compiled(rules, { harsh: true });
    expect([...mild.words.keys()]).toEqual(['gronk']);
    expect(mild.phrases).toEqual([]);
    expect([...harsh.words.keys()]).toEqual(['gronk', 'blarg']);
    expect(harsh.phrases).toHaveLength(1);
  });

  it('with innocent words and phrases', () => {
    const { innocentWords, innocent } = compiled([], {
      innocent: 'gronkery~',
      innocentPhrases: 'a gronk of\nfar',
    });
    expect([...innocentWords]).toEqual(['gronkery', 'gronkerys']);
    expect(innocent.map((pattern) => 'such a gronk of it'.replaceAll(pattern, '-'))).toEqual([
      'such - it',
      'such a gronk of it',
    ]);
  });

  it('of all languages together', () => {
    const { words } = compileLexicon(
      [language([{ rule: 'blame', words: 'gronk' }]), language([{ rule: 'rules', words: 'blarg' }])],
      false,
    );
    expect([...words.keys()]).toEqual(['gronk', 'blarg']);
  });

  it('with the words that people mask: of three rules, of 3 to 14 plain letters, by their first letter', () => {
    const { masked } = compiled([
      { rule: 'vulgarity', words: 'gronk gr', stems: 'grunt' },
      { rule: 'slur', words: `bla ${'b'.repeat(14)} ${'b'.repeat(15)}` },
      { rule: 'personal_attack', words: "plonk o'plonk" },
      { rule: 'blame', words: 'guilty' },
    ]);
    expect([...masked]).toEqual([
      ['g', ['grunt', 'gronk']],
      ['b', ['bla', 'b'.repeat(14)]],
      ['p', ['plonk']],
    ]);
  });
});

describe('a line of phrases', () => {
  const found = (line: string, text: string) => [...text.matchAll(phrase(line))].map(([match]) => match);

  it('takes one to three blanks for one', () => {
    expect(found('you gronk', 'you gronk, you   gronk, you    gronk, yougronk')).toEqual([
      'you gronk',
      'you   gronk',
    ]);
  });

  it('takes up to three blanks, or two, where they may be missing', () => {
    expect(found('you ?gronk', 'yougronk you   gronk you    gronk')).toEqual(['yougronk', 'you   gronk']);
    expect(found('you_gronk', 'yougronk you  gronk you   gronk')).toEqual(['yougronk', 'you  gronk']);
  });

  it('leaves blanks and lines in brackets as they are', () => {
    expect(found('gronk[ _]s', 'gronk s gronk_s gronk  s gronks')).toEqual(['gronk s', 'gronk_s']);
  });

  it('finds whole words only', () => {
    expect(found('  gronk|blarg ', 'gronk agronk gronka 1gronk gronk1 blarg.')).toEqual(['gronk', 'blarg']);
  });
});
