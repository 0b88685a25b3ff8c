import type { BlogTrigger, Finding, Span } from '@palimpsest/contracts';
import { ADD_HEADERS } from '../rules/blog/v1/instructions.ts';
import {
  ASKED_FOR,
  asksFor,
  instructionsFor,
  isAboutWording,
  letsSentencesGo,
  marksClause,
} from './asked-for.ts';
import type { Operation } from './operations.ts';
import type { Passage } from './passages.ts';
import type { Rationale } from './proposal.ts';

const DONE: Readonly<Record<Operation, string>> = {
  'answer-first': 'brings the answer to the top',
  heading: 'adds or rewords a heading',
  question: 'adds a heading or puts one as a question',
  'heading-gone': 'cuts a heading',
  list: 'turns running text into a list',
  'split-paragraph': 'splits the paragraph',
  'join-paragraphs': 'joins paragraphs',
  'cut-sentence': 'cuts a sentence',
  sentences: 'splits or joins sentences',
  words: 'changes the wording',
  moved: 'moves the passage as it is',
  space: 'changes nothing but white space',
};

/** A finding up to this length marks words; a longer one speaks of a sentence or a passage. */
const LONGEST_WORDING = 80;
const LONGEST_CLAUSE = 240;

export interface Asked {
  readonly triggers: readonly BlogTrigger[];
  readonly fixInstructions: readonly string[];
  readonly findings: readonly Finding[];
}

export function rationaleOf(
  passage: Passage,
  operations: readonly Operation[],
  cut: readonly Span[],
  asked: Asked,
): Rationale {
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
  for (const finding of asked.findings) {
    if (cut.some((sentence) => overlaps(finding.span, sentence)))
      credit('cut-sentence', instructionsFor(finding).filter(letsSentencesGo), [finding]);
    if (operations.includes('words') && marksWords(passage, cut, finding))
      credit('words', instructionsFor(finding), [finding]);
  }
  // Reworded or cut where no finding lies: what the prompt says in general is all that can be named.
  const wanted = isReworded(passage, operations) ? generally(operations) : null;
  const general = instructions.size === 0 && wanted !== null;
  if (general) for (const each of asked.fixInstructions.filter(wanted)) instructions.add(each);
  const triggers = asked.triggers.filter((trigger) =>
    [...instructions].some((instruction) => asksFor(trigger, instruction)),
  );
  const lists = {
    triggers: [...new Set(triggers.map((trigger) => trigger.trigger_id))],
    instructions: [...instructions],
    rules: [...rules],
  };
  return { ...lists, sentence: sentenceOf(passage, operations, explained, lists, general) };
}

const isReworded = (passage: Passage, operations: readonly Operation[]): boolean =>
  passage.kind === 'changed' &&
  passage.current !== null &&
  passage.proposed !== null &&
  operations.length > 0 &&
  operations.every((each) => each === 'words' || each === 'sentences' || each === 'cut-sentence');

const generally = (operations: readonly Operation[]): ((instruction: string) => boolean) =>
  operations.every((each) => each === 'cut-sentence') ? letsSentencesGo : isAboutWording;

/** The rules of a pillar that took points, here if they point here, else anywhere in the post. */
function lostPoints(findings: readonly Finding[], names: readonly string[], here: Span | null): Finding[] {
  const lost = findings.filter(
    (finding) =>
      finding.ruleSet.startsWith('aeo/') && names.includes(finding.rule) && (finding.points ?? 0) < 0,
  );
  const near = lost.filter((finding) => here !== null && overlaps(finding.span, here));
  return near.length > 0 ? near : lost;
}

/** Whether most of what a finding marks was changed, and did not go with its whole sentence. */
function marksWords(passage: Passage, cut: readonly Span[], finding: Finding): boolean {
  const { span } = finding;
  const isClause = marksClause(finding);
  if (span === null || span.end - span.start > (isClause ? LONGEST_CLAUSE : LONGEST_WORDING)) return false;
  if (cut.some((sentence) => overlaps(span, sentence))) return false;
  let changed = 0;
  for (const words of passage.cuts)
    changed += Math.max(0, Math.min(span.end, words.end) - Math.max(span.start, words.start));
  return isClause ? changed > 0 : changed * 2 >= span.end - span.start;
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
  const fallback = passage.proposed === null ? 'cuts the passage' : said(operations);
  const what = shown.length === 0 ? fallback : said(shown);
  const asked = instructions.map((instruction) => `"${instruction.replace(/^- /u, '')}"`).join(' and ');
  const by = triggers.length === 0 ? '' : ` (${triggers.join(', ')})`;
  const found = rules.length === 0 ? '' : ` Found by ${rules.join(', ')}.`;
  if (general)
    return `${capital(what)}: no single rule marks this; the prompt asks in general: ${asked}${by}.`;
  // A split is no heading: the instruction is about breaking up the text, and this is one way of it.
  if (shown.every((operation) => operation === 'split-paragraph') && instructions.includes(ADD_HEADERS))
    return `${capital(what)} to break up the text; no heading is added here. Part of: ${asked}${by}.${found}`;
  const others = operations.filter((operation) => !explained.has(operation));
  const also = others.length === 0 ? '' : ` It also ${said(others)}: no single rule asked for that.`;
  return `${capital(what)}, as asked: ${asked}${by}.${found}${also}`;
}

const said = (operations: readonly Operation[]): string =>
  operations.map((operation) => DONE[operation]).join(' and ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
