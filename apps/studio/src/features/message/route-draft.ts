import type { RouteRow } from './reads.ts';
import { text } from './text.ts';

const words = text.routes;
const ID = /^[a-z0-9][a-z0-9-]{0,62}$/;
const LANGUAGE = /^([a-z]{2,3}|\*)$/;

/** A row to begin with: the built-in writer. */
export function freshRow(taken: readonly string[]): RouteRow {
  let number = taken.length + 1;
  while (taken.includes(`row-${number}`)) number += 1;
  return {
    id: `row-${number}`,
    task: 'complaint_rewrite',
    match: {},
    provider: 'builtin',
    adapter_kind: 'builtin',
    base_url: null,
    model: 'complaint-builtin/v1',
    execution_mode: 'async',
    prompt_version: 'v1',
    cache: true,
    max_retries: 1,
  };
}

/** A match with one of its fields said or, by empty words, left open. */
export function matchWith(match: RouteRow['match'], field: string, value: string): RouteRow['match'] {
  const others = Object.fromEntries(Object.entries(match).filter(([name]) => name !== field));
  return (value === '' ? others : { ...others, [field]: value }) as RouteRow['match'];
}

/** What keeps a row from being taken over, by field. The server looks at all of it again. */
export function rowProblems(row: RouteRow, taken: readonly string[]): Readonly<Record<string, string>> {
  const { id, match, provider, adapter_kind, model, prompt_version } = row;
  const problems: Record<string, string> = {};
  if (!ID.test(id)) problems.id = words.idWrong;
  else if (taken.includes(id)) problems.id = words.idTaken;
  for (const field of ['source_language', 'target_language'] as const) {
    const value = match[field];
    if (value !== undefined && !LANGUAGE.test(value)) problems[field] = words.languageWrong;
  }
  for (const [field, value] of Object.entries({ provider, adapter_kind, model, prompt_version }))
    if (value.trim() === '') problems[field] = words.needed;
  return problems;
}
