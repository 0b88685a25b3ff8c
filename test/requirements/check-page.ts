import {
  type Mutation,
  type NamedTest,
  type Requirement,
  readMutations,
  readRequirements,
} from './read-page.ts';
import { hasTest } from './test-titles.ts';

/** One page of requirements, its mutations, and how to look at the files that both name. */
export interface Page {
  readonly markdown: string;
  readonly mutations: string;
  readonly read: (path: string) => string | null;
}

/** Everything in a page that is not there any more, in plain words. */
export function checkPage({ markdown, mutations, read }: Page): string[] {
  const rows = readRequirements(markdown);
  const known = readMutations(mutations);
  const ids = new Set(known.map(({ id }) => id));
  return [
    ...unreadable(markdown, rows),
    ...twice(rows.map(({ id }) => id)),
    ...twice(known.map(({ id }) => id)),
    ...rows.flatMap((row) => checkRow(row, ids, read)),
    ...[...new Map(known.map((mutation) => [mutation.id, mutation])).values()].flatMap((mutation) =>
      checkMutation(mutation, rows, read),
    ),
  ];
}

/** A row of a table that begins like a requirement and was not taken for one. */
function unreadable(markdown: string, rows: readonly Requirement[]): string[] {
  const read = new Set(rows.map(({ id }) => id));
  return markdown.split('\n').flatMap((line) => {
    const id = /^\| ([A-Z]+-?[0-9][^ |]*)/.exec(line)?.[1];
    return id === undefined || read.has(id) ? [] : [`${id} is not a row of four columns.`];
  });
}

function twice(ids: readonly string[]): string[] {
  return ids.filter((id, i) => ids.indexOf(id) < i).map((id) => `${id} stands twice.`);
}

function checkRow(
  { id, tests, mutations }: Requirement,
  known: ReadonlySet<string>,
  read: Page['read'],
): string[] {
  return [
    ...(tests.length === 0 ? [`${id} names no test.`] : []),
    ...(mutations.length === 0 ? [`${id} names no mutation.`] : []),
    ...tests.flatMap((test) => checkTest(id, test, read)),
    ...mutations
      .filter((name) => !known.has(name))
      .map((name) => `${id} names the mutation ${name}, which is not there.`),
  ];
}

function checkTest(id: string, { file, title }: NamedTest, read: Page['read']): string[] {
  const source = read(file);
  if (source === null) return [`${id} names the file ${file}, which is not there.`];
  return hasTest(source, title) ? [] : [`${id} names the test '${title}', which is not in ${file}.`];
}

function checkMutation(
  { id, file, find, replace, tests }: Mutation,
  rows: readonly Requirement[],
  read: Page['read'],
): string[] {
  const asked = rows.filter(({ mutations }) => mutations.includes(id));
  if (asked.length === 0) return [`The mutation ${id} is named by no requirement.`];
  const source = read(file);
  if (source === null) return [`The mutation ${id} is for the file ${file}, which is not there.`];
  const times = source.split(find).length - 1;
  const needed = new Set(asked.flatMap((row) => row.tests.map((test) => test.file)));
  return [
    ...(times === 1
      ? []
      : [`The mutation ${id} finds its place ${times} times in ${file}; it must be once.`]),
    ...(find === replace ? [`The mutation ${id} changes nothing.`] : []),
    ...[...needed]
      .filter((test) => !tests.includes(test) && read(test) !== null)
      .map((test) => `The mutation ${id} must list ${test} among its tests.`),
  ];
}
