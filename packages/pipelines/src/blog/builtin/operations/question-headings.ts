import { isStopWord } from '@palimpsest/kernel/text';
import type { AnalysedBlock, AnalysedSection } from '../../analysis.ts';
import type { AeoInput } from '../../rules/aeo/v1/aeo-input.ts';
import { answerForm } from '../../rules/aeo/v1/answerability/answer.ts';
import { isQuestionHeading } from '../../rules/aeo/v1/answerability/question-headings.ts';
import { contentStems, sharedStems } from '../../rules/aeo/v1/stems.ts';
import { aeoView } from '../aeo-view.ts';
import type { Change } from '../edit.ts';
import type { Operation } from '../operation.ts';
import { questionFor } from '../question.ts';
import { verbatimPlace } from '../source-place.ts';

const LONGEST = 9;

/** Phrases headings as the questions that their sections answer with their first sentence. */
export const questionHeadings: Operation = {
  id: 'question-headings',
  propose(post) {
    // A heading is also an address: where the post links to one, all stay as they are.
    if (post.document.links.some(({ url }) => url.startsWith('#'))) return [];
    const title = post.document.title?.span;
    const input = aeoView(post);
    return post.sections.flatMap((section): Change[] => {
      const { heading } = section;
      if (heading === null || heading.words.length > LONGEST || isQuestionHeading(heading)) return [];
      if (
        title !== undefined &&
        heading.block.span.start <= title.start &&
        title.end <= heading.block.span.end
      )
        return [];
      if (!opensWithAnswer(input, section, heading)) return [];
      const place = verbatimPlace(post, heading, { start: 0, end: heading.text.length });
      const question = questionFor(heading.text, section, post);
      return place === null || question === null ? [] : [[{ ...place, text: question }]];
    });
  },
};

function opensWithAnswer(input: AeoInput, section: AnalysedSection, heading: AnalysedBlock): boolean {
  const first = section.body[0]?.sentences[0];
  if (first === undefined || first.text.endsWith('?')) return false;
  const stems = contentStems(heading.text, input.analysis);
  if (!heading.words.some(({ lower }) => !isStopWord(lower))) return false;
  return sharedStems(stems, first, input.analysis) > 0 || answerForm(input, first) !== null;
}
