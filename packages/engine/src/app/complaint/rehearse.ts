import { emptyRun, evolveRun, provisionalEvent, type RunEvent, settleRun } from '@palimpsest/kernel';
import { BUILTIN_LANGUAGES, complaintRulesV1, type RewriteInput } from '@palimpsest/pipelines/complaint';
import { builtinRenderer } from '../builtin-renderer.ts';
import type { EngineContext } from '../context.ts';
import { findPipeline, stepTools } from '../load-run.ts';
import { turns } from '../turns.ts';

const PIPELINE = 'complaint/v1';
const AT = '2026-01-05T09:00:00.000Z';
const NOBODY = '00000000-0000-4000-8000-00000000000';
/** One ordinary message for each language; what comes out is thrown away. */
const MESSAGES: Readonly<Record<(typeof BUILTIN_LANGUAGES)[number], string>> = {
  en: 'Could you please wash the dishes before you go to bed?',
  es: '¿Puedes lavar los platos antes de ir a dormir, por favor?',
  fr: 'Est-ce que tu peux laver la vaisselle avant d’aller dormir ?',
  de: 'Kannst du bitte das Geschirr abwaschen, bevor du schlafen gehst?',
};

/** A server that is stopped again at once need not do it. */
const SOON_MS = 1_000;

/** The first round makes the word lists, in pieces of up to half a second; more would be felt by early callers. */
const ROUNDS = 2;

/** Rehearses once the server has come up, a piece at a time, so that callers are heard in between. */
export function rehearseSoon(context: Pick<EngineContext, 'pipelines' | 'prepare' | 'log'>): {
  stop(): void;
} {
  let over = false;
  const begin = () =>
    rehearseComplaints(context, () => over).catch(() =>
      context.log('warn', 'word lists were not made ready beforehand; the first messages take longer'),
    );
  const timer = setTimeout(begin, SOON_MS);
  timer.unref();
  return {
    stop() {
      over = true;
      clearTimeout(timer);
    },
  };
}

/**
 * Takes a message of each language from its entry to its checks, in memory. The first one in a language makes its word
 * lists ready, which takes up to a second, and a server that has callers should have done that before they come.
 */
export async function rehearseComplaints(
  context: Pick<EngineContext, 'pipelines' | 'prepare'>,
  isOver: () => boolean = () => false,
): Promise<void> {
  if (!context.pipelines.refs.includes(PIPELINE)) return;
  await context.prepare(PIPELINE);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const language of BUILTIN_LANGUAGES)
      if (!isOver()) await rehearse(context, language, round === 0, isOver);
}

async function rehearse(
  context: Pick<EngineContext, 'pipelines'>,
  language: (typeof BUILTIN_LANGUAGES)[number],
  isAnswered: boolean,
  isOver: () => boolean,
): Promise<void> {
  const pipeline = await findPipeline(context, PIPELINE);
  const runId = `rehearsal-${language}`;
  const tools = stepTools(runId);
  await turns.forQueue();
  const first = evolveRun(pipeline, emptyRun(pipeline, runId), begun(language));
  const { plan, view } = settleRun(pipeline, first, tools, AT);
  const step = plan.kind === 'effects' ? plan.renders[0] : undefined;
  if (step === undefined || !isAnswered || isOver()) return;
  await turns.forQueue();
  const outcome = await builtinRenderer.render(step.request);
  if (outcome.kind !== 'completed' || isOver()) return;
  await turns.forQueue();
  const answered: RunEvent = {
    type: 'attempt-replayed',
    schemaVersion: 1,
    actor: 'worker:rehearsal',
    recordedAt: AT,
    payload: { step: step.key, attemptId: runId, stop: outcome.stop },
    texts: { response: outcome.text },
  };
  settleRun(pipeline, evolveRun(pipeline, view, answered), tools, AT);
}

function begun(language: (typeof BUILTIN_LANGUAGES)[number]): RunEvent {
  const member = { role: 'member' as const, locale: language, erased: false };
  const input: RewriteInput = {
    mode: 'rewrite',
    entry_point: 'complaint_rewrite_create_v1',
    home_id: `${NOBODY}0`,
    sender_user_id: `${NOBODY}1`,
    recipient_user_id: `${NOBODY}2`,
    surface: 'direct_message',
    emotion_context: null,
    facts: {
      home_known: true,
      same_person: false,
      surface: 'direct_message',
      sender: member,
      recipient: member,
      cadence_readable: true,
    },
    languages: [...BUILTIN_LANGUAGES].sort(),
    reveal_delay_minutes: complaintRulesV1.parameters.defaultRevealMinutes,
  };
  const payload = { pipeline: 'complaint', pipelineVersion: 'v1', subject: 'rehearsal', input, budget: {} };
  const draft = {
    type: 'run-started',
    payload: payload as unknown as RunEvent['payload'],
    texts: { message: MESSAGES[language], preferences: '{}' },
  };
  return provisionalEvent({ actor: 'rehearsal', draft }, AT);
}
