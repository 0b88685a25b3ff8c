// The built-in classifier on the labelled messages, open and held-out apart. Prints counts, never a message.
import { classifyMessage } from '@palimpsest/pipelines/complaint';
import { readCases, readFirstSet, readingsOf } from './cases.mjs';
import { loadDetector } from './detector.mjs';

/** All the detector is asked about where nothing narrows it down. */
const DETECTED = 'en es fr de it pt nl sv da nb fi pl cs ru uk tr el ro hu ar he hi ja ko zh id vi th'.split(
  ' ',
);
const GOALS = {
  'topics, exact set': { atLeast: 90 },
  strength: { atLeast: 90 },
  intent: { atLeast: 85 },
};
const DANGER = ['threat', 'self_harm'];
const DANGER_GOALS = {
  'threats known': { atLeast: 80 },
  'self-harm known': { atLeast: 80 },
  'look-alikes flagged': { below: 10 },
  'ordinary messages flagged': { below: 0.3 },
};

export async function run({ note }) {
  const detect = await loadDetector();
  const rows = [];
  for (const part of ['first set', 'open', 'training', 'held-out', 'fresh']) {
    const cases = part === 'first set' ? await readFirstSet() : await readCases(part);
    if (cases.length === 0) {
      note(`no labelled messages (${part}), so the classifier is not measured on them`);
      continue;
    }
    const read = cases.map((label) => ({
      wanted: label.topics.length > 0 ? label : { ...label, topics: ['other'], elsewhere: true },
      got: classifyMessage(label.text, detect, DETECTED),
    }));
    for (const [name, table] of Object.entries(confusions(read))) print(note, `${part}, ${name}`, table);
    for (const [what, value] of Object.entries(shares(read)))
      rows.push({ what: `${part}: ${what}`, value, unit: '%', ...(GOALS[what] && { goal: GOALS[what] }) });
    // One reader alone, by whom the labels were made before others read them again.
    const first = read.map(({ wanted, got }, at) => readAs({ wanted, got }, readingsOf(cases[at])[0]));
    for (const what of ['topics, exact set', 'topics, at least one'])
      rows.push({
        what: `${part}: ${what}, by the first reader alone`,
        value: shares(first)[what],
        unit: '%',
      });
    const elsewhere = read.filter(({ wanted }) => wanted.elsewhere);
    if (elsewhere.length > 0)
      rows.push({
        what: `${part}: nothing at home, read as other`,
        value: shares(elsewhere)['topics, exact set'],
        unit: '%',
      });
    for (const [language, group] of byLanguage(read))
      note(`${part} ${language} (${group.length}): ${words(shares(group))}`);
  }
  return [...rows, ...(await dangerRows(detect))];
}

/** What of danger is flagged in messages by somebody who saw neither the lists nor what the network learnt from. */
async function dangerRows(detect) {
  const counts = new Map();
  for (const { text, danger: kind, sort } of await readCases('blind')) {
    const name = kind === 'none' ? `${sort} flagged` : `${kind === 'threat' ? 'threats' : 'self-harm'} known`;
    const count = counts.get(name) ?? { all: 0, flagged: 0 };
    counts.set(name, count);
    count.all += 1;
    if (danger(classifyMessage(text, detect, DETECTED)) !== '') count.flagged += 1;
  }
  return [...counts].map(([name, { all, flagged }]) => ({
    what: `danger, ${all} messages never seen: ${name}`,
    value: (100 * flagged) / all,
    unit: '%',
    goal: DANGER_GOALS[name],
  }));
}

/** The same message with the topics another reader gave it. */
function readAs({ wanted, got }, topics) {
  return { wanted: { ...wanted, topics: topics.length > 0 ? topics : ['other'] }, got };
}

function shares(read) {
  const share = (right) => (100 * read.filter(right).length) / read.length;
  return {
    'topics, exact set': share(({ wanted, got }) => key(wanted.topics) === key(got.topics)),
    'topics, at least one': share(({ wanted, got }) =>
      wanted.topics.some((topic) => got.topics.includes(topic)),
    ),
    'topics, F1': f1(read),
    strength: share(({ wanted, got }) => wanted.rewrite_strength === got.rewrite_strength),
    intent: share(({ wanted, got }) => wanted.intent === got.intent),
    language: share(({ wanted, got }) => wanted.language === got.detected_language),
    'danger flags': share(({ wanted, got }) => danger(wanted) === danger(got)),
  };
}

function f1(read) {
  let right = 0;
  let said = 0;
  let labelled = 0;
  for (const { wanted, got } of read) {
    right += got.topics.filter((topic) => wanted.topics.includes(topic)).length;
    said += got.topics.length;
    labelled += wanted.topics.length;
  }
  return (200 * right) / (said + labelled);
}

function confusions(read) {
  return {
    'main topic': confusion(read, (label) => label.topics[0]),
    intent: confusion(read, (label) => label.intent),
    strength: confusion(read, (label) => label.rewrite_strength),
  };
}

function confusion(read, value) {
  const table = new Map();
  for (const { wanted, got } of read) {
    const row = table.get(value(wanted)) ?? new Map();
    row.set(value(got), (row.get(value(got)) ?? 0) + 1);
    table.set(value(wanted), row);
  }
  return table;
}

function print(note, title, table) {
  note(`${title}: labelled (rows) and classified (columns)`);
  const columns = [
    ...new Set([...table.keys(), ...[...table.values()].flatMap((row) => [...row.keys()])]),
  ].sort();
  note(`${''.padEnd(15)}${columns.map((column) => column.padStart(15)).join('')}`);
  for (const name of [...table.keys()].sort())
    note(
      `${name.padEnd(15)}${columns.map((column) => String(table.get(name).get(column) ?? 0).padStart(15)).join('')}`,
    );
}

function byLanguage(read) {
  const groups = new Map();
  for (const one of read) groups.set(one.wanted.language, [...(groups.get(one.wanted.language) ?? []), one]);
  return groups;
}

function key(topics) {
  return [...topics].sort().join('+');
}

function danger({ safety_flags: flags }) {
  return DANGER.filter((flag) => flags.includes(flag)).join('+');
}

function words(measured) {
  return Object.entries(measured)
    .map(([what, value]) => `${what} ${value.toFixed(1)}`)
    .join(', ');
}
