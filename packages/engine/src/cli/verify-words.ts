import type { FirstBad, VerifyReport } from '@palimpsest/contracts';
import { count, pairs } from './layout.ts';
import type { Styles } from './terminal.ts';

const NOT_ANCHORED =
  'Consistent, not anchored: without a checkpoint that was kept elsewhere, a cut-off end would not show.';
const WHAT: Readonly<Record<FirstBad['what'], string>> = {
  event: 'an event',
  text: 'a text',
  attempt: 'the row of a model call',
  recording: 'the row of a recording',
  'read-model': 'a row made from events',
  checkpoint: 'a checkpoint',
  head: 'the head of the chain',
};

/** One line: what a summary says of a verified ledger. */
export function verdictOf({ ok, anchored, events }: VerifyReport): string {
  if (!ok) return 'NOT OK: something was altered';
  if (events === 0) return 'ok, nothing in it yet';
  return anchored ? 'ok, and anchored to your checkpoint' : 'consistent, not anchored';
}

const OTHER_KEY =
  'Consistent, not anchored: the checkpoints you gave agree with the ledger, but were signed with another key than\n    the one in force. Checkpoints that were made after the change of keys anchor it: keep one of those.';
const ANCHORED = 'Anchored: it agrees with the checkpoint you gave, so its end is complete up to there.';
const UNFINISHED = 'The run does not end in this bundle: events that came later may have been left out.';
const SIGNED = 'Signed: the bundle agrees with its checkpoint, and that was signed with the key you gave.';

/** Only a bundle says whether it is complete, only a ledger whether checkpoints were given under another key. */
export type Verified = VerifyReport & { readonly complete?: boolean; readonly otherKey?: boolean };

/** The whole answer of `audit verify` in words. */
export function verifyWords(report: Verified, source: 'ledger' | 'bundle', styles: Styles): string {
  const { ok, anchored, events, firstBad, complete, otherKey } = report;
  const checked = `${count(events, 'event')} checked`;
  if (firstBad !== null || !ok) {
    const head = `${styles.bad('NOT OK')}  ${checked}: the ${source} is not what was recorded.`;
    return firstBad === null ? head : [head, '', 'First fault', faultOf(firstBad)].join('\n');
  }
  if (events === 0) return `${styles.good('ok')}  The ledger is empty.`;
  const head = `${styles.good('ok')}  ${checked}: nothing was altered, removed or moved.`;
  const ends = complete === false ? [UNFINISHED] : [];
  const loose = otherKey === true ? OTHER_KEY : NOT_ANCHORED;
  const trust = source === 'bundle' ? [SIGNED, ...ends] : [anchored ? ANCHORED : loose];
  return [head, ...trust.map((line) => `    ${line}`)].join('\n');
}

function faultOf({ tenant, sequence, stream, what, problem }: FirstBad): string {
  return pairs([
    ['tenant', tenant],
    ['event', sequence === null ? 'none can be named' : String(sequence)],
    ...(stream === null ? [] : [['of', stream] as const]),
    ['what', WHAT[what]],
    ['problem', problem],
  ]);
}
