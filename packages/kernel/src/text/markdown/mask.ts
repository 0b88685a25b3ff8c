import type { Span } from '@palimpsest/contracts';

/** Stands for template tags in what the Markdown parser sees: a letter to it, so that `({{ base }}/x)` stays a target. */
const STAND_IN = '\uE000';
const TAG_OPENING = /\{[{%:]/g;
const CLOSE: Readonly<Record<string, string>> = { '{{': '}}', '{%': '%}', '{:': '}' };
const LONGEST_TAG = 2_000;
export const BREAKS_TAG = /\n[^\S\n]*\n|```|~~~/;

export interface Masked {
  /** As long as the source: each offset means the same in both. */
  readonly text: string;
  /** Template tags (Liquid, Jekyll, Hugo, kramdown attributes), in order. */
  readonly tags: readonly Span[];
}

/** Prepares a source for the parser: front matter is blank, template tags are letters. */
export function mask(source: string, bodyStart: number): Masked {
  const tags = templateTags(source, bodyStart);
  if (tags.length === 0 && bodyStart === 0) return { text: source, tags };
  const pieces: string[] = bodyStart === 0 ? [] : [`${' '.repeat(bodyStart - 1)}\n`];
  let at = bodyStart;
  for (const tag of tags) {
    pieces.push(source.slice(at, tag.start), STAND_IN.repeat(tag.end - tag.start));
    at = tag.end;
  }
  pieces.push(source.slice(at));
  return { text: pieces.join(''), tags };
}

function templateTags(text: string, from: number): Span[] {
  const tags: Span[] = [];
  const closing: Record<string, number> = {};
  TAG_OPENING.lastIndex = from;
  for (let match = TAG_OPENING.exec(text); match !== null; match = TAG_OPENING.exec(text)) {
    const inner = match.index + 2;
    const close = CLOSE[match[0]] ?? '}';
    // Found once and kept until passed: masses of openings with one far end must not be searched again and again.
    if ((closing[close] ?? -1) < inner) {
      const found = text.indexOf(close, inner);
      closing[close] = found === -1 ? text.length : found;
    }
    const end = closing[close] ?? text.length;
    if (end === text.length || end - match.index > LONGEST_TAG) continue;
    if (BREAKS_TAG.test(text.slice(inner, end))) continue;
    tags.push({ start: match.index, end: end + close.length });
    TAG_OPENING.lastIndex = end + close.length;
  }
  return tags;
}
