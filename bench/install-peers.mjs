import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = fileURLToPath(new URL('./peers', import.meta.url));

/** Peers are not part of the product, so they are fetched only when somebody measures. */
export async function installPeers(note, wanted) {
  if (existsSync(`${folder}/node_modules/${wanted}`)) return true;
  note(`installing ${wanted} and the other peers`);
  try {
    await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
    return true;
  } catch {
    note('they cannot be installed here, so there is nothing to compare with');
    return false;
  }
}
