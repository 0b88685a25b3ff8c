import type { SourceDocument } from '@palimpsest/contracts';
import { matches } from '@palimpsest/kernel/text';
import { plain } from './naming.ts';
import type { Tie } from './types.ts';

const MOST_CHARACTERS = 60_000;
const TEXT_NOUNS =
  'report|study|survey|paper|press release|briefing|bulletin|review|census|analysis|audit|assessment|white paper|statement|factsheet|yearbook|dataset|release|publication';
const NAME =
  "(?:[\\p{Lu}\\d][\\p{L}\\p{N}&'’.-]{0,30})(?: (?:of |for |on |and |the )?[\\p{Lu}\\d][\\p{L}\\p{N}&'’-]{0,30}){0,6}";
/** "according to the Orrin Water Report", "a study by the Norvale Institute", "first published in ..." */
export const RETOLD: readonly RegExp[] = [
  new RegExp(
    `\\b(?:[Aa]ccording to|[Bb]ased on|[Cc]iting|[Dd]rawing on|[Ss]ummari[sz]es|[Rr]eported (?:in|by)|[Qq]uoting|[Aa]s stated in|[Ss]ource:) (?:a |an |the |its )?(?:new |recent |latest |annual |\\d{4} )?(${NAME})`,
    'gu',
  ),
  new RegExp(
    `\\b(?:${TEXT_NOUNS}) (?:by|from|published by|issued by|released by|commissioned by|titled|called|entitled) (?:the |a )?["“]?(${NAME})`,
    'gu',
  ),
  new RegExp(
    `\\b(?:[Oo]riginally|[Ff]irst) (?:published|appeared|reported|released) (?:by|in|on) (?:the )?["“]?(${NAME})`,
    'gu',
  ),
  new RegExp(`\\b[Tt]he (${NAME}) (?:${TEXT_NOUNS})\\b`, 'gu'),
  new RegExp(
    `\\b(?:[Aa]s|[Ww]hat|[Ww]hen) (?:the )?(${NAME}) (?:first |has )?(?:reported|reports|wrote|revealed|announced)\\b`,
    'gu',
  ),
  new RegExp(
    `\\b(?:[Rr]esearchers|[Ss]cientists|[Ee]xperts|[Ee]ngineers|[Aa]nalysts|[Tt]eam) (?:at|from|of) (?:the )?(${NAME})`,
    'gu',
  ),
  new RegExp(
    `\\b(?:[Aa]dapted|[Rr]eprinted|[Rr]epublished|[Tt]ranslated|[Ee]xcerpted|[Ss]yndicated) from (?:the )?(${NAME})`,
    'gu',
  ),
  /\b(?:[Aa]dapted|[Rr]eprinted|[Rr]epublished|[Tt]ranslated|[Ee]xcerpted|[Bb]ased on|[Ss]ummary of|[Rr]ewritten) (?:from )?(?:the )?(?:\p{L}{3,12} )?["“‘']([^"”“’']{6,120})["”’']/gu,
  /\b((?:\p{Lu}[\p{L}\p{N}'’-]{1,30} ){1,5}(?:Report|Study|Survey|Review|Census|Bulletin|Yearbook|Assessment|Audit|Index))\b/gu,
];

/**
 * Sources that retell the same named report or study, or the report itself. Five articles on one report are one source.
 * Only a name that at least two sources lean on counts, and a mere mention is no leaning.
 */
export function retoldReports(sources: readonly SourceDocument[]): Tie[] {
  const first = new Map<string, string>();
  const ties: Tie[] = [];
  const publishers = new Map(sources.map((source) => [plain(source.publisher), source.id]));
  const titles = new Map(sources.map((source) => [plain(source.title), source.id]));
  for (const source of sources) {
    for (const [key, name] of namesRetold(source)) {
      if (key === plain(source.publisher) || ` ${plain(source.title)} `.includes(` ${key} `)) continue;
      const origin = titles.get(key) ?? publishers.get(key);
      const before = origin !== undefined && origin !== source.id ? origin : first.get(key);
      if (before === undefined) first.set(key, source.id);
      else if (before !== source.id)
        ties.push({
          a: before,
          b: source.id,
          reason: `${before} and ${source.id} go back to ${name}`,
          ancestor: name,
        });
    }
  }
  return ties;
}

function namesRetold(source: SourceDocument): Map<string, string> {
  const text = source.passages
    .map((passage) => passage.text)
    .join('\n')
    .slice(0, MOST_CHARACTERS);
  const found = new Map<string, string>();
  for (const pattern of RETOLD) {
    for (const match of matches(text, pattern)) {
      const name = (match[1] ?? '').replace(/(?<![.,;:])[.,;:]+$/u, '').replace(/^The /u, '');
      const key = plain(name);
      // A single short word, a month or a number is no title.
      if (key.length >= 4 && !/^\d+$/u.test(key) && !MONTH.test(key)) found.set(key, name);
    }
  }
  return found;
}

export const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)\b/u;
