const HOUR_MS = 3_600_000;

/**
 * What each worker is told: every other one comes over the network, and of every three one has its clock set back, by
 * hours or by more than a week.
 */
export function environmentsOf({ count, base, databaseUrl, random }) {
  return Array.from({ length: count }, (_, slot) => ({
    ...base,
    ...(slot % 2 === 1 ? { DATABASE_URL: databaseUrl } : {}),
    ...(slot % 3 === 1 ? { CHAOS_CLOCK_BACK_MS: String(random.oneOf([3, 49, 200]) * HOUR_MS) } : {}),
  }));
}
