// Figures as people read them: in a terminal and in Markdown, from the same cells.
const HEAD = ['', 'measured', 'goal', 'compared with', 'ratio', 'p50', 'p99', 'memory'];

export const number = (n) =>
  Math.abs(n) >= 100 ? Math.round(n).toLocaleString('en-GB') : n.toFixed(n < 10 ? 2 : 1);
const time = (ms) =>
  ms === undefined ? '' : `${ms < 10 ? ms.toFixed(2) : Math.round(ms).toLocaleString('en-GB')} ms`;

/** Whether a measured figure reaches its goal; undefined where there is none. */
export function reached({ value, goal }) {
  if (goal === undefined) return undefined;
  return goal.below === undefined ? value >= goal.atLeast : value < goal.below;
}

function cells(row) {
  const { what, value, unit, goal, peer, p50, p99, memory } = row;
  const sign = goal?.below === undefined ? '≥' : '<';
  const missed = reached(row) === false ? ', missed' : '';
  return [
    what,
    `${number(value)} ${unit}`.trim(),
    goal === undefined ? '' : `${sign} ${number(goal.below ?? goal.atLeast)}${missed}`,
    peer === undefined ? '' : `${peer.name} ${number(peer.value)} ${unit}`.trim(),
    peer === undefined ? '' : `${(value / peer.value).toFixed(2)}×`,
    time(p50),
    time(p99),
    memory === undefined ? '' : `${number(memory)} MB`,
  ];
}

/** Columns in which nothing stands are left out. */
function table(rows) {
  const lines = rows.map(cells);
  const used = HEAD.map((_, column) => column < 2 || lines.some((line) => line[column] !== ''));
  return [HEAD, ...lines].map((line) => line.filter((_, column) => used[column]));
}

export function terminalTable(rows) {
  const lines = table(rows);
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  const aligned = lines.map(
    (line) =>
      `  ${line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  ')}`,
  );
  aligned.splice(1, 0, `  ${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  return aligned.join('\n');
}

export function markdownTable(rows) {
  const [head, ...lines] = table(rows);
  const markdown = (line) => `| ${line.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    markdown(head),
    `|${head.map((_, at) => (at === 0 ? '---' : '---:')).join('|')}|`,
    ...lines.map(markdown),
  ].join('\n');
}
