import { matches, ordersMachine, words } from '@palimpsest/kernel/text';
import { type AppliedFeedback, asksForReplacement, scaffoldingOf } from '../problem-context.ts';

/** What the selected feedback of a problem lets pass. Locks are lifted by actions alone; words only add words. */
export interface Allowances {
  /** A structured action asks for another problem in place of this one. */
  readonly replace: boolean;
  readonly scaffolding: 'increase' | 'decrease' | null;
  /** Words, lower case, that the feedback gives in quotes or as a correction. Never a number. */
  readonly added: ReadonlySet<string>;
  /** Words, lower case, that the feedback wants out: the left side of a correction, or quoted beside "remove". */
  readonly removed: ReadonlySet<string>;
  /**
   * Explicit turns, "from\tto" in lower case: a correction with an arrow, or "replace X with Y". Only these lift what
   * guards meaning, and only where no answer is known that they would make wrong.
   */
  readonly turns: ReadonlySet<string>;
}

const QUOTED =
  /["“”]([^"“”\n]{1,200})["“”]|(?<![\p{L}\p{N}])['‘]([^'‘’\n]{1,200})['’](?![\p{L}\p{N}])|`([^`\n]{1,200})`/gu;
const ARROW =
  /["'“‘`]?([\p{L}][\p{L}\p{M}'’ -]{0,60}?)["'”’`]?\s{0,3}(?:->|→|=>|⇒)\s{0,3}["'“‘`]?([\p{L}][\p{L}\p{M}'’ -]{0,60})/gu;
export const TURN =
  /\b(?:replace|change|swap|correct|turn)\b[^"“”'‘’`\n]{0,40}["“'‘`]([^"“”'‘’`\n]{1,60})["”'’`][^"“”'‘’`\n]{0,20}\b(?:with|by|to|into|for)\b[^"“”'‘’`\n]{0,20}["“'‘`]([^"“”'‘’`\n]{1,60})["”'’`]/giu;
const TAKES_OUT =
  /\b(?:replac|remov|delet|drop|cut|omit|chang|swap|instead|rather|avoid|correct|fix|misspel)/i;
const LONGEST = 20_000;

export function readAllowances(feedback: readonly AppliedFeedback[]): Allowances {
  const added = new Set<string>();
  const removed = new Set<string>();
  const turns = new Set<string>();
  let scaffolding: Allowances['scaffolding'] = null;
  for (const item of feedback) {
    scaffolding ??= scaffoldingOf(item);
    const text = item.recommendation.slice(0, LONGEST);
    // What such an item gives in quotes was given to a machine, not to the problem.
    if (speaksToMachine(item)) continue;
    for (const [, from = '', to = ''] of matches(text, ARROW)) {
      addTurn(turns, from, to);
      addWords(removed, from);
      addWords(added, to);
    }
    for (const [, from = '', to = ''] of matches(text, TURN)) addTurn(turns, from, to);
    const takesOut = TAKES_OUT.test(text);
    for (const [, double, single, code] of matches(text, QUOTED)) {
      const quoted = double ?? single ?? code ?? '';
      addWords(added, quoted);
      if (takesOut) addWords(removed, quoted);
    }
  }
  return { replace: asksForReplacement(feedback), scaffolding, added, removed, turns };
}

/** Whether an item tells a writing machine what to write. What it quotes may be meant for students. */
export function speaksToMachine({ recommendation }: Pick<AppliedFeedback, 'recommendation'>): boolean {
  return ordersMachine(recommendation.slice(0, LONGEST).replace(QUOTED, ' '));
}

function addTurn(into: Set<string>, from: string, to: string): void {
  into.add(`${from.trim().toLowerCase()}\t${to.trim().toLowerCase()}`);
}

function addWords(into: Set<string>, text: string): void {
  for (const { lower } of words(text)) if (!/\p{N}/u.test(lower)) into.add(lower.replaceAll('’', "'"));
}
