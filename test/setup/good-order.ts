/**
 * Roughly how many seconds the longest files take. Only their order follows from it: a fresh checkout knows no times,
 * and a long file that starts last leaves the other processors idle.
 */
const SECONDS: Readonly<Record<string, number>> = {
  'test/docs/commands.int.test.ts': 140,
  'test/studio/assignment.int.test.ts': 80,
  'test/studio/blog.int.test.ts': 80,
  'packages/engine/src/cli/bin.int.test.ts': 70,
  'test/studio/texts-stay-texts.int.test.ts': 65,
  'packages/engine/src/http/hostile-requests.int.test.ts': 55,
  'packages/engine/src/adapters/embedded-postgres/embedded-postgres.int.test.ts': 50,
  'test/studio/message.int.test.ts': 50,
  'test/studio/research.int.test.ts': 45,
  'test/studio/audit.int.test.ts': 40,
  'packages/engine/src/app/chaos.int.test.ts': 40,
  'packages/engine/src/app/audit/verify-ledger.int.test.ts': 35,
  'packages/engine/src/app/migrations.int.test.ts': 30,
  'test/studio/rules.int.test.ts': 30,
  'test/studio/overview.int.test.ts': 25,
  'packages/engine/src/mcp/mcp.int.test.ts': 25,
  'packages/engine/src/app/crash.int.test.ts': 25,
};

/** Tests that drive a browser. Several at once make each other wait, so others come in between. */
const BROWSER = /^test\/studio\//;
const BETWEEN = 2;
const SLOW = /\.int\.test\.ts$/;

/** Quick files as they come; then the slow ones, the longest first as far as they are known. */
export function inGoodOrder<T>(files: readonly T[], pathOf: (file: T) => string): T[] {
  const secondsOf = (file: T) => SECONDS[pathOf(file)] ?? 0;
  const slow = files
    .filter((file) => SLOW.test(pathOf(file)))
    .sort((one, other) => secondsOf(other) - secondsOf(one));
  return [
    ...files.filter((file) => !SLOW.test(pathOf(file))),
    ...mixed(
      slow.filter((file) => BROWSER.test(pathOf(file))),
      slow.filter((file) => !BROWSER.test(pathOf(file))),
    ),
  ];
}

/** One of the few, then some of the many, and so on until both are used up. */
function mixed<T>(few: readonly T[], many: readonly T[]): T[] {
  const all: T[] = [];
  for (let taken = 0; taken < Math.max(few.length, Math.ceil(many.length / BETWEEN)); taken += 1)
    all.push(...few.slice(taken, taken + 1), ...many.slice(taken * BETWEEN, (taken + 1) * BETWEEN));
  return all;
}
