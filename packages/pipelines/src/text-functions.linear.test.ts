import type { SourceDocument } from '@palimpsest/contracts';
import {
  containment,
  diffDocuments,
  entities,
  findTimes,
  fleschKincaidGrade,
  guessLanguage,
  parseDocument,
  quantities,
  sentences,
  shingles,
  stem,
  syllables,
  words,
} from '@palimpsest/kernel/text';
import { describe, expect, it } from 'vitest';
import { classifyBloom } from './assessment/bloom/classify-bloom.ts';
import { rewriteProblem } from './assessment/builtin/rewrite-problem.ts';
import { checkProblem } from './assessment/guards/check-problem.ts';
import { readCsvAssignment } from './assessment/import/read-csv.ts';
import { readMarkdownAssignment } from './assessment/import/read-markdown.ts';
import { problemPrompt } from './assessment/prompt/v1/problem-prompt.ts';
import { rewriteBlogPost } from './blog/builtin/rewrite-blog-post.ts';
import { checkRewrite } from './blog/guards/check-rewrite.ts';
import { fillPrompt } from './blog/prompts/v1/prompt.ts';
import { annotateProposal } from './blog/proposal/annotate-proposal.ts';
import { proposalMarkdown } from './blog/proposal/proposal-markdown.ts';
import { ALL_INSTRUCTIONS } from './blog/rules/blog/v1/instructions.ts';
import { scorePost } from './blog/score-post.ts';
import { findConcepts } from './complaint/builtin/concepts/find-concepts.ts';
import { classifyMessage } from './complaint/classifier/classify.ts';
import { readResponse } from './complaint/prompt/read-response.ts';
import { checkText } from './complaint/validate/check-text.ts';
import { codeIn, hiddenIn, newAddresses } from './complaint/validate/facts/addresses.ts';
import { findInLexicon } from './complaint/validate/lexicon/find-in-lexicon.ts';
import { analysisV1 } from './research/analysis.ts';
import { writePlan } from './research/builtin/plan.ts';
import { addressesIn, cutFromContext, namesHost } from './research/phases/foreign-words.ts';
import { buildIndex } from './research/retrieval/build-index.ts';
import { expandQuery } from './research/retrieval/expand-query.ts';
import { searchIndex } from './research/retrieval/search.ts';
import { questionFacts } from './research/rules/v1/classify.ts';
import { classifySupport } from './research/support/classify-support.ts';
import { source } from './research/testing/source.ts';

/** What people who mean harm send: each piece is repeated until the text is long enough. */
const KINDS: Readonly<Record<string, string>> = {
  'one word': 'a',
  spaces: ' ',
  'line ends': '\n',
  'open brackets': '(((',
  'emphasis marks': '***',
  'square brackets': '[[[',
  digits: '1234567890',
  'mixed scripts': 'aб中ع',
  'combining marks': 'a\u0301\u0302',
  'halves of characters': '\ud83d\ude00\ud83d',
  'quotation marks': '"\'“',
  addresses: 'https://a.example/b?c=d ',
  'table bars': '|a|b\n',
  'quote marks of lines': '>>>> ',
  tags: '<div class="a">',
  sentences: 'The dam is 120 m high, and it was built in 1998. ',
  joints: 'and, then, ',
  questions: 'What is it and how does it work? ',
  stops: '. ',
  links: '[a](b) ',
  capitals: 'ABC DEF ',
  clocks: '10 pm, ',
  'list items': '1. a\n',
  headings: '# a\n\n',
  dashes: 'a — b ',
};

const changed = (text: string) =>
  `${text.slice(0, text.length / 2)} changed ${text.slice(text.length / 2 + 9)}`;
const detect = (_: string, among: readonly string[]) =>
  ({ language: among[0] ?? '', confidence: 'high' }) as const;
const one = (text: string): SourceDocument => ({ ...source('s', ''), passages: [{ ref: '¶ 1', text }] });
const question = 'How high is the dam?';
const context = { gradeBand: '6-8', classLevel: 'Grade 7', subject: 'Math' };
const ask = (text: string, recommendation: string) =>
  problemPrompt({ text, feedback: [{ category: 'clarity', recommendation }], context });
const refused = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return error;
  }
};

