import { expect, it } from 'vitest';
import { webhookSender } from './lazy-sender.ts';

it('allows what the operator names, and tells of a list that is wrong before anything is sent', async () => {
  const webhooks = await webhookSender({ PALIMPSEST_WEBHOOK_ALLOW: ' hooks.internal, 10.1.0.0/16 ' });
  expect(await webhooks.check('http://hooks.internal:9000/a')).toBe('http://hooks.internal:9000/a');
  expect(await webhooks.check('http://10.1.2.3/')).toBe('http://10.1.2.3/');
  await expect(webhooks.check('http://10.2.0.1/')).rejects.toMatchObject({ code: 'webhook_url_refused' });
  await webhooks.close();
  await expect(
    webhookSender({ PALIMPSEST_WEBHOOK_ALLOW: 'hooks.internal,10.0.0.0/99' }),
  ).rejects.toMatchObject({
    code: 'webhook_allow_invalid',
    message: expect.stringContaining('10.0.0.0/99'),
  });
});

it('allows nothing but public addresses over https where nothing is named', async () => {
  for (const environment of [{}, { PALIMPSEST_WEBHOOK_ALLOW: ' ' }]) {
    const webhooks = await webhookSender(environment);
    expect(await webhooks.check('https://example.org/hook')).toBe('https://example.org/hook');
    for (const url of ['http://example.org/', 'https://127.0.0.1/', 'https://10.0.0.1/'])
      await expect(webhooks.check(url)).rejects.toMatchObject({ code: 'webhook_url_refused' });
    await webhooks.close();
  }
});
