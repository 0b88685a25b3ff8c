import type { ComplaintAudit, RunEventResource } from '@palimpsest/sdk';
import { runState } from '../../ui/run-words.ts';
import { languageName } from './names.ts';
import { text } from './text.ts';
import { codes, preferences, wordFor } from './text-codes.ts';

const { decided } = text.operator;

/** What a step decided, in a sentence; null where the record has no words for it. */
export function decisionOf(
  step: number,
  audit: ComplaintAudit,
  event: RunEventResource | null,
): string | null {
  const payload = event?.payload ?? {};
  switch (step) {
    case 1:
      return audit.stages.some(({ stage }) => stage === 'complaint-snapshots-taken')
        ? decided.eligible
        : reasonOf(audit);
    case 2:
      return decided.snapshots(wordFor(codes.recorded, payload.preferences));
    case 3:
      return typeof payload.length === 'number' ? decided.kept(payload.length) : null;
    case 4:
      return readingOf(audit);
    case 5:
      return cadenceOf(audit);
    case 6:
      return contextOf(audit, payload.outcome);
    case 7:
      return policyOf(audit);
    case 8:
      return event === null && audit.reason !== null && audit.status === 'failed'
        ? reasonOf(audit)
        : decided.assembled;
    case 9:
      return audit.routing === null
        ? reasonOf(audit)
        : decided.route(audit.routing.model, audit.routing.row_id);
    default:
      return decided.enqueued(audit.routing?.max_retries ?? 0);
  }
}

function reasonOf({ reason }: ComplaintAudit): string | null {
  if (reason === null) return null;
  return runState({ pipeline: 'complaint/v1', status: 'finished', outcome: 'stopped', reason }).words;
}

function readingOf({ classification, operator_flag: flag }: ComplaintAudit): string | null {
  if (classification === null) return null;
  const topics = classification.topics.map((topic) => codes.topic[topic]).join(', ');
  const about = decided.about(
    topics,
    codes.intent[classification.intent],
    codes.need[classification.rewrite_strength],
  );
  return flag === null ? about : `${about} ${decided.danger}`;
}

function cadenceOf({ iso_week_year: year, iso_week: week, stages, reason }: ComplaintAudit): string | null {
  if (reason === 'weekly_limit_reached') return decided.weekTaken;
  if (year === null || week === null) return null;
  const claimed = stages.some(({ stage }) => stage === 'complaint-cadence-claimed');
  return claimed ? decided.claimed(`${week}/${year}`) : decided.notCounted(`${week}/${year}`);
}

function contextOf({ context_pack_default: usual }: ComplaintAudit, outcome: unknown): string | null {
  const keys = (outcome as { readonly keys?: readonly string[] } | undefined)?.keys;
  if (keys === undefined) return null;
  const names = keys.map((key) => preferences[key as keyof typeof preferences]?.name ?? key).join(', ');
  return usual === true ? decided.contextDefault(names) : decided.context(names);
}

function policyOf({ rewrite_policy: policy, source_locale, target_locale }: ComplaintAudit): string | null {
  if (policy === null) return null;
  const tone = decided.policy(
    codes.tone[policy.tone],
    codes.directness[policy.directness],
    codes.temperature[policy.emotional_temperature],
  );
  const languages = decided.languages(languageName(source_locale ?? ''), languageName(target_locale ?? ''));
  return `${tone} ${languages}`;
}
