export const SILENT = new Set(['of', 'and', 'the', 'for', 'in', 'on', 'a', 'an', 'to', 'de', 'la', 'du']);
const ARTICLE = /^(?:the|an?) /u;

/** Lower case, without article, possessive, dots and the plural s of an acronym; hyphens are spaces. */
export function entityKey(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/(\p{Lu})s$/u, '$1')
    .replace(/['’]s?(?= |$)/gu, '')
    .replace(/[.]/gu, '')
    .replace(/[-‐‑\s]+/gu, ' ')
    .toLowerCase()
    .trim();
  return plain.replace(ARTICLE, '');
}

/** Equal, one within the other by whole words, or an acronym and what it stands for. */
export function entityMatches(a: string, b: string): boolean {
  if (a === b) return true;
  if (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)) return true;
  if (singular(a) === singular(b) || a.replaceAll(' ', '') === b.replaceAll(' ', '')) return true;
  return isShortFor(a, b) || isShortFor(b, a);
}

const singular = (key: string): string => (key.length > 3 && key.endsWith('s') ? key.slice(0, -1) : key);

function isShortFor(acronym: string, key: string): boolean {
  const parts = key.split(' ');
  const letters = acronym.replaceAll('&', '');
  if (parts.length < 2 || acronym.includes(' ') || letters.length < 2 || letters.length > 10) return false;
  const initials = (from: readonly string[]): string => from.map((part) => part.charAt(0)).join('');
  return letters === initials(parts) || letters === initials(parts.filter((part) => !SILENT.has(part)));
}
