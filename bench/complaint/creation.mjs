// What taking a message costs: ten steps, each on record, with the built-in classifier; eight callers at once.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { complaintRewriteCreateV1, createEngine, importHomes } from '@palimpsest/engine';

const CALLERS = 8;
const MESSAGE = 'Could you please do your dishes before you go to bed?';

export async function run({ scale, note }) {
  const home = await mkdtemp(join(tmpdir(), 'palimpsest-bench-'));
  const engine = await createEngine({ home, environment: {} });
  try {
    const home_id = randomUUID();
    const members = Array.from({ length: CALLERS + 1 }, (_, i) => ({
      user_id: randomUUID(),
      role: i === 0 ? 'owner' : 'member',
      locale: 'en',
      preferences: null,
    }));
    await importHomes({ home_id, members }, { engine });
    const send = (i) =>
      complaintRewriteCreateV1(
        {
          home_id,
          sender_user_id: members[(i % CALLERS) + 1].user_id,
          recipient_user_id: members[0].user_id,
          sender_message: MESSAGE,
          surface: 'direct_message',
        },
        { engine },
      );
    await send(0);
    const count = Math.max(CALLERS, Math.round(400 * scale));
    note(`${count} messages taken, ${CALLERS} callers at once`);
    const times = [];
    let next = 0;
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: CALLERS }, async () => {
        for (let i = next++; i < count; i = next++) {
          const from = performance.now();
          await send(i);
          times.push(performance.now() - from);
        }
      }),
    );
    const seconds = (performance.now() - begun) / 1_000;
    times.sort((a, b) => a - b);
    const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
    return [{ what: 'messages taken', value: count / seconds, unit: '/s', p50: at(0.5), p99: at(0.99) }];
  } finally {
    await engine.close();
    await rm(home, { recursive: true, force: true });
  }
}
