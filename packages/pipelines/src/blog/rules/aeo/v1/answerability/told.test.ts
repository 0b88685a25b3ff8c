import { describe, expect, it } from 'vitest';
import { padding, told } from '../testing/judge.ts';
import { answerEarly } from './answer-early.ts';
import { answerInOpening } from './answer-in-opening.ts';
import { answerSelfContained } from './answer-self-contained.ts';
import { noPreamble } from './no-preamble.ts';
import { questionHeadingsAnswered } from './question-headings-answered.ts';
import { summaryOrFaq } from './summary-or-faq.ts';

type Row = [what: string, text: string, said: string[]];
const words = (count: number, word: string) => Array(count).fill(word).join(' ');

describe('the answer in the opening', () => {
  it.each<Row>([
    [
      'takes up the title and defines',
      '# Solar panels\n\nSolar panels are a way to make power from light.',
      [
        '+10 a sentence that defines and shares 2 word stems with the title [Solar panels are a way to make power from light.]',
        'winnable 0',
      ],
    ],
    [
      'takes up the title and counts',
      '# Solar panels\n\nMost solar panels last some 25 years on roofs.',
      [
        '+10 a sentence that counts and shares 2 word stems with the title [Most solar panels last some 25 years on roofs.]',
        'winnable 0',
      ],
    ],
    [
      'takes up the title and instructs',
      '# Solar panels\n\nInstall solar panels on your roof with care.',
      [
        '+10 a sentence that instructs and shares 2 word stems with the title [Install solar panels on your roof with care.]',
        'winnable 0',
      ],
    ],
    [
      'gives the reason where the title asks why',
      '# Why solar panels fail\n\nSolar panels fail often when hail falls on them.',
      [
        '+10 a sentence that explains and shares 3 word stems with the title [Solar panels fail often when hail falls on them.]',
        'winnable 0',
      ],
    ],
    [
      'gives no reason where the title does not ask',
      '# Solar panels fail\n\nSolar panels fail often when hail falls on them.',
      [
        '+3 a sentence that neither defines, counts, instructs nor explains and shares 3 word stems with the title [Solar panels fail often when hail falls on them.]',
        '-7 a sentence that neither defines, counts, instructs nor explains and shares 3 word stems with the title [Solar panels fail often when hail falls on them.]',
        'winnable 0',
      ],
    ],
    [
      'takes up half of the title',
      '# Solar panels\n\nSolar power is a way to make light from heat.',
      [
        '+7 a sentence that defines and shares 1 word stems with the title [Solar power is a way to make light from heat.]',
        '-3 a sentence that defines and shares 1 word stems with the title [Solar power is a way to make light from heat.]',
        'winnable 0',
      ],
    ],
    [
      'takes up nothing of the title',
      '# Solar panels\n\nA kettle is a pot that boils water for tea.',
      [
        '+2 a sentence that defines and shares 0 word stems with the title [A kettle is a pot that boils water for tea.]',
        '-8 a sentence that defines and shares 0 word stems with the title [A kettle is a pot that boils water for tea.]',
        'winnable 0',
      ],
    ],
    [
      'is only near the title',
      '# Solar panels\n\nSolar panels hung on roofs in rows yesterday.',
      [
        '+3 a sentence that neither defines, counts, instructs nor explains and shares 2 word stems with the title [Solar panels hung on roofs in rows yesterday.]',
        '-7 a sentence that neither defines, counts, instructs nor explains and shares 2 word stems with the title [Solar panels hung on roofs in rows yesterday.]',
        'winnable 0',
      ],
    ],
    [
      'is missing',
      '# Solar panels\n\nDogs bark at night in towns by rivers.',
      ['-10 no sentence of the opening speaks to the title [Solar panels]', 'winnable 0'],
    ],
    [
      'stands further down',
      `# Solar panels\n\n${padding(6)}\n\nSolar panels are a way to make power from light.`,
      ['-10 no sentence of the opening speaks to the title [Solar panels]', 'winnable 10'],
    ],
    [
      'does not end within 120 words',
      `# Solar panels\n\n${padding(5)}\n\nOn most roofs here in the old town, the solar panels are a good way to make some power for all.`,
      ['-10 no sentence of the opening speaks to the title [Solar panels]', 'winnable 10'],
    ],
    [
      'is no question',
      '# Solar panels\n\nAre solar panels a good way to make power?',
      [
        '+3 a sentence that neither defines, counts, instructs nor explains and shares 2 word stems with the title [Are solar panels a good way to make power?]',
        '-7 a sentence that neither defines, counts, instructs nor explains and shares 2 word stems with the title [Are solar panels a good way to make power?]',
        'winnable 0',
      ],
    ],
    [
      'is no announcement',
      '# Solar panels\n\nIn this post we will see that solar panels are a way to save.',
      [
        '+3 a sentence that neither defines, counts, instructs nor explains and shares 2 word stems with the title [In this post we will see ... way to save.]',
        '-7 a sentence that neither defines, counts, instructs nor explains and shares 2 word stems with the title [In this post we will see ... way to save.]',
        'winnable 0',
      ],
    ],
    [
      'is no sentence of four words',
      '# Solar panels\n\nSolar panels are things.',
      [
        '+3 a sentence that neither defines, counts, instructs nor explains and shares 2 word stems with the title [Solar panels are things.]',
        '-7 a sentence that neither defines, counts, instructs nor explains and shares 2 word stems with the title [Solar panels are things.]',
        'winnable 0',
      ],
    ],
    [
      'may have no title',
      'A kettle is a pot that boils water for tea.',
      [
        '+4.5 a sentence that defines and shares 0 word stems with the title [A kettle is a pot that boils water for tea.]',
        '-5.5 a sentence that defines and shares 0 word stems with the title [A kettle is a pot that boils water for tea.]',
        'winnable 0',
      ],
    ],
    [
      'is not about "it"',
      '# Solar panels\n\nOn solar panels: it is a thing of beauty here.',
      [
        '+3 a sentence that neither defines, counts, instructs nor explains and shares 2 word stems with the title [On solar panels: it is a thing of beauty here.]',
        '-7 a sentence that neither defines, counts, instructs nor explains and shares 2 word stems with the title [On solar panels: it is a thing of beauty here.]',
        'winnable 0',
      ],
    ],
    [
      'says what something is behind a comma',
      '# Solar panels\n\nThe solar panels, a tool that makes power, hang here.',
      [
        '+10 a sentence that defines and shares 2 word stems with the title [The solar panels, a tool that makes power, hang here.]',
        'winnable 0',
      ],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(answerInOpening, text)).toEqual(said);
  });
});

