import type { LanguageWords, LexiconRuleId } from '../lexicon.ts';

export interface CompiledPhrase {
  readonly rule: LexiconRuleId;
  readonly pattern: RegExp;
}

export interface CompiledLexicon {
  readonly words: ReadonlyMap<string, LexiconRuleId>;
  readonly stems: readonly { readonly rule: LexiconRuleId; readonly pattern: RegExp }[];
  readonly innocentWords: ReadonlySet<string>;
  readonly phrases: readonly CompiledPhrase[];
  readonly innocent: readonly RegExp[];
  /** Words people write with stars in them, by their first letter. */
  readonly masked: ReadonlyMap<string, readonly string[]>;
}

const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';

export function compileLexicon(languages: readonly LanguageWords[], harsh: boolean): CompiledLexicon {
  const words = new Map<string, LexiconRuleId>();
  const stems: { rule: LexiconRuleId; pattern: RegExp }[] = [];
  const phrases: CompiledPhrase[] = [];
  const innocent: RegExp[] = [];
  const innocentWords = new Set<string>();
  const masked = new Set<string>();
  for (const { rules, endings, innocent: harmless, innocentPhrases } of languages) {
    for (const word of listOf(harmless, endings)) innocentWords.add(word);
    for (const line of lines(innocentPhrases)) innocent.push(phrase(line));
    for (const ruleWords of rules) {
      const { rule, stems: parts = '' } = ruleWords;
      const list = `${ruleWords.words ?? ''} ${harsh ? (ruleWords.harshWords ?? '') : ''}`;
      const groups = `${ruleWords.phrases ?? ''}\n${harsh ? (ruleWords.harshPhrases ?? '') : ''}`;
      for (const word of listOf(list, endings)) if (!words.has(word)) words.set(word, rule);
      const held = listOf(parts, endings);
      if (held.length > 0) stems.push({ rule, pattern: new RegExp(held.join('|'), 'u') });
      for (const line of lines(groups)) phrases.push({ rule, pattern: phrase(line) });
      if (MASKED_RULES.has(rule)) for (const word of [...held, ...listOf(list, endings)]) masked.add(word);
    }
  }
  return {
    words,
    stems,
    innocentWords,
    phrases,
    innocent,
    masked: byFirstLetter([...masked].filter(isMasked)),
  };
}

const MASKED_RULES = new Set<LexiconRuleId>(['vulgarity', 'slur', 'personal_attack']);
const isMasked = (word: string): boolean => word.length >= 3 && word.length <= 14 && /^[a-z]+$/u.test(word);

function byFirstLetter(words: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    const list = found.get(word.charAt(0)) ?? [];
    list.push(word);
    found.set(word.charAt(0), list);
  }
  return found;
}

const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line.trim() !== '');

const SPACES = new Map([
  [' ', ' {1,3}'],
  [' ?', ' {0,3}'],
  ['_', ' {0,2}'],
]);

/** A line of phrases as one pattern: a blank stands for one to three, ` ?` and `_` for none or more. */
export function phrase(line: string): RegExp {
  const spaced = line.trim().replaceAll(/\[[^\]]{0,200}\]| \??|_/g, (found) => SPACES.get(found) ?? found);
  return new RegExp(`${BEFORE}(?:${spaced})${AFTER}`, 'gu');
}

/** The words of a list, folded; `~` stands for the endings, `(a|b)` for each of them. */
function listOf(text: string, endings: readonly string[]): string[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => (word.endsWith('~') ? endings.map((ending) => word.slice(0, -1) + ending) : [word]))
    .flatMap(variants);
}

function variants(word: string): string[] {
  const group = /\(([^()]*)\)/u.exec(word);
  if (group === null) return [...new Set([plain(word), umlauts(word)])];
  const [whole, inner = ''] = group;
  return inner.split('|').flatMap((each) => variants(word.replace(whole, each)));
}

const plain = (word: string): string =>
  word.toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe').normalize('NFD').replaceAll(/\p{M}/gu, '');

/** German without umlauts on the keyboard: "bloed". */
const umlauts = (word: string): string =>
  plain(word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'));
