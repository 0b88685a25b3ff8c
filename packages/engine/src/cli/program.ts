import { Command, Help, Option } from 'commander';
import { packageVersion } from '../app/package-version.ts';
import type { Cli } from './cli.ts';
import { assessmentBloomCommand } from './commands/assessment-bloom.ts';
import { assessmentDiffCommand } from './commands/assessment-diff.ts';
import { assessmentImportCommand } from './commands/assessment-import.ts';
import { assessmentRestoreCommand } from './commands/assessment-restore.ts';
import { assessmentRewriteCommand } from './commands/assessment-rewrite.ts';
import { assessmentSchemaCommand } from './commands/assessment-schema.ts';
import { assessmentShowCommand } from './commands/assessment-show.ts';
import { auditExportCommand } from './commands/audit-export.ts';
import { auditRebuildCommand } from './commands/audit-rebuild.ts';
import { auditReplayCommand } from './commands/audit-replay.ts';
import { auditShowCommand } from './commands/audit-show.ts';
import { auditVerifyCommand } from './commands/audit-verify.ts';
import { blogRecordCommand } from './commands/blog-record.ts';
import { blogRunCommand } from './commands/blog-run.ts';
import { blogScoreCommand } from './commands/blog-score.ts';
import { blogShowCommand } from './commands/blog-show.ts';
import { blogVerifyCommand } from './commands/blog-verify.ts';
import { complaintCancelCommand } from './commands/complaint-cancel.ts';
import { complaintCheckCommand } from './commands/complaint-check.ts';
import { complaintClassifyCommand } from './commands/complaint-classify.ts';
import { complaintClockCommand } from './commands/complaint-clock.ts';
import { complaintHomeImportCommand } from './commands/complaint-home-import.ts';
import { complaintRenderCommand } from './commands/complaint-render.ts';
import { complaintRoutesCommand } from './commands/complaint-routes.ts';
import { complaintSendCommand } from './commands/complaint-send.ts';
import { complaintShowCommand } from './commands/complaint-show.ts';
import { doctorCommand } from './commands/doctor.ts';
import { eraseCommand } from './commands/erase.ts';
import { initCommand } from './commands/init.ts';
import { keysCreateCommand } from './commands/keys-create.ts';
import { keysListCommand } from './commands/keys-list.ts';
import { keysRevokeCommand } from './commands/keys-revoke.ts';
import { keysRotateCommand } from './commands/keys-rotate.ts';
import { mcpCommand } from './commands/mcp.ts';
import { printConfig } from './commands/print-config.ts';
import { researchExtractCommand } from './commands/research-extract.ts';
import { researchRunCommand } from './commands/research-run.ts';
import { researchSearchCommand } from './commands/research-search.ts';
import { researchShowCommand } from './commands/research-show.ts';
import { researchSupportCommand } from './commands/research-support.ts';
import { rulesCommand } from './commands/rules.ts';
import { serveCommand } from './commands/serve.ts';
import { startCommand } from './commands/start.ts';
import { workerCommand } from './commands/worker.ts';
import type { ExitCode } from './exit-codes.ts';
import type { GlobalFlags } from './settings.ts';
import type { Terminal } from './terminal.ts';

/** One verb: its words, and what it does. */
export interface Verb<Options> {
  /** As people type it: `show [run]`. */
  readonly name: string;
  readonly summary: string;
  readonly options?: readonly Option[];
  /** Shown below its help. */
  readonly epilogue?: string;
  /** `all` are the arguments of a verb that takes several, the first one among them. */
  readonly perform: (
    cli: Cli,
    options: Options,
    argument: string | undefined,
    all: readonly string[],
  ) => Promise<ExitCode>;
}

export interface ProgramParts {
  readonly terminal: Terminal;
  readonly makeCli: (flags: GlobalFlags) => Cli;
  readonly done: (code: ExitCode) => void;
}

const EPILOGUE = `
Exit codes: 0 fine, 1 it found something, 2 it could not run.
Data goes to standard output, messages to standard error.

Examples:
  palimpsest doctor                        check this installation
  palimpsest serve                         serve on http://127.0.0.1:4310
  palimpsest audit verify                  has anything in the ledger been altered?
  palimpsest audit replay --json           do all decisions come out the same again?
  palimpsest audit show                    the newest runs`;

