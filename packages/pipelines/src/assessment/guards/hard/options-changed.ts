import type { Span } from '@palimpsest/contracts';
import { type AssessmentGuard, objectionAt, objectionIf } from '../assessment-guard.ts';
import type { LabelledRun } from '../read/labels.ts';
import { latex } from '../read/marked-pieces.ts';
import { piecesOf, type ReadProblem } from '../read/read-problem.ts';
import { plainMarks, tally } from '../same-text.ts';

export const optionsChanged: AssessmentGuard = {
  id: 'options-changed',
  severity: 'hard',
  summary: 'The answer options, their labels and their order are as they were.',
  why: 'The answer key points at a label, and an option in other words is another option.',
  liftedByReplace: true,
  check: ({ before, after }) => {
    const was = optionRuns(before);
    const is = optionRuns(after);
    const spans: Span[] = [];
    let lost = was.length > is.length;
    for (const [at, run] of is.entries()) {
      const known = was[at];
      for (const [place, item] of run.items.entries()) {
        const old = known?.items[place];
        if (old === undefined || old.label !== item.label || !sameOption(old.text, item.text))
          spans.push({ start: item.mark.start, end: item.span.end });
      }
      if (known !== undefined && known.items.length > run.items.length) lost = true;
    }
    return [
      ...objectionAt('An answer option or its label was changed, added or moved.', spans),
      ...objectionIf(lost, 'An answer option is missing.'),
      ...choices(before, after),
    ];
  },
};

function optionRuns({ runs }: ReadProblem): LabelledRun[] {
  return runs.filter(({ options }) => options);
}

/** Only white space, a closing stop and how a formula is spaced may differ. Emphasis may not: it could point. */
function sameOption(a: string, b: string): boolean {
  return optionKey(a) === optionKey(b);
}

function optionKey(text: string): string {
  return plainMarks(text)
    .replace(/\$([^$]{1,300})\$/g, (_, inside: string) => `$${latex(inside)}$`)
    .replace(/\s{0,2}[.;,]$/, '')
    .replace(/^\p{L}/u, (letter) => letter.toLowerCase());
}

/** "(is / are)", "True or false". */
function choices(before: ReadProblem, after: ReadProblem) {
  const was = tally(piecesOf(before, 'choice').map(({ key }) => key));
  const is = piecesOf(after, 'choice');
  const left = new Map(was);
  const spans: Span[] = [];
  for (const { key, span } of is) {
    const count = left.get(key) ?? 0;
    if (count === 0) spans.push(span);
    left.set(key, count - 1);
  }
  const lost = [...left].some(([, count]) => count > 0);
  return [
    ...objectionAt('What can be chosen within a sentence was changed or added.', spans),
    ...objectionIf(lost && spans.length === 0, 'A choice within a sentence is missing.'),
  ];
}
