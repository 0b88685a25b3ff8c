import { matches } from '@palimpsest/kernel/text';
import type { Excerpt, Proposal, ProposedPassage } from './proposal.ts';

/** The proposal as a document to read: Current, Proposed and Rationale of each passage. */
export function proposalMarkdown(proposal: Proposal): string {
  const count = proposal.passages.length;
  const intro =
    count === 0 ? 'Nothing changed.' : `${count} ${count === 1 ? 'passage' : 'passages'} changed.`;
  return `${['# Proposed changes', intro, ...proposal.passages.map(passageMarkdown)].join('\n\n')}\n`;
}

function passageMarkdown(passage: ProposedPassage, at: number): string {
  return [
    `## ${at + 1}. ${TITLES[passage.kind]}`,
    '**Current**',
    passage.current === null ? '_Nothing: this is new._' : fenced(passage.current),
    '**Proposed**',
    passage.proposed === null ? '_Nothing: this is cut._' : fenced(passage.proposed),
    '**Rationale**',
    escaped(passage.rationale.sentence),
  ].join('\n\n');
}

const TITLES: Readonly<Record<ProposedPassage['kind'], string>> = {
  changed: 'Changed',
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
};

/** A fence longer than any run of backticks inside, so that the post's text can never end it. */
function fenced({ text }: Excerpt): string {
  let longest = 2;
  for (const run of matches(text, /`+/gu)) longest = Math.max(longest, run[0].length);
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

const escaped = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>#|!~&]/gu, '\\$&').replace(/(?<!\s)\s*\n\s*/gu, ' ');
