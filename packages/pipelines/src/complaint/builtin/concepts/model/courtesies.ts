import type { LanguageCode } from '../../words/languages.ts';
import { WORDS } from '../../words/words.ts';
import { type FoldedText, foldedText } from './folded-text.ts';

const ANYTHING = 'zzz';
const made = new Map<LanguageCode, ReadonlySet<string>>();

/**
 * Which words of a text stand between the same neighbours as in one of the renderer's courtesies: "no rush to answer"
 * is not about answers.
 */
export function courteousIn({ places }: FoldedText, language: LanguageCode): (at: number) => boolean {
  const known = courtesiesOf(language);
  return (at) => {
    const { before, word, after } = neighbours(places, at);
    return [
      [before, after],
      [ANYTHING, after],
      [before, ANYTHING],
    ].some(([left, right]) => known.has(`${left} ${word} ${right}`));
  };
}

function courtesiesOf(language: LanguageCode): ReadonlySet<string> {
  const before = made.get(language);
  if (before !== undefined) return before;
  const known = new Set<string>();
  const { greeting, opening, ask, boundary, further, worry, shared, pace, closing, closingOf } =
    WORDS[language].frames;
  for (const frame of [greeting, opening, closing, closingOf].flatMap((each) => Object.values(each).flat()))
    add(known, frame, language);
  for (const frame of [...ask.flat(), ...boundary, ...further, ...worry, ...shared, ...pace])
    add(known, frame, language);
  made.set(language, known);
  return known;
}

function add(known: Set<string>, frame: string, language: LanguageCode): void {
  const { places } = foldedText(frame.replaceAll(/\{[^{}]*\}/gu, ` ${ANYTHING} `), language);
  for (const [at] of places.entries()) {
    const { before, word, after } = neighbours(places, at);
    known.add(`${before} ${word} ${after}`);
  }
}

function neighbours(places: FoldedText['places'], at: number) {
  const here = places[at];
  const left = places[at - 1];
  const right = places[at + 1];
  return {
    word: here?.text ?? '',
    before: left !== undefined && left.sentence === here?.sentence ? left.text : '^',
    after: right !== undefined && right.sentence === here?.sentence ? right.text : '$',
  };
}
