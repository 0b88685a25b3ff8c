import type { AeoRule } from './aeo-rule.ts';
import { answerEarly } from './answerability/answer-early.ts';
import { answerInOpening } from './answerability/answer-in-opening.ts';
import { answerSelfContained } from './answerability/answer-self-contained.ts';
import { noPreamble } from './answerability/no-preamble.ts';
import { questionHeadingsAnswered } from './answerability/question-headings-answered.ts';
import { summaryOrFaq } from './answerability/summary-or-faq.ts';
import { questionTypes } from './breadth/question-types.ts';
import { titlePromiseKept } from './breadth/title-promise-kept.ts';
import { titleTermsSpread } from './breadth/title-terms-spread.ts';
import { age } from './freshness/age.ts';
import { dated } from './freshness/dated.ts';
import { updated } from './freshness/updated.ts';
import { fillers } from './readability/fillers.ts';
import { readingGrade } from './readability/reading-grade.ts';
import { sentenceLength } from './readability/sentence-length.ts';
import { namedEntities } from './specificity/named-entities.ts';
import { numbersWithUnits } from './specificity/numbers-with-units.ts';
import { sourcedNumbers } from './specificity/sourced-numbers.ts';
import { vagueQuantifiers } from './specificity/vague-quantifiers.ts';
import { descriptiveHeadings } from './structure/descriptive-headings.ts';
import { headingLevels } from './structure/heading-levels.ts';
import { listsForParallelItems } from './structure/lists-for-parallel-items.ts';
import { paragraphLength } from './structure/paragraph-length.ts';
import { sectionLength } from './structure/section-length.ts';
import { standaloneSectionStarts } from './structure/standalone-section-starts.ts';
import { attributedQuotes } from './trust/attributed-quotes.ts';
import { keywordStuffing } from './trust/keyword-stuffing.ts';
import { outboundDomains } from './trust/outbound-domains.ts';
import { statedSources } from './trust/stated-sources.ts';
import { unnamedAuthorities } from './trust/unnamed-authorities.ts';

/** Every rule that gives points, by pillar. */
export const AEO_RULES: readonly AeoRule[] = [
  answerInOpening,
  answerEarly,
  answerSelfContained,
  noPreamble,
  questionHeadingsAnswered,
  summaryOrFaq,
  sectionLength,
  descriptiveHeadings,
  paragraphLength,
  listsForParallelItems,
  headingLevels,
  standaloneSectionStarts,
  numbersWithUnits,
  namedEntities,
  vagueQuantifiers,
  sourcedNumbers,
  outboundDomains,
  attributedQuotes,
  statedSources,
  unnamedAuthorities,
  keywordStuffing,
  questionTypes,
  titleTermsSpread,
  titlePromiseKept,
  dated,
  age,
  updated,
  sentenceLength,
  readingGrade,
  fillers,
];
