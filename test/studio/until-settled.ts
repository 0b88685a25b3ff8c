import { setTimeout as pause } from 'node:timers/promises';

const ITEMS = Object.entries({
  en: 'Could you please wash the dishes before you go to bed?',
  es: '¿Puedes lavar los platos antes de ir a dormir, por favor?',
  fr: 'Est-ce que tu peux laver la vaisselle avant d’aller dormir ?',
  de: 'Kannst du bitte das Geschirr abwaschen, bevor du schlafen gehst?',
}).map(([language, text]) => ({ id: language, text, languages: [language] }));
const PAUSE_MS = 250;
const TRIES = 200;

/**
 * A server makes its word lists ready in its first seconds, in turn with its callers. Tests begin after that, so that
 * a busy machine does not fail one of the first calls.
 */
export async function untilSettled(url: string): Promise<void> {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const answers = await Promise.all([
      post(url, '/v1/complaint/classify', { items: ITEMS }),
      post(url, '/v1/blog/score', { content: '# How long does paint dry?\n\nIt takes two days.\n' }),
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ]);
    if (answers.every((answered) => answered)) return;
    await pause(PAUSE_MS);
  }
  throw new Error('The server is not ready yet.');
}

async function post(url: string, path: string, body: object): Promise<boolean> {
  try {
    const { ok } = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return ok;
  } catch {
    return false;
  }
}
