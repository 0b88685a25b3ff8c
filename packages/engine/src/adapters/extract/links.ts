import { posix } from 'node:path';
import type { DocumentLink } from './document.ts';
import { webAddress } from './fields.ts';
import { MAX_FIELD_CHARACTERS, MAX_LINKS } from './limits.ts';

const CORPUS = 'corpus:';

/** Where a link leads, seen from the document it stands in; null for what is neither of the web nor of the corpus. */
export function linkAddress(href: string, from: string): string | null {
  const target = href.trim();
  if (target === '' || target.startsWith('#') || target.length > 2_048) return null;
  if (!from.startsWith(CORPUS)) return webAddress(target, from);
  if (/^https?:/i.test(target)) return webAddress(target);
  if (/^[a-z][a-z0-9+.-]*:/i.test(target) || target.startsWith('/') || target.startsWith('\\')) return null;
  const path = decoded(target.replace(/[?#].*$/s, ''));
  if (path === null) return null;
  const joined = posix.normalize(posix.join(posix.dirname(from.slice(CORPUS.length)), path));
  // A link that climbs out of the folder leads nowhere that may be looked at.
  return joined === '.' || joined.startsWith('../') || joined === '..' ? null : `${CORPUS}${joined}`;
}

export function documentLinks(
  found: readonly { readonly text: string; readonly href: string }[],
  from: string,
): DocumentLink[] {
  const links = new Map<string, DocumentLink>();
  for (const { text, href } of found) {
    const address = linkAddress(href, from);
    if (address === null || links.has(address)) continue;
    links.set(address, { text: text.replace(/\s+/g, ' ').trim().slice(0, MAX_FIELD_CHARACTERS), address });
    if (links.size >= MAX_LINKS) break;
  }
  return [...links.values()];
}

function decoded(path: string): string | null {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}
