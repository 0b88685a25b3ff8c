import { instantSchema } from '@palimpsest/contracts';
import { tenantStreamVersion } from '../adapters/postgres/erase-key.ts';
import { ConflictError } from '../errors/conflict-error.ts';
import { RequestInvalidError } from '../errors/request-invalid-error.ts';
import type { EngineContext } from './context.ts';
import { ensureTenant } from './start-run.ts';
import { isTestTenant } from './tenant-clock.ts';

/**
 * Sets the clock of a test tenant, where it stands still until it is set again; null lets it go. On record.
 *
 * @example await setTenantClock(engine.context, { tenant: 'test-weeks', instant: '2027-01-03T23:59:59.999Z', actor: 'me' });
 */
export async function setTenantClock(
  context: EngineContext,
  {
    tenant,
    instant,
    actor,
  }: { readonly tenant: string; readonly instant: string | null; readonly actor: string },
): Promise<void> {
  if (!isTestTenant(tenant))
    throw new RequestInvalidError({ field: 'tenant', problem: "must be a test tenant: 'test' or 'test-…'" });
  if (instant !== null && !instantSchema.safeParse(instant).success)
    throw new RequestInvalidError({
      field: 'instant',
      problem: 'must be a time in UTC with milliseconds, such as 2026-03-31T09:30:00.000Z',
    });
  await ensureTenant(context, tenant);
  for (;;) {
    const expectedVersion = await tenantStreamVersion(context.database.owner(), tenant);
    const place = { tenant, stream: 'tenant', expectedVersion, recordedAt: context.now() };
    try {
      await context.appender.append(place, (open) =>
        open.write([{ type: 'tenant-clock-set', payload: { now: instant }, actor, texts: {} }]),
      );
      return;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
  }
}
