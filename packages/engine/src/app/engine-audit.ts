import type { Bundle, VerifyReport } from '@palimpsest/contracts';
import type { RebuildReport } from './audit/rebuild-read-models.ts';
import type { LedgerReplay, ReplayOptions } from './audit/replay-ledger.ts';
import type { RunReport, RunRow } from './audit/show-run.ts';
import type { VerifyOptions } from './audit/verify-ledger.ts';
import type { EngineContext } from './context.ts';

/** Checking what is on record. Each part is loaded when it is first asked for. */
export interface EngineAudit {
  /** Nothing was changed: the chain, the tree, texts, rows and checkpoints agree. */
  verify(options?: VerifyOptions): Promise<VerifyReport>;
  /** It was right: every decision is derived again. */
  replay(options?: ReplayOptions): Promise<LedgerReplay>;
  /** A file that an outsider can check with the public key alone. */
  exportBundle(options: { tenant: string; run?: string }): Promise<Bundle>;
  /** Makes the read models anew from the events. */
  rebuild(options?: { tenant?: string }): Promise<RebuildReport>;
  show(options: { tenant: string; run: string }): Promise<RunReport>;
  list(options: { tenant: string; limit: number }): Promise<readonly RunRow[]>;
}

export function engineAudit(context: EngineContext): EngineAudit {
  return {
    verify: async (options = {}) => (await import('./audit/verify-ledger.ts')).verifyLedger(context, options),
    replay: async (options = {}) => (await import('./audit/replay-ledger.ts')).replayLedger(context, options),
    exportBundle: async (options) =>
      (await import('./audit/export-bundle.ts')).exportBundle(context, options),
    rebuild: async (options = {}) =>
      (await import('./audit/rebuild-read-models.ts')).rebuildReadModels(context, options),
    show: async (options) => (await import('./audit/show-run.ts')).showRun(context, options),
    list: async (options) => (await import('./audit/show-run.ts')).listRuns(context, options),
  };
}
