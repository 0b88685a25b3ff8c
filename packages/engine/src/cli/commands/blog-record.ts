import { Option } from 'commander';
import { TENANT_OPTION } from '../blog/blog-options.ts';
import { readScores } from '../blog/read-scores.ts';
import type { Verb } from '../program.ts';
import { UsageError } from '../usage-error.ts';
import { exitOf, showResult } from './blog-run.ts';

interface RecordFlags {
  readonly tenant: string;
  readonly scores: string;
}

/** Scores from elsewhere for the version that a run waits for; then the run goes on. */
export const blogRecordCommand: Verb<RecordFlags> = {
  name: 'record <run>',
  summary: 'record scores from elsewhere for the version a run waits for, and go on',
  options: [new Option('--scores <file>', 'the scores, as JSON').makeOptionMandatory(), TENANT_OPTION],
  async perform(cli, { tenant, scores }, runId = '') {
    const given = await readScores(cli, scores);
    const [{ blogRunResult }, { recordExternalScores }] = await Promise.all([
      import('../../app/blog/blog-run-result.ts'),
      import('../../app/blog/record-external-scores.ts'),
    ]);
    const result = await cli.withEngine(async (engine) => {
      const { waitingFor: versionId } = blogRunResult(await engine.loadRun(tenant, runId));
      if (versionId === null)
        throw new UsageError({
          message: `The run ${runId} waits for no scores`,
          hint: 'palimpsest audit show lists the newest runs.',
        });
      await recordExternalScores(engine.context, {
        tenant,
        actor: 'person:command',
        runId,
        versionId,
        scores: given as never,
      });
      return blogRunResult(await engine.finishRun(tenant, runId));
    });
    await showResult(cli, result);
    return exitOf(result);
  },
};
