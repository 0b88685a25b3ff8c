import { type AnalysedSection, sentenceSource } from '../../../../analysis.ts';
import type { AeoInput } from '../aeo-input.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { contentStems, sharedStems } from '../stems.ts';
import { answerForm } from './answer.ts';
import { isQuestionHeading } from './question-headings.ts';

const MAXIMUM = 2;
/** Without any question heading, sections that open on their heading's subject earn so much at most. */
const WITHOUT_QUESTIONS = 1.25;
const EXPECTED =
  'a first sentence that answers its heading: no question, and it defines, counts, instructs or takes up the heading';

export const questionHeadingsAnswered = defineAeoRule({
  id: 'question-headings-answered',
  pillar: 'answerability',
  maximum: MAXIMUM,
  rewritable: true,
  summary: 'The first sentence under a question heading answers it.',
  why: 'A question with its answer right below is the one form that needs no context to be quoted.',
  evidence: 'Structured data for questions and answers pairs one question with one text.',
  advice: 'Ask in headings what readers ask, and answer at once.',
  measure(input) {
    const sections = input.headed.filter(({ body }) => body.length > 0);
    const asking = sections.filter(({ heading }) => heading !== null && isQuestionHeading(heading));
    const judged = asking.length > 0 ? asking : sections;
    const good: Mark[] = [];
    const bad: Mark[] = [];
    for (const section of judged) judgeSection(input, section, asking.length > 0, good, bad);
    const top = asking.length > 0 ? MAXIMUM : WITHOUT_QUESTIONS;
    const earned = judged.length === 0 ? 0 : (top * good.length) / judged.length;
    if (asking.length > 0) return { earned, good, bad };
    const none = { span: input.anchor, found: 'no heading that asks a question', expected: EXPECTED };
    return { earned, good, bad: [none] };
  },
});

function judgeSection(
  input: AeoInput,
  section: AnalysedSection,
  asks: boolean,
  good: Mark[],
  bad: Mark[],
): void {
  const first = section.body[0]?.sentences[0];
  if (first === undefined || section.heading === null) return;
  const stems = contentStems(section.heading.text, input.analysis);
  const answers =
    !first.text.endsWith('?') &&
    (sharedStems(stems, first, input.analysis) > 0 || (asks && answerForm(input, first) !== null));
  const found = answers
    ? 'a section that opens with its answer'
    : 'a section that does not open with its answer';
  (answers ? good : bad).push({ span: sentenceSource(first), found, expected: EXPECTED });
}
