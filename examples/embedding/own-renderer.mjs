import { readFile } from 'node:fs/promises';
import { blogRunResult, createEngine, startBlogRun } from '@palimpsest/engine';

// Stands for a model of your own. It is called once per attempt; whatever it answers, the guards decide.
const salesman = {
  id: 'salesman',
  version: '1',
  async render({ model, prompt }) {
    const text = `Buy now! Your prompt had ${prompt.length} characters.`;
    return { kind: 'completed', text, stop: 'end', model, usage: null, costMicros: null, raw: text };
  },
};

const [file, home] = process.argv.slice(2);
const log = (level, message, fields) => console.error(level, message, JSON.stringify(fields ?? {}));
const engine = await createEngine({ home, renderers: [salesman], log });
try {
  const content = await readFile(file, 'utf8');
  const settings = { renderer: 'salesman', model: 'salesman-1' };
  const request = { tenant: 'local', actor: 'program:shop', content, settings, mode: 'inline' };
  const { runId } = await startBlogRun(engine.context, request);
  const { outcome, stopReason, finalContent } = blogRunResult(await engine.finishRun('local', runId));
  console.log(`${outcome}: ${stopReason}; the text is ${finalContent === content ? 'untouched' : 'changed'}`);
} finally {
  await engine.close();
}
