import { Option } from 'commander';
import type { Cli } from '../cli.ts';
import { FINDINGS, FINE } from '../exit-codes.ts';
import { grouped } from '../layout.ts';
import type { Verb } from '../program.ts';
import { UsageError } from '../usage-error.ts';
import { type Verified, verifyWords } from '../verify-words.ts';

interface VerifyFlags {
  readonly checkpoint?: string;
  readonly tenant?: string;
  readonly bundle?: string;
  readonly key?: string;
}

export const auditVerifyCommand: Verb<VerifyFlags> = {
  name: 'verify',
  summary: 'check that nothing in the ledger was altered, removed or moved',
  options: [
    new Option('--checkpoint <file>', 'compare with checkpoints that were kept elsewhere'),
    new Option('--tenant <name>', 'one tenant only (default: all)'),
    new Option('--bundle <file>', 'check an exported bundle instead; needs no database'),
    new Option('--key <file>', 'the public key for --bundle: keys/signing.pub of whoever exported it'),
  ],
  async perform(cli, flags) {
    const { terminal } = cli;
    const bundle = flags.bundle !== undefined;
    const report: Verified = bundle ? await verifyBundle(cli, flags) : await verifyDatabase(cli, flags);
    const { ok, anchored, events, firstBad } = report;
    if (cli.flags.json === true) terminal.json({ ok, anchored, events, firstBad });
    else terminal.data(verifyWords(report, bundle ? 'bundle' : 'ledger', terminal.styles));
    if (ok && !anchored && events > 0 && report.otherKey !== true) await suggestCheckpoint(cli);
    return ok ? FINE : FINDINGS;
  },
};

async function verifyDatabase({ terminal, withEngine, world }: Cli, flags: VerifyFlags): Promise<Verified> {
  if (flags.key !== undefined) throw new UsageError({ message: '--key goes with --bundle' });
  const [{ verifyLedger }, { readCheckpointFile }, { resolve }] = await Promise.all([
    import('../../app/audit/verify-ledger.ts'),
    import('../../app/audit/read-checkpoints.ts'),
    import('node:path'),
  ]);
  const { checkpoint, tenant } = flags;
  // Read first: a wrong path should be told before a long check, not after it.
  const checkpoints =
    checkpoint === undefined ? undefined : await readCheckpointFile(resolve(world.workingFolder, checkpoint));
  return withEngine(async ({ context }) => {
    const report = await verifyLedger(context, {
      ...(tenant === undefined ? {} : { tenant }),
      ...(checkpoints === undefined ? {} : { checkpoints }),
      onProgress: (events) => terminal.progress(`Checking event ${grouped(events)} ...`),
    });
    const otherKey = checkpoints?.some(({ keyId }) => keyId !== context.signer.keyId) === true;
    return { ...report, otherKey };
  });
}

async function verifyBundle({ world }: Cli, flags: VerifyFlags): Promise<Verified> {
  const { bundle, key, checkpoint, tenant } = flags;
  if (bundle === undefined || key === undefined) {
    throw new UsageError({
      message: '--bundle needs --key FILE',
      hint: 'Give the public key of whoever exported the bundle: their keys/signing.pub.',
    });
  }
  if (checkpoint !== undefined || tenant !== undefined) {
    throw new UsageError({
      message: '--bundle goes with --key only: a bundle brings its own checkpoint and tenant',
    });
  }
  const [{ verifyBundleFile }, { resolve }] = await Promise.all([
    import('../../app/audit/verify-bundle-file.ts'),
    import('node:path'),
  ]);
  return verifyBundleFile({
    bundle: resolve(world.workingFolder, bundle),
    key: resolve(world.workingFolder, key),
  });
}

async function suggestCheckpoint({ terminal, flags, settings }: Cli): Promise<void> {
  if (flags.json === true) return;
  const { home } = await settings();
  terminal.message(
    terminal.messageStyles.dim(
      `    Keep a copy of ${home}/checkpoints on another machine and give it as --checkpoint FILE.`,
    ),
  );
}