describe('words in front of the answer', () => {
  it.each<Row>([
    [
      'are none',
      '# Solar panels\n\nSolar panels are a way to make power from light.',
      ['+4 the answer comes after 0 words [Solar panels are a way to make power from light.]'],
    ],
    [
      'are forty',
      `# Solar panels\n\n${padding(2)}\n\nSolar panels are a way to make power from light.`,
      [
        '+3 the answer comes after 40 words [Solar panels are a way to make power from light.]',
        '-1 the answer comes after 40 words [Solar panels are a way to make power from light.]',
      ],
    ],
    [
      'are eighty',
      `# Solar panels\n\n${padding(4)}\n\nSolar panels are a way to make power from light.`,
      [
        '+2 the answer comes after 80 words [Solar panels are a way to make power from light.]',
        '-2 the answer comes after 80 words [Solar panels are a way to make power from light.]',
      ],
    ],
    [
      'are a hundred',
      `# Solar panels\n\n${padding(5)}\n\nSolar panels are a way to make power from light.`,
      [
        '+1 the answer comes after 100 words [Solar panels are a way to make power from light.]',
        '-3 the answer comes after 100 words [Solar panels are a way to make power from light.]',
      ],
    ],
    [
      'are too many',
      `# Solar panels\n\n${padding(6)}\n\nSolar panels are a way to make power from light.`,
      ['-4 no answer in the opening [Solar panels]', 'winnable 4'],
    ],
    [
      'are all that there is',
      `# Solar panels\n\n${padding(1)}`,
      ['-4 no answer in the opening [Solar panels]', 'winnable 0'],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(answerEarly, text)).toEqual(said);
  });
});

