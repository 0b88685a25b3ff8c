import { type Bundle, bundleSchema, type VerifyReport } from '@palimpsest/contracts/events';
import type { Hasher } from '../ports/hasher.ts';
import { type BundleOutcome, type BundleProblem, noEvent } from './bundle-problem.ts';
import { checkpointMessage } from './checkpoint.ts';
import { verifyLedgerBundle } from './ledger-bundle.ts';
import { verifyRunBundle } from './run-bundle.ts';

/** What the verification of a bundle needs from outside. */
export interface BundleChecks {
  readonly hasher: Hasher;
  /** Ed25519 with the public key the reader trusts, over the UTF-8 bytes of the message. */
  readonly verifySignature: (message: string, signatureBase64: string) => boolean;
}

/** `anchored` means: the checkpoint is signed by the key the reader trusts. */
export interface BundleReport extends VerifyReport {
  /**
   * It is a whole ledger up to its checkpoint, or a run whose events reach `run-finished`. Without that, a run that
   * is still going cannot be told from one whose last events were left out of the bundle.
   */
  readonly complete: boolean;
}

/** Checks an exported bundle with a public key alone. Whatever is handed in, the answer is a report. */
export function verifyBundle(input: unknown, { hasher, verifySignature }: BundleChecks): BundleReport {
  const parsed = bundleSchema.safeParse(input);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const where = issue === undefined || issue.path.length === 0 ? 'the file' : issue.path.join('.');
    return report('', false, {
      verified: 0,
      complete: false,
      problem: noEvent(`this is not a bundle: ${where}: ${issue?.message ?? 'unknown problem'}`),
    });
  }
  const bundle = parsed.data;
  const unsigned = signatureProblem(bundle, verifySignature);
  if (unsigned !== null)
    return report(bundle.tenant, false, { verified: 0, complete: false, problem: unsigned });
  const outcome =
    bundle.run === null ? verifyLedgerBundle(bundle, hasher) : verifyRunBundle(bundle, bundle.run, hasher);
  return report(bundle.tenant, true, outcome);
}

function report(
  tenant: string,
  anchored: boolean,
  { verified, complete, problem }: BundleOutcome,
): BundleReport {
  return {
    ok: problem === null,
    anchored,
    events: verified,
    firstBad: problem === null ? null : { tenant, ...problem },
    complete: complete && problem === null,
  };
}

function signatureProblem(
  { tenant, checkpoint }: Bundle,
  verify: BundleChecks['verifySignature'],
): BundleProblem | null {
  if (checkpoint.checkpoint.tenant !== tenant) {
    return noEvent(
      `the checkpoint belongs to tenant ${checkpoint.checkpoint.tenant}, the bundle to ${tenant}`,
    );
  }
  let signed = false;
  try {
    signed = verify(checkpointMessage(checkpoint.checkpoint), checkpoint.signature);
  } catch {
    // A signature that cannot even be read proves as little as a wrong one.
  }
  return signed
    ? null
    : noEvent('the signature of the checkpoint does not belong to this checkpoint and key');
}