/** Every function that reads a whole text of a person, a renderer or the web. */
const FUNCTIONS: Readonly<Record<string, (text: string) => unknown>> = {
  'kernel: parseDocument': parseDocument,
  'kernel: words': words,
  'kernel: sentences': sentences,
  'kernel: quantities': quantities,
  'kernel: entities': (text) => entities(text),
  'kernel: findTimes': (text) => ['en', 'de', 'es', 'fr'].map((language) => findTimes(text, language)),
  'kernel: guessLanguage': guessLanguage,
  'kernel: readability': (text) => [fleschKincaidGrade(text), syllables(text), stem(text)],
  'kernel: similarity': (text) => containment(shingles(text, 3), shingles('a b c', 3)),
  'kernel: diffDocuments': (text) => diffDocuments(text, changed(text)),
  'blog: scorePost': (text) => scorePost(text, { asOf: '2026-01-01', switchedOff: [] }),
  'blog: checkRewrite': (text) =>
    checkRewrite(text, changed(text), { protectedTerms: ['x'], fixInstructions: [] }),
  'blog: rewriteBlogPost': (text) =>
    rewriteBlogPost(fillPrompt({ originalContent: text, fixInstructions: [...ALL_INSTRUCTIONS] })),
  'blog: proposal': (text) => {
    const asked = { triggers: [], fixInstructions: [], findings: [] };
    return proposalMarkdown(annotateProposal({ parent: text, child: changed(text), ...asked }));
  },
  'assessment: classifyBloom': classifyBloom,
  'assessment: checkProblem': (text) => checkProblem(text, changed(text), { ...context, feedback: [] }),
  'assessment: rewriteProblem': (text) =>
    rewriteProblem(ask(text, 'Split long sentences. Use simpler words. Number the steps.')),
  'assessment: feedback': (text) => rewriteProblem(ask('A train leaves. How far does it go?', text)),
  'assessment: import': (text) => [
    refused(() => readCsvAssignment(text)),
    refused(() => readMarkdownAssignment(text)),
  ],
  'complaint: classifyMessage': (text) => classifyMessage(text, detect, ['en', 'de', 'es', 'fr']),
  'complaint: checkText': (text) =>
    checkText({ original: text, rewritten: text, targetLanguage: 'en', sourceLanguage: 'en' }, detect),
  'complaint: facts': (text) => [newAddresses('', text), codeIn(text), hiddenIn(text), readResponse(text)],
  'complaint: lexicon': (text) => findInLexicon(text, 'en', true),
  'complaint: findConcepts': (text) => findConcepts(text, 'en'),
  'research: index': (text) => {
    const index = buildIndex([{ docId: 'a', title: text, passages: [{ ref: '1', text }] }]);
    return searchIndex(index, text.slice(0, 400));
  },
  'research: question': (text) => [
    questionFacts(text),
    expandQuery(text, []),
    writePlan({ question: text, most_subquestions: 5 }),
  ],
  'research: classifySupport': (text) => [
    classifySupport('The dam is 120 m high.', [text]),
    classifySupport(text, ['The dam is 120 m high.']),
  ],
  'research: statements': (text) =>
    analysisV1.groupStatements(analysisV1.extractStatements(question, [one(text)])),
  'research: sources': (text) => [
    analysisV1.findInjections([one(text)]),
    analysisV1.independentGroups([one(text), { ...one(text), id: 'r' }]),
  ],
  'research: foreign words': (text) => [
    addressesIn(text),
    namesHost(text),
    cutFromContext(text.slice(0, 200), text),
  ],
};

const hostile = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** `npm run linear` sets it and looks at growth as well; without it the tests only see that every function ends. */
const GROWTH = process.env.PALIMPSEST_LINEAR === '1';
const SHORT = 1 << 12;
const USUAL = 1 << 13;

describe('hostile texts', () => {
  it.each(Object.entries(FUNCTIONS))('are read to their end by %s', (_, read) => {
    for (const piece of Object.values(KINDS)) expect(() => read(hostile(piece, USUAL))).not.toThrow();
  });
});

/** Processor time, so that a busy machine changes little. */
function effort(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  read(text);
  return process.cpuUsage(before).user / 1000;
}

const STEEPEST = 1.6;
const TOO_FAST = 4 ** STEEPEST;

/** Of an effort that seems to have grown too fast, the least of so many: other work on the machine only ever adds. */
const MEASURED_AGAIN = 3;

/**
 * How the effort grows with the text: 1 is linear. Sizes grow by four, up to a megabyte or until one takes ten seconds.
 * Efforts too small to measure say nothing.
 */
function growthOf(read: (text: string) => unknown, piece: string): { exponent: number; last: string } {
  let before = Number.POSITIVE_INFINITY;
  let exponent = 0;
  let last = '';
  for (let length = SHORT; length <= 1 << 20; length *= 4) {
    let taken = effort(read, hostile(piece, length));
    for (let again = 1; again < MEASURED_AGAIN && before >= 20 && taken > before * TOO_FAST; again += 1)
      taken = Math.min(taken, effort(read, hostile(piece, length)));
    if (before >= 20)
      exponent = before === Number.POSITIVE_INFINITY ? 0 : Math.log(taken / before) / Math.log(4);
    last = `${Math.round(taken)} ms for ${length} characters`;
    before = taken;
    if (taken > 10_000) break;
  }
  return { exponent, last };
}

if (GROWTH)
  describe('the effort for hostile texts', () => {
    it.each(Object.entries(FUNCTIONS))(
      'grows with their length and not faster in %s',
      (name, read) => {
        const found = Object.entries(KINDS).map(([kind, piece]) => ({ kind, ...growthOf(read, piece) }));
        const worst = found.reduce((a, b) => (b.exponent > a.exponent ? b : a));
        process.stdout.write(
          `${name}: exponent ${worst.exponent.toFixed(2)} at ${worst.kind}, ${worst.last}\n`,
        );
        expect(found.filter(({ exponent }) => exponent > STEEPEST)).toEqual([]);
      },
      1_200_000,
    );
  });
