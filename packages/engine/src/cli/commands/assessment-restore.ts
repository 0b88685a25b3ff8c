import { TENANT_OPTION } from '../assessment/assessment-options.ts';
import { refusable } from '../assessment/refused.ts';
import { FINE } from '../exit-codes.ts';
import type { Verb } from '../program.ts';
import { versionNumber } from './assessment-diff.ts';

export const assessmentRestoreCommand: Verb<{ readonly tenant: string }> = {
  name: 'restore <document> <version>',
  summary: 'make an old version the newest again, as a new version, on record',
  options: [TENANT_OPTION],
  perform: (cli, { tenant }, documentId = '', [, version = '']) =>
    refusable(cli, async () => {
      const { terminal, flags, withEngine } = cli;
      const wanted = versionNumber(version);
      const { restoreVersion } = await import('../../app/assessment/restore-version.ts');
      const restored = await withEngine((engine) =>
        restoreVersion({ engine, tenant, actor: 'person:command', documentId, version: wanted }),
      );
      if (flags.json === true) terminal.json(restored);
      else terminal.data(`${documentId}: version ${wanted} is version ${restored.newVersion} now.`);
      return FINE;
    }),
};
