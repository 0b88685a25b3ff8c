import type { UnappliedFeedback } from '@palimpsest/contracts';
import { RequestRefusedError } from './request-refused-error.ts';

interface NothingRewritten {
  readonly runId: string;
  readonly unapplied: readonly UnappliedFeedback[];
  /** Ids of the selected items in the order of the request. */
  readonly selected: readonly string[];
}

/** No selected item could be applied, so there is no new version. */
export class NothingRewrittenError extends RequestRefusedError {
  readonly runId: string;
  readonly unapplied: readonly UnappliedFeedback[];

  constructor({ runId, unapplied, selected }: NothingRewritten) {
    const items = new Set(unapplied.map(({ feedbackId }) => feedbackId)).size;
    super({
      problem: {
        type: 'about:blank',
        title: 'Nothing was rewritten',
        status: 422,
        code: 'nothing_rewritten',
        detail:
          unapplied.length === 0
            ? 'Nothing was rewritten: no feedback was selected. No version was made.'
            : `Nothing was rewritten: ${items === 1 ? 'the one selected item could not' : `none of ${items} selected items could`} be applied. No version was made.`,
        errors: unapplied.map(({ feedbackId, problemId, reason, guards, detail }) => ({
          field: `selectedFeedback[${selected.indexOf(feedbackId)}]`,
          problem: `${feedbackId}${problemId === null ? '' : ` on ${problemId}`}: ${[reason, ...guards].join(', ')}${detail === null ? '' : `: ${detail}`}`,
        })),
      },
      hint: `palimpsest audit show ${runId} tells why. To ask again for a fresh answer, give --new-attempt "REASON".`,
    });
    this.runId = runId;
    this.unapplied = unapplied;
  }
}
