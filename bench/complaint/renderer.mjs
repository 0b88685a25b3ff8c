// The built-in renderer on the labelled messages, in their own language and in the three others, and on sentences of
// the tone data used as messages: what is kept, what differs, what the checks say, and whether it is always the same.
import { readFile } from 'node:fs/promises';
import { findAsks } from '../../packages/pipelines/dist/complaint/builtin/concepts/find-asks.js';
import { findConcepts } from '../../packages/pipelines/dist/complaint/builtin/concepts/find-concepts.js';
import { CONCEPTS } from '../../packages/pipelines/dist/complaint/builtin/concepts/ids.js';
import { IMPLIED } from '../../packages/pipelines/dist/complaint/builtin/concepts/implied.js';
import { nameConcepts } from '../../packages/pipelines/dist/complaint/builtin/concepts/name-concepts.js';
import { renderMessage } from '../../packages/pipelines/dist/complaint/builtin/render-message.js';
import { checkText } from '../../packages/pipelines/dist/complaint/validate/check-text.js';
import { dataFolder } from '../data-folder.mjs';
import { isAdded, isRewritten, LANGUAGES, readCases, readFirstSet } from './cases.mjs';
import { loadDetector } from './detector.mjs';
import { requestFor } from './request.mjs';
import { readSaid, stands } from './said.mjs';

const SENTENCES = 1000;
/** Of the messages added to the first set, which take long in four languages, every so many are measured. */
const ADDED = 8;
const RUNS = 100;

export async function run({ note }) {
  const detect = await loadDetector();
  const parts = {
    open: (await readCases('open')).filter(({ id }, at) => !isAdded(id) || at % ADDED === 0),
    training: (await readCases('training')).filter((_, at) => at % (2 * ADDED) === 0),
    'held-out': await readCases('held-out'),
    fresh: await readCases('fresh'),
  };
  const rows = [];
  for (const [part, cases] of Object.entries(parts)) {
    note(`renderer: ${cases.length} ${part} messages into four languages`);
    rows.push(...keptRows(part, cases.filter(isRewritten), detect, await readSaid(part)));
  }
  const first = (await readFirstSet()).filter(isRewritten);
  const firstSaid = new Map([...(await readSaid('open')), ...(await readSaid('held-out'))]);
  rows.push(...keptRows('first set', first, detect, firstSaid, [SAME, ALL]));
  const messages = Object.values(parts)
    .flat()
    .filter(isRewritten)
    .map(({ text }) => text);
  rows.push(...safeRows('labelled messages', messages, detect));
  rows.push({
    what: `same over ${RUNS} runs`,
    value: sameShare(messages, detect) * 100,
    unit: '%',
    goal: { atLeast: 100 },
  });
  const sentences = await toneSentences();
  if (sentences === null) note('no tone data (tone/paradetox-dev.tsv), so it is not measured');
  else {
    note(`renderer: ${sentences.length} sentences of the tone data into four languages`);
    rows.push(...safeRows('tone sentences', sentences, detect));
  }
  return rows;
}

const SAME = ['same language', (language) => [language]];
const OTHERS = ['other languages', (language) => LANGUAGES.filter((each) => each !== language)];
const ALL = ['all four languages', () => LANGUAGES];

const known = new Map();

/** What is rendered of a message, or null where the renderer says it cannot. */
function render(text, target, detect) {
  const key = `${target} ${text}`;
  if (!known.has(key)) {
    const request = requestFor(text, target, detect, { languages: LANGUAGES });
    const answer = renderMessage(request);
    known.set(key, answer.kind === 'written' ? { text: answer.text, request } : null);
  }
  return known.get(key);
}

/**
 * A concept or ask is kept where the finder finds it in the rewrite, and in the message's own language also where the
 * words that say it still stand there (`said`). What the finder alone finds has a row of its own.
 */
