import { wordList } from '@palimpsest/kernel/text';
import type { BloomLevel } from './level.ts';

interface ObjectRule {
  readonly verbs: ReadonlySet<string>;
  readonly objects: ReadonlySet<string>;
  readonly levels: readonly BloomLevel[];
}

const rule = (verbs: string, objects: string, ...levels: BloomLevel[]): ObjectRule => ({
  verbs: wordList(verbs),
  objects: wordList(objects),
  levels,
});

/** Where the object tells more than the verb: one writes down a name and writes a poem. */
export const RULES: readonly ObjectRule[] = [
  rule(
    'evaluate',
    'expression expressions integral function polynomial limit derivative logarithm power',
    'apply',
  ),
  rule('differentiate integrate', 'function functions polynomial equation expression', 'apply', 'analyze'),
  rule('make write', 'list lists', 'remember'),
  rule(
    'write make',
    `story poem essay song letter dialogue script speech article program play paragraph slogan rap recipe haiku diary
    scene sequel ending advertisement proposal poster model game`,
    'create',
  ),
  rule('write give provide make', 'summary explanation description outline', 'understand'),
  rule('write give provide', 'example examples reason reasons', 'understand'),
  rule('write give provide state tell', 'name names date definition', 'remember'),
  rule('write', 'equation expression number inequality', 'apply'),
  rule('give state express tell', 'opinion judgment judgement verdict', 'evaluate'),
  rule('make draw', 'conclusion conclusions inference inferences', 'analyze', 'evaluate'),
  rule('make', 'comparison comparisons', 'analyze'),
  rule('make', 'recommendation judgment judgement decision case', 'evaluate'),
  rule('take', 'position stand side', 'evaluate'),
  rule('find', 'difference differences similarities', 'analyze'),
  rule('choose select pick', 'best most better', 'evaluate'),
  rule('tell', 'why how', 'understand'),
  rule('complete', 'sentence sentences blank blanks', 'remember', 'apply'),
];
const REACH = 3;

/** The levels that the first words behind a verb give it, or null when they say nothing. */
export function levelsByObject(verb: string, behind: readonly string[]): readonly BloomLevel[] | null {
  for (const word of behind.slice(0, REACH)) {
    const found = RULES.find(({ verbs, objects }) => verbs.has(verb) && objects.has(word));
    if (found !== undefined) return found.levels;
  }
  return null;
}
