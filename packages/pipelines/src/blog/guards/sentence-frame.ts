import type { Span } from '@palimpsest/contracts';
import type { Word } from '@palimpsest/kernel/text';
import { isNegator, NEGATED_VERB } from './words/negators.ts';

interface Found {
  readonly item: { readonly span: Span };
}

/** The words of a sentence with "#" for each number, "@" for each name, and without denials. */
export function frameOf(
  words: readonly Word[],
  quantities: readonly Found[],
  entities: readonly Found[],
): string {
  const marks = [
    ...quantities.map(({ item }) => ({ ...item.span, mark: '#' })),
    ...entities.map(({ item }) => ({ ...item.span, mark: '@' })),
  ];
  marks.sort((a, b) => a.start - b.start);
  const frame: string[] = [];
  let next = 0;
  let last = -1;
  for (const { lower, span } of words) {
    while (next < marks.length && (marks[next]?.end ?? 0) <= span.start) next += 1;
    const mark = marks[next];
    if (mark !== undefined && mark.start < span.end) {
      if (last !== next) frame.push(mark.mark);
      last = next;
      continue;
    }
    const plain = lower.replaceAll('’', "'");
    const verb = NEGATED_VERB.get(plain);
    if (verb !== undefined) frame.push(verb);
    else if (!isNegator(plain)) frame.push(plain);
  }
  return frame.join(' ');
}
