import type { Span } from '@palimpsest/contracts';
import { matches } from '@palimpsest/kernel/text';

/** What stands inside running text and is no prose: formulas, code, images, addresses, tags, blanks, numbers. */
export const LOCKED = [
  /\$\$[^$]{1,2000}\$\$/g,
  /\$(?![\s\d.,]{0,12}(?:[\s]|$))[^\s$](?:[^$\n]{0,200}[^\s$\n])?\$(?!\d)/g,
  /\\\([^\n]{1,400}?\\\)|\\\[[^\n]{1,400}?\\\]/g,
  /`[^`\n]{1,400}`/g,
  /!?\[[^\]\n]{0,200}\]\([^)\s]{1,400}\)/g,
  /<math[\s>][\s\S]{0,4000}?<\/math>/g,
  /<\/?[a-zA-Z][^<>\n]{0,200}>/g,
  /\bhttps?:\/\/[^\s)]{1,400}/g,
  /_{2,}|\[ {1,10}\]|\.{4,}|\( {2,20}\)/g,
  /[$€£¥]?\d[\d,.:/]{0,30}(?:\s?(?:%|°[CF]?|mph|km\/h|m\/s|g\/mL|kg|mg|km|cm|mm|ml|mL|kJ|kW|Hz|ft|lb|oz|g|m|L|a\.m\.|p\.m\.)(?![\p{L}\p{N}]))?/gu,
];

/** The locked spans of a text, in order, merged. */
export function lockedSpans(text: string): Span[] {
  const found: Span[] = [];
  for (const pattern of LOCKED)
    for (const match of matches(text, pattern))
      found.push({ start: match.index, end: match.index + trimmed(match[0]) });
  found.sort((a, b) => a.start - b.start);
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of found) {
    const last = merged.at(-1);
    if (last !== undefined && start < last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** A full stop behind a number ends the sentence. */
function trimmed(match: string): number {
  return /^[$€£¥]?\d/.test(match)
    ? match.replace(/(?<![,.:/])[,.:/]+$/, (stops) => (/[ap]\.m\.$/.test(match) ? stops : '')).length
    : match.length;
}

export function overlaps(spans: readonly Span[], { start, end }: Span): boolean {
  return spans.some((span) => span.start < end && start < span.end);
}
