import type { SourceDocument } from '@palimpsest/contracts';
import { copiedTexts } from './copied-texts.ts';
import { isNamed, personKey, plain, titleOf } from './naming.ts';
import { retoldReports } from './retold-reports.ts';
import type { Tie } from './types.ts';

/** Every tie between the sources, in the order of the sources. */
export function derivations(sources: readonly SourceDocument[]): Tie[] {
  return [
    ...namedOrigins(sources),
    ...copiedTexts(sources),
    ...retoldReports(sources),
    ...sameKey(sources, 'the same publisher', (source) => [plain(source.publisher)]),
    ...sameKey(sources, 'the same domain', (source) => [plain(source.domain)]),
    ...sameKey(sources, 'a common author', (source) => source.authors.map(personKey)),
    ...sameKey(sources, 'the same funding', (source) => [plain(source.funding)]),
  ];
}

function sameKey(
  sources: readonly SourceDocument[],
  what: string,
  keysOf: (source: SourceDocument) => readonly string[],
): Tie[] {
  const first = new Map<string, string>();
  const ties: Tie[] = [];
  for (const source of sources) {
    for (const key of new Set(keysOf(source))) {
      if (key === '') continue;
      const before = first.get(key);
      if (before === undefined) first.set(key, source.id);
      else
        ties.push({ a: before, b: source.id, reason: `${what} (${before}, ${source.id})`, ancestor: null });
    }
  }
  return ties;
}

/** `derivedFrom` names another source, or the same third one. */
function namedOrigins(sources: readonly SourceDocument[]): Tie[] {
  const ties: Tie[] = [];
  const byOrigin = new Map<string, string>();
  for (const source of sources) {
    if (source.derivedFrom === null || plain(source.derivedFrom) === '') continue;
    const origin = sources.find((each) => each.id !== source.id && isNamed(each, source.derivedFrom ?? ''));
    const ancestor = origin === undefined ? source.derivedFrom : titleOf(origin);
    if (origin !== undefined)
      ties.push({
        a: origin.id,
        b: source.id,
        reason: `${source.id} is derived from ${origin.id}`,
        ancestor,
      });
    const key = plain(source.derivedFrom);
    const before = byOrigin.get(key);
    if (before === undefined) byOrigin.set(key, source.id);
    else
      ties.push({ a: before, b: source.id, reason: `${before} and ${source.id} name one origin`, ancestor });
  }
  return ties;
}
