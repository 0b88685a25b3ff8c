/** docs/spec-coverage.md from what coverageOf found. */
export function coveragePage(documents) {
  return [...HEAD, ...summary(documents), ...documents.flatMap(documentPart), ''].join('\n');
}

const HEAD = [
  '# Specification and tests',
  '',
  'Each numbered section of the five specification documents, the requirements in it and the tests that prove them. This',
  'page is written by `node scripts/spec-coverage.mjs` from [the pages of requirements](requirements) and the test sources;',
  'a section without a requirement, a requirement without a test, a test that is not there, and a stale copy of this page',
  'fail `npm test`. Requirements are told in our own short words; the specification binds. What breaks when each rule is',
  'broken is in the pages of requirements, with `npm run mutate`. How unclear places are read is in',
  '[spec-readings.md](spec-readings.md).',
  '',
];

function summary(documents) {
  const rows = documents.map(({ title, page, sections }) => {
    const requirements = sections.flatMap((section) => section.requirements);
    const tests = new Set(
      requirements.flatMap((row) => row.tests.map(({ file, title: name }) => `${file} ${name}`)),
    );
    return `| [${title}](#${anchor(title)}) | ${sections.length} | ${requirements.length} | ${tests.size} | [${page}.md](requirements/${page}.md) |`;
  });
  return [
    '| document | sections | requirements | tests | with mutations |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ];
}

function documentPart({ title, sections }) {
  return [
    `## ${title}`,
    '',
    '| section | id | requirement | proved by |',
    '|---|---|---|---|',
    ...sections.flatMap(sectionRows),
    '',
  ];
}

function sectionRows({ number, title, none, requirements }) {
  if (none !== undefined) return [`| ${number} ${title} | | ${none} | |`];
  return requirements.map(({ id, says, tests }, i) => {
    const section = i === 0 ? `${number} ${title}` : '';
    return `| ${section} | ${id} | ${says} | ${tests.map(proof).join('<br>')} |`;
  });
}

function proof({ file, title }) {
  return `[${file.slice(file.lastIndexOf('/') + 1)}](../${file}) \`${title.replaceAll('|', '\\|')}\``;
}

const anchor = (title) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
