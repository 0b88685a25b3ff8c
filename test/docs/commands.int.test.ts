import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Block, blocksOf, commandsOf, expectedExit, missingLines, type Plan, planOf } from './blocks.ts';
import { type Model, startModel } from './model.ts';
import { allPages } from './pages.ts';
import { type Done, openShell, type Running, type Shell } from './shell.ts';
import { makeWorkspace } from './workspace.ts';

/** Where the pages say that a server listens. */
const ADDRESS = 'http://127.0.0.1:4310';
const GOES_ON =
  /^(?<command>[^#|]*\bnpx palimpsest (?<verb>serve|worker)\b[^#&]*?)\s*(?<background>&)?\s*(?:#.*)?$/;

interface Planned {
  readonly place: string;
  readonly block: Block;
  readonly plan: Plan;
}

const blocks: readonly Planned[] = allPages()
  .flatMap(blocksOf)
  .filter(({ language }) => language === 'sh')
  .map((block) => ({ place: block.place, block, plan: planOf(block) }))
  .filter(({ plan }) => plan.reason === null);
const open = blocks.filter(({ plan }) => !plan.key && !plan.alone);
// The first key closes the door to everybody without one, so these come after the others.
const withKey = blocks.filter(({ plan }) => plan.key && !plan.alone);
const alone = blocks.filter(({ plan }) => plan.alone);

const pageOf = (place: string) => place.slice(0, place.lastIndexOf(':'));

const folder = makeWorkspace();
let model: Model;
/** What every shell knows of the outside. */
const environment: Record<string, string> = {};
let server: Running | null = null;
/** Commands that ran while the server does: the same one on another page would show nothing new, and takes its time. */
const known = new Map<string, Done>();
/** What the commands of each page printed so far. */
const printedOn = new Map<string, string>();

beforeAll(async () => {
  model = await startModel(join(folder, 'better.md'));
  environment.ANTHROPIC_BASE_URL = model.url;
  server = await openShell(folder, environment).start('npx palimpsest serve --port 0');
});
afterAll(async () => {
  await server?.stop();
  await model?.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function tryBlock({ block: { place, code, prints }, plan: { values } }: Planned): Promise<void> {
  const page = pageOf(place);
  const shell = openShell(folder, environment);
  const started: Running[] = [];
  let url = server?.url ?? ADDRESS;
  let printed = '';
  for (const written of commandsOf(code)) {
    const seen = `${printedOn.get(page) ?? ''}${printed}`;
    const command = filledIn(written, values, seen).replaceAll(ADDRESS, url);
    const goesOn = GOES_ON.exec(command)?.groups;
    if (goesOn?.command === undefined) {
      const { exit, printed: more } = await once(shell, command);
      expect({ command, exit, more: exit === expectedExit(written) ? '' : more }).toEqual({
        command,
        exit: expectedExit(written),
        more: '',
      });
      printed += more;
      continue;
    }
    const running = await shell.start(`${goesOn.command}${goesOn.verb === 'serve' ? ' --port 0' : ''}`);
    if (goesOn.background !== undefined) {
      started.push(running);
      url = running.url || url;
    } else expect(await running.stop()).toMatchObject({ exit: 0 });
  }
  for (const running of started) expect(await running.stop()).toMatchObject({ exit: 0 });
  printedOn.set(page, `${printedOn.get(page) ?? ''}${printed}`);
  if (prints !== null)
    expect({ missing: missingLines(prints, printed), printed }).toEqual({ missing: [], printed });
}

async function once(shell: Shell, command: string): Promise<Done> {
  const before = server === null ? undefined : known.get(command);
  const done = before ?? (await shell.run(command));
  // What a shell is told with `export` it has to be told again.
  if (!command.startsWith('export ')) known.set(command, done);
  return done;
}

/** A command with the ids that an earlier one printed in the place of the words that stand for them. */
function filledIn(written: string, values: Plan['values'], seen: string): string {
  const command = written.replace(/\s#\s.*$/, '');
  return values.reduce((text, { name, pattern }) => {
    const word = new RegExp(`(?<![\\w$])${name}(?!\\w)`, 'g');
    if (!word.test(text)) return text;
    const value = [...seen.matchAll(new RegExp(pattern, 'g'))].at(-1)?.[1];
    if (value === undefined) throw new Error(`Nothing that was printed before gives ${name}.`);
    return text.replaceAll(word, value);
  }, command);
}

describe('the commands of the documentation do what it says', () => {
  it.each(open)('$place', tryBlock);

  describe('with a key', () => {
    beforeAll(async () => {
      const make = 'npx palimpsest keys create --name test --scopes all --quiet';
      const { exit, printed } = await openShell(folder, environment).run(make);
      expect({ exit, printed }).toMatchObject({ exit: 0 });
      environment.PALIMPSEST_KEY = printed.trim();
    });

    it.each(withKey)('$place', tryBlock);
  });

  describe('while no server runs', () => {
    beforeAll(async () => {
      expect(await server?.stop()).toMatchObject({ exit: 0 });
      server = null;
    });

    it.each(alone)('$place', tryBlock);
  });

  it('know every verb: the page of the command has what --help has', async () => {
    const { printed } = await openShell(folder, environment).run('npx palimpsest --help');
    const listed = printed.slice(printed.indexOf('Commands:'), printed.indexOf('Exit codes:'));
    const verbs = [...listed.matchAll(/^ {2}(?<verb>[a-z]+)/gm)].map(({ groups }) => groups?.verb ?? '');
    const page = allPages().find(({ path }) => path === 'docs/guide/command.md')?.text ?? '';
    expect(verbs.length).toBeGreaterThan(10);
    expect(verbs.filter((verb) => verb !== 'help' && !page.includes(`| \`${verb}`))).toEqual([]);
  });

  it('cover the pages of all four pipelines', () => {
    const pages = new Set(open.map(({ place }) => pageOf(place)));
    for (const name of ['blog', 'assessment', 'complaint', 'research'])
      expect(pages).toContain(`docs/guide/${name}.md`);
  });
});
