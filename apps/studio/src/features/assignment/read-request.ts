import type { RewriteAsked } from '@palimpsest/sdk';
import { text } from './text.ts';

type Read =
  | { readonly request: RewriteAsked['request']; readonly problem: null }
  | { readonly request: null; readonly problem: string };

/** Names may begin with a capital. Only these are looked for here; the server reads and checks everything. */
const NAMES = new Set(
  `documentId version problems teacherNotes selectedFeedback clusterReport simulationSummary generationContext
  problemId content bloomLevel linguisticComplexity estimatedTimeMinutes noteId note feedbackId category
  affectedProblems recommendation action type order direction clusters bloomJumps clusterId label problemIds signal
  severity fromProblemId toProblemId confusionLevel fatigueLevel successRate averageTimeMinutes perProblem confusion
  fatigue timeMinutes gradeBand classLevel subject timeTargetMinutes`.split(/\s+/),
);
/** How deep the parts of a request are nested; what is deeper is metadata and kept as it is. */
const DEEPEST = 4;

/** A pasted request in one spelling, every note and item with an id; or what is wrong with it. */
export function readRequest(words: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(words);
  } catch {
    return { request: null, problem: text.new.notJson };
  }
  const request = spelt(value, 0) as Record<string, unknown>;
  const lacks = (field: string): Read => ({ request: null, problem: text.new.notRequest(field) });
  if (!isObject(request) || typeof request.documentId !== 'string') return lacks('documentId');
  if (typeof request.version !== 'number') return lacks('version');
  if (!isListOf(request.problems, 'problemId', 'content') || request.problems.length === 0)
    return lacks('problems');
  const items = request.selectedFeedback ?? [];
  if (!isListOf(items, 'category', 'recommendation')) return lacks('selectedFeedback');
  const notes = request.teacherNotes ?? [];
  if (!isListOf(notes, 'note')) return lacks('teacherNotes');
  for (const name of ['clusterReport', 'simulationSummary', 'generationContext'])
    if (!isObject(request[name] ?? {})) return lacks(name);
  return {
    request: {
      ...request,
      selectedFeedback: items.map((item, at) => ({
        ...item,
        feedbackId: item.feedbackId ?? placeId('fb', at),
        affectedProblems: Array.isArray(item.affectedProblems) ? item.affectedProblems.map(String) : [],
      })),
      teacherNotes: notes.map((note, at) => ({ ...note, noteId: note.noteId ?? placeId('tn', at) })),
      clusterReport: request.clusterReport ?? {},
      simulationSummary: request.simulationSummary ?? {},
      generationContext: request.generationContext ?? {},
    } as unknown as RewriteAsked['request'],
    problem: null,
  };
}

function spelt(value: unknown, depth: number): unknown {
  if (depth > DEEPEST || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => spelt(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const small = name.charAt(0).toLowerCase() + name.slice(1);
      return NAMES.has(small) ? [small, spelt(part, depth + 1)] : [name, part];
    }),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, ...names: readonly string[]): value is Record<string, unknown>[] {
  return (
    Array.isArray(value) &&
    value.every((each) => isObject(each) && names.every((name) => typeof each[name] === 'string'))
  );
}

/** As the server numbers those without an id. */
function placeId(prefix: string, at: number): string {
  return `${prefix}_${String(at + 1).padStart(3, '0')}`;
}