describe('an answer that can be quoted alone', () => {
  it.each<Row>([
    [
      'is long enough',
      '# Solar panels\n\nSolar panels are a way to power.',
      [
        '+1.5 an answer that names its subject [Solar panels are a way to power.]',
        '-1.5 an answer of 7 words [Solar panels are a way to power.]',
      ],
    ],
    [
      'has eight words',
      '# Solar panels\n\nSolar panels are a way to make power.',
      [
        '+1.5 an answer of 8 words [Solar panels are a way to make power.]',
        '+1.5 an answer that names its subject [Solar panels are a way to make power.]',
      ],
    ],
    [
      'does not have 33 words',
      `# Solar panels\n\nSolar panels are a way to make power ${words(25, 'now')}.`,
      [
        '+1.5 an answer that names its subject [Solar panels are a way t ... now now now.]',
        '-1.5 an answer of 33 words [Solar panels are a way t ... now now now.]',
      ],
    ],
    [
      'has 32 words',
      `# Solar panels\n\nSolar panels are a way to make power ${words(24, 'now')}.`,
      [
        '+1.5 an answer of 32 words [Solar panels are a way t ... now now now.]',
        '+1.5 an answer that names its subject [Solar panels are a way t ... now now now.]',
      ],
    ],
    [
      'opens with its subject',
      '# Solar panels\n\nThey say solar panels are a way to make power.',
      [
        '+1.5 an answer of 10 words [They say solar panels are a way to make power.]',
        '-1.5 an answer that opens with a pronoun [They say solar panels are a way to make power.]',
      ],
    ],
    [
      'is missing',
      '# Solar panels\n\nDogs bark at night in towns by rivers.',
      ['-3 no answer in the opening [Solar panels]', 'winnable 0'],
    ],
    [
      'comes too late',
      `# Solar panels\n\n${padding(6)}\n\nSolar panels are a way to make power from light.`,
      ['-3 no answer in the opening [Solar panels]', 'winnable 3'],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(answerSelfContained, text)).toEqual(said);
  });
});

describe('an opening', () => {
  it.each<Row>([
    [
      'goes to the point',
      padding(5),
      [
        '+3 a sentence that comes to the point [Cats sleep on warm roofs all day.]',
        '+1 a sentence that comes to the point [Dogs walk along the river at night.]',
        'winnable 0',
      ],
    ],
    [
      'begins with preamble',
      `In today's fast-paced world, cats matter. ${padding(5)}`,
      [
        '+1 a sentence that comes to the point [Cats sleep on warm roofs all day.]',
        "-3 a sentence of preamble [In today's fast-paced world, cats matter.]",
        'winnable 3',
      ],
    ],
    [
      'announces in its second sentence',
      `Cats sleep. In this article, we will explore cats. ${padding(5)}`,
      [
        '+3 a sentence that comes to the point [Cats sleep.]',
        '-1 a sentence of preamble [In this article, we will explore cats.]',
        'winnable 1',
      ],
    ],
    [
      'asks',
      `Do cats sleep? ${padding(5)}`,
      [
        '+3 a sentence that comes to the point [Cats sleep on warm roofs all day.]',
        '-1 an opening that asks instead of answering [Do cats sleep?]',
        'winnable 1',
      ],
    ],
    [
      'is short',
      'Cats sleep on roofs.',
      [
        '+0.16 a sentence that comes to the point [Cats sleep on roofs.]',
        '-3.84 too little text to judge [Cats sleep on roofs.]',
        'winnable 0',
      ],
    ],
    [
      'is all preamble',
      'In this article, we will explore cats. In this post, we will explore dogs.',
      [
        '-3 a sentence of preamble [In this article, we will explore cats.]',
        '-1 a sentence of preamble [In this post, we will explore dogs.]',
        'winnable 4',
      ],
    ],
    ['is missing', '# Cats', ['-4 too little text to judge [Cats]', 'winnable 0']],
  ])('%s', (_what, text, said) => {
    expect(told(noPreamble, text)).toEqual(said);
  });
});

