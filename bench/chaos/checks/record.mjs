import { TENANT } from '../setup.mjs';

const MODEL = 'openai-compatible';

/** Reads every run of the tenant back and counts what is on record. */
export async function readRecord(engine) {
  const { rows } = await engine.context.database
    .owner()
    .query('select run_id, pipeline from palimpsest.runs where tenant_id = $1 order by started_sequence', [
      TENANT,
    ]);
  const record = {
    runs: [],
    ended: new Map(),
    types: {},
    prompts: new Map(),
    answersOf: new Map(),
    interruptions: [],
  };
  for (const { run_id: runId, pipeline } of rows) {
    const { events, view } = await engine.loadRun(TENANT, runId);
    record.runs.push({ runId, pipeline, finished: view.finished, events });
    const how =
      view.finished === null
        ? 'open'
        : [view.finished.outcome, view.finished.reason].filter(Boolean).join(': ');
    add(record.ended, `${pipeline} ${how}`);
    readAttempts(record, events);
  }
  return record;
}

function readAttempts({ types, prompts, answersOf, interruptions }, events) {
  const begun = new Map();
  for (const { type, payload, texts, recordedAt } of events) {
    types[type] = (types[type] ?? 0) + 1;
    if (type === 'attempt-started') {
      begun.set(payload.attemptId, { ...payload, prompt: texts.prompt });
      if (payload.renderer === MODEL)
        countOf(prompts, texts.prompt).started.push({ at: Date.parse(recordedAt), holder: payload.holder });
    }
    const attempt = begun.get(payload.attemptId);
    if (attempt?.renderer === MODEL && wasAnswered(type, payload))
      countOf(prompts, attempt.prompt).answered += 1;
    if (type === 'attempt-succeeded') add(answersOf, attempt.requestKey);
    if (type === 'attempt-interrupted')
      interruptions.push({ holder: attempt.holder, at: Date.parse(recordedAt), reason: payload.reason });
  }
}

/** Also where the model said no: then it was asked. */
function wasAnswered(type, { outcome, code }) {
  if (type === 'attempt-succeeded') return true;
  if (type === 'attempt-late') return outcome === 'succeeded';
  return type === 'attempt-failed' && code === 'provider_error';
}

function countOf(prompts, prompt) {
  if (!prompts.has(prompt)) prompts.set(prompt, { started: [], answered: 0, called: [] });
  return prompts.get(prompt);
}

function add(counts, name) {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
