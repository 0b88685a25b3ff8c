import type { AnalysedBlock, BlogAnalysis } from '../../analysis.ts';
import type { Change } from '../edit.ts';
import type { Operation } from '../operation.ts';
import { isOpenParagraph } from '../source-place.ts';

const FEWEST = 3;
export const SPOKEN = new Set(['i', "i'm", 'i’m', "i've", 'i’ve', 'my', 'me']);
const LONGEST_ITEM = 90;
/** A bold label and the text that goes with it. */
const LABEL = /^(?:\*\*([^*]{2,80})\*\*|__([^_]{2,80})__)[\s:.—–-]/;

/** Makes list items of paragraphs in a row that open with a bold label. */
export const listsFromLabels: Operation = {
  id: 'lists-from-labels',
  propose(post) {
    const changes: Change[] = [];
    let run: AnalysedBlock[] = [];
    const end = () => {
      if (run.length >= FEWEST && labelsDiffer(post, run))
        changes.push(run.flatMap((block) => item(post, block)));
      run = [];
    };
    for (const [i, block] of post.body.entries()) {
      if (labelOf(post, block) === null || block.words.length > LONGEST_ITEM) end();
      else {
        if (!follows(post, post.body[i - 1], block)) end();
        run.push(block);
      }
    }
    end();
    return changes;
  },
};

function labelOf(post: BlogAnalysis, block: AnalysedBlock): string | null {
  if (!isOpenParagraph(post, block)) return null;
  const { start, end } = block.block.span;
  const match = LABEL.exec(post.document.source.slice(start, Math.min(end, start + 120)));
  return match === null ? null : (match[1] ?? match[2] ?? null);
}

/** In an interview the same two names come again and again: that is talk, not a list. */
function labelsDiffer(post: BlogAnalysis, run: readonly AnalysedBlock[]): boolean {
  const labels = new Set(run.map((block) => labelOf(post, block)?.toLowerCase()));
  const everywhere = post.body.filter((block) => labels.has(labelOf(post, block)?.toLowerCase())).length;
  if (everywhere > run.length) return false;
  const isTalk = run.some(({ words }) => words.some(({ lower }) => SPOKEN.has(lower)));
  return (
    !isTalk && labels.size === run.length && ![...labels].some((label) => label?.trimEnd().endsWith('?'))
  );
}

/** Whether only white space stands between two paragraphs. */
function follows(post: BlogAnalysis, before: AnalysedBlock | undefined, block: AnalysedBlock): boolean {
  if (before === undefined) return false;
  return post.document.source.slice(before.block.span.end, block.block.span.start).trim() === '';
}

/** A bullet in front, and the paragraph's further lines under its text. */
function item(post: BlogAnalysis, { block }: AnalysedBlock): Change {
  const { source } = post.document;
  const { start, end } = block.span;
  const edits = [{ start, end: start, text: '- ' }];
  for (let at = source.indexOf('\n', start); at !== -1 && at < end; at = source.indexOf('\n', at + 1)) {
    edits.push({ start: at + 1, end: at + 1, text: '  ' });
  }
  return edits;
}
