import { Option } from 'commander';
import { FileUnusableError } from '../../errors/file-unusable-error.ts';
import { REQUEST_LIMITS, TENANT_OPTION } from '../assessment/assessment-options.ts';
import { refusable } from '../assessment/refused.ts';
import { FINE } from '../exit-codes.ts';
import { count } from '../layout.ts';
import type { Verb } from '../program.ts';
import { readText } from '../read-text.ts';

interface RewriteFlags {
  readonly tenant: string;
  readonly renderer?: string;
  readonly model?: string;
  readonly dryRun?: boolean;
  readonly newAttempt?: string;
}

export const assessmentRewriteCommand: Verb<RewriteFlags> = {
  name: 'rewrite <request>',
  summary: 'rewrite problems from selected feedback; prints the RewriteResponse',
  options: [
    new Option('--dry-run', 'check the request and say what it would do; call nothing and keep nothing'),
    new Option('--renderer <name>', 'who writes: builtin, anthropic or openai-compatible (default: builtin)'),
    new Option('--model <name>', 'the model to ask (default: from the configuration)'),
    new Option('--new-attempt <reason>', 'ask anew where a recorded answer would be used; say why'),
    TENANT_OPTION,
  ],
  epilogue:
    'The same request gives the same response and makes no new version. Leaves with 1 when nothing could be rewritten.\nA file named - is standard input.',
  perform: (cli, { tenant, renderer, model, dryRun, newAttempt }, file = '-') =>
    refusable(cli, async () => {
      const { terminal, world, withEngine, settings, flags } = cli;
      const { name, text } = await readText(world, file, REQUEST_LIMITS);
      const request = parsed(name, text);
      const { models } = await settings();
      const chosen = model ?? (renderer === undefined ? undefined : models[renderer]);
      const choice = {
        ...(renderer === undefined ? {} : { renderer }),
        ...(chosen === undefined ? {} : { model: chosen }),
      };
      if (dryRun === true) {
        const { previewAssignment } = await import('../../app/assessment/preview-assignment.ts');
        const preview = await withEngine(({ context }) =>
          previewAssignment(context, tenant, request, choice),
        );
        terminal.json(preview);
        if (preview.answeredBy !== undefined && newAttempt === undefined)
          terminal.message(
            `Answered before: the response of run ${preview.answeredBy} would be given again.`,
          );
        return FINE;
      }
      const { runAssignment } = await import('../../app/assessment/rewrite-assignment.ts');
      const { response, runId, replayed, unapplied } = await withEngine((engine) =>
        runAssignment(request, {
          engine,
          tenant,
          actor: 'person:command',
          ...choice,
          ...(newAttempt === undefined ? {} : { newAttempt }),
        }),
      );
      terminal.json(response);
      terminal.message(`${replayed ? 'Answered before, on record' : 'Done'}: run ${runId}`);
      if (unapplied.length > 0) terminal.message(`Not applied: ${count(unapplied.length, 'item')}`);
      const shown = flags.verbose === true ? unapplied : unapplied.slice(0, 10);
      for (const { feedbackId, problemId, reason, guards, detail } of shown) {
        const where = problemId === null ? '' : ` on ${problemId}`;
        terminal.message(
          `  ${feedbackId}${where}: ${[reason, ...guards].join(', ')}${detail === null ? '' : `: ${detail}`}`,
        );
      }
      return FINE;
    }),
};

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileUnusableError({
      path: name,
      problem: 'it is not valid JSON.',
      hint: 'Give a RewriteRequest as JSON.',
    });
  }
}