/** The words of the command line. Nothing heavy is loaded before a verb is performed. */
export function buildProgram(parts: ProgramParts): Command {
  const program = new Command('palimpsest')
    .description(
      'A governed rewriting engine: AI writes the words, rules make every decision, a ledger remembers.',
    )
    .usage('<command> [options]')
    .version(packageVersion(), '-V, --version', 'show the version')
    .helpOption('-h, --help', 'show help')
    .helpCommand('help [command]', 'show help for a command')
    .addHelpText('after', EPILOGUE);
  for (const option of globalOptions()) program.addOption(option);
  shape(program, parts.terminal);

  const add = <Options>(parent: Command, verb: Verb<Options>) => addVerb(parent, verb, parts);
  add(program, startCommand);
  add(program, initCommand);
  add(program, doctorCommand);
  add(program, serveCommand);
  add(program, workerCommand);
  add(program, mcpCommand);
  const group = (name: string, summary: string, parent: Command = program) =>
    shape(
      parent
        .command(name)
        .summary(summary)
        .description(`${capitalised(summary)}.`)
        .usage('<command> [options]')
        .helpCommand('help [command]', 'show help for a command'),
      parts.terminal,
    );
  const blog = group('blog', 'score and rewrite blog posts');
  add(blog, blogScoreCommand);
  add(blog, blogRunCommand);
  add(blog, blogRecordCommand);
  add(blog, blogShowCommand);
  add(blog, blogVerifyCommand);
  const assessment = group('assessment', 'rewrite school assignments from selected feedback');
  add(assessment, assessmentRewriteCommand);
  add(assessment, assessmentShowCommand);
  add(assessment, assessmentDiffCommand);
  add(assessment, assessmentRestoreCommand);
  add(assessment, assessmentImportCommand);
  add(assessment, assessmentBloomCommand);
  add(assessment, assessmentSchemaCommand);
  const complaint = group('complaint', 'turn complaints between housemates into kind messages');
  const home = group('home', 'set who lives in a home', complaint);
  add(home, complaintHomeImportCommand);
  add(complaint, complaintSendCommand);
  add(complaint, complaintCancelCommand);
  add(complaint, complaintShowCommand);
  add(complaint, complaintRoutesCommand);
  add(complaint, complaintClockCommand);
  add(complaint, complaintClassifyCommand);
  add(complaint, complaintCheckCommand);
  add(complaint, complaintRenderCommand);
  const research = group('research', 'answer questions from sources, every citation checked');
  add(research, researchRunCommand);
  add(research, researchShowCommand);
  add(research, researchSearchCommand);
  add(research, researchSupportCommand);
  add(research, researchExtractCommand);
  const keys = group('keys', 'make and end API keys');
  add(keys, keysCreateCommand);
  add(keys, keysListCommand);
  add(keys, keysRevokeCommand);
  add(keys, keysRotateCommand);
  const audit = group('audit', 'check the ledger and look into it');
  add(audit, auditVerifyCommand);
  add(audit, auditReplayCommand);
  add(audit, auditShowCommand);
  add(audit, auditExportCommand);
  add(audit, auditRebuildCommand);
  add(program, eraseCommand);
  add(program, rulesCommand);
  return program;
}

function globalOptions(): Option[] {
  return [
    new Option('--home <dir>', 'data folder (default: PALIMPSEST_HOME, else .palimpsest)'),
    new Option('--config <file>', 'configuration file (default: palimpsest.config.json, if there is one)'),
    new Option('--print-config', 'show the settings that are in force, and leave'),
    new Option('--json', 'answer as JSON'),
    new Option('-q, --quiet', 'no messages, only data and errors'),
    new Option('--verbose', 'more messages, and the stack of unexpected errors'),
    new Option('--no-input', 'never ask anything'),
  ];
}

function addVerb<Options>(parent: Command, verb: Verb<Options>, { terminal, makeCli, done }: ProgramParts) {
  const command = parent
    .command(verb.name)
    .summary(verb.summary)
    .description(`${capitalised(verb.summary)}.`);
  for (const option of verb.options ?? []) command.addOption(option);
  if (verb.epilogue !== undefined) command.addHelpText('after', `\n${verb.epilogue}`);
  shape(command, terminal).action(async () => {
    const options = command.optsWithGlobals<Options & GlobalFlags & { printConfig?: boolean }>();
    const cli = makeCli(options);
    if (options.printConfig === true) return done(await printConfig(cli));
    return done(await verb.perform(cli, options, command.args[0], command.args));
  });
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Errors are reported in one place, so the parser must neither print nor exit. */
function shape(command: Command, terminal: Terminal): Command {
  return command
    .exitOverride()
    .showSuggestionAfterError()
    .allowExcessArguments(false)
    .configureHelp({
      showGlobalOptions: true,
      subcommandTerm: (each) =>
        Help.prototype.subcommandTerm.call(new Help(), each).replace(' [options]', ''),
    })
    .configureOutput({
      writeOut: (text) => terminal.data(text.trimEnd()),
      // Only help comes this way: what is shown when no verb was given.
      writeErr: (text) => terminal.problem(text.trimEnd()),
      outputError: () => undefined,
    });
}
