import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freshHome } from '../../packages/engine/src/testing/fresh-home.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const command = join(root, 'packages/engine/bin/palimpsest.js');

/** The folder of the example questions, under the name that clients know it by. */
export const CORPUS = 'aldermere';

/** The product as its users have it: a program that serves, in a folder of its own. */
export interface Product {
  readonly url: string;
  /** Tells it to stop, waits until it has, and gives its exit code. */
  stop(): Promise<number | null>;
}

/** Of this machine it gets the search path alone, so that no key of a developer's reaches a test. */
export async function startProduct(environment: Readonly<Record<string, string>> = {}): Promise<Product> {
  const folder = freshHome('palimpsest-client-', 'home');
  const config = { corpora: { [CORPUS]: join(root, 'examples/research/aldermere') } };
  writeFileSync(join(folder, 'palimpsest.config.json'), JSON.stringify(config));
  const child = spawn(process.execPath, [command, 'serve', '--port', '0', '--json'], {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', ...environment, PALIMPSEST_HOME: join(folder, 'home') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const first = await Promise.race([
    new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve)),
    ended.then(() => null),
  ]);
  if (first === null) throw new Error(`It did not start:\n${said.join('')}`);
  return {
    url: (JSON.parse(first) as { url: string }).url,
    async stop() {
      child.kill('SIGTERM');
      const code = await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      return code;
    },
  };
}
