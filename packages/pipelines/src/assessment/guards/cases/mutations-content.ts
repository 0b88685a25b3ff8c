import { matches } from '@palimpsest/kernel/text';
import type { Mutation } from './mutations.ts';
import { replaceFirst, swapFirstTwo, withSentence } from './replace-first.ts';

const NUMBER = /(?<![\p{L}\p{N}_^\\{(/.,-])\d+(?![\p{L}\p{N}_^/:,.-])/u;
const OPTION = /^(\(?[A-Da-d][).]|\( \)) (\S.*)$/m;
const OPTIONS = /^(\(?[A-Da-d][).]) (\S.*)$/gm;

function isChoice(text: string): boolean {
  const items = [...matches(text, OPTIONS)];
  return items.length > 1 && items.every(([, label]) => /[A-D]/.test(label ?? ''));
}

/** Changes what is locked word for word: numbers, units, formulas, options, labels, blanks, tables, pictures. */
export const CONTENT_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'changes a number by one': (text) => replaceFirst(text, NUMBER, ([number]) => String(Number(number) + 1)),
  'doubles a number': (text) => replaceFirst(text, /(?<=\s)[2-9]\d?(?=\s)/, ([number]) => String(Number(number) * 2)),
  'adds a zero to a number': (text) => replaceFirst(text, /(?<=\s)[1-9]\d*(?=\s\p{L})/u, ([number]) => `${number}0`),
  'moves a decimal point': (text) => replaceFirst(text, /\b(\d)\.(\d)/, ([, a, b]) => `${a}${b}.0`),
  'changes a number word': (text) =>
    replaceFirst(text, /\b(?:two|three|five)\b/, ([word]) => (word === 'two' ? 'four' : word === 'three' ? 'six' : 'nine')),
  'says a number in other words': (text) => replaceFirst(text, /(?<=\s)[2-9](?=\s\p{Ll})/u, ([number]) => (number === '7' ? 'eight' : 'seven') + ''),
  'takes a number out': (text) => replaceFirst(text, /(?<=\s)(?:[2-9]|[1-9]\d+)\s(?=\p{Ll}{3})/u, () => 'some '),
  'adds a number': (text) => withSentence(text, 'This takes 17 minutes.'),
  'lets two numbers change places': (text) => swapFirstTwo(text, /(?<=\s)\d+(?=\s\p{Ll}{3})/u),
  'changes a percentage': (text) => replaceFirst(text, /(\d+)%/, ([, number]) => `${Number(number) + 5}%`),
  'changes an amount of money': (text) => replaceFirst(text, /\$(\d+)(?![\d.,]*\$)/, ([, number]) => `$${Number(number) + 3}`),
  'changes a year': (text) => replaceFirst(text, /\b(1[89]|20)\d\d\b(?!.*\|)/, ([year]) => String(Number(year) + 2)),
  'changes a fraction': (text) => replaceFirst(text, /\b(\d)\/(\d)\b/, ([, a, b]) => `${a}/${Number(b) + 1}`),
  'changes a unit of length': (text) =>
    replaceFirst(text, /(?<=\d\s)(?:feet|meters|cm|km|m)\b(?!\/)/, ([unit]) => (unit === 'feet' ? 'inches' : unit === 'cm' ? 'mm' : 'miles')),
  'changes a unit of science': (text) => replaceFirst(text, /(?<=\d\s)(?:g|kg|s|m\/s|cm³)(?=[\s.,?])/, ([unit]) => (unit === 'g' ? 'mg' : unit === 'kg' ? 'g' : unit === 's' ? 'min' : 'km')),
  'changes a speed unit': (text) => replaceFirst(text, /\bmph\b/, () => 'km/h'),
  'drops a unit': (text) => replaceFirst(text, /(?<=\d)\s(?:feet|meters|cm|km|g|kg|mph|°)(?=[\s.,])/, () => ''),
  'changes a degree': (text) => replaceFirst(text, /(\d+)°(?!C)/, ([, number]) => `${Number(number) + 10}°`),
  'changes a sign in a plain formula': (text) => replaceFirst(text, /(?<=[\w)] )\+(?= [\w_(])/, () => '-'),
  'changes the right side of an equation': (text) => replaceFirst(text, /= (\d+)\b/, ([, number]) => `= ${Number(number) + 1}`),
  'changes an exponent': (text) => replaceFirst(text, /\^2|²/, () => '^3'),
  'changes a sign in LaTeX': (text) => replaceFirst(text, /(?<=[$[][^$\]]{0,40})[+]/, () => '-'),
  'changes a point in LaTeX': (text) => replaceFirst(text, /\$\((\d+), (\d+)\)\$/, ([, a, b]) => `$(${b}, ${a})$`),
  'adds a formula': (text) => withSentence(text, 'Use the formula $A = l \\times w$.'),
  'takes a formula out': (text) => replaceFirst(text, /\$[^$\n]*[\\^=,][^$\n]*\$/, () => 'the expression'),
  'renames a variable in the text': (text) => replaceFirst(text, /(?<=\s)[tx](?=[\s.:])/, () => 'k'),
  'renames a point of a figure': (text) => replaceFirst(text, /\bABC\b/, () => 'ABD'),
  'changes a chemical formula': (text) => replaceFirst(text, /\bCO2\b|\bH2O\b/, ([name]) => (name === 'CO2' ? 'CO' : 'H2O2')),
  'changes code': (text) => replaceFirst(text, /range\(1, 6\)/, () => 'range(1, 7)'),
  'fills a blank': (text) => replaceFirst(text, /_{3,}/, () => 'energy'),
  'adds a blank': (text) => (text.includes('____') ? replaceFirst(text, /_{3,}/, ([blank]) => `${blank} ${blank}`) : withSentence(text, 'Write it here: ____')),
  'changes an option': (text) => (isChoice(text) ? replaceFirst(text, OPTION, ([, label, option]) => `${label} ${option?.toLowerCase().startsWith('w') ? 'rain' : 'window'} ${option?.slice(1)}`) : null),
  'rewords an option': (text) => (isChoice(text) ? replaceFirst(text, OPTION, ([line]) => `${line} indeed`) : null),
  'takes an option out': (text) => (isChoice(text) ? replaceFirst(text, /\n[CD][).] .*$/m, () => '') : null),
  'adds an option': (text) => (isChoice(text) ? `${text}\n${text.includes('D)') ? 'E)' : 'E.'} none of these` : null),
  'swaps two options': (text) => (isChoice(text) ? swapFirstTwo(text, /(?<=^[A-D][).] )\S.*$/m) : null),
  'changes the label of an option': (text) => (isChoice(text) ? replaceFirst(text, /^B([).])/m, ([, mark]) => `F${mark}`) : null),
  'swaps the labels of two options': (text) => (isChoice(text) ? swapFirstTwo(text, /^[A-D](?=[).] )/m) : null),
  'takes the labels away': (text) => (isChoice(text) ? text.replace(/^[A-D][).] /gm, '') : null),
  'points at an option': (text) => (isChoice(text) ? replaceFirst(text, OPTION, ([, label, option]) => `${label} **${option}**`) : null),
  'takes the correct option away': (text, { correctAnswer }) => {
    if (correctAnswer === undefined || !isChoice(text)) return null;
    const label = /^[A-D]/.exec(correctAnswer)?.[0];
    const line = label === undefined ? new RegExp(`^([A-D][).]) ${correctAnswer}$`, 'm') : new RegExp(`^(${label}[).]) .*$`, 'm');
    return replaceFirst(text, line, ([, mark]) => `${mark} not given`);
  },
  'changes the choices of a sentence': (text) => replaceFirst(text, /\(is \/ are\)/, () => '(was / were)'),
  'changes a word bank': (text) => replaceFirst(text, /(?<=Word bank: )\w+/, () => 'helium'),
  'changes a cell': (text) => replaceFirst(text, /(?<=\| )\d+(?= \|)/, ([cell]) => String(Number(cell) + 1)),
  'changes a heading of a table': (text) => replaceFirst(text, /(?<=^\| )(?:Player|Time|City)/m, () => 'Item'),
  'takes a row out': (text) => replaceFirst(text, /^\| (?:Ben|2|Leeds) \|.*\n/m, () => ''),
  'adds a row': (text) => replaceFirst(text, /^\| (?:Ben|2|Leeds) (\|.*)$/m, ([line]) => `${line}\n| New | 5 | 5 |`),
  'swaps two cells': (text) => (/\|.*\|/.test(text) ? swapFirstTwo(text, /(?<=\| )[\d,]{2,}(?= \|)/) : null),
  'changes a picture': (text) => replaceFirst(text, /\]\(([\w-]+)\.png\)/, () => '](other.png)'),
  'takes a picture out': (text) => replaceFirst(text, /!\[[^\]]*\]\([^)]*\)\n*/, () => ''),
  'adds a picture': (text) => `![A picture](picture.png)\n\n${text}`,
  'takes the label of a sub-question away': (text) => (isChoice(text) ? null : replaceFirst(text, /^\(?b\) ?/m, () => '')),
  'relabels a sub-question': (text) => (isChoice(text) ? null : replaceFirst(text, /^(\(?)b\)/m, ([, open]) => `${open}d)`)),
  'drops a sub-question': (text) => (isChoice(text) ? null : replaceFirst(text, /\n\(?c\) .*$/m, () => '')),
  'adds a sub-question': (text) => (/^\(?c\) /m.test(text) && !isChoice(text) ? `${text}\n${text.includes('(c)') ? '(d)' : 'd)'} Explain your answer.` : null),
  'changes a quoted word': (text) => replaceFirst(text, /"(\w+)"/, ([, word]) => `"${word}s"`),
  'changes a quoted passage': (text) => replaceFirst(text, /^> (\S+ \S+)/m, ([, words]) => `> Once ${words?.toLowerCase()}`),
};
