import { isClosed } from './source-place.ts';

/** A series of parallel items in a stretch of source, with what leads to it. */
export interface Series {
  /** Up to and with the colon. */
  readonly lead: string;
  readonly items: readonly string[];
}

const FEWEST = 3;
const MOST = 12;
const LONGEST_ITEM = 220;
const LONG_SERIES = 75;
/** Items that only go on with the one before them: the commas divide something else. */
export const GOES_ON =
  /^(?:which|who|whom|whose|where|but|so|because|since|although|though|while|including|such as|like|e\.g\.|for example|especially|namely|if|when|then|not|though|however|therefore|from|as well as|rather|even|with|by|plus|yet|nor|too|also)\b/i;
/** A clause of its own: a pronoun and what may be its verb. */
export const CLAUSE = /^(?:it|this|that|these|those|they|we|i|you|he|she|there)(?:['’]\w+)?\s/i;

/**
 * Reads "lead: a, b, and c." and "lead, including a, b, and c." The items are divided by semicolons, or by commas when the last has its "and" or "or";
 * a comma inside brackets or quotes divides nothing. Null where the sentence holds no such series.
 */
export function seriesIn(sentence: string): Series | null {
  const start = startOf(sentence);
  if (start === null) return null;
  const { lead } = start;
  const rest = sentence.slice(start.end).trim().replace(/\.$/, '');
  if (/[.!?:]\s/.test(rest) || rest.includes(' — ')) return null;
  const items = rest.includes(';') ? splitAt(rest, ';') : commaItems(rest);
  if (items === null || items.length < FEWEST || items.length > MOST) return null;
  const bare = items.map((item, i) => (i === items.length - 1 ? item.replace(/^(?:and|or)\s+/, '') : item));
  const isSound = bare.every(
    (item) => item.length > 2 && item.length <= LONGEST_ITEM && !GOES_ON.test(item) && isEven(item),
  );
  if (!isSound || !isEvenlyBuilt(bare)) return null;
  // Without a colon the commas must divide phrases and not mere words.
  if (!start.hasColon && (bare.join(' ').length < LONG_SERIES || bare.some((item) => !item.includes(' '))))
    return null;
  const clauses = bare.filter((item) => CLAUSE.test(item)).length;
  return clauses === 0 || clauses === bare.length ? { lead, items: bare } : null;
}

/** Where the items begin: behind a colon, or behind "including" or "such as". */
function startOf(sentence: string): { lead: string; end: number; hasColon: boolean } | null {
  const colon = colonOf(sentence);
  if (colon !== -1) return { lead: sentence.slice(0, colon + 1), end: colon + 1, hasColon: true };
  const match = /[^\s,],?\s(?:including|such as)\s/.exec(sentence);
  if (match === null || !isClosed(sentence.slice(0, match.index + 1))) return null;
  const end = match.index + match[0].length;
  return { lead: `${sentence.slice(0, end).trimEnd()}:`, end, hasColon: false };
}

/** A first item that is far longer than the rest, or that brings its own examples, is a clause and no item. */
function isEvenlyBuilt(items: readonly string[]): boolean {
  if (items.some((item) => /\b(?:such as|including)\b/i.test(item))) return false;
  const lengths = items.map((item) => item.split(/\s+/).length).sort((a, b) => a - b);
  const middle = lengths[lengths.length >> 1] ?? 0;
  return (items[0] ?? '').split(/\s+/).length <= 3 * middle + 2;
}

/** The first colon that ends a word outside brackets. */
function colonOf(sentence: string): number {
  let depth = 0;
  for (let i = 0; i < sentence.length - 1; i += 1) {
    const c = sentence[i];
    if (c === '[' || c === '(') depth += 1;
    else if (c === ']' || c === ')') depth -= 1;
    else if (c === ':' && depth === 0 && /\s/.test(sentence.charAt(i + 1))) return i;
  }
  return -1;
}

function commaItems(rest: string): string[] | null {
  const items = splitAt(rest, ',');
  const last = items.at(-1) ?? '';
  if (/^(?:and|or)\s/.test(last)) return items;
  return null;
}

function splitAt(text: string, mark: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let quoted = false;
  let from = 0;
  for (let i = 0; i < text.length; i += 1) {
    const c = text[i];
    if (c === '[' || c === '(' || c === '“') depth += 1;
    else if (c === ']' || c === ')' || c === '”') depth -= 1;
    else if (c === '"') quoted = !quoted;
    else if (c === mark && depth === 0 && !quoted && /\s/.test(text[i + 1] ?? ' ')) {
      items.push(text.slice(from, i).trim());
      from = i + 1;
    }
  }
  items.push(text.slice(from).trim());
  return items;
}

/** No emphasis begins in one item and ends in another. */
function isEven(item: string): boolean {
  const count = (mark: string) => item.split(mark).length - 1;
  return count('**') % 2 === 0 && count('*') % 2 === 0 && count('`') % 2 === 0 && count('"') % 2 === 0;
}
