import { countWords, parseDocument } from '@palimpsest/kernel/text';
import { analyse } from '../analysis.ts';
import { applyChanges, type Change } from './edit.ts';
import type { Operation } from './operation.ts';

/** Whether a draft may stand beside the original: what the guards of the pipeline say. */
export type Allows = (draft: string) => boolean;

/** How often a refused bundle of changes is halved before the rest of it is given up. */
const MOST_CHECKS = 24;

/**
 * Carries out one operation on a draft. All its changes are made at once where the guards allow it; otherwise the
 * bundle is halved until the changes that they refuse are left out.
 */
export function perform(operation: Operation, draft: string, allows: Allows): string {
  const changes = operation.propose(analyse(parseDocument(draft)));
  const isFine = (tried: string) => tried !== draft && isWellFormed(draft, tried) && allows(tried);
  if (operation.oneOf === true) {
    for (const change of changes.slice(0, MOST_CHECKS)) {
      const tried = applyChanges(draft, [change]);
      if (isFine(tried)) return tried;
    }
    return draft;
  }
  const kept: Change[] = [];
  let checks = 0;
  const keep = (bundle: readonly Change[]): void => {
    if (bundle.length === 0 || checks >= MOST_CHECKS) return;
    checks += 1;
    const tried = applyChanges(draft, [...kept, ...bundle]);
    if (isFine(tried)) {
      // One by one: a long post has more of them than a call takes arguments.
      for (const change of bundle) kept.push(change);
      return;
    }
    if (bundle.length === 1) return;
    const middle = bundle.length >> 1;
    keep(bundle.slice(0, middle));
    keep(bundle.slice(middle));
  };
  keep(changes);
  return applyChanges(draft, kept);
}

/** Marks of emphasis, links and code that showed up as text mean that an edit cut through markup. */
function isWellFormed(before: string, after: string): boolean {
  return looseMarks(after) <= looseMarks(before);
}

function looseMarks(source: string): number {
  let count = 0;
  for (const { prose } of parseDocument(source).blocks) {
    if (prose === null) continue;
    for (const c of prose.text)
      if (c === '*' || c === '_' || c === '[' || c === ']' || c === '`' || c === '#') count += 1;
  }
  return count;
}

/** A rewrite may make a post longer by a tenth at most; one word less, so that no way of counting is over it. */
export function withinLength(original: string): Allows {
  const words = countWords(original);
  const most = Math.max(words, Math.floor((words * 11) / 10) - 1);
  return (draft) => countWords(draft) <= most;
}
