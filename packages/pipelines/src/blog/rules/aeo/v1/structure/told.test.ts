import { describe, expect, it } from 'vitest';
import { padding, told } from '../testing/judge.ts';
import { descriptiveHeadings } from './descriptive-headings.ts';
import { headingLevels } from './heading-levels.ts';
import { listsForParallelItems } from './lists-for-parallel-items.ts';
import { paragraphLength } from './paragraph-length.ts';
import { sectionLength } from './section-length.ts';
import { standaloneSectionStarts } from './standalone-section-starts.ts';

type Row = [what: string, text: string, said: string[]];
const words = (count: number, word: string) => Array(count).fill(word).join(' ');

describe('headings', () => {
  it.each<Row>([
    [
      'are told with what is wrong with them',
      `# Pets\n\n## Where cats sleep\n\n${padding(2)}\n\n## FAQ\n\nCats sleep on warm roofs all day. Dogs walk along the river at night. Birds sing before the sun comes.\n\n## Introduction\n\nCats sleep on warm roofs all day. Dogs walk along the river at night. Birds sing before the sun comes.\n\n## Cats\n\nCats sleep on warm roofs all day. Dogs walk along the river at night. Birds sing before the sun comes.\n\n## It is what it is\n\nCats sleep on warm roofs all day. Dogs walk along the river at night. Birds sing before the sun comes.\n\n## Quarterly growth\n\n${padding(2)}\n\n## Where cats sleep\n\nThere.`,
      [
        '+0.58 a descriptive heading [## Where cats sleep]',
        '+0.58 a heading that readers know [## FAQ]',
        '+0.15 a heading that fits any post [## Introduction]',
        '+0.28 a heading of one word [## Cats]',
        '+0.28 a heading without a word of content [## It is what it is]',
        '+0.42 a heading whose words its section never uses [## Quarterly growth]',
        '-0.43 a heading that fits any post [## Introduction]',
        '-0.29 a heading of one word [## Cats]',
        '-0.28 a heading without a word of content [## It is what it is]',
        '-0.14 a heading whose words its section never uses [## Quarterly growth]',
        '-0.57 a heading used twice [## Where cats sleep]',
        'winnable 1.71',
      ],
    ],
    [
      'may be long questions',
      `# Pets\n\n## ${words(15, 'cats')}\n\n${padding(3)}\n\n## ${words(15, 'dogs')}?\n\n${padding(3)}`,
      [
        '+1 a heading of 15 words [## cats cats cats cats c ... ts cats cats]',
        '+1.5 a heading of 15 words [## dogs dogs dogs dogs d ... s dogs dogs?]',
        '-1 a heading of 15 words [## cats cats cats cats c ... ts cats cats]',
        '-0.5 a heading of 15 words [## dogs dogs dogs dogs d ... s dogs dogs?]',
        'winnable 1.5',
      ],
    ],
    [
      'have up to 14 words',
      `# Pets\n\n## ${words(14, 'cats')}\n\n${padding(5)}`,
      ['+4 a descriptive heading [## cats cats cats cats c ... ts cats cats]', 'winnable 0'],
    ],
    [
      'need not be taken up in a short section',
      `# Pets\n\n## Quarterly growth\n\n${padding(1)}`,
      [
        '+0.8 a descriptive heading [## Quarterly growth]',
        '-3.2 too little text to judge [Pets]',
        'winnable 0',
      ],
    ],
    [
      'may be missing in a short post',
      padding(5),
      ['+4 nothing against it [Cats sleep on warm roofs ... e sun comes.]', 'winnable 0'],
    ],
    [
      'are missing in a long post',
      padding(16),
      ['-4 a post of more than 300 words without headings [Cats sleep on warm roofs ... e sun comes.]'],
    ],
    [
      'may have no words',
      '# Pets\n\n## ***\n\nCats sleep.',
      ['-4 a heading without words [## ***]', 'winnable 4'],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(descriptiveHeadings, text)).toEqual(said);
  });
});