export function keptRows(part, cases, detect, said = new Map(), lanes = [SAME, OTHERS]) {
  const rows = [];
  for (const [lane, targets] of lanes) {
    const count = {
      concepts: 0,
      kept: 0,
      found: 0,
      named: 0,
      meant: 0,
      asks: 0,
      askKept: 0,
      askFound: 0,
      cases: 0,
      written: 0,
      astray: 0,
    };
    const byOutput = new Map();
    for (const each of cases)
      for (const target of targets(each.language)) {
        count.cases += 1;
        const written = render(each.text, target, detect);
        if (written === null) continue;
        count.written += 1;
        const found = new Set(findConcepts(written.text, target).map(({ id }) => id));
        const named = nameConcepts(written.text, target);
        if (isAstray(named, each)) count.astray += 1;
        const meant = new Set(each.concepts.flatMap((id) => [id, ...(IMPLIED[id] ?? [])]));
        count.named += named.length;
        count.meant += named.filter(({ id }) => meant.has(id)).length;
        count.concepts += each.concepts.length;
        const words = target === each.language ? said.get(each.id) : undefined;
        count.found += each.concepts.filter((id) => found.has(id)).length;
        count.kept += each.concepts.filter(
          (id) => found.has(id) || stands(words?.said[id] ?? [], written.text),
        ).length;
        if (each.ask !== 'other') {
          count.asks += 1;
          const isFound = findAsks(written.text, target).some(({ id }) => id === each.ask);
          if (isFound) count.askFound += 1;
          if (isFound || stands(words?.ask ?? [], written.text)) count.askKept += 1;
        }
        const key = `${target} ${written.text}`;
        byOutput.set(key, [...(byOutput.get(key) ?? []), [...each.concepts].sort().join()]);
      }
    const shared = [...byOutput.values()].filter((concepts) => new Set(concepts).size > 1).flat().length;
    const share = (part, whole) => (whole === 0 ? 0 : (part / whole) * 100);
    const name = `${part}, ${lane}`;
    rows.push(
      { what: `${name}: written`, value: share(count.written, count.cases), unit: '%' },
      {
        what: `${name}: concepts kept`,
        value: share(count.kept, count.concepts),
        unit: '%',
        goal: { atLeast: 90 },
      },
      {
        what: `${name}: concepts named that are those of the message`,
        value: share(count.meant, count.named),
        unit: '%',
      },
      {
        what: `${name}: asks kept`,
        value: share(count.askKept, count.asks),
        unit: '%',
        goal: { atLeast: 90 },
      },
      ...(lane === 'same language' && said.size > 0
        ? [
            {
              what: `${name}: concepts the finder finds`,
              value: share(count.found, count.concepts),
              unit: '%',
            },
            { what: `${name}: asks the finder finds`, value: share(count.askFound, count.asks), unit: '%' },
          ]
        : []),
      {
        what: `${name}: of those written, names another matter`,
        value: share(count.astray, count.written),
        unit: '%',
      },
      { what: `${name}: outputs shared by other concepts`, value: shared, unit: '', goal: { below: 1 } },
    );
  }
  return rows;
}

/** Everything the rewrite names is neither what the message is about nor of its topics. */
function isAstray(named, { concepts, topics }) {
  return (
    named.length > 0 &&
    named.every(({ id }) => !concepts.includes(id) && !topics.includes(CONCEPTS[id].topic))
  );
}

function safeRows(name, messages, detect) {
  let hard = 0;
  let long = 0;
  let written = 0;
  const rules = {};
  for (const original of messages)
    for (const target of LANGUAGES) {
      const answer = render(original, target, detect);
      if (answer === null) continue;
      written += 1;
      if (answer.text.length > 600) long += 1;
      const verdicts = checkText(
        {
          original,
          rewritten: answer.text,
          targetLanguage: target,
          sourceLanguage: answer.request.sender.language,
        },
        detect,
      ).filter(({ severity }) => severity === 'hard');
      if (verdicts.length > 0) hard += 1;
      for (const { rule } of verdicts) rules[rule] = (rules[rule] ?? 0) + 1;
    }
  if (hard > 0) console.error(`  … hard violations in ${name}: ${JSON.stringify(rules)}`);
  return [
    { what: `${name}: written`, value: (written / (messages.length * LANGUAGES.length)) * 100, unit: '%' },
    { what: `${name}: hard violations`, value: hard, unit: '', goal: { below: 1 } },
    { what: `${name}: over 600 characters`, value: long, unit: '', goal: { below: 1 } },
  ];
}

/** All messages twice, every twentieth a hundred times: a renderer that drifts would drift at once. */
function sameShare(messages, detect) {
  let same = 0;
  for (const [at, message] of messages.entries()) {
    const request = requestFor(message, 'en', detect, { languages: LANGUAGES });
    const first = JSON.stringify(renderMessage(request));
    const runs = at % 20 === 0 ? RUNS : 2;
    let all = true;
    for (let i = 1; i < runs && all; i += 1)
      all = JSON.stringify(renderMessage(structuredClone(request))) === first;
    if (all) same += 1;
  }
  return same / messages.length;
}

async function toneSentences() {
  const file = dataFolder('tone', 'paradetox-dev.tsv');
  if (file === null) return null;
  const [, ...lines] = (await readFile(file, 'utf8')).split('\n');
  const toxic = lines.map((line) => line.split('\t')[0].trim()).filter((line) => line !== '');
  return [...new Set(toxic)].slice(0, SENTENCES);
}
