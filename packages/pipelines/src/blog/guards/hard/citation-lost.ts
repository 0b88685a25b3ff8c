import type { Span } from '@palimpsest/contracts';
import { matches } from '@palimpsest/kernel/text';
import { type BlogGuard, problemAt } from '../blog-guard.ts';
import type { ReadText } from '../read-text.ts';
import { tally } from '../same-text.ts';

export const citationLost: BlogGuard = {
  id: 'citation-lost',
  severity: 'hard',
  summary: 'Every footnote and citation is there, unaltered.',
  why: 'The prompt demands that citations are preserved: a claim without its source is another claim.',
  check: ({ parent, child }) => [
    ...problemAt(
      'A footnote or citation of the original is missing or changed. The spans point into the original.',
      missing(citations(parent), citations(child)),
    ),
    ...problemAt(
      'A footnote or citation is not in the original.',
      missing(citations(child), citations(parent)),
    ),
  ],
};

interface Citation {
  readonly key: string;
  readonly span: Span;
}

// "[12]", "[3, 4]"; "(Okafor 2019)", "(Okafor & Lindt, 2019, p. 4)"; "[@okafor2019]".
const NUMBERED = /\[\d{1,3}(?:\s?[,–-]\s?\d{1,3}){0,6}\](?![([:])/g;
const NAMED =
  /\((?:see )?\p{Lu}[^()\n]{1,80}?,? (?:19|20)\d\d[a-z]?(?:, pp?\. ?\d{1,5}(?:[–-]\d{1,5})?)?\)/gu;
const KEYED = /\[@[\w:.-]{1,60}\]/g;

function citations({ passages, document, source }: ReadText): Citation[] {
  const found: Citation[] = [];
  for (const { kind, url, span } of document.links) {
    if (kind === 'footnote') found.push({ key: `footnote ${url}`, span });
    if (kind === 'footnote-definition')
      found.push({ key: `definition ${url} ${plain(source.slice(span.start, span.end))}`, span });
  }
  for (const passage of passages) {
    if (!/[([]/.test(passage.text)) continue;
    for (const pattern of [NUMBERED, NAMED, KEYED]) {
      for (const match of matches(passage.text, pattern)) {
        const span = { start: match.index, end: match.index + match[0].length };
        found.push({ key: plain(match[0]), span: passage.toSource(span) });
      }
    }
  }
  return found;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll(' & ', ' and ').trim();
}

function missing(of: readonly Citation[], among: readonly Citation[]): Span[] {
  const left = tally(among.map(({ key }) => key));
  const spans: Span[] = [];
  for (const { key, span } of of) {
    const count = left.get(key) ?? 0;
    if (count === 0) spans.push(span);
    else left.set(key, count - 1);
  }
  return spans;
}
