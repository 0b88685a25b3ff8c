import { describe, expect, it } from 'vitest';
import { padding, told } from '../testing/judge.ts';
import { fillers } from './fillers.ts';
import { readingGrade } from './reading-grade.ts';
import { sentenceLength } from './sentence-length.ts';

type Row = [what: string, text: string, said: string[]];
const words = (count: number, word: string) => Array(count).fill(word).join(' ');

describe('fillers', () => {
  it.each<Row>([
    [
      'are few',
      padding(5),
      ['+1.5 0 such places per 1,000 words [Cats sleep on warm roofs ... e sun comes.]', 'winnable 0'],
    ],
    [
      'are pointed at',
      `Basically, it is very nice. ${padding(5)}`,
      ['-0.75 a filler [Basically]', '-0.75 a filler [very]', 'winnable 1.5'],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(fillers, text)).toEqual(said);
  });
});

describe('the reading grade', () => {
  it.each<Row>([
    [
      'is easy',
      padding(5),
      [
        '+0.22 a grade of 0.6 [Cats sleep on warm roofs ... e sun comes.]',
        '-1.28 a grade of 0.6 [Cats sleep on warm roofs ... e sun comes.]',
        'winnable 1.28',
      ],
    ],
    [
      'is too easy',
      'Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat. Cat cat cat cat.',
      ['-1.5 a grade of -2.2 [Cat cat cat cat. Cat cat ... cat cat cat.]', 'winnable 1.5'],
    ],
    [
      'is hard',
      `Organisational communication necessitates considerable administrative coordination. Institutional responsibility encourages comprehensive documentation procedures. Institutional responsibility encourages comprehensive documentation procedures. Institutional responsibility encourages comprehensive documentation procedures. Institutional responsibility encourages comprehensive documentation procedures. ${padding(1)}`,
      ['-1.5 a grade of 24.6 [Organisational communica ... e sun comes.]', 'winnable 1.5'],
    ],
    [
      'is somewhat hard',
      'Researchers examined several different methods of measuring rainfall in mountain regions during the summer months. Researchers examined several different methods of measuring rainfall in mountain regions during the summer months. Researchers examined several different methods of measuring rainfall in mountain regions during the summer months. Researchers examined several different methods of measuring rainfall in mountain regions during the summer months. Researchers examined several different methods of measuring rainfall in mountain regions during the summer months. Researchers examined several different methods of measuring rainfall in mountain regions during the summer months.',
      [
        '+0.64 a grade of 14.6 [Researchers examined sev ... mmer months.]',
        '-0.86 a grade of 14.6 [Researchers examined sev ... mmer months.]',
        'winnable 0.79',
      ],
    ],
    [
      'needs 30 words',
      padding(1),
      ['-1.5 too little text for a grade [Cats sleep on warm roofs ... e sun comes.]', 'winnable 0'],
    ],
    [
      'of 30 words counts',
      `${padding(1)} Cats sleep on warm roofs all day and night too.`,
      [
        '+0.04 a grade of 0.3 [Cats sleep on warm roofs ... d night too.]',
        '-1.46 a grade of 0.3 [Cats sleep on warm roofs ... d night too.]',
        'winnable 1.38',
      ],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(readingGrade, text)).toEqual(said);
  });
});

describe('sentences', () => {
  it.each<Row>([
    [
      'are short',
      padding(5),
      ['+2 sentences of 7 words on average [Cats sleep on warm roofs ... e sun comes.]', 'winnable 0'],
    ],
    [
      'have thirty words',
      `Cats ${words(29, 'cats')}. ${padding(5)}`,
      ['+2 sentences of 8 words on average [Cats cats cats cats cats ... e sun comes.]', 'winnable 0'],
    ],
    [
      'have more',
      `Cats ${words(30, 'cats')}. Dogs ${words(39, 'dogs')}. ${padding(5)}`,
      [
        '+1.76 sentences of 10 words on average [Cats cats cats cats cats ... e sun comes.]',
        '-0.03 a sentence of 31 words [Cats cats cats cats cats ... s cats cats.]',
        '-0.21 a sentence of 40 words [Dogs dogs dogs dogs dogs ... s dogs dogs.]',
        'winnable 0.24',
      ],
    ],
    [
      'are no fragments',
      `Cats sleep now. Dogs ${words(30, 'dogs')}. Cats sleep there now.`,
      ['-2 a sentence of 31 words [Dogs dogs dogs dogs dogs ... s dogs dogs.]', 'winnable 2'],
    ],
    ['are missing', '# Cats', ['-2 too little text to judge [Cats]', 'winnable 0']],
  ])('%s', (_what, text, said) => {
    expect(told(sentenceLength, text)).toEqual(said);
  });
});
