import type { Json } from '@palimpsest/contracts';
import { canonicalJson, type Step } from '@palimpsest/kernel';
import type { PackageFile, PackageInput } from '../package/package-input.ts';
import { outcomeOf, packageInput } from '../package-record.ts';
import type { ResearchState } from '../state.ts';
import { completePhase } from './boundary.ts';

export type BuildPackage = (input: PackageInput) => readonly PackageFile[];

/** Phase 8: the files of the package, kept in the ledger word for word. Writing them to a folder is the engine's. */
export function packagePhase(
  state: ResearchState,
  runId: string,
  buildPackage: BuildPackage,
): readonly Step[] {
  // Read back as it is kept: the same run gives the same bytes, also where events came from the ledger.
  const files = buildPackage(JSON.parse(canonicalJson(packageInput(state, runId))) as PackageInput);
  return [
    {
      kind: 'record',
      events: [
        {
          type: 'package-created',
          payload: {
            folder: `RESEARCH/${state.input?.project ?? ''}/`,
            files: files.map(({ path }) => path),
          },
          texts: Object.fromEntries(files.map(({ path, text }) => [path, text])),
        },
        completePhase(8),
      ],
    },
  ];
}

export function finishStep(state: ResearchState): Step {
  const result = outcomeOf(state);
  const json = result as unknown as Json;
  if (result.outcome === 'answered') return { kind: 'finish', outcome: 'completed', result: json };
  if (result.outcome === 'escalated')
    return { kind: 'finish', outcome: 'completed', reason: 'escalated', result: json };
  const reason = result.outcome === 'failed' ? 'quality_failed' : result.outcome;
  return { kind: 'finish', outcome: 'stopped', reason, result: json };
}
