import type { UnappliedFeedback } from '@palimpsest/contracts';
import { RequestRefusedError } from './request-refused-error.ts';

/** No selected item could be applied, so there is no new version. */
export class NothingRewrittenError extends RequestRefusedError {
  readonly runId: string;
  readonly unapplied: readonly UnappliedFeedback[];

  constructor({ runId, unapplied }: { runId: string; unapplied: readonly UnappliedFeedback[] }) {
    super({
      problem: {
        type: 'about:blank',
        title: 'Nothing was rewritten',
        status: 422,
        code: 'nothing_rewritten',
        detail:
          unapplied.length === 0
            ? 'Nothing was rewritten: no feedback was selected. No version was made.'
            : `Nothing was rewritten: ${unapplied.length === 1 ? 'the one selected item' : `none of ${unapplied.length} selected items`} could be applied. No version was made.`,
        errors: unapplied.map(({ feedbackId, problemId, reason, guards, detail }) => ({
          field: `selectedFeedback ${feedbackId}${problemId === null ? '' : ` on ${problemId}`}`,
          problem: [reason, ...guards].join(', ') + (detail === null ? '' : `: ${detail}`),
        })),
      },
      hint: `palimpsest audit show ${runId} tells why. To ask again for a fresh answer, give --new-attempt "REASON".`,
    });
    this.runId = runId;
    this.unapplied = unapplied;
  }
}
