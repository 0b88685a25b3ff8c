import { readRequirements } from '../mutate/requirements.mjs';
import { isSelected } from './select-rows.mjs';
import { hasTest } from './test-titles.mjs';

/**
 * The documents with the requirements of each section, and everything that is missing, in plain words. `read` gives the
 * text of a file of the repository, or null.
 */
export function coverageOf(documents, read) {
  const pages = new Map();
  const rowsOf = (page) => {
    if (!pages.has(page)) pages.set(page, readRequirements(read(`docs/requirements/${page}.md`) ?? ''));
    return pages.get(page);
  };
  const covered = documents.map((document) => ({
    ...document,
    sections: document.sections.map((section) => ({
      ...section,
      requirements: rowsOf(document.page).filter(({ id }) => isSelected(id, section.rows ?? [])),
    })),
  }));
  return {
    documents: covered,
    problems: [...withoutRows(covered), ...astray(covered, pages), ...unproved(covered, read)],
  };
}

function withoutRows(documents) {
  return documents.flatMap(({ title, sections }) =>
    sections
      .filter(({ none, requirements }) => none === undefined && requirements.length === 0)
      .map(
        ({ number }) => `${title}, ${number}: no requirement of docs/requirements belongs to this section.`,
      ),
  );
}

/** Rows that belong to no section, or to two. */
function astray(documents, pages) {
  return [...pages].flatMap(([page, rows]) => {
    const sections = documents.filter((document) => document.page === page).flatMap((each) => each.sections);
    return rows.flatMap(({ id }) => {
      const times = sections.filter(({ requirements }) => requirements.some((row) => row.id === id)).length;
      return times === 1
        ? []
        : [`${id} of docs/requirements/${page}.md belongs to ${times} sections, not to one.`];
    });
  });
}

function unproved(documents, read) {
  return documents.flatMap(({ title, sections }) =>
    sections.flatMap(({ requirements }) =>
      requirements.flatMap(({ id, tests }) => {
        if (tests.length === 0) return [`${title}, ${id}: no test proves it.`];
        return tests
          .filter(({ file, title: name }) => !hasTest(read(file) ?? '', name))
          .map(({ file, title: name }) => `${title}, ${id}: there is no test '${name}' in ${file}.`);
      }),
    ),
  );
}