describe('a section below a question', () => {
  it.each<Row>([
    [
      'opens with its answer',
      '# T\n\n## Why do cats sleep?\n\nCats sleep to save strength.\n\n## How do dogs bark?\n\nWhat a noise.',
      [
        '+1 a section that opens with its answer [Cats sleep to save strength.]',
        '-1 a section that does not open with its answer [What a noise.]',
      ],
    ],
    [
      'is counted where some ask',
      '# T\n\n## Why do cats sleep?\n\nAdd 5 drops of it now, every day.\n\n## Dogs\n\nWhat a noise.',
      ['+2 a section that opens with its answer [Add 5 drops of it now, every day.]'],
    ],
    [
      'does not answer with a question',
      '# T\n\n## Why do cats sleep?\n\nDo cats sleep?',
      ['-2 a section that does not open with its answer [Do cats sleep?]'],
    ],
    [
      'is none where no heading asks',
      '# T\n\n## Cats at home\n\nCats sleep here.\n\n## Dogs\n\nWhat a noise.',
      [
        '+0.63 a section that opens with its answer [Cats sleep here.]',
        '-1.37 no heading that asks a question [T]',
      ],
    ],
    [
      'has a body',
      '# T\n\n## Why do cats sleep?\n\n## Cats at home\n\nCats sleep here.',
      [
        '+1.25 a section that opens with its answer [Cats sleep here.]',
        '-0.75 no heading that asks a question [T]',
      ],
    ],
    [
      'may ask without a mark',
      '# T\n\n## How cats sleep\n\nRoofs are warm.\n\n## What is a cat\n\nA cat purrs.\n\n## What cats\n\nNo.',
      [
        '+1 a section that opens with its answer [A cat purrs.]',
        '-1 a section that does not open with its answer [Roofs are warm.]',
      ],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(questionHeadingsAnswered, text)).toEqual(said);
  });
});

describe('a summary', () => {
  it.each<Row>([
    [
      'stands near the top',
      `# T\n\n**TL;DR** Cats sleep.\n\n${padding(2)}`,
      ['+2 a summary near the top [**TL;DR** Cats sleep.]'],
    ],
    [
      'stands far down',
      `# T\n\n${padding(20)}\n\n## Key takeaways\n\nCats sleep.`,
      ['+1 a summary far down [## Key takeaways]', '-1 a summary that comes late [T]'],
    ],
    [
      'may be questions and answers',
      `# T\n\n${padding(2)}\n\n## FAQ\n\nCats sleep.`,
      ['+2 a list of questions and answers [## FAQ]'],
    ],
    [
      'may be three questions',
      '# T\n\n## Why cats?\n\nYes.\n\n## How dogs?\n\nNo.\n\n## Who else?\n\nMe.',
      ['+2 three or more question headings [## Why cats?]'],
    ],
    [
      'is not two questions',
      '# T\n\n## Why cats?\n\nYes.\n\n## How dogs?\n\nNo.',
      ['-2 neither a summary nor a list of questions [T]'],
    ],
    [
      'is no FAQ in the text',
      '# T\n\nFAQ: cats sleep.',
      ['-2 neither a summary nor a list of questions [T]'],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(summaryOrFaq, text)).toEqual(said);
  });
});
