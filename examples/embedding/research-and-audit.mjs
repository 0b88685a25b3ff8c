import { createEngine, PalimpsestError, packageOf, researchResult, startResearch } from '@palimpsest/engine';

const [question, corpus, home] = process.argv.slice(2);
const engine = await createEngine({ home });
try {
  const place = { tenant: 'local', actor: 'program:librarian' };
  const { runId, project } = await startResearch(engine.context, { ...place, question, corpus, mode: 'inline' });
  const run = await engine.finishRun('local', runId);
  const report = packageOf(run).find(({ path }) => path === 'report.md');
  console.log(`${researchResult(run).outcome?.outcome}: ${report?.text.split('\n')[0]}`);

  const { ok, events } = await engine.audit.verify({ tenant: 'local' });
  const { decisions } = await engine.audit.replay({ run: runId });
  console.log(`verified ${ok}, ${events} events, ${decisions} decisions made again`);

  const { texts } = await engine.erase({ ...place, subject: `research:${project}`, reason: 'ticket 7' });
  console.log(`erased ${texts > 0}, verified ${(await engine.audit.verify()).ok}`);
} catch (error) {
  if (!(error instanceof PalimpsestError)) throw error;
  console.error(`${error.code}: ${error.message} ${error.hint ?? ''}`);
  process.exitCode = 2;
} finally {
  await engine.close();
}
