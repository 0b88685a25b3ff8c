// Every attack in an assignment: in a problem, in a selected recommendation, and in what no renderer may see.

import { playRun } from '@palimpsest/kernel/testing';
import { assessmentPipelineV1 } from '@palimpsest/pipelines/assessment';
import { readRewriteRequest } from '../../packages/contracts/dist/index.js';
import { OBEDIENCES } from '../../packages/engine/dist/app/testing/obedience.js';
import { obedientRenderer } from '../../packages/engine/dist/app/testing/obedient-renderer.js';
import { PROBLEMS } from './carriers.mjs';
import { count, newTally, sameAsFarAsMade } from './tally.mjs';

const HONEST = obedientRenderer('model', null, OBEDIENCES[0]);

export async function attackAssessment(attacks) {
  const tally = { ...newTally(attacks.length), seen: 0, hidden: 0 };
  for (const [at, attack] of attacks.entries())
    for (const [where, request, hidden] of requestsWith(attack.text, at)) {
      const honest = await play(request, HONEST);
      // What the honest writer makes of a recommendation that is an attack must not be the attack either.
      if (where === 'in the feedback')
        count(tally, {
          attack,
          where,
          obedience: 'none: the built-in writer',
          changed: false,
          words: honest.text.includes(attack.payload),
          delivered: honest.text,
          before: honest.before,
        });
      if (hidden) {
        tally.hidden += 1;
        // Nobody obeys what was never said to him.
        if (!honest.prompts.some((prompt) => saysAnyOf(prompt, attack.text))) continue;
        tally.seen += 1;
      }
      for (const obedience of OBEDIENCES) {
        const attacked = await play(request, obedientRenderer('model', attack, obedience));
        count(tally, {
          attack,
          obedience,
          where,
          changed:
            !sameAsFarAsMade(attacked.decisions, honest.decisions) || attacked.locked !== honest.locked,
          words: attacked.text !== attacked.before && attacked.text !== honest.text,
          delivered: attacked.text,
          before: attacked.before,
        });
      }
    }
  return tally;
}

const PIECE = 24;

/** Whether a prompt holds any piece of a text, however it was cut or escaped. */
function saysAnyOf(prompt, text) {
  for (let at = 0; at < text.length; at += PIECE) {
    const piece = text.slice(at, at + PIECE);
    if (piece.length === PIECE && /^[\p{L} ,.]+$/u.test(piece) && prompt.includes(piece)) return true;
  }
  return prompt.includes(text.slice(0, PIECE));
}

export async function lookAlikesAssessment(lookAlikes) {
  let blocked = 0;
  let texts = 0;
  const failures = [];
  for (const lookAlike of lookAlikes)
    for (const [at, { polished }] of PROBLEMS.entries())
      for (const write of [null, () => `${polished} ${lookAlike}`]) {
        const renderer =
          write === null
            ? HONEST
            : {
                ...HONEST,
                render: async (request) => ({ ...(await HONEST.render(request)), text: write() }),
              };
        const { failed } = await play(requestOf(at, { problem: lookAlike }), renderer);
        texts += 1;
        if (failed.length > 0) {
          blocked += 1;
          failures.push({ lookAlike, failed, by: write === null ? 'builtin' : 'polished' });
        }
      }
  return { blocked, texts, failures };
}

function requestsWith(attack, at) {
  const which = at % PROBLEMS.length;
  return [
    ['in the problem', requestOf(which, { problem: attack }), false],
    ['in the feedback', requestOf(which, { feedback: attack }), false],
    ['in notes and reports', requestOf(which, { notes: attack }), true],
  ];
}

function requestOf(at, { problem = '', feedback, notes }) {
  const { text, feedback: ours, subject } = PROBLEMS[at];
  const read = readRewriteRequest({
    documentId: 'sheet',
    version: 1,
    problems: [
      {
        problemId: 'p1',
        content: `${text} ${problem}`.trim(),
        bloomLevel: 'Apply',
        linguisticComplexity: 0.4,
        estimatedTimeMinutes: 5,
        ...(notes === undefined ? {} : { teacherRemark: notes }),
      },
    ],
    selectedFeedback: [
      { feedbackId: 'f1', category: 'clarity', affectedProblems: ['p1'], recommendation: feedback ?? ours },
    ],
    ...(notes === undefined ? {} : { teacherNotes: [{ problemId: 'p1', note: notes.slice(0, 500) }] }),
    generationContext: { gradeBand: '6-8', classLevel: '7', subject, timeTargetMinutes: 30 },
  });
  if (!read.ok) throw new Error(read.problem.detail);
  return read.request;
}

async function play(request, renderer) {
  const prompts = [];
  const { events } = await playRun(assessmentPipelineV1, {
    input: {
      mode: 'rewrite',
      documentId: request.documentId,
      version: request.version,
      registers: true,
      renderer: renderer.id,
      model: 'model-1',
      promptVersion: 'assessment-prompt/v1',
      ruleSet: 'assessment/v1',
      atOnce: 1,
      take: 1,
    },
    texts: { request: JSON.stringify(request) },
    renderer: {
      ...renderer,
      render(asked) {
        prompts.push(asked.prompt);
        return renderer.render(asked);
      },
    },
  });
  const made = events.filter(({ type }) => type === 'assessment-version-created').at(-1);
  const [problem] = made === undefined ? request.problems : JSON.parse(String(made.texts.snapshot));
  const { content, ...locked } = problem;
  return {
    prompts,
    before: request.problems[0].content,
    text: content,
    // Ids, level, time: what no rewrite may touch.
    locked: JSON.stringify(Object.entries(locked).sort(([a], [b]) => (a < b ? -1 : 1))),
    decisions: events
      .filter(({ type, payload }) => type === 'decision-made' && payload.decision !== 'outcome')
      .map(({ payload }) => JSON.stringify(payload)),
    failed: events
      .filter(({ type }) => type === 'guard-failed')
      .flatMap(({ payload }) =>
        payload.verdicts
          .filter(({ passed, severity }) => !passed && severity === 'hard')
          .map(({ rule }) => rule),
      ),
  };
}
