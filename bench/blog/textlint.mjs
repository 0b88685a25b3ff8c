// textlint with rules that look for about the same things: weasel words, long sentences, too many commas, terms.
import { createRequire } from 'node:module';

const require = createRequire(new URL('../peers/package.json', import.meta.url));
/** A package from the folder of peers, which the product does not depend on. */
export function loadPeer(name) {
  const loaded = require(name);
  return loaded.default ?? loaded;
}
const RULES = ['write-good', 'stop-words', 'max-comma', 'sentence-length', 'terminology'];

export function textlint() {
  const { TextlintKernel } = loadPeer('@textlint/kernel');
  const kernel = new TextlintKernel();
  const options = {
    ext: '.md',
    plugins: [{ pluginId: 'markdown', plugin: loadPeer('@textlint/textlint-plugin-markdown') }],
    rules: RULES.map((name) => ({ ruleId: name, rule: loadPeer(`textlint-rule-${name}`) })),
  };
  return async (text) => (await kernel.lintText(text, options)).messages.length;
}
