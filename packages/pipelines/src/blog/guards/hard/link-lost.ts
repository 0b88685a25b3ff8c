import type { Span } from '@palimpsest/contracts';
import { isStopWord, words } from '@palimpsest/kernel/text';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import type { ReadText, Stemmer } from '../read-text.ts';
import { tally } from '../same-text.ts';
import { linkTitles, type Target, targetsOf } from '../targets.ts';

export const linkLost: BlogGuard = {
  id: 'link-lost',
  severity: 'hard',
  summary: 'Every link and image is there, with the same target and on words about the same.',
  why: 'The prompt demands that links are preserved; a reader must be able to follow each of them.',
  check: ({ parent, child, stemOf }) => {
    const before = targetsOf(parent);
    const after = targetsOf(child);
    const left = tally(after.map(keyOf));
    const lost: Span[] = [];
    for (const target of before) {
      const count = left.get(keyOf(target)) ?? 0;
      if (count === 0) lost.push(target.span);
      else left.set(keyOf(target), count - 1);
    }
    return [
      ...problemAt(
        'A link or image of the original is missing or changed. The spans point into the original.',
        lost,
      ),
      ...problemAt('A link stands on other words than in the original.', movedAnchors(before, after, stemOf)),
      ...problemAt('The title of a link or image is not in the original.', otherTitles(child, parent)),
      ...problemAt(
        'The title of a link or image of the original is missing or changed. The spans point into the original.',
        otherTitles(parent, child),
      ),
      ...problemAt("An image's description was changed.", changedDescriptions(before, after)),
    ];
  },
};

function keyOf({ kind, url }: Target): string {
  return `${kind} ${url}`;
}

/** A link may be reworded with its sentence; with no word in common it was put on something else. */
function movedAnchors(before: readonly Target[], after: readonly Target[], stemOf: Stemmer): Span[] {
  const known = anchorsByUrl(before.filter(({ kind }) => kind === 'link'));
  const moved: Span[] = [];
  for (const { kind, url, text, span } of after) {
    const anchors = known.get(url);
    if (kind !== 'link' || text === null || anchors === undefined || anchors.includes(text)) continue;
    const now = contentStems(text, stemOf);
    if (now.size === 0) continue;
    const related = anchors.some((anchor) => {
      const was = anchor === null ? now : contentStems(anchor, stemOf);
      return was.size === 0 || [...was].some((stem) => now.has(stem));
    });
    if (!related) moved.push(span);
  }
  return moved;
}

/** Titles that the other side does not have for the same target. */
function otherTitles(of: ReadText, among: ReadText): Span[] {
  const own = linkTitles(of);
  if (own.length === 0) return [];
  const known = new Set(linkTitles(among).map(({ url, title }) => `${url} ${title}`));
  return own.filter(({ url, title }) => !known.has(`${url} ${title}`)).map(({ span }) => span);
}

function changedDescriptions(before: readonly Target[], after: readonly Target[]): Span[] {
  const known = anchorsByUrl(before.filter(({ kind, text }) => kind === 'image' && text !== ''));
  return after
    .filter(({ kind, url, text }) => {
      const texts = kind === 'image' && text !== null ? known.get(url) : undefined;
      return texts !== undefined && !texts.includes(text) && !texts.includes(null);
    })
    .map(({ span }) => span);
}

/** Only the first few anchors of one target: a menu of a thousand equal links is not compared with itself. */
function anchorsByUrl(targets: readonly Target[]): ReadonlyMap<string, readonly (string | null)[]> {
  const anchors = new Map<string, (string | null)[]>();
  for (const { url, text } of targets) {
    const known = anchors.get(url) ?? [];
    if (known.length === 0) anchors.set(url, known);
    if (known.length < 20 && !known.includes(text)) known.push(text);
  }
  return anchors;
}

export const POINTING = /^(?:here|this|link|click|page|more|read|see|learn)$/;

function contentStems(text: string, stemOf: Stemmer): Set<string> {
  const lower = words(text).map((word) => word.lower);
  return new Set(lower.filter((word) => !isStopWord(word) && !POINTING.test(word)).map(stemOf));
}
