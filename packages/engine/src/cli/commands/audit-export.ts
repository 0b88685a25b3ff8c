import { Option } from 'commander';
import { FINE } from '../exit-codes.ts';
import { count } from '../layout.ts';
import type { Verb } from '../program.ts';

interface ExportFlags {
  readonly run?: string;
  readonly tenant: string;
  readonly out?: string;
}

export const auditExportCommand: Verb<ExportFlags> = {
  name: 'export',
  summary: 'write a bundle that an outsider can check with a public key alone',
  options: [
    new Option('--run <id>', 'one run only (default: the whole ledger)'),
    new Option('--tenant <name>', 'of which tenant').default('local'),
    new Option('--out <file>', 'write to this new file (default: standard output)'),
  ],
  epilogue: 'A bundle holds events, never texts. What is exported is out of reach of a later `erase`.',
  async perform({ terminal, withEngine, world, settings }, { run, tenant, out }) {
    const [{ exportBundle }, { writeFile }, { resolve }] = await Promise.all([
      import('../../app/audit/export-bundle.ts'),
      import('node:fs/promises'),
      import('node:path'),
    ]);
    const bundle = await withEngine(({ context }) =>
      exportBundle(context, { tenant, ...(run === undefined ? {} : { run }) }),
    );
    const text = JSON.stringify(bundle);
    const { home } = await settings();
    const events = count(bundle.events.length, 'event');
    if (out === undefined) {
      terminal.data(text);
      terminal.message(`Exported ${events}.`);
      return FINE;
    }
    // A bundle somebody exported before is evidence: it is not overwritten.
    await writeFile(resolve(world.workingFolder, out), `${text}\n`, { flag: 'wx', mode: 0o600 });
    terminal.message(
      `Exported ${events} to ${out}. Whoever has it and the file ${home}/keys/signing.pub can run:`,
    );
    terminal.message(`  palimpsest audit verify --bundle ${out} --key signing.pub`);
    return FINE;
  },
};
