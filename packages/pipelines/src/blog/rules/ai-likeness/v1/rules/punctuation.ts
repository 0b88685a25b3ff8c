import { matches } from '@palimpsest/kernel/text';
import { byWords, type Gauge, perThousandWords } from '../gauge.ts';
import { type Hit, hitOf, type TextView, type Token } from '../text-view.ts';

function marked(view: TextView, test: (before: string) => boolean): Hit[] {
  const hits: Hit[] = [];
  for (const sentence of view.sentences)
    for (const token of sentence.tokens)
      if (token.before !== '' && test(token.before)) hits.push(hitOf(sentence, token));
  return hits;
}

export const emDashes: Gauge = {
  id: 'em-dashes',
  category: 'punctuation_format',
  summary: 'Dashes that join or set off clauses.',
  why: 'Newer models set many. Older ones set none, so it cannot weigh much.',
  found: 'a dash between clauses',
  expected: 'a comma, a full stop or brackets',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) =>
    byWords(
      view,
      marked(view, (before) => before.includes('—')),
    ),
};

export const labelledItems: Gauge = {
  id: 'labelled-items',
  category: 'punctuation_format',
  summary: 'Paragraphs and items that open on a label and a colon: "Cost: The ...".',
  why: 'The list-with-labels layout of chat answers.',
  found: 'a label with a colon',
  expected: 'a sentence',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) => {
    const hits: Hit[] = [];
    for (const sentence of view.sentences) {
      const { tokens } = sentence;
      for (let at = 1; at < tokens.length && at < 8; at += 1) {
        const token = tokens[at] as Token;
        if (token.before === '') continue;
        if (token.before === ':' && /^\p{Lu}/u.test(token.text))
          hits.push(hitOf(sentence, tokens[0] as Token, tokens[at - 1] as Token));
        break;
      }
    }
    return byWords(view, hits);
  },
};

const DECORATION = /[\u2190-\u21ff\u2600-\u27bf\u2b50\u{1f300}-\u{1faff}]/gu;

export const decoration: Gauge = {
  id: 'decoration',
  category: 'punctuation_format',
  summary: 'Emoji, arrows and other decorative symbols.',
  why: 'Chat answers decorate headings and items.',
  found: 'a decorative symbol',
  expected: 'words',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) => {
    const hits: Hit[] = [];
    for (const block of view.analysis.prose)
      for (const match of matches(block.text, DECORATION))
        hits.push({ block, start: match.index, end: match.index + match[0].length });
    return byWords(view, hits);
  },
};

const BOLD = /\*\*[^*\n]{1,200}\*\*/g;
export const boldWords: Gauge = {
  id: 'bold-words',
  category: 'punctuation_format',
  summary: 'Bold words in running text.',
  why: 'Chat answers set key words in bold in every item.',
  found: 'bold words',
  expected: 'emphasis by word order',
  unit: 'per 1,000 words',
  counts: 'more',
  read: (view) => {
    let bold = 0;
    const { source } = view.analysis.document;
    for (const { block } of view.analysis.body)
      bold += source.slice(block.span.start, block.span.end).match(BOLD)?.length ?? 0;
    return { rate: perThousandWords(view, bold), hits: [] };
  },
};

const STRUCTURAL = /[();:–—-]/;

export const plainPunctuation: Gauge = {
  id: 'plain-punctuation',
  category: 'punctuation_format',
  summary: 'Nothing but commas and full stops: no bracket, colon, semicolon or dash.',
  why: 'People add in brackets, cite, and point with a colon; generated essays hardly do.',
  found: 'hardly a bracket, colon, semicolon or dash',
  expected: 'the marks that the thought asks for',
  unit: 'per 1,000 words',
  counts: 'less',
  read: (view) => {
    let marks = marked(view, (before) => STRUCTURAL.test(before)).length;
    for (const { after } of view.sentences) if (STRUCTURAL.test(after)) marks += 1;
    return { rate: perThousandWords(view, marks), hits: [] };
  },
};

export const PUNCTUATION = [plainPunctuation, emDashes, labelledItems, decoration, boldWords];