describe('levels of headings', () => {
  it.each<Row>([
    [
      'follow each other',
      `# Pets\n\n## A b\n\n### C d\n\n## E f\n\n${padding(5)}`,
      [
        '+0.67 an H2 in its place [## A b]',
        '+0.67 an H3 in its place [### C d]',
        '+0.66 an H2 in its place [## E f]',
        'winnable 0',
      ],
    ],
    [
      'are left out',
      `# Pets\n\n## A b\n\n#### C d\n\n## E f\n\n## G h\n\n${padding(5)}`,
      [
        '+0.17 an H2 in its place [## A b]',
        '+0.17 an H2 in its place [## E f]',
        '+0.16 an H2 in its place [## G h]',
        '-1.5 an H4 after level 2 [#### C d]',
        'winnable 1.5',
      ],
    ],
    ['have one top', `# Pets\n\n## A b\n\n# C d\n\n${padding(5)}`, ['-2 a further H1 [# C d]', 'winnable 2']],
    [
      'have a title in the front matter',
      `---\ntitle: Pets\n---\n\n## A b\n\n# C d\n\n${padding(5)}`,
      ['-2 a further H1 [# C d]', 'winnable 2'],
    ],
    [
      'begin at the top without a title',
      `### C d\n\n${padding(5)}`,
      ['-2 an H3 after level 0 [### C d]', 'winnable 2'],
    ],
    [
      'are missing in a long post',
      padding(16),
      ['-2 a post of more than 300 words without headings [Cats sleep on warm roofs ... e sun comes.]'],
    ],
    [
      'may be missing in a short post',
      padding(2),
      [
        '+0.8 nothing against it [Cats sleep on warm roofs ... e sun comes.]',
        '-1.2 too little text to judge [Cats sleep on warm roofs ... e sun comes.]',
        'winnable 0',
      ],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(headingLevels, text)).toEqual(said);
  });
});

describe('parallel items', () => {
  it.each<Row>([
    [
      'stand in a list',
      `- Cats\n- Dogs\n\nThen.\n\n1. Birds\n2. Fish\n\n${padding(5)}`,
      ['+1.5 a list [Cats]', '+1.5 a list [Birds]', 'winnable 0'],
    ],
    [
      'stand in a table',
      `| a | b |\n|---|---|\n| 1 | 2 |\n\n${padding(5)}`,
      ['+3 a table [| a | b |\n|---|---|\n| 1 | 2 |]', 'winnable 0'],
    ],
    [
      'are counted off',
      `First, cats sleep. Second, dogs bark. Third, birds sing.\n\n${padding(5)}`,
      [
        '+1 little that asks for a list [First, cats sleep. Second, dogs bark. Third, birds sing.]',
        '-1 items counted off in sentences [First, cats sleep. Second, dogs bark. Third, birds sing.]',
        '-1 neither a list nor a table [First, cats sleep. Second, dogs bark. Third, birds sing.]',
        'winnable 2',
      ],
    ],
    [
      'are counted off with adverbs',
      `Firstly, cats sleep. Then more. Secondly, dogs bark. Thirdly, birds sing. Fourthly, fish swim.\n\n${padding(5)}`,
      [
        '+1 little that asks for a list [Firstly, cats sleep. The ... , fish swim.]',
        '-1 items counted off in sentences [Firstly, cats sleep. The ...  birds sing.]',
        '-1 neither a list nor a table [Firstly, cats sleep. The ... , fish swim.]',
        'winnable 2',
      ],
    ],
    [
      'are not counted off from the second on',
      `Second, dogs bark. Third, birds sing. First, cats sleep.\n\n${padding(5)}`,
      [
        '+2 little that asks for a list [Second, dogs bark. Third, birds sing. First, cats sleep.]',
        '-1 neither a list nor a table [Second, dogs bark. Third, birds sing. First, cats sleep.]',
        'winnable 1',
      ],
    ],
    [
      'are a long series behind a colon',
      `We saw these animals on our long walk through the old town: cats on the roofs, dogs by the river, and birds in trees.\n\n${padding(5)}`,
      [
        '+1 little that asks for a list [We saw these animals on  ... ds in trees.]',
        '-1 a long series inside a sentence [We saw these animals on  ... ds in trees.]',
        '-1 neither a list nor a table [We saw these animals on  ... ds in trees.]',
        'winnable 2',
      ],
    ],
    [
      'are a series of two',
      `We saw these animals on our long walk through the old town of ours: cats on the roofs, and birds in trees.\n\n${padding(5)}`,
      [
        '+2 little that asks for a list [We saw these animals on  ... ds in trees.]',
        '-1 neither a list nor a table [We saw these animals on  ... ds in trees.]',
        'winnable 1',
      ],
    ],
    [
      'are divided by semicolons',
      `We saw cats on the roofs here; dogs by the river there; birds in the old trees; fish in the sea.\n\n${padding(5)}`,
      [
        '+1 little that asks for a list [We saw cats on the roofs ...  in the sea.]',
        '-1 a long series inside a sentence [We saw cats on the roofs ...  in the sea.]',
        '-1 neither a list nor a table [We saw cats on the roofs ...  in the sea.]',
        'winnable 2',
      ],
    ],
    [
      'are numbered in a sentence',
      `We saw (1) cats on the roofs here (2) dogs by the river there (3) birds in the old trees here.\n\n${padding(5)}`,
      [
        '+1 little that asks for a list [We saw (1) cats on the r ...  trees here.]',
        '-1 a long series inside a sentence [We saw (1) cats on the r ...  trees here.]',
        '-1 neither a list nor a table [We saw (1) cats on the r ...  trees here.]',
        'winnable 2',
      ],
    ],
    [
      'are a short series',
      `We saw: cats, dogs, and birds.\n\n${padding(5)}`,
      [
        '+2 little that asks for a list [We saw: cats, dogs, and birds.]',
        '-1 neither a list nor a table [We saw: cats, dogs, and birds.]',
        'winnable 1',
      ],
    ],
    [
      'open with bold labels',
      `**Cats:** sleep.\n\n**Dogs:** bark.\n\n**Birds:** sing.\n\n${padding(5)}`,
      [
        '+1 little that asks for a list [**Cats:** sleep.]',
        '-1 3 paragraphs in a row that open with a bold label [**Cats:** sleep.]',
        '-1 neither a list nor a table [**Cats:** sleep.]',
        'winnable 2',
      ],
    ],
    [
      'are two bold labels',
      `**Cats:** sleep.\n\n**Dogs:** bark.\n\n${padding(5)}`,
      [
        '+2 little that asks for a list [**Cats:** sleep.]',
        '-1 neither a list nor a table [**Cats:** sleep.]',
        'winnable 1',
      ],
    ],
    [
      'are speakers who take turns',
      `**Ann:** sleep.\n\n**Bob:** bark.\n\n**Ann:** sing.\n\n${padding(5)}`,
      [
        '+2 little that asks for a list [**Ann:** sleep.]',
        '-1 neither a list nor a table [**Ann:** sleep.]',
        'winnable 1',
      ],
    ],
    [
      'are bold questions',
      `**Cats?:** sleep.\n\n**Dogs:** bark.\n\n**Birds:** sing.\n\n${padding(5)}`,
      [
        '+2 little that asks for a list [**Cats?:** sleep.]',
        '-1 neither a list nor a table [**Cats?:** sleep.]',
        'winnable 1',
      ],
    ],
    [
      'end with bold labels',
      `${padding(5)}\n\n__Cats__ sleep.\n\n__Dogs__ bark.\n\n__Birds__ sing.`,
      [
        '+1 little that asks for a list [Cats sleep on warm roofs ... e sun comes.]',
        '-1 3 paragraphs in a row that open with a bold label [__Cats__ sleep.]',
        '-1 neither a list nor a table [Cats sleep on warm roofs ... e sun comes.]',
        'winnable 2',
      ],
    ],
    [
      'are in a short post',
      'First, cats sleep. Second, dogs bark. Third, birds sing.',
      [
        '+0.09 little that asks for a list [First, cats sleep. Second, dogs bark. Third, birds sing.]',
        '-1.46 items counted off in sentences [First, cats sleep. Second, dogs bark. Third, birds sing.]',
        '-1.45 neither a list nor a table [First, cats sleep. Second, dogs bark. Third, birds sing.]',
        'winnable 1',
      ],
    ],
    [
      'are many',
      `- a\n\nFirst, cats sleep. Second, dogs bark. Third, birds sing. First, cats sleep. Second, dogs bark. Third, birds sing. First, cats sleep. Second, dogs bark. Third, birds sing. First, cats sleep. Second, dogs bark. Third, birds sing.\n\n${padding(5)}`,
      [
        '-0.75 items counted off in sentences [First, cats sleep. Second, dogs bark. Third, birds sing.]',
        '-0.75 items counted off in sentences [First, cats sleep. Second, dogs bark. Third, birds sing.]',
        '-0.75 items counted off in sentences [First, cats sleep. Second, dogs bark. Third, birds sing.]',
        '-0.75 items counted off in sentences [First, cats sleep. Second, dogs bark. Third, birds sing.]',
        'winnable 3',
      ],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(listsForParallelItems, text)).toEqual(said);
  });
});

