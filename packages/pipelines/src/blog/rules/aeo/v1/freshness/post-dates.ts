import type { Span } from '@palimpsest/contracts';
import { quantities } from '@palimpsest/kernel/text';
import { blockSource } from '../../../../analysis.ts';
import type { AeoInput } from '../aeo-input.ts';
import { plain } from '../phrases.ts';
import { dayNumber } from './days.ts';

interface PostDate {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly day: number;
  readonly span: Span;
}

export interface PostDates {
  readonly published: PostDate | null;
  readonly updated: PostDate | null;
}

/** Only the first and the last paragraphs can carry the date of the post itself. */
const PLACES = 2;
const SHORT_LINE = 14;

/** The dates of the post: from its front matter, else from a short dated line at its top or end. */
export function postDates({ analysis, anchor }: AeoInput): PostDates {
  const front = analysis.document.frontMatter;
  const span = front?.span ?? anchor;
  let published = postDate(front?.published, span);
  let updated = postDate(front?.updated, span);
  if (published !== null && updated !== null) return { published, updated };
  const { body } = analysis;
  const ends = body.length > 2 * PLACES ? [...body.slice(0, PLACES), ...body.slice(-PLACES)] : body;
  ends.forEach((block, i) => {
    const marked = block.words.slice(0, 3).find((word) => MARKS.has(plain(word)));
    const top = i < PLACES && block.words.length <= SHORT_LINE;
    if (marked === undefined && !top) return;
    for (const quantity of quantities(block.text.slice(0, 300))) {
      const found =
        quantity.kind === 'date' ? postDate(quantity.value, blockSource(block, quantity.span)) : null;
      if (found === null) continue;
      if (marked !== undefined && UPDATE_MARKS.has(plain(marked))) updated ??= found;
      else published ??= found;
      return;
    }
  });
  return { published, updated };
}

const UPDATE_MARKS: ReadonlySet<string> = new Set([
  'updated',
  'update',
  'revised',
  'modified',
  'reviewed',
  'edited',
]);
const MARKS: ReadonlySet<string> = new Set([...UPDATE_MARKS, 'published', 'posted', 'date', 'written']);

function postDate(date: string | undefined, span: Span): PostDate | null {
  const day = date === undefined ? null : dayNumber(date);
  return date === undefined || day === null ? null : { date, day, span };
}
