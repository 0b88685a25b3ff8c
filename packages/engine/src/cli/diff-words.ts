import type { DocumentDiff } from '@palimpsest/kernel/text';
import { count, wrap } from './layout.ts';
import type { Styles } from './terminal.ts';

const WIDTH = 96;

/**
 * A diff for a terminal. With colours, words are struck by colour alone; without, they stand in [-these-] and
 * {+these+}, so that a file or a pipe loses nothing. Runs of unchanged paragraphs are folded.
 */
export function diffWords(before: string, after: string, diff: DocumentDiff, styles: Styles): string {
  const lines: string[] = [];
  let same = 0;
  const fold = () => {
    if (same > 0) lines.push(styles.dim(`  ... ${count(same, 'unchanged passage')} ...`), '');
    same = 0;
  };
  const coloured = styles.good('x') !== 'x';
  const marked = (kind: 'removed' | 'added', text: string) => {
    if (coloured) return kind === 'removed' ? styles.bad(text) : styles.good(text);
    return kind === 'removed' ? `[-${text}-]` : `{+${text}+}`;
  };
  // A mark never spans lines, and blank space alone needs none.
  const mark = (kind: 'removed' | 'added', text: string) =>
    text.replace(/\S[^\n]*\S|\S/g, (words) => marked(kind, words));
  for (const change of diff.changes) {
    if (change.kind === 'same') {
      same += 1;
      continue;
    }
    fold();
    const old = change.before === null ? '' : before.slice(change.before.start, change.before.end);
    const young = change.after === null ? '' : after.slice(change.after.start, change.after.end);
    lines.push(styles.bold(change.kind));
    if (change.kind === 'added') lines.push(block(mark('added', young)), '');
    else if (change.kind === 'removed') lines.push(block(mark('removed', old)), '');
    else {
      const words = change.words
        .map(({ kind, text }) => (kind === 'same' ? text : mark(kind, text)))
        .join('');
      lines.push(block(words === '' ? young : words), '');
    }
  }
  fold();
  return lines.length === 0 ? 'Nothing changed.' : lines.join('\n').trimEnd();
}

function block(text: string): string {
  return wrap(text.trim(), WIDTH)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}
