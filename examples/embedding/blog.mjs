import { readFile } from 'node:fs/promises';
import { blogRunResult, createEngine, startBlogRun } from '@palimpsest/engine';

const [file, home] = process.argv.slice(2);
const engine = await createEngine({ home });
try {
  const content = await readFile(file, 'utf8');
  const request = { tenant: 'local', actor: 'program:newsletter', content, mode: 'inline' };
  const { runId } = await startBlogRun(engine.context, request);
  const { outcome, finalContent } = blogRunResult(await engine.finishRun('local', runId));
  console.error(`${outcome}, run ${runId}`);
  console.log(finalContent);
} finally {
  await engine.close();
}
