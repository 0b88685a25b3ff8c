import type { Piece, ProblemDiff } from './diff-versions.ts';

export const DIFF_FORMATS = ['text', 'json', 'markdown', 'proposal'] as const;
export type DiffFormat = (typeof DIFF_FORMATS)[number];

/** What is compared, for the heading. */
export interface Compared {
  readonly documentId: string;
  readonly from: number;
  readonly to: number;
}

const TITLES: Readonly<Record<ProblemDiff['change'], string>> = {
  same: 'unchanged',
  rewritten: 'rewritten',
  moved: 'moved',
  added: 'added',
  removed: 'removed',
};

/** Before and after of each problem that changed, for a terminal. */
export function diffAsText(compared: Compared, diffs: readonly ProblemDiff[]): string {
  const parts = [`${compared.documentId}: version ${compared.from} to version ${compared.to}`];
  for (const diff of changedOf(diffs)) {
    const lines = [`${diff.problemId}  ${TITLES[diff.change]}${places(diff)}`];
    if (diff.change !== 'moved') {
      if (diff.before !== null) lines.push(prefixed('- ', diff.before));
      if (diff.after !== null) lines.push(prefixed('+ ', diff.after));
    }
    if (diff.rationale !== null) lines.push(prefixed('  ', diff.rationale));
    parts.push(lines.join('\n'));
  }
  parts.push(closing(diffs));
  return parts.join('\n\n');
}

/** The same as a page, with what went struck out and what came in bold. */
export function diffAsMarkdown(compared: Compared, diffs: readonly ProblemDiff[]): string {
  const parts = [`# ${compared.documentId}: version ${compared.from} to ${compared.to}`];
  for (const diff of changedOf(diffs)) {
    parts.push(`## ${diff.problemId} (${TITLES[diff.change]}${places(diff)})`);
    if (diff.pieces.length > 0) parts.push(joined(diff.pieces).map(marks).join(''));
    if (diff.rationale !== null) parts.push(`*${diff.rationale}*`);
  }
  parts.push(closing(diffs));
  return parts.join('\n\n');
}

/** An annotated proposal: each change as Current, Proposed and Rationale, for a person to take or leave. */
export function diffAsProposal(compared: Compared, diffs: readonly ProblemDiff[]): string {
  const parts = [
    `# ${compared.documentId}: proposal for version ${compared.to}, made from version ${compared.from}`,
  ];
  for (const diff of changedOf(diffs)) {
    parts.push(`## ${diff.problemId}`);
    if (diff.change === 'moved') {
      parts.push(`**Current:** place ${diff.from}`, `**Proposed:** place ${diff.to}`);
    } else {
      parts.push('**Current:**', prefixed('> ', diff.before ?? '(not there)'));
      parts.push('**Proposed:**', prefixed('> ', diff.after ?? '(removed)'));
    }
    parts.push(`**Rationale:** ${diff.rationale ?? 'none on record'}`);
  }
  parts.push(closing(diffs));
  return parts.join('\n\n');
}

/** Neighbours of one kind are marked as one: two marks that touch would not be read as marks. */
function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.kind !== piece.kind) {
      all.push(piece);
      continue;
    }
    const apart = last.kind === 'same' || /\s$/.test(last.text) || /^\s/.test(piece.text);
    all[all.length - 1] = { kind: last.kind, text: `${last.text}${apart ? '' : ' '}${piece.text}` };
  }
  return all;
}

function marks({ kind, text }: Piece): string {
  // Marks must touch the words they mark, so blanks at either end stay outside.
  const words = text.trim();
  if (kind === 'same' || words === '') return kind === 'removed' ? '' : text;
  const at = text.indexOf(words);
  const sign = kind === 'added' ? '**' : '~~';
  return `${text.slice(0, at)}${sign}${words}${sign}${text.slice(at + words.length)}`;
}

function changedOf(diffs: readonly ProblemDiff[]): ProblemDiff[] {
  return diffs.filter(({ change }) => change !== 'same');
}

function places({ from, to }: ProblemDiff): string {
  return from !== null && to !== null && from !== to ? ` from place ${from} to ${to}` : '';
}

function prefixed(prefix: string, text: string): string {
  return text
    .split('\n')
    .map((line) => `${prefix}${line}`.trimEnd())
    .join('\n');
}

function closing(diffs: readonly ProblemDiff[]): string {
  const changed = changedOf(diffs).length;
  return `${changed} of ${diffs.length} problems changed.`;
}
