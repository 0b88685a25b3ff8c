import type { Span } from '@palimpsest/contracts';
import { matches } from '@palimpsest/kernel/text';
import type { ReadText } from './read-text.ts';

/** Something a text points at: a page, a picture, an include of the site's templates. */
export interface Target {
  readonly kind: 'link' | 'image' | 'template';
  readonly url: string;
  /** The words it stands on; for an image its description. Null where there are none to speak of. */
  readonly text: string | null;
  readonly span: Span;
}

const ATTRIBUTE = /\b(src|href)\s{0,3}=\s{0,3}["']([^"'<>\s]{1,2000})["']/gi;
const TEMPLATE = /\{\{[^{}\n]{0,500}\}\}|\{%[^{}\n]{0,500}%\}/g;

/** Every target outside code, in order of kind: Markdown links and images, those in HTML, template tags. */
export function targetsOf({ source, document }: ReadText): Target[] {
  const targets: Target[] = [];
  for (const { kind, url, text, span } of document.links) {
    if (kind === 'image') targets.push({ kind: 'image', url, text, span });
    else if (kind === 'link' || kind === 'reference') targets.push({ kind: 'link', url, text, span });
    else if (kind === 'autolink') targets.push({ kind: 'link', url, text: null, span });
  }
  const code = document.blocks.filter(({ kind }) => kind === 'code').map(({ span }) => span);
  const bodyStart = document.frontMatter?.span.end ?? 0;
  const add = (target: Target) => {
    if (target.span.start >= bodyStart && !within(target.span, code)) targets.push(target);
  };
  for (const match of matches(source, ATTRIBUTE)) {
    const span = { start: match.index, end: match.index + match[0].length };
    const kind = match[1]?.toLowerCase() === 'src' ? 'image' : 'link';
    add({ kind, url: match[2] ?? '', text: null, span });
  }
  for (const match of matches(source, TEMPLATE)) {
    const span = { start: match.index, end: match.index + match[0].length };
    add({ kind: 'template', url: match[0], text: null, span });
  }
  return targets;
}

/** Spans are in order and apart. */
export function within(span: Span, spans: readonly Span[]): boolean {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? 0) <= span.start) low = middle + 1;
    else high = middle;
  }
  return (spans[low]?.start ?? Number.POSITIVE_INFINITY) <= span.start;
}

export interface LinkTitle {
  readonly url: string;
  readonly title: string;
  readonly span: Span;
}

const TITLE = /\s(?:"([^"\n]{0,1000})"|'([^'\n]{0,1000})'|\(([^()\n]{0,1000})\))\s{0,4}\)?\s{0,4}$/;
const LONGEST_TITLE = 1100;

/** What a page shows when the pointer rests on a link or image. */
export function linkTitles({ source, document }: ReadText): LinkTitle[] {
  const titles: LinkTitle[] = [];
  for (const { kind, url, span } of document.links) {
    if (kind !== 'link' && kind !== 'image' && kind !== 'definition') continue;
    const end = source.slice(Math.max(span.start, span.end - LONGEST_TITLE), span.end);
    const match = /["')]\s{0,4}\)?\s{0,4}$/.test(end) ? TITLE.exec(end) : null;
    const title = match?.[1] ?? match?.[2] ?? match?.[3];
    if (title !== undefined) titles.push({ url, title: title.trim(), span });
  }
  return titles;
}