describe('paragraphs', () => {
  it.each<Row>([
    [
      'have ninety words',
      `${words(90, 'cats')}\n\n${padding(1)}`,
      ['+4 100% of the text in short paragraphs [cats cats cats cats cats ... ts cats cats]', 'winnable 0'],
    ],
    [
      'have more',
      `${words(108, 'cats')}\n\n${padding(1)}`,
      [
        '+3.33 83% of the text in short paragraphs [cats cats cats cats cats ... ts cats cats]',
        '-0.67 a paragraph of 108 words [cats cats cats cats cats ... ts cats cats]',
        'winnable 0.67',
      ],
    ],
    [
      'are walls',
      `${words(180, 'cats')}\n\n${padding(1)}`,
      [
        '+0.4 10% of the text in short paragraphs [cats cats cats cats cats ... ts cats cats]',
        '-3.6 a paragraph of 180 words [cats cats cats cats cats ... ts cats cats]',
        'winnable 3.6',
      ],
    ],
    [
      'are beyond that',
      `${words(200, 'cats')}\n\n${padding(1)}`,
      [
        '+0.36 9% of the text in short paragraphs [cats cats cats cats cats ... ts cats cats]',
        '-3.64 a paragraph of 200 words [cats cats cats cats cats ... ts cats cats]',
        'winnable 3.64',
      ],
    ],
    ['are missing', '# Cats', ['-4 too little text to judge [Cats]', 'winnable 4']],
  ])('%s', (_what, text, said) => {
    expect(told(paragraphLength, text)).toEqual(said);
  });
});

