// The assessment pipeline: how well Bloom levels are told, and what five hundred problems in one request cost.
import { run as bloom } from './bloom.mjs';
import { run as many } from './many-problems.mjs';

export async function run(options) {
  return [...(await bloom(options)), ...(await many(options))];
}
