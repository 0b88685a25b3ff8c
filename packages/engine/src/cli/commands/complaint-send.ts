import { Option } from 'commander';
import { TENANT_OPTION } from '../assessment/assessment-options.ts';
import { refusable } from '../assessment/refused.ts';
import { readJson } from '../complaint/json-lines.ts';
import { FINDINGS, FINE } from '../exit-codes.ts';
import { wholeNumber } from '../parse-number.ts';
import type { Verb } from '../program.ts';
import { UsageError } from '../usage-error.ts';

interface SendFlags {
  readonly tenant: string;
  readonly inHome?: string;
  readonly from?: string;
  readonly to?: string;
  readonly message?: string;
  readonly surface?: string;
  readonly emotion?: string;
  readonly revealMinutes?: number;
  readonly wait?: boolean;
}

const A_YEAR = 525_600;
const TWICE = 'Give the message as a file or with options, not both.';

export const complaintSendCommand: Verb<SendFlags> = {
  name: 'send [file]',
  summary: 'send a message to a housemate; prints its id at once, a worker rewrites it',
  options: [
    new Option('--in-home <id>', 'the home both live in'),
    new Option('--from <user>', 'who sends'),
    new Option('--to <user>', 'who receives'),
    new Option('--message <text>', 'the words'),
    new Option(
      '--surface <name>',
      'weekly_feedback, weekly_harmony, direct_message or other (default: direct_message)',
    ),
    new Option('--emotion <name>', 'calm, frustrated, angry or hurt'),
    new Option(
      '--reveal-minutes <n>',
      'when the sender sees the rewritten text, after completion (default: 1440)',
    ).argParser(wholeNumber(0, A_YEAR)),
    new Option('--wait', 'rewrite it in this process, without a worker'),
    TENANT_OPTION,
  ],
  epilogue:
    'A file (or -) has the same as JSON: {"home_id", "sender_user_id", "recipient_user_id", "sender_message", "surface", "emotion_context"?}.\nWhatever keeps a message from being sent reads the same; the ledger has the reason.\nWith --wait it leaves with 1 where the message was not delivered.',
  perform: (cli, flags, file) =>
    refusable(cli, async () => {
      const { terminal, withEngine } = cli;
      const given = entryOf(flags);
      if (file !== undefined && Object.keys(given).length > 0) throw new UsageError({ message: TWICE });
      const entry = file === undefined ? { surface: 'direct_message', ...given } : await readJson(cli, file);
      const { tenant, revealMinutes, wait } = flags;
      const { createComplaint } = await import('../../app/complaint/create-rewrite.ts');
      return withEngine(async (engine) => {
        const { receipt, runId } = await createComplaint(entry, {
          engine,
          tenant,
          ...(revealMinutes === undefined ? {} : { revealDelayMinutes: revealMinutes }),
        });
        terminal.json(receipt);
        if (wait !== true) {
          terminal.message('Queued: a worker rewrites it (palimpsest worker).');
          return FINE;
        }
        const { view } = await engine.finishRun(tenant, runId);
        const delivered = view.finished?.outcome === 'completed';
        const show = `palimpsest complaint show ${receipt.rewrite_request_id} --as`;
        terminal.message(delivered ? `Done: ${show} recipient` : `Not delivered: ${show} operator tells why`);
        return delivered ? FINE : FINDINGS;
      });
    }),
};

/** What was not given is left out, so that the answer names it. */
function entryOf({ inHome, from, to, message, surface, emotion }: SendFlags): object {
  const given = {
    home_id: inHome,
    sender_user_id: from,
    recipient_user_id: to,
    sender_message: message,
    surface,
    emotion_context: emotion,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
