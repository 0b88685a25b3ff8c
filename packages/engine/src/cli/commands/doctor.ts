import type { DoctorItem } from '../../app/doctor.ts';
import { packageVersion } from '../../app/package-version.ts';
import { FINDINGS, FINE } from '../exit-codes.ts';
import { wrap } from '../layout.ts';
import type { Verb } from '../program.ts';
import type { Terminal } from '../terminal.ts';

/** Looks at everything this installation stands on, and touches none of it. */
export const doctorCommand: Verb<object> = {
  name: 'doctor',
  summary: 'check this installation, and say what to mend; starts and changes nothing',
  async perform({ terminal, flags, settings, world }) {
    const { home, configFile, corpora } = await settings();
    const { examine } = await import('../../app/doctor.ts');
    const report = await examine({
      home,
      configFile,
      environment: world.environment,
      migrations: world.migrations,
      renderers: world.renderers,
      corpora,
    });
    if (flags.json === true) terminal.json({ version: packageVersion(), ...report });
    else terminal.data(shown(report.items, terminal));
    return report.ok ? FINE : FINDINGS;
  },
};

const WORDS = { ok: 'ok', warn: 'warn', fail: 'FAIL' } as const;

function shown(items: readonly DoctorItem[], { styles }: Terminal): string {
  const width = Math.max(...items.map(({ name }) => name.length));
  const margin = ' '.repeat(width + 8);
  const paint = { ok: styles.good, warn: styles.warn, fail: styles.bad };
  const below = (text: string) => wrap(text, 80).split('\n').join(`\n${margin}`);
  const lines = items.map(({ name, status, detail, hint }) => {
    const line = `${paint[status](WORDS[status].padEnd(4))}  ${name.padEnd(width)}  ${below(detail)}`;
    return hint === null ? line : `${line}\n${margin}${styles.dim(below(hint))}`;
  });
  const number = (status: DoctorItem['status']) => items.filter((item) => item.status === status).length;
  const failed = number('fail');
  const warned = number('warn');
  const verdict =
    failed > 0
      ? styles.bad(`${failed} of ${items.length} checks failed: see the lines marked FAIL.`)
      : warned > 0
        ? styles.warn(`Works; ${warned} of ${items.length} checks want a look.`)
        : styles.good(`All ${items.length} checks are fine.`);
  return [`palimpsest ${packageVersion()}`, '', ...lines, '', verdict].join('\n');
}
