import type { AnalysedBlock, AnalysedSection, AnalysedSentence, BlogAnalysis } from '../../analysis.ts';
import { contentStems } from '../../rules/aeo/v1/stems.ts';
import type { Change } from '../edit.ts';
import { headingLine, levelInside } from '../heading-level.ts';
import { headingsFor, stemCounts } from '../heading-text.ts';
import type { Operation } from '../operation.ts';
import { questionFor } from '../question.ts';
import { isOpenParagraph, lineBreak, lowerWords } from '../source-place.ts';
import { cohesion } from '../topic.ts';
import { leansBack } from '../words/openers.ts';

/** Words of a section that need no further heading, and what a new section should have. */
const LONG = 300;
/** A post without any headings gets its first ones earlier, if something new begins there. */
const LONG_WITHOUT_HEADINGS = 160;
const SHORTEST = 70;
const GOAL = 190;
const FARTHEST = 300;

/** Gives long stretches headings made of their own words, where the subject changes. */
export const addHeadings: Operation = {
  id: 'add-headings',
  propose: (post) => proposeHeadings(post, isBare(post) ? LONG_WITHOUT_HEADINGS : LONG, (heading) => heading),
};

/** Gives a post without headings those that are questions, each with its answer in the sentence below it. */
export const addQuestionHeadings: Operation = {
  id: 'add-question-headings',
  propose: (post) => (isBare(post) ? proposeHeadings(post, LONG_WITHOUT_HEADINGS, asQuestion) : []),
};

/** How a heading is put; null where it cannot be. */
type Phrasing = (heading: string, section: AnalysedSection, post: BlogAnalysis) => string | null;

function proposeHeadings(post: BlogAnalysis, limit: number, phrase: Phrasing): Change[] {
  const taken = new Set(post.headings.map(({ text }) => text.toLowerCase()));
  taken.add((post.document.title?.text ?? '').toLowerCase());
  return post.sections
    .filter((section) => section.words > limit && !asks(post, section))
    .flatMap((section) => headingsIn(post, section, limit, taken, phrase));
}

function isBare(post: BlogAnalysis): boolean {
  return post.headings.every((heading) => isTitle(post, heading));
}

/** "How often" asks already, and "How to" tells; anything else must be a thing that the section says what it is. */
function asQuestion(heading: string, section: AnalysedSection, post: BlogAnalysis): string | null {
  if (/^(?:how|why) to\b/i.test(heading)) return heading;
  if (/^how (?:often|long|much|many|far)$/i.test(heading)) return `${heading}?`;
  if (/^(?:how|why)\b/i.test(heading)) return heading;
  return questionFor(heading, section, post);
}

/** Below a question stands its answer: in an interview it is one person's speech. The whole post answers its title. */
function asks(post: BlogAnalysis, { heading }: AnalysedSection): boolean {
  return heading?.text.trimEnd().endsWith('?') === true && !isTitle(post, heading);
}

function isTitle({ document: { title } }: BlogAnalysis, { block, text }: AnalysedBlock): boolean {
  return block.depth === 1 && title !== null && text.trim() === title.text.trim();
}

const NOTHING: ReadonlyMap<string, number> = new Map();

interface Piece {
  readonly block: AnalysedBlock;
  readonly mayOpen: boolean;
  readonly words: number;
}

function headingsIn(
  post: BlogAnalysis,
  section: AnalysedSection,
  limit: number,
  taken: Set<string>,
  phrase: Phrasing,
): Change[] {
  const level = levelInside(post, section);
  if (level === null) return [];
  const { source } = post.document;
  const gap = lineBreak(source);
  const all = stemCounts(post, post.sentences);
  const pieces = piecesOf(post, section);
  const changes: Change[] = [];
  let from = 0;
  let left = section.words;
  while (left > limit) {
    const cut = bestCut(post, pieces, from, left, all, taken);
    if (cut === null) break;
    for (let i = from; i < cut.at; i += 1) left -= pieces[i]?.words ?? 0;
    const { start } = pieces[cut.at]?.block.block.span ?? { start: 0 };
    const text = phrase(cut.heading, { ...section, body: section.body.slice(cut.at) }, post);
    if (text !== null) changes.push([{ start, end: start, text: `${headingLine(level, text)}${gap}${gap}` }]);
    taken.add(cut.heading.toLowerCase());
    from = cut.at;
  }
  return changes;
}

function piecesOf(post: BlogAnalysis, section: AnalysedSection): Piece[] {
  return section.body.map((block, i) => {
    const first = block.sentences[0];
    const before = section.body[i - 1];
    const mayOpen =
      first !== undefined &&
      isOpenParagraph(post, block) &&
      block.words.length >= 12 &&
      // Hard line breaks are verse or an address.
      !block.text.includes('\n') &&
      before !== undefined &&
      !before.text.trimEnd().endsWith(':') &&
      !leansBack(lowerWords(first)) &&
      !/^[^\p{L}\p{N}]*\p{Ll}/u.test(first.text);
    return { block, mayOpen, words: block.words.length };
  });
}

/** The paragraph that best opens a new section after `from`, with its heading. */
function bestCut(
  post: BlogAnalysis,
  pieces: readonly Piece[],
  from: number,
  total: number,
  all: ReadonlyMap<string, number>,
  taken: ReadonlySet<string>,
): { at: number; heading: string } | null {
  let before = 0;
  let left = total;
  const isShort = total <= LONG;
  let best: { at: number; heading: string; score: number } | null = null;
  for (let i = from + 1; i < pieces.length; i += 1) {
    const words = pieces[i - 1]?.words ?? 0;
    before += words;
    left -= words;
    if (before < SHORTEST || pieces[i]?.mayOpen !== true) continue;
    if (left < SHORTEST || (best !== null && before > FARTHEST)) break;
    const stretch = sentencesOf(pieces, i, GOAL);
    const inside = stemCounts(post, stretch);
    const elsewhere = (stem: string) => (all.get(stem) ?? 0) - (inside.get(stem) ?? 0);
    const said = isShort ? stemCounts(post, sentencesOf(pieces.slice(0, i), from, FARTHEST)) : NOTHING;
    const heading = headingsFor(post, stretch, elsewhere).find(
      ({ text, isTopic }) =>
        isNew(text, taken) && (isTopic || ![...contentStems(text, post)].some((stem) => said.has(stem))),
    );
    if (heading === undefined) continue;
    const shift = 1 - cohesion(post, sentencesOf(pieces, Math.max(from, i - 2), 120).slice(0, 6), stretch);
    const score = heading.quality + 0.5 * shift - (0.8 * Math.abs(before - GOAL)) / GOAL;
    if (best === null || score > best.score) best = { at: i, heading: heading.text, score };
    // A paragraph that names its own subject leaves the section before it: no later one opens a better cut.
    if (heading.isTopic && best.at === i) break;
  }
  return best;
}

function isNew(text: string, taken: ReadonlySet<string>): boolean {
  const lower = text.toLowerCase();
  for (const other of taken)
    if (other === lower || other.includes(lower) || lower.includes(other)) return other === '';
  return true;
}

/** The sentences from one piece on, about as many words as a section has. */
function sentencesOf(pieces: readonly Piece[], from: number, goal: number): AnalysedSentence[] {
  const found: AnalysedSentence[] = [];
  let words = 0;
  for (let i = from; i < pieces.length && words < goal; i += 1) {
    const piece = pieces[i];
    if (piece === undefined) break;
    for (const sentence of piece.block.sentences) found.push(sentence);
    words += piece.words;
  }
  return found;
}
