import type { AnalysedBlock, AnalysedSentence, BlogAnalysis } from '../../analysis.ts';
import type { Change } from '../edit.ts';
import { type FindPlace, freePlaces } from '../free-text.ts';
import type { Operation } from '../operation.ts';
import { replacePhrases } from '../phrase-edits.ts';
import { isHelpingVerb } from '../words/clauses.ts';
import { isVerbForm } from '../words/verbs.ts';

const EMPHASIS = new Set(['only', 'just', 'merely', 'simply', 'solely']);
/** Between the halves of a formula; further apart they hardly belong together. */
const FARTHEST = 14;

/** States what a formula says: "not only A but also B", "both A and B" and "A as well as B" are A and B. */
export const plainFormulas: Operation = {
  id: 'plain-formulas',
  propose: (post) => [
    ...post.body.flatMap((block) => contrastsIn(post, block)),
    ...post.body.flatMap((block) => inversionsIn(post, block)),
    ...replacePhrases(
      post,
      (phrase) => phrase === 'as well as' || phrase === 'both',
      3,
      (found) => (found.phrase === 'both' ? dropBoth(found) : plainAnd(found)),
    ),
  ],
};

function contrastsIn(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  if (!block.words.some(({ lower }) => EMPHASIS.has(lower))) return [];
  const find = freePlaces(post, block);
  return block.sentences.flatMap((sentence) => contrast(find, sentence));
}

function contrast(find: FindPlace, sentence: AnalysedSentence): Change[] {
  const { words, block } = sentence;
  const lower = words.map((word) => word.lower);
  const not = lower.findIndex((word, i) => word === 'not' && EMPHASIS.has(lower[i + 1] ?? ''));
  const but = lower.findIndex((word, i) => i > not && word === 'but' && lower[i + 1] === 'also');
  const first = words[not];
  const member = words[not + 2];
  const last = words[but - 1];
  const also = words[but + 1];
  if (not < 1 || but - not < 3 || but - not > FARTHEST) return [];
  if (first === undefined || member === undefined || last === undefined || also === undefined) return [];
  const formula = find({ start: first.span.start, end: member.span.start });
  const joint = find({ start: last.span.end, end: also.span.end });
  if (formula === null || joint === null) return [];
  if (/[—;:(]/.test(block.text.slice(member.span.start, last.span.end))) return [];
  return [
    [
      { ...formula, text: '' },
      { ...joint, text: ' and' },
    ],
  ];
}

/** "Not only does it keep A, but it also brings B" says: it keeps A and brings B. */
function inversionsIn(post: BlogAnalysis, block: AnalysedBlock): Change[] {
  const find = freePlaces(post, block);
  return block.sentences.flatMap((sentence): Change[] => {
    const match =
      /^Not only does (it|he|she|this) ([a-z]{2,20}) [^.;:]{3,160}?(, but (?:it|he|she|this) also) [a-z]{2,20}s /.exec(
        sentence.text,
      );
    const [, subject = '', verb = '', joint = ''] = match ?? [];
    if (match === null || joint === ', but this also' || !joint.includes(` ${subject} `)) return [];
    const { start } = sentence.span;
    const at = start + match[0].lastIndexOf(joint);
    const lead = find({ start, end: start + `Not only does ${subject} ${verb}`.length });
    const link = find({ start: at, end: at + joint.length });
    if (lead === null || link === null) return [];
    return [
      [
        { ...lead, text: `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${thirdPerson(verb)}` },
        { ...link, text: ' and' },
      ],
    ];
  });
}

function thirdPerson(verb: string): string {
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** "both A and B": only where the "and" is near and nothing like "both of" or "we both" stands there. */
function dropBoth({ sentence, at }: { sentence: AnalysedSentence; at: number }): string | null {
  const before = sentence.words[at - 1]?.lower ?? '';
  const next = sentence.words.slice(at + 1, at + 6).map(({ lower }) => lower);
  if (at === 0 || /^(?:we|you|they|are|is|were|us|them|our|the)$/.test(before) || next[0] === 'of')
    return null;
  return next.indexOf('and') > 0 ? '' : null;
}

/** "holds as well as" compares; where the clause has had its verb before, the phrase only adds. */
function plainAnd({ sentence, at }: { sentence: AnalysedSentence; at: number }): string | null {
  const before = sentence.words[at - 1];
  const first = sentence.words[at];
  if (before === undefined || first === undefined || isVerbForm(before.lower)) return null;
  const earlier = sentence.words.slice(0, at - 1);
  if (!earlier.some(({ lower }) => isHelpingVerb(lower) || isVerbForm(lower))) return null;
  return sentence.block.text.slice(before.span.end, first.span.start) === ' ' ? 'and' : null;
}
