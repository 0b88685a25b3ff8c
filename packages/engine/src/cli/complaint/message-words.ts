import type { ComplaintAudit, ComplaintStatus, RecipientView, SenderView } from '@palimpsest/contracts';
import { count, harmless, moment, pairs, table, wrap } from '../layout.ts';
import type { Styles } from '../terminal.ts';

type Row = readonly [name: string, value: string];

const STATES: Readonly<Record<ComplaintStatus, string>> = {
  queued: 'on its way',
  completed: 'delivered',
  failed: 'not delivered',
  cancelled: 'taken back',
};

/** What the longest name and the blanks around it take of a line. */
const BESIDE_NAMES = 14;

const MORE = 'It quotes nobody: --as sender and --as recipient show the words, --json everything.';

/** A message as the one who asked may see it, for a terminal this wide. */
export function messageWords(
  view: SenderView | RecipientView | ComplaintAudit,
  styles: Styles,
  width: number,
): string {
  if ('text' in view) return recipientWords(view, styles, width);
  return 'original_text' in view ? senderWords(view, styles, width) : operatorWords(view, styles, width);
}

function recipientWords(
  { text, surface, delivered_at, language }: RecipientView,
  { dim }: Styles,
  width: number,
): string {
  return `${prose(text, width)}\n\n${dim(`${spaced(surface)}, delivered ${moment(delivered_at)}, in ${language}`)}`;
}

function senderWords(view: SenderView, { bold }: Styles, width: number): string {
  const { rewrite_request_id, surface, status, created_at, sender_reveal_at } = view;
  const { original_text, rewritten_text } = view;
  return [
    bold(`Message ${rewrite_request_id}`),
    pairs([
      ['State', STATES[status]],
      ['Kind', spaced(surface)],
      ['Sent', moment(created_at)],
      ...rowOf(
        'Reveal',
        sender_reveal_at === null ? null : `the text that arrived, from ${moment(sender_reveal_at)}`,
      ),
    ]),
    '',
    bold('What you wrote'),
    original_text === null ? '(erased)' : prose(original_text, width),
    ...(rewritten_text === null ? [] : ['', bold('What arrived'), prose(rewritten_text, width)]),
  ].join('\n');
}

function operatorWords(view: ComplaintAudit, styles: Styles, width: number): string {
  const { bold, dim, warn } = styles;
  const { verdicts, stages, reason, detail, operator_flag } = view;
  const failed = verdicts.filter(({ passed }) => !passed);
  const rows: readonly Row[] = [
    ['State', reason === null ? STATES[view.status] : `${STATES[view.status]}: ${spaced(reason)}`],
    ...rowOf('Detail', detail === null ? null : harmless(detail)),
    ...rowOf('Look at it', operator_flag === null ? null : warn(spaced(operator_flag))),
    ['Kind', spaced(view.surface)],
    ...rowOf('Mood', view.emotion_context),
    ['From', view.sender_user_id],
    ['To', view.recipient_user_id],
    ['Home', view.home_id],
    ...rowOf('Week', view.iso_week === null ? null : `${view.iso_week} of ${view.iso_week_year}`),
    ...rowOf('Read as', readingWords(view)),
    ...rowOf('Policy', policyWords(view)),
    ...rowOf('Languages', languageWords(view)),
    ...rowOf('Written by', writerWords(view)),
    ...rowOf('Reveal', view.sender_reveal_at === null ? null : moment(view.sender_reveal_at)),
    ['Run', view.run_id],
  ];
  const wrapped = rows.map(([name, value]) => [name, wrap(value, width - BESIDE_NAMES)] as const);
  return [
    bold(`Message ${view.rewrite_request_id}`),
    pairs(wrapped),
    ...(verdicts.length === 0
      ? []
      : ['', bold(`${count(verdicts.length, 'check')}, ${failed.length} failed`)]),
    ...(failed.length === 0
      ? []
      : [
          table(
            ['  RULE', 'WEIGHT', 'WHY IT IS CHECKED'],
            failed.map(({ rule, severity, message }) => [`  ${rule}`, severity, harmless(message)]),
          ),
        ]),
    '',
    bold(count(stages.length, 'stage')),
    ...stages.map(({ stage, at }) => `  ${dim(moment(at))}  ${spaced(stage.replace(/^complaint-/, ''))}`),
    '',
    dim(wrap(`${MORE} palimpsest audit show RUN tells each stage.`, width)),
  ].join('\n');
}

function readingWords({ classification, classifier_failed }: ComplaintAudit): string | null {
  if (classification === null) return classifier_failed ? 'it could not be read' : null;
  const { topics, intent, safety_flags, rewrite_strength, confidence } = classification;
  const flags = safety_flags.filter((flag) => flag !== 'none').map(spaced);
  return [
    `${topics.join(', ')} (${confidence.topic} confidence)`,
    `${intent} (${confidence.intent})`,
    spaced(rewrite_strength),
    ...flags,
    ...(classifier_failed ? ['the most careful reading, because it could not be read'] : []),
  ].join('; ');
}

function policyWords({ rewrite_policy: policy }: ComplaintAudit): string | null {
  if (policy === null) return null;
  const { tone, directness, emotional_temperature, rewrite_strength } = policy;
  return `tone ${tone}, directness ${directness}, temperature ${spaced(emotional_temperature)}, ${spaced(rewrite_strength)}`;
}

function languageWords({ source_locale, target_locale }: ComplaintAudit): string | null {
  if (target_locale === null) return null;
  const source = source_locale === null || source_locale === '' ? 'unknown' : source_locale;
  return source === target_locale ? target_locale : `from ${source} to ${target_locale}`;
}

function writerWords({ provider, model, attempts }: ComplaintAudit): string | null {
  return provider === null ? null : harmless(`${provider}, ${model ?? '-'}, ${count(attempts, 'attempt')}`);
}

function rowOf(name: string, value: string | null): Row[] {
  return value === null ? [] : [[name, value]];
}

/** Its own lines stay lines; nothing in it steers the terminal. */
function prose(text: string, width: number): string {
  return text
    .split(/\r\n|[\n\r]/)
    .map((line) => wrap(harmless(line), width))
    .join('\n');
}

function spaced(code: string): string {
  return code.replace(/[_-]/g, ' ');
}
