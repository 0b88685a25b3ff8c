import type { Engine } from '../app/engine.ts';
import type { ApiSettings } from './api-settings.ts';
import type { Gate } from './api-world.ts';
import { type Admission, authenticate, recognise } from './authenticate.ts';
import { createRateLimiter } from './rate-limit.ts';

/** The door of the API: who comes in by which key, and how often. */
export function createGate(
  engine: Pick<Engine, 'context'>,
  settings: Pick<ApiSettings, 'requestsPerSecond' | 'burst'>,
  admission: Admission,
): Gate {
  const limiter = createRateLimiter(settings);
  return {
    enter: (headers) => authenticate(engine, headers, admission),
    recognise: (authorization) => recognise(engine, authorization),
    // A tenant with many keys has as many buckets; the calls of this machine share one.
    spend: ({ keyId }) => limiter.spend(keyId ?? 'local'),
  };
}
