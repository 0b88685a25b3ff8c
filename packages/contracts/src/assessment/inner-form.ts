import type { Json, JsonObject } from '../json.ts';
import type { FieldProblem } from './problem-document.ts';
import { type PartName, pascal, spellingOf } from './spelling.ts';

/** Inner path to the name the caller wrote there, where it is not the inner one. */
export type WrittenNames = ReadonlyMap<string, string>;

export interface InnerForm {
  readonly form: JsonObject;
  readonly names: WrittenNames;
  readonly problems: readonly FieldProblem[];
}

/** Parts below a field: the part it is, or the part of each of its entries. */
const INSIDE: Readonly<Record<string, { readonly part: PartName; readonly list: boolean }>> = {
  'request.problems': { part: 'problem', list: true },
  'request.teacherNotes': { part: 'note', list: true },
  'request.selectedFeedback': { part: 'feedback', list: true },
  'request.clusterReport': { part: 'clusterReport', list: false },
  'request.simulationSummary': { part: 'simulationSummary', list: false },
  'request.generationContext': { part: 'generationContext', list: false },
  'feedback.action': { part: 'action', list: false },
  'clusterReport.clusters': { part: 'cluster', list: true },
  'clusterReport.bloomJumps': { part: 'bloomJump', list: true },
  'simulationSummary.perProblem': { part: 'perProblem', list: true },
};

/** One spelling, empty parts where the request has none, and ids for notes and items by their place. */
export function innerForm(request: JsonObject): InnerForm {
  const names = new Map<string, string>();
  const problems: FieldProblem[] = [];
  const form = respelt('request', request, '', '', { names, problems }) as Record<string, Json>;
  form.teacherNotes ??= [];
  for (const part of ['clusterReport', 'simulationSummary', 'generationContext']) form[part] ??= {};
  form.teacherNotes = numbered(form.teacherNotes, 'noteId', 'tn');
  if (form.selectedFeedback !== undefined)
    form.selectedFeedback = withProblems(numbered(form.selectedFeedback, 'feedbackId', 'fb'));
  return { form, names, problems };
}

interface Found {
  readonly names: Map<string, string>;
  readonly problems: FieldProblem[];
}

function respelt(part: PartName, value: Json, inner: string, written: string, found: Found): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields: [string, Json][] = [];
  const taken = new Map<string, string>();
  for (const [key, content] of Object.entries(value as JsonObject)) {
    const spelling = spellingOf(part, key);
    const place = written === '' ? key : `${written}.${key}`;
    if (spelling.kind === 'misspelt') {
      const { name } = spelling;
      found.problems.push({ field: place, problem: `must be written ${name} or ${pascal(name)}` });
      continue;
    }
    const name = spelling.kind === 'known' ? spelling.name : key;
    const before = taken.get(name);
    if (before !== undefined) {
      found.problems.push({ field: place, problem: `is there twice, also as ${before}` });
      continue;
    }
    taken.set(name, key);
    // Null says as much as nothing, except of a problem, whose metadata stay as they are.
    if (content === null && spelling.kind === 'known' && part !== 'problem') continue;
    const path = `${inner}.${name}`;
    if (name !== key) found.names.set(path, key);
    fields.push([name, inside(`${part}.${name}`, content, path, place, found)]);
  }
  return Object.fromEntries(fields);
}

function inside(field: string, value: Json, inner: string, written: string, found: Found): Json {
  const below = Object.hasOwn(INSIDE, field) ? INSIDE[field] : undefined;
  if (below === undefined) return value;
  if (!below.list) return respelt(below.part, value, inner, written, found);
  if (!Array.isArray(value)) return value;
  return value.map((entry: Json, i) =>
    respelt(below.part, entry, `${inner}[${i}]`, `${written}[${i}]`, found),
  );
}

/** `tn_001`, `tn_002`, ...: from the place in the request, so the same on every machine. */
function numbered(list: Json, field: string, prefix: string): Json {
  // What is no list is told by the schema.
  if (!Array.isArray(list)) return list;
  return list.map((entry: Json, i) =>
    isObject(entry) && entry[field] === undefined
      ? { ...entry, [field]: `${prefix}_${String(i + 1).padStart(3, '0')}` }
      : entry,
  );
}

/** A reordering concerns the whole document, so it need not name problems. */
function withProblems(items: Json): Json {
  if (!Array.isArray(items)) return items;
  return items.map((item: Json) => {
    if (!isObject(item) || item.affectedProblems !== undefined) return item;
    const action = item.action ?? null;
    return isObject(action) && action.type === 'reorder' ? { ...item, affectedProblems: [] } : item;
  });
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
