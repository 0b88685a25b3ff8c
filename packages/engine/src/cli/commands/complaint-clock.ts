import { TENANT_OPTION } from '../assessment/assessment-options.ts';
import { FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';

export const complaintClockCommand: Verb<{ readonly tenant: string }> = {
  name: 'clock [instant]',
  summary: 'set the clock of a test tenant, or let it go',
  options: [TENANT_OPTION],
  epilogue:
    'Only tenants called test or test-… have such a clock. It stands still until it is set again; without an instant it goes.\nExample: palimpsest complaint clock 2027-01-03T23:59:59.999Z --tenant test-weeks',
  async perform({ terminal, withEngine }, { tenant }, instant) {
    const { setTenantClock } = await import('../../app/set-tenant-clock.ts');
    await withEngine(({ context }) =>
      setTenantClock(context, { tenant, instant: instant ?? null, actor: 'person:command' }),
    );
    terminal.json({ tenant, now: instant ?? null });
    return FINE;
  },
};
