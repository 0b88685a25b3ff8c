import { isStopWord } from '@palimpsest/kernel/text';
import type { AnalysedSection } from '../../../../analysis.ts';
import { type AeoInput, shortness } from '../aeo-input.ts';
import { defineAeoRule, type Mark } from '../aeo-rule.ts';
import { isQuestionHeading } from '../answerability/question-headings.ts';
import { phraseAt, plain } from '../phrases.ts';
import { GENERIC_HEADING_WORDS } from '../words/generic-headings.ts';
import { FAQ_MARKERS, SUMMARY_MARKERS } from '../words/summary-markers.ts';
import { lacksHeadings, NO_HEADINGS } from './needs-headings.ts';

const MAXIMUM = 4;
const LONGEST = 14;
const EXPECTED = `a heading of 2 to ${LONGEST} words that says what its section says, used once`;

export const descriptiveHeadings = defineAeoRule({
  id: 'descriptive-headings',
  pillar: 'structure',
  maximum: MAXIMUM,
  rewritable: true,
  summary: 'Headings say what their sections say.',
  why: 'A reader decides by the heading whether to read; a program weighs it as the subject of the passage.',
  evidence: 'WCAG 2.4.6 asks for headings that describe topic or purpose.',
  advice: 'Give each section a heading that names its subject.',
  measure(input) {
    if (lacksHeadings(input)) {
      return { earned: 0, good: [], bad: [{ span: input.anchor, found: NO_HEADINGS, expected: EXPECTED }] };
    }
    const good: Mark[] = [];
    const bad: Mark[] = [];
    const seen = new Set<string>();
    let sum = 0;
    for (const section of input.headed) {
      if (section.heading === null) continue;
      const { span } = section.heading.block;
      const key = section.heading.text.trim().toLowerCase();
      const { worth, found } = seen.has(key)
        ? { worth: 0, found: 'a heading used twice' }
        : judge(input, section);
      seen.add(key);
      sum += worth;
      if (worth > 0) good.push({ span, found, expected: EXPECTED, weight: worth });
      if (worth < 1) bad.push({ span, found, expected: EXPECTED, weight: 1 - worth });
    }
    const count = input.headed.length;
    const share = count === 0 ? 1 : sum / count;
    return { earned: MAXIMUM * share * shortness(input), good, bad, winnable: MAXIMUM * (1 - share) };
  },
});

function judge(input: AeoInput, section: AnalysedSection): { worth: number; found: string } {
  const heading = section.heading;
  const words = heading?.words ?? [];
  if (heading === null || words.length === 0) return { worth: 0, found: 'a heading without words' };
  if (phraseAt(FAQ_MARKERS, words, 0) > 0 || phraseAt(SUMMARY_MARKERS, words, 0) > 0)
    return { worth: 1, found: 'a heading that readers know' };
  if (words.every((word) => GENERIC_HEADING_WORDS.has(plain(word))))
    return { worth: 0.25, found: 'a heading that fits any post' };
  if (words.length > LONGEST)
    return { worth: isQuestionHeading(heading) ? 0.75 : 0.5, found: `a heading of ${words.length} words` };
  const content = words.filter(({ lower }) => !isStopWord(lower));
  if (words.length === 1) return { worth: 0.5, found: 'a heading of one word' };
  if (content.length === 0) return { worth: 0.5, found: 'a heading without a word of content' };
  if (
    section.words >= 30 &&
    !takenUp(
      input,
      section,
      content.map(({ lower }) => lower),
    )
  )
    return { worth: 0.75, found: 'a heading whose words its section never uses' };
  return { worth: 1, found: 'a descriptive heading' };
}

function takenUp({ analysis }: AeoInput, section: AnalysedSection, content: readonly string[]): boolean {
  const stems = new Set(content.map((lower) => analysis.stemOf(lower)));
  return section.body.some((block) => block.words.some(({ lower }) => stems.has(analysis.stemOf(lower))));
}
