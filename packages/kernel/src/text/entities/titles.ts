import { isStopWord } from '../stop-words.ts';
import { isAcronym, isCapitalised, type Token } from './tokens.ts';

// A line ends where markup or an empty line says so: a line break alone may be a wrapped paragraph.
export const LINE_END = /\n\s*(?:\n|[-*+#>|]|\d{1,3}[.)]\s)|[.!?]["'”’)\]]*\s/u;

export type TitleKind = 'title' | 'shouted';

/** Lines with no full stop whose content words nearly all begin with a capital; `shouted` ones are all capitals. */
export function titleTokens(text: string, list: readonly Token[]): Map<number, TitleKind> {
  const titles = new Map<number, TitleKind>();
  let from = 0;
  for (let at = 1; at <= list.length; at += 1) {
    const token = list[at];
    const behind = token === undefined ? text.slice(list[at - 1]?.end ?? 0) : token.gap;
    if (behind === ' ' && token !== undefined) continue;
    if (token !== undefined && !LINE_END.test(behind) && !(isHeading(list[from]) && behind.includes('\n')))
      continue;
    const kind = /^["'”’)\]]*\./u.test(behind) ? null : titleKind(list.slice(from, at));
    if (kind !== null) for (let each = from; each < at; each += 1) titles.set(each, kind);
    from = at;
  }
  return titles;
}

const isHeading = (first: Token | undefined): boolean => first !== undefined && /#\s*$/u.test(first.gap);

const TITLE_SHARE = 0.75;

function titleKind(line: readonly Token[]): TitleKind | null {
  const content = line.filter((each) => !isStopWord(each.lower) && /\p{L}/u.test(each.text));
  const capitals = content.filter((each) => isCapitalised(each.text) || isAcronym(each.text));
  const first = line[0]?.text ?? '';
  if (!isCapitalised(first) && !/^\p{N}/u.test(first)) return null;
  if (content.length < 2 || capitals.length / content.length < TITLE_SHARE) return null;
  return line.some((each) => /\p{Ll}/u.test(each.text)) ? 'title' : 'shouted';
}