describe('sections', () => {
  it.each<Row>([
    [
      'are of a good length',
      `# T\n\nCats sleep on warm roofs all day. Dogs walk along the river at night. Birds sing before the sun comes.\n\n## A b\n\n${padding(5)}`,
      ['+0.84 a section of 20 words [# T]', '+4.16 a section of 100 words [## A b]', 'winnable 0'],
    ],
    [
      'are short',
      `# T\n\n${padding(5)}\n\n## A b\n\nCats sleep.\n\n## C d\n\ncats ${words(19, 'cats')}`,
      [
        '+4.1 a section of 100 words [# T]',
        '+0.05 a section of 2 words [## A b]',
        '+0.81 a section of 20 words [## C d]',
        '-0.04 a section of 2 words [## A b]',
        'winnable 0.04',
      ],
    ],
    [
      'are short in front of code',
      `# T\n\n${padding(5)}\n\n## A b\n\nCats sleep.\n\n\`\`\`\nx\n\`\`\``,
      ['+4.91 a section of 100 words [# T]', '+0.09 a section of 2 words [## A b]', 'winnable 0'],
    ],
    [
      'are long',
      `# T\n\n## A b\n\n${padding(20)}\n\n## C d\n\nCats sleep on warm roofs all day. Dogs walk along the river at night. Birds sing before the sun comes.\n\nCats sleep on warm roofs all day. Dogs walk along the river at night. Birds sing before the sun comes.\n\nCats sleep on warm roofs all day. Dogs walk along the river at night. Birds sing before the sun comes.\n\nCats sleep on warm roofs all day. Dogs walk along the river at night. Birds sing before the sun comes.\n\nCats sleep on warm roofs all day. Dogs walk along the river at night. Birds sing before the sun comes.`,
      [
        '+2.4 a section of 400 words [## A b]',
        '+1 a section of 100 words [## C d]',
        '-1.6 a section of 400 words [## A b]',
        'winnable 1.6',
      ],
    ],
    [
      'are far too long',
      `# T\n\n## A b\n\n${padding(40)}`,
      ['-5 a section of 800 words [## A b]', 'winnable 5'],
    ],
    [
      'have exactly 300 words',
      `## A b\n\n${padding(15)}`,
      ['+5 a section of 300 words [## A b]', 'winnable 0'],
    ],
    ['are missing', '# T', ['-5 too little text to judge [T]', 'winnable 0']],
    [
      'open the post without a heading',
      'Cats sleep on roofs.',
      [
        '+0.2 a section of 4 words [Cats sleep on roofs.]',
        '-4.8 too little text to judge [Cats sleep on roofs.]',
        'winnable 0',
      ],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(sectionLength, text)).toEqual(said);
  });
});

describe('starts of sections', () => {
  it.each<Row>([
    [
      'name their subject',
      `# T\n\n## A b\n\nCats sleep.\n\n## C d\n\nThey bark.\n\n## E f\n\n${padding(5)}`,
      [
        '+0.34 a section that names its subject [Cats sleep.]',
        '+0.33 a section that names its subject [Cats sleep on warm roofs all day.]',
        '-1.33 a section that opens with a pronoun [They bark.]',
        'winnable 1.33',
      ],
    ],
    [
      'point backwards',
      `# T\n\n## A b\n\nThis means war.\n\n## C d\n\nIt barked. ${padding(5)}`,
      [
        '-1 a section that opens with a pronoun [This means war.]',
        '-1 a section that opens with a pronoun [It barked.]',
        'winnable 2',
      ],
    ],
    [
      'may point forwards',
      `# T\n\n## A b\n\nIt is easy to sleep.\n\n## C d\n\nIt's easy. ${padding(5)}`,
      [
        '+1 a section that names its subject [It is easy to sleep.]',
        "+1 a section that names its subject [It's easy.]",
        'winnable 0',
      ],
    ],
    [
      'may point with a noun',
      `# T\n\n## A b\n\nThis cat sleeps. ${padding(5)}`,
      ['+2 a section that names its subject [This cat sleeps.]', 'winnable 0'],
    ],
    [
      'are missing in a long post',
      padding(16),
      ['-2 a post of more than 300 words without headings [Cats sleep on warm roofs ... e sun comes.]'],
    ],
  ])('%s', (_what, text, said) => {
    expect(told(standaloneSectionStarts, text)).toEqual(said);
  });
});
