import type { Finding } from '@palimpsest/contracts';
import type { Rule } from '@palimpsest/kernel';
import { guessLanguage } from '@palimpsest/kernel/text';
import type { AeoInput } from './aeo-input.ts';
import { AEO_RULE_SET } from './findings.ts';

/** Enough to tell a language by; the rest of a long post costs time and changes nothing. */
const SAMPLE = 2_500;

/** Says that there is nothing to score: no words outside code, tables, quotes and HTML. */
export const hasProse: Rule<AeoInput> & { check: (input: AeoInput) => Finding[] } = {
  id: 'has-prose',
  summary: 'The post has running text.',
  why: 'Code, tables, quotes and HTML are not prose; without prose every pillar is 0.',
  check({ analysis, anchor }) {
    if (analysis.wordCount > 0) return [];
    const found = analysis.document.source.trim() === '' ? 'an empty text' : 'no running text to score';
    return [note('has-prose', anchor, found, 'paragraphs or lists in words')];
  },
};

/** Says that the word lists do not fit the post's language; the scores stand, to be read with care. */
export const madeForEnglish: Rule<AeoInput> & { check: (input: AeoInput) => Finding[] } = {
  id: 'made-for-english',
  summary: 'The rules are made for English.',
  why: 'Word lists, stems and the reading grade are English; for other languages only form, links and dates are judged well.',
  check({ analysis, anchor }) {
    let sample = '';
    for (const { text } of analysis.body) {
      if (sample.length >= SAMPLE) break;
      sample += `${text.slice(0, SAMPLE)}\n`;
    }
    const { language, confidence } = guessLanguage(sample);
    if (language === 'en' || language === 'unknown' || confidence === 'low') return [];
    const found =
      language === 'other' ? 'a text that is not in English' : `a text in another language (${language})`;
    return [note('made-for-english', anchor, found, 'English; read these scores with care')];
  },
};

/** What of the front matter could not be read. */
export const frontMatterReadable: Rule<AeoInput> & { check: (input: AeoInput) => Finding[] } = {
  id: 'front-matter-readable',
  summary: 'The front matter can be read.',
  why: 'Title and dates are taken from it.',
  check({ analysis }) {
    const front = analysis.document.frontMatter;
    if (front?.problem === undefined) return [];
    return [note('front-matter-readable', front.span, 'front matter that is broken', front.problem)];
  },
};

export function switchedOffNote(rule: string, input: AeoInput): Finding {
  return note(
    rule,
    input.anchor,
    'switched off for this blog',
    'the other rules of its pillar carry its points',
  );
}

function note(rule: string, span: Finding['span'], found: string, expected: string): Finding {
  return { rule, ruleSet: AEO_RULE_SET, span, found, expected };
}
