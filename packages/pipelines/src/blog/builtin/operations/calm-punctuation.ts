import { matches } from '@palimpsest/kernel/text';
import type { AnalysedBlock, AnalysedSentence, BlogAnalysis } from '../../analysis.ts';
import type { Change } from '../edit.ts';
import { freePlaces } from '../free-text.ts';
import type { Operation } from '../operation.ts';
import { isHelpingVerb, SUBJECTS } from '../words/clauses.ts';
import { isVerbForm } from '../words/verbs.ts';

const DASH = /\s*—\s*| -- | – /g;
const BOLD = /(\*\*|__)(?=\S)([^*_\n]{1,80}?)\1/g;
const EMOJI = /\s?(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*)+/gu;

/** Takes out em dashes, bold inside sentences and decorative symbols. */
export const calmPunctuation: Operation = {
  id: 'calm-punctuation',
  propose: (post) =>
    post.prose.flatMap((block) => [
      ...(block.block.kind === 'heading' ? [] : dashes(post, block)),
      ...bold(post, block),
      ...emoji(post, block),
    ]),
};

/** A pair of dashes becomes a pair of commas or, around a comma, of brackets; a single one a comma or a colon. */
function dashes(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  const find = freePlaces(post, block);
  return block.sentences.flatMap((sentence): Change[] => {
    const marks = [...matches(sentence.text, DASH)].map((match) => ({
      start: sentence.span.start + match.index,
      end: sentence.span.start + match.index + match[0].length,
    }));
    const [first, second] = marks;
    if (first === undefined || marks.length > 2) return [];
    const open = find(first);
    if (open === null) return [];
    if (block.text.slice(sentence.span.start, first.start).endsWith('?')) return [];
    if (second === undefined) {
      const mark = singleMark(block, sentence, first.end);
      return mark === null ? [] : [[{ ...open, text: mark }]];
    }
    const close = find(second);
    const inner = block.text.slice(first.end, second.start);
    if (close === null || inner.length > 160) return [];
    const hasComma = inner.includes(',');
    return [
      [
        { ...open, text: hasComma ? ' (' : ', ' },
        { ...close, text: hasComma ? ') ' : ', ' },
      ],
    ];
  });
}

/** A clause of its own gets a semicolon, a row of items a colon, anything else a comma; a question stays as it is. */
function singleMark(block: AnalysedBlock, sentence: AnalysedSentence, from: number): string | null {
  const rest = block.text.slice(from, sentence.span.end);
  if (!/^\p{Ll}/u.test(rest) || rest.endsWith('?')) return null;
  const [first, ...next] = sentence.words.filter(({ span }) => span.start >= from).map(({ lower }) => lower);
  if (first === undefined || /^(?:how|what|why|who|where|when|if)$/.test(first)) return null;
  if (/^(?:and|but|or|so|which|who|because|with|for|even|not|from|in|at|on|by|to|as)$/.test(first))
    return ', ';
  if (SUBJECTS.has(first) || next.slice(0, 5).some((lower) => isHelpingVerb(lower) || isVerbForm(lower)))
    return '; ';
  return /, (?:and|or) /.test(rest) ? ': ' : ', ';
}

/** Bold at the start of a block is a label; further in it is shouting. */
function bold(post: BlogAnalysis, { block }: AnalysedBlock): Change[] {
  if (block.kind === 'heading') return [];
  const { start, end } = block.span;
  const written = post.document.source.slice(start, end);
  if (written.includes('`')) return [];
  return [...matches(written, BOLD)].flatMap((match): Change[] => {
    const from = start + match.index;
    const mark = match[1]?.length ?? 0;
    if (match.index === 0) return [];
    return [
      [
        { start: from, end: from + mark, text: '' },
        { start: from + match[0].length - mark, end: from + match[0].length, text: '' },
      ],
    ];
  });
}

function emoji(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  const find = freePlaces(post, block);
  return [...matches(block.text, EMOJI)].flatMap((match): Change[] => {
    const place = find({ start: match.index, end: match.index + match[0].length });
    return place === null ? [] : [[{ ...place, text: '' }]];
  });
}
