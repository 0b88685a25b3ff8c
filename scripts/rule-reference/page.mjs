/** docs/reference/rules.md from the rule sets as the API gives them. */
export function rulesPage(ruleSets) {
  return [
    '# Rules',
    '',
    'Every rule set with its parameters and rules, from the data that the code decides with. `npm run reference` writes this',
    'page, and a stale copy fails the tests. `npx palimpsest rules` shows the same in a terminal, the studio with every word',
    'list. The tables of the complaint pipeline, with every combination, are in [complaint-tables.md](complaint-tables.md).',
    'A rule set that has been released does not change: other behaviour is another version beside it.',
    '',
    '| rule set | pipeline | rules |',
    '|---|---|---|',
    ...ruleSets.map(
      ({ ref, pipeline, rules }) => `| [${ref}](#${anchor(ref)}) | ${pipeline} | ${rules.length} |`,
    ),
    '',
    ...ruleSets.flatMap(ruleSetPart),
  ].join('\n');
}

function ruleSetPart({ ref, parameters, rules }) {
  const settings = Object.entries(parameters);
  const evident = rules.some(({ evidence }) => evidence !== null);
  const parted = rules.some(({ part }) => part !== null);
  const columns = [
    'rule',
    ...(parted ? ['part'] : []),
    'what it says',
    'why',
    ...(evident ? ['rests on'] : []),
  ];
  return [
    `## ${ref}`,
    '',
    ...(settings.length === 0
      ? []
      : ['| parameter | value |', '|---|---|', ...settings.map(parameterRow), '']),
    `| ${columns.join(' | ')} |`,
    `|${'---|'.repeat(columns.length)}`,
    ...rules.map(({ id, part, summary, why, evidence }) =>
      row([`\`${id}\``, ...(parted ? [part ?? ''] : []), summary, why, ...(evident ? [evidence ?? ''] : [])]),
    ),
    '',
  ];
}

const LONGEST_VALUE = 200;

function parameterRow([name, value]) {
  const json = JSON.stringify(value);
  const shown = json.length <= LONGEST_VALUE ? `\`${json}\`` : `a table: \`npx palimpsest rules REF --json\``;
  return row([`\`${name}\``, shown]);
}

const row = (cells) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
const anchor = (ref) =>
  ref
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
