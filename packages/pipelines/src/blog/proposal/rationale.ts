import type { BlogTrigger, Finding, Span } from '@palimpsest/contracts';
import { ASKED_FOR, asksFor, instructionsFor, isAboutWording } from './asked-for.ts';
import type { Operation } from './operations.ts';
import type { Passage } from './passages.ts';
import type { Rationale } from './proposal.ts';

const DONE: Readonly<Record<Operation, string>> = {
  'answer-first': 'brings the answer to the top',
  heading: 'changes the headings',
  list: 'turns running text into a list',
  paragraphs: 'parts the text into other paragraphs',
  sentences: 'splits or joins sentences',
  words: 'changes the wording',
};

/** Findings longer than this speak of a whole passage, not of the words in it. */
const LONGEST_WORDING = 400;

export interface Asked {
  readonly triggers: readonly BlogTrigger[];
  readonly fixInstructions: readonly string[];
  readonly findings: readonly Finding[];
}

export function rationaleOf(passage: Passage, operations: readonly Operation[], asked: Asked): Rationale {
  const instructions = new Set<string>();
  const rules = new Set<string>();
  const explained = new Set<Operation>();
  const credit = (operation: Operation, wanted: readonly string[], because: readonly Finding[]): void => {
    const given = wanted.filter((instruction) => asked.fixInstructions.includes(instruction));
    if (given.length === 0) return;
    explained.add(operation);
    for (const instruction of given) instructions.add(instruction);
    for (const finding of because) rules.add(`${finding.ruleSet}/${finding.rule}`);
  };
  for (const operation of operations) {
    const { instructions: wanted, rules: names } = ASKED_FOR[operation];
    credit(operation, wanted, lostPoints(asked.findings, names, passage.current?.span ?? null));
  }
  for (const finding of wordingFindings(passage, asked.findings))
    credit('words', instructionsFor(finding), [finding]);
  // Reworded where no finding lies: what the prompt says of wording in general is all that can be named.
  const general = instructions.size === 0 && isReworded(passage, operations);
  if (general) for (const each of asked.fixInstructions.filter(isAboutWording)) instructions.add(each);
  const triggers = asked.triggers.filter((trigger) =>
    [...instructions].some((instruction) => asksFor(trigger, instruction)),
  );
  const lists = {
    triggers: triggers.map((trigger) => trigger.trigger_id),
    instructions: [...instructions],
    rules: [...rules],
  };
  return { ...lists, sentence: sentenceOf(passage, operations, explained, lists, general) };
}

const isReworded = (passage: Passage, operations: readonly Operation[]): boolean =>
  passage.kind === 'changed' &&
  passage.current !== null &&
  passage.proposed !== null &&
  operations.every((operation) => operation === 'words' || operation === 'sentences');

/** The rules of a pillar that took points, here if they point here, else anywhere in the post. */
function lostPoints(findings: readonly Finding[], names: readonly string[], here: Span | null): Finding[] {
  const lost = findings.filter(
    (finding) =>
      finding.ruleSet.startsWith('aeo/') && names.includes(finding.rule) && (finding.points ?? 0) < 0,
  );
  const near = lost.filter((finding) => here !== null && overlaps(finding.span, here));
  return near.length > 0 ? near : lost;
}

function wordingFindings(passage: Passage, findings: readonly Finding[]): Finding[] {
  return findings.filter((finding) => {
    const { span } = finding;
    if (span === null || span.end - span.start > LONGEST_WORDING) return false;
    return passage.cuts.some((cut) => overlaps(span, cut));
  });
}

const overlaps = (a: Span | null, b: Span): boolean => a !== null && a.start < b.end && b.start < a.end;

function sentenceOf(
  passage: Passage,
  operations: readonly Operation[],
  explained: ReadonlySet<Operation>,
  { triggers, instructions, rules }: Omit<Rationale, 'sentence'>,
  general: boolean,
): string {
  const shown = operations.filter((operation) => explained.has(operation));
  if (instructions.length === 0) {
    const what = operations.length === 0 ? 'changes the passage' : said(operations);
    return `${capital(what)}: no single rule asked for this.`;
  }
  const what =
    shown.length === 0 ? (passage.proposed === null ? 'cuts the passage' : DONE.words) : said(shown);
  const asked = instructions.map((instruction) => `"${instruction.replace(/^- /u, '')}"`).join(' and ');
  const by = triggers.length === 0 ? '' : ` (${triggers.join(', ')})`;
  const found = rules.length === 0 ? '' : ` Found by ${rules.join(', ')}.`;
  if (general)
    return `${capital(what)}: no single rule marks this; the prompt asks in general: ${asked}${by}.`;
  return `${capital(what)}, as asked: ${asked}${by}.${found}`;
}

const said = (operations: readonly Operation[]): string =>
  operations.map((operation) => DONE[operation]).join(' and ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
