import { matches } from '../matches.ts';
import { decodeReference } from './character-references.ts';
import type { Link } from './document.ts';
import { targetText } from './links.ts';

const TAG = /<(a|img)\s([^<>]{1,2000})>/gi;
const LONGEST_TEXT = 1_000;

/** The links and images that are written as HTML between two offsets. */
export function htmlLinks(source: string, start: number, end: number): Link[] {
  const found: Link[] = [];
  for (const match of matches(source.slice(start, end), TAG)) {
    const image = match[1]?.toLowerCase() === 'img';
    const attributes = match[2] ?? '';
    const url = attribute(attributes, image ? /\bsrc\s{0,9}=/i : /\bhref\s{0,9}=/i);
    if (url === null) continue;
    const from = start + match.index;
    const to = from + match[0].length;
    if (image) {
      const alt = attribute(attributes, /\balt\s{0,9}=/i) ?? '';
      found.push({ kind: 'image', url, text: targetText(alt), span: { start: from, end: to } });
    } else {
      const inside = source.slice(to, to + LONGEST_TEXT).split(/<\/a\s{0,9}>|\n[ \t]*\n/i)[0] ?? '';
      const text = targetText(inside.replace(/<[^<>]{0,500}>/g, ''));
      found.push({ kind: 'link', url, text, span: { start: from, end: to } });
    }
  }
  return found;
}

function attribute(attributes: string, name: RegExp): string | null {
  const match = name.exec(attributes);
  if (match === null) return null;
  const rest = attributes.slice(match.index + match[0].length).trimStart();
  const value = /^"([^"]*)"|^'([^']*)'|^([^\s"']+)/.exec(rest);
  const raw = value?.[1] ?? value?.[2] ?? value?.[3];
  return raw === undefined ? null : raw.trim().replace(/&#?\w{1,31};/g, decodeReference);
}
