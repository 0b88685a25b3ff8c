import type { Span } from '@palimpsest/contracts';
import { matches, wordList } from '@palimpsest/kernel/text';
import { type AssessmentGuard, objectionAt } from '../assessment-guard.ts';
import { gradesOf } from '../read/grade-band.ts';

export const SLANG = wordList(`
  awesome cool gonna wanna gotta kinda sorta super epic lol omg yay wow dude guys bro fam lit vibe vibes crazy insane
  totally literally yup nope hey ain't cuz
`);
export const CHILDISH = wordList('yummy mommy daddy kiddo teeny tiny itty bitty doggy kitty silly');
export const LONGEST_BY_GRADE: readonly (readonly [grade: number, letters: number])[] = [
  [2, 9],
  [5, 12],
  [8, 15],
  [16, 20],
];
const CHILDISH_FROM = 6;

export const toneOutOfBand: AssessmentGuard = {
  id: 'tone-out-of-band',
  severity: 'soft',
  summary: 'The tone fits the grade band: no slang, no cheering, no words beyond it.',
  why: 'Students should notice the question, not its voice.',
  liftedByReplace: false,
  check: ({ before, after, context }) => {
    const { to } = gradesOf(context.gradeBand);
    const known = new Set(before.words.map(({ lower }) => lower));
    const longest = LONGEST_BY_GRADE.find(([grade]) => to <= grade)?.[1] ?? 20;
    const fresh = after.words.filter(({ lower }) => !known.has(lower));
    const spansOf = (list: typeof fresh): Span[] => list.map(({ span }) => span);
    const cheers = marks(after.source);
    return [
      ...objectionAt('The text uses slang.', spansOf(fresh.filter(({ lower }) => SLANG.has(lower)))),
      ...objectionAt(
        'The text uses words for little children.',
        to >= CHILDISH_FROM ? spansOf(fresh.filter(({ lower }) => CHILDISH.has(lower))) : [],
      ),
      ...objectionAt(
        'The text uses words that are long for the grade band.',
        spansOf(fresh.filter(({ text }) => text.length > longest)),
      ),
      ...objectionAt('The text cheers.', cheers.length > marks(before.source).length ? cheers : []),
    ];
  },
};

function marks(text: string): Span[] {
  return [...matches(text, /!(?!=)|[\u{1F300}-\u{1FAFF}]/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
}
