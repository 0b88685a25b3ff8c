import { describe, expect, it } from 'vitest';
import type { LabelledRun } from './labels.ts';
import { measures } from './measures.ts';
import { namesOf } from './names.ts';
import { readProblem } from './read-problem.ts';
import { symbolsOf } from './symbols.ts';
import { unitsNamed } from './units-named.ts';

type Row = [text: string, read: string[]];

const describeRun = ({ style, options, items }: LabelledRun) =>
  `${style}${options ? ' options' : ''}: ${items.map(({ label, text }) => `${label}=${text}`).join(' | ')}`;

describe('what is read in a problem', () => {
  it.each<Row>([
    ['It is 60 mph.', ['60|mile/hour|']],
    ['It is 60 km/h.', ['60|km/hour|']],
    ['Walk 5 km per hour.', ['5|km/hour|']],
    ['It takes 3 hours.', ['3|hour|']],
    ['It weighs 2 lbs.', ['2|pound|']],
    ['Cut 12 in. of it.', ['12|inch|']],
    ['Put 5 in the box.', ['5||']],
    ['It is 9.8 m/s^2 fast.', ['9.8|m/s^2|', '2||fast']],
    ['Take 4 square feet.', ['4|square foot|']],
    ['He has 5 pens.', ['5||pen']],
    ['He has 2 times as many.', ['x2||']],
    ['He ate half.', ['1/2||']],
    ['He ran twice.', ['x2||']],
    ['Buy a dozen eggs.', ['12||egg']],
    ['It doubled.', ['x2||']],
    ['It is -4 now.', ['-4||']],
    ['It is 3-4 now.', ['3||', '4||']],
    ['Pay $5 each.', ['USD 5||']],
    ['It is 40% full.', ['40%||full']],
    ['Come on 5 May 2014 at 10:30.', ['2014-05-05||', '10:30||']],
    ['Use 10 A now.', ['10||']],
    ['Give 10 A grades.', ['10||']],
    ['Take 3/4 cup.', ['3/4||cup']],
    ['two hundred', ['200||']],
    ['Run 3 times.', ['3|time|']],
    ['Use 5 mL, 2 kg and 7 Hz.', ['5|ml|', '2|kg|', '7|hz|']],
    ['Drive 30 miles a gallon.', ['30|mile/gallon|']],
    ['4 times the size', ['x4||']],
  ])('numbers with unit and noun: %s', (text, read) => {
    expect(measures(text).map(({ value, unit, noun }) => [value, unit, noun ?? ''].join('|'))).toEqual(read);
  });

  it.each<Row>([
    ['Maria gave Tom 5 pens.', ['maria?', 'tom']],
    ['On Monday we met Tom.', ['tom']],
    ['NASA and the BEST team won.', ['nasa?', 'best?']],
    ['Lena runs. Runners run.', ['lena?']],
    ['Mr. Lee and Dr. Kim met J. Smith.', ['mr?', 'lee', 'dr', 'kim', 'smith']],
    ['Describe Paris.', ['paris']],
    ["Lena's dog barks.", ['lena?']],
    ['Ana Lima ran.', ['ana?', 'lima']],
    ['The train left. Then Rome fell.', ['rome']],
    ['Rome is old. We love rome.', []],
    ['Walking helps. Quickly run.', []],
    ['A: Tom ran.', ['tom?']],
    ['"Tom ran," he said.', ['tom?']],
    ['Kids ran.', []],
    ['ABCDEF is long.', []],
    ['In May I saw Bo.', ['bo']],
    ['Find R. Use the formula.', []],
    ['I saw The Hague.', ['hague']],
    ['James ran. Jonas ran.', ['james?', 'jonas?']],
    ['It ended. Explain Rome. Bo. Smith ran.', ['rome', 'bo?', 'smith?']],
    ['See it. Tom  Lee ran.', ['tom?', 'lee']],
  ])('names, with a mark where they are guessed: %s', (text, read) => {
    expect(namesOf(readProblem(text)).map(({ key, guessed }) => (guessed ? `${key}?` : key))).toEqual(read);
  });

  it.each<Row>([
    ['Let n be x1 or H2O.', ['n', 'x1', 'H2O']],
    ['A cat and I saw it.', []],
    ['Train A meets train B.', ['A', 'B']],
    ['Set maxSize and min_size.', ['maxSize', 'min_size']],
    ['Point A.', ['A']],
    ['a) Find x.', ['x']],
    ['The U.S. team.', []],
    ['Find α and Δ.', ['α', 'Δ']],
    ["It's n's value.", []],
    ['y/n', []],
    ['Ali ve Can A ile.', []],
    ['Ana y Luis van a la casa o al parque con los amigos.', []],
  ])('symbols: %s', (text, read) => {
    expect(symbolsOf(readProblem(text)).map(({ key }) => key)).toEqual(read);
  });

  it.each<Row>([
    ['How many kilometers?', ['km']],
    ['A 5-mile run.', ['mile']],
    ['It is 40°.', ['degrees']],
    ['It is 40%.', ['percent']],
    ['60 mph and 5 kg.', ['hour', 'kg', 'mile']],
    ['Buy 12 eggs.', ['dozen']],
    ['I see it.', []],
  ])('units: %s', (text, read) => {
    expect([...unitsNamed(readProblem(text)).keys()]).toEqual(read);
  });

  it.each<Row>([
    ['Run `a  b` and ``.', ['code a  b']],
    ['```\na  \n b\n```', ['code \na\n b']],
    ['$x + 1$ and $5 and $6.', ['formula x+1']],
    ['$$\\left( a \\right)$$ and \\(b\\, c\\) and \\[d\\].', ['formula (a)', 'formula bc', 'formula d']],
    ['$a b c$ costs $3', ['formula abc']],
    ['See ![a](b.png) and <img src="a">.', ['media ![a](b.png)', 'media <img src="a">']],
    [
      '[Figure 2] and [this](b.html) and https://a.example/x.',
      ['media [Figure 2]', 'media (b.html)', 'media https://a.example/x.'],
    ],
    [
      'Fill ____ and _ and [ ] and [_] and ☐ and (  ) and ......',
      [
        'blank line',
        'blank line',
        'blank box',
        'blank box',
        'blank line',
        'blank box',
        'blank brackets',
        'blank dots',
      ],
    ],
    ['True or false? Yes/No? T/F?', ['choice true/false', 'choice yes/no', 'choice t/f']],
    ['The (is / are) and [he/she/it].', ['choice is/are', 'choice he/she/it']],
    ['Solve 3x + 5 = 20 and y > 4.', ['formula 3x+5=20', 'formula y>4']],
    ['Pages 10-15, 3/4, 5/12/1990.', []],
    ['A - b and AB/CD and I - I.', []],
    ['x² and 10³ and √16 and √ x.', ['formula x²', 'formula 10³', 'formula √16', 'formula √x']],
    ['4 + ___ = 9 and ____ - a.', ['formula 4+___=9', 'blank line', 'blank line']],
    ['H<sub>2</sub>O and x<sup>2</sup>.', ['formula H<sub>2</sub>', 'formula x<sup>2</sup>']],
    ['a*b and a·b and a−b and a → b.', ['formula a×b', 'formula a×b', 'formula a-b', 'formula a->b']],
    ['f(x) = 2(x + 1) and sin(x) = 1', ['formula f(x)=2', 'formula x+1', 'formula sin(x)=1']],
    ['1,000 + 2.5 = 3', ['formula 1,000+2.5=3']],
    ['See http://a.example/x now', ['media http://a.example/x']],
    ['x<sup>12</sup> and y<sub>a b</sub>', ['formula x<sup>12</sup>', 'formula y<sub>a b</sub>']],
    ['Fill … and …… in', ['blank dots']],
    ['\\$x$ and $$ and $y$', ['formula y']],
    ['The A - bc and ABC/DEF and ABCD/EF.', []],
    ['Which?\nA) the $x$\nB) an `y`\n\nSolve $z$.', ['formula z']],
    ['| $a$ | b |\n| `c` | d |\n\nRun `e`.', ['code e']],
  ])('pieces that are kept as they are: %s', (text, read) => {
    expect(readProblem(text).pieces.map(({ kind, key }) => `${kind} ${key}`)).toEqual(read);
  });

  it.each<Row>([
    ['Which?\nA) 4\nB) 7', ['upper options: A=4 | B=7']],
    ['Which?\nA) 4\nC) 7', []],
    ['Look.\na) Name it.\nb) Draw it.', ['lower: a=Name it. | b=Draw it.']],
    ['Look.\n(a) cat\n(b) dog', ['lower options: a=cat | b=dog']],
    ['Do:\n1. Mix.\n2. Bake.\n3. Eat.', ['digit: 1=Mix. | 2=Bake. | 3=Eat.']],
    ['Do:\n1. Mix.\n3. Eat.', []],
    ['i. One\nii. Two\niii. Three', ['roman options: i=One | ii=Two | iii=Three']],
    ['Pick: A. cat B. dog', ['upper options: A=cat | B=dog']],
    ['Which one?\n- cat\n- dog', ['bullet options: -=cat | -=dog']],
    ['Pets.\n- cat\n- dog', ['bullet: -=cat | -=dog']],
    ['☐ yes\n☐ no', ['bullet options: box=yes | box=no']],
    ['[ ] yes\n[x] no', ['bullet options: box=yes | box=no']],
    ['Word bank: cat, dog', ['bullet options: bank=cat, dog']],
    ['Word bank:', []],
    ['- cat', []],
    ['Look.\nA) Why?\nB) How?', ['upper: A=Why? | B=How?']],
    ['Look.\nA) Name it.\nB) Draw it.', ['upper: A=Name it. | B=Draw it.']],
    ['Choose one.\nA) Name it.\nB) Draw it.', ['upper options: A=Name it. | B=Draw it.']],
    ['**A)** cat\n**B)** dog', ['upper options: A=cat | B=dog']],
    ['h) one\ni) two', []],
    ['Which?\n- Name it.\n- dog', ['bullet: -=Name it. | -=dog']],
    ['a) x\nb) y\n\na) z\nb) w', ['lower options: a=x | b=y', 'lower options: a=z | b=w']],
    ['Which?\n\n- cat\n\n- dog\n\nEnd.\n- one', ['bullet options: -=cat | -=dog']],
    ['Which one is it?  \n- cat\n- dog', ['bullet options: -=cat | -=dog']],
    ['Look.\na) Is it? (yes)\nb) No.', ['lower options: a=Is it? (yes) | b=No.']],
    ['Look.\nA) cat\nB) Name it.', ['upper options: A=cat | B=Name it.']],
    ['Look.\na) cat\nb) what else', ['lower: a=cat | b=what else']],
    ['a) x\nb) y\nc) z\n\ni) p\nii) q', ['lower options: a=x | b=y | c=z', 'roman options: i=p | ii=q']],
    ['Pick.\nWhich?\nMore.\n- cat\n- dog', ['bullet: -=cat | -=dog']],
  ])('labelled parts and options: %s', (text, read) => {
    expect(readProblem(text).runs.map(describeRun)).toEqual(read);
  });

  it.each<Row>([
    ['| a | b |\n|---|---|\n| 1 | 2 |', ['a\tb', '1\t2']],
    ['a\tb\nc\td', ['a\tb', 'c\td']],
    ['a | b', []],
    ['a | b\nc | d', ['a\tb', 'c\td']],
    ['| a |\n\n| b |', []],
    ['x <table>1  2</table> y <table>3</table>', ['<table>1 2</table>', '<table>3</table>']],
    ['<table>1', []],
    ['   | a |\n   | b |', ['a', 'b']],
    ['a|b|c\nd|e|f', ['a\tb\tc', 'd\te\tf']],
    ['a b | c\nd e | f', ['a b\tc', 'd e\tf']],
    ['|  a   b  |\n| c |', ['a b', 'c']],
    ['a |b\nc| d', ['a\tb', 'c\td']],
    ['| a |\n| b |\nc\td\ne\tf', ['a', 'b', 'c\td', 'e\tf']],
  ])('rows of tables: %s', (text, read) => {
    expect(readProblem(text).rows.map(({ cells }) => cells)).toEqual(read);
  });
});
