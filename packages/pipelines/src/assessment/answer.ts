import { hidesCharacters, type UnappliedReason } from '@palimpsest/contracts';
import { type Shown, shownFeedback } from './shown-feedback.ts';
import type { Task } from './tasks.ts';

/** The renderer that works by rule, and what it is asked for here. Its answers also say which items it applied. */
export const ASSESSMENT_BUILTIN = { renderer: 'builtin', model: 'assessment-builtin/v1' } as const;

/** What the built-in renderer says of one prompt; items are called F1, F2, ... as in the prompt. */
export interface BuiltinReport {
  readonly text: string;
  readonly applied: readonly string[];
  readonly notApplied: readonly { readonly feedback: string; readonly why: string }[];
}

/** How a call ended, as far as the pipeline needs to know. */
export type Call =
  | { readonly state: 'answered'; readonly text: string; readonly stop: string }
  | { readonly state: 'failed' }
  | { readonly state: 'interrupted'; readonly times: number };

/** A new text, or why there is none. */
export interface Answer {
  readonly missing: UnappliedReason | null;
  readonly text: string;
  /** What the renderer itself says it did not apply. */
  readonly notApplied: readonly { readonly feedbackId: string; readonly why: string }[];
  /** Ids of items whose words were looked for in the new text and not found. */
  readonly notFound: readonly string[];
}

export function answerTo(task: Task, renderer: string, call: Call | undefined): Answer {
  const none = (missing: UnappliedReason): Answer => ({
    missing,
    text: task.problem.content,
    notApplied: [],
    notFound: [],
  });
  if (call === undefined || call.state === 'interrupted') return none('render_interrupted');
  if (call.state === 'failed') return none('render_failed');
  if (call.stop === 'refusal') return none('answer_refused');
  if (call.stop === 'max_tokens') return none('answer_cut_off');
  const original = task.problem.content;
  const builtin = renderer === ASSESSMENT_BUILTIN.renderer;
  const report = builtin ? readReport(call.text) : { text: call.text, notApplied: [] };
  if (report === null || report.text.trim() === '' || hidesCharacters(original, report.text))
    return none('answer_unreadable');
  const text = withMargins(original, report.text);
  // The built-in renderer tells what it applied; of any other the text has to show it.
  const { changed, notFound } = builtin ? { changed: true, notFound: [] } : shownIn(task, text);
  return {
    missing: null,
    text: changed ? text : original,
    notApplied: report.notApplied.flatMap(({ feedback, why }) => {
      const item = task.feedback[Number(feedback.slice(1)) - 1];
      return item === undefined ? [] : [{ feedbackId: item.feedbackId, why }];
    }),
    notFound,
  };
}

/** Looked at with every step of a run; each text is read once. */
const shown = new WeakMap<Task, { readonly text: string; readonly found: Shown }>();

function shownIn(task: Task, text: string): Shown {
  const known = shown.get(task);
  if (known?.text === text) return known.found;
  const found = shownFeedback(task.problem.content, text, task.feedback);
  shown.set(task, { text, found });
  return found;
}

/** The built-in renderer's answer on the wire. */
export function writeReport({ text, applied, notApplied }: BuiltinReport): string {
  return JSON.stringify({ text, applied, notApplied });
}

function readReport(answer: string): Pick<BuiltinReport, 'text' | 'notApplied'> | null {
  try {
    const { text, notApplied } = JSON.parse(answer) as BuiltinReport;
    return typeof text === 'string' && Array.isArray(notApplied) ? { text, notApplied } : null;
  } catch {
    return null;
  }
}

/** Blank space around a text is no part of what was asked for: it stays as it was. */
function withMargins(original: string, text: string): string {
  const words = original.trim();
  const start = original.indexOf(words);
  return original.slice(0, start) + text.trim() + original.slice(start + words.length);
}
