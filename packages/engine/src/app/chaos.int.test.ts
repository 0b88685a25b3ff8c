import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';

const FOLDER = new URL('../../../../bench/chaos/', import.meta.url);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Ends a hang; on a busy machine a storm takes its time. */
const HANGING_MS = 400_000;
const SCRIPT = fileURLToPath(new URL('chaos.mjs', FOLDER));

/** Each kind of fault at least once. */
const SMALL = {
  requests: 18,
  workers: 3,
  kills: 3,
  'server-kills': 1,
  pauses: 1,
  'server-pauses': 0,
  'database-stops': 1,
  cuts: 1,
  silences: 1,
  'full-disks': 1,
  latency: 0,
};

it(
  'brings the runs of all four pipelines to their end, whatever dies, with every request and every call on record',
  async () => {
    const options = Object.entries(SMALL).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const child = spawn(process.execPath, [SCRIPT, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => (said += chunk));
    const code = await new Promise((resolve) => child.once('close', resolve));
    console.log(said);
    expect(code, said).toBe(0);
  },
  HANGING_MS,
);

describe('the checks of the storm bite', () => {
  const failing = (checks: readonly { what: string; ok: boolean }[]) =>
    checks.filter(({ ok }) => !ok).map(({ what }) => what);
  const call = (started: number[], answered: number) => ({
    prompts: new Map([
      ['p', { started: started.map((at) => ({ at, holder: 'w' })), answered, called: [] as number[] }],
    ]),
    answersOf: new Map([['k', answered]]),
  });

  it.each([
    ['a call that nobody announced', call([], 0), ['no model call that nobody recorded']],
    ['a call before its announcement', call([20], 1), ['every attempt was on record before its call']],
    [
      'an answer that was never given',
      call([5], 2),
      ['every recorded answer was really given', 'no request was answered twice'],
    ],
    ['no fault at all', call([5], 1), []],
  ])('on %s', async (_name, record, expected) => {
    const { checkCalls } = await import(new URL('checks/calls.mjs', FOLDER).href);
    const calls = [{ prompt: 'p', at: 10 }];
    expect(failing(checkCalls({ record, calls, wrongClocks: new Set() }))).toEqual(expected);
  });

  const SENT = Date.UTC(2026, 10, 16, 9);
  const instant = (ms: number) => new Date(ms).toISOString();
  const event = (type: string, payload: object) => ({ type, payload });
  const message = (id: string, completedAt: number | null, more: readonly object[] = []) => ({
    events: [
      event('run-started', { input: { mode: 'rewrite', sender_user_id: 's' } }),
      event('complaint-cadence-claimed', { rewrite_request_id: id }),
      ...(completedAt === null
        ? [event('complaint-failed', { rewrite_request_id: id, reason: 'weekly_limit_reached' })]
        : [
            event('complaint-completed', {
              rewrite_request_id: id,
              rewrite_completed_at: instant(completedAt),
              sender_reveal_at: instant(completedAt + DAY_MS),
            }),
          ]),
      ...more,
    ],
  });

  it.each([
    [
      'a second heated message in a week',
      [message('a', SENT), message('b', SENT), message('c', null)],
      ["the week's limit was never exceeded"],
    ],
    [
      'a reveal counted from a clock that was set back',
      [message('a', SENT - 49 * HOUR_MS), message('c', null)],
      ['nobody sees the rewritten words before their time'],
    ],
    ['a limit that nobody met', [message('a', SENT)], ["the week's limit was met"]],
    ['no fault at all', [message('a', SENT), message('c', null)], []],
  ])('on %s', async (_name, runs, expected) => {
    const { checkComplaints } = await import(new URL('checks/complaint.mjs', FOLDER).href);
    const answers = ['a', 'b', 'c'].map((id) => ({
      id,
      begun: SENT,
      at: SENT,
      request: { kind: 'complaint' },
    }));
    expect(failing(checkComplaints({ record: { runs }, answers }))).toEqual(expected);
  });
});
