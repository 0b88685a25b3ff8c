import { relative, resolve } from 'node:path';
import { Option } from 'commander';
import { FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';

/** Makes a folder ready: a configuration file with the defaults, and the data folder out of version control. */
export const initCommand: Verb<{ readonly force?: boolean }> = {
  name: 'init',
  summary: 'write palimpsest.config.json with the defaults into this folder',
  options: [new Option('--force', 'replace the file if there is one')],
  epilogue: 'Secrets are not part of the file: they come from environment variables.',
  async perform({ terminal, flags, world }, { force }) {
    const [{ initFolder }, { CONFIG_DEFAULTS }] = await Promise.all([
      import('../../app/init-folder.ts'),
      import('@palimpsest/contracts'),
    ]);
    const folder = world.workingFolder;
    const report = await initFolder({
      folder,
      home: resolve(folder, flags.home ?? CONFIG_DEFAULTS.home),
      ...(flags.config === undefined ? {} : { file: resolve(folder, flags.config) }),
      force: force === true,
    });
    if (flags.json === true) {
      terminal.json(report);
      return FINE;
    }
    const { file, replaced, ignoredIn } = report;
    const named = (path: string) => relative(folder, path) || path;
    terminal.data(`${replaced ? 'Replaced' : 'Wrote'} ${named(file)}.`);
    if (ignoredIn !== null) terminal.data(`The data folder is now left out by ${named(ignoredIn)}.`);
    terminal.message(
      [
        '',
        'Next:',
        '  palimpsest doctor                check this installation',
        '  palimpsest serve                 serve over HTTP, and work',
        '  palimpsest --print-config        what is in force, and where it was said',
        '',
        'Keys of models go into the environment: ANTHROPIC_API_KEY, or OPENAI_API_KEY and OPENAI_BASE_URL.',
        'Without any, the built-in renderer works offline.',
      ].join('\n'),
    );
    return FINE;
  },
};
