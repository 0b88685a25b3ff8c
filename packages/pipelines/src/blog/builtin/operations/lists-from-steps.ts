import type { AnalysedBlock, AnalysedSentence, BlogAnalysis } from '../../analysis.ts';
import { IMPERATIVES, NOUN_LIKE_IMPERATIVES } from '../../rules/aeo/v1/words/instructing.ts';
import type { Change } from '../edit.ts';
import type { Operation } from '../operation.ts';
import { capital } from '../phrase-edits.ts';
import { isOpenParagraph, lineBreak, spaced, wholeSentences } from '../source-place.ts';
import { wordSet } from '../words/word-list.ts';

const FEWEST = 3;
const MOST = 10;
/** Verbs of handling things that open a step. */
export const HANDLING = wordSet(`
  fill rinse pour stir mix boil heat cool dry wash clean wipe press push pull turn attach detach connect disconnect
  unplug plug fit lift drop shake cover drain soak bake cook chop slice peel serve sprinkle spread fold cut tie screw
  unscrew insert tighten loosen reboot restart log enter type scroll tap drag rename mount empty taste throw
`);

/** Turns "To do it, fill a, run b, and then rinse c." into its steps, one below the other. */
export const listsFromSteps: Operation = {
  id: 'lists-from-steps',
  propose: (post) =>
    post.body.filter((block) => isOpenParagraph(post, block)).flatMap((block) => listsIn(post, block)),
};

function listsIn(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  const line = lineBreak(post.document.source);
  return wholeSentences(post, block).flatMap(({ sentence, written, place, previous, next }): Change[] => {
    if (/[()[\]*_`"“”:;]/.test(written)) return [];
    const steps = stepsOf(sentence, spaced(written));
    if (steps === null) return [];
    const items = steps.items.map((item) => `- ${capital(item)}`).join(line);
    // In a paragraph of its own, so that what stands before does not run into the list.
    const before = previous === undefined ? '' : line + line;
    const text = `${before}${steps.lead}:${line}${line}${items}${next === undefined ? '' : line + line}`;
    return [[{ start: previous?.end ?? place.start, end: next?.start ?? place.end, text }]];
  });
}

/** Every item after the lead begins with a verb that tells the reader what to do. */
function stepsOf({ words }: AnalysedSentence, text: string): { lead: string; items: string[] } | null {
  if (words[0]?.lower !== 'to' || !text.endsWith('.')) return null;
  const [lead = '', ...parts] = text.slice(0, -1).split(/, /);
  if (parts.length < FEWEST || parts.length > MOST || lead.split(' ').length < 3) return null;
  const last = parts.length - 1;
  if (!/^and /.test(parts[last] ?? '')) return null;
  const items = parts.map((part, i) => (i === last ? part.replace(/^and (?:then )?/, '') : part));
  return items.every(isStep) ? { lead, items } : null;
}

function isStep(item: string): boolean {
  const first = (item.split(' ')[0] ?? '').toLowerCase();
  if (item.length < 6) return false;
  return IMPERATIVES.has(first) || NOUN_LIKE_IMPERATIVES.has(first) || HANDLING.has(first);
}
