import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Said {
  readonly id: string;
  readonly said: Readonly<Record<string, readonly string[]>>;
  readonly ask: readonly string[];
}
interface Case {
  readonly id: string;
  readonly text: string;
  readonly concepts: readonly string[];
  readonly safety_flags: readonly string[];
}

const lines = <Line>(name: string): Line[] =>
  readFileSync(new URL(`./cases/${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const isDangerous = ({ safety_flags: flags }: Case) =>
  flags.includes('threat') || flags.includes('self_harm');

describe.each(['open', 'held-out'])('the words that carry the %s messages', (part) => {
  const cases = ['en', 'es', 'fr', 'de'].flatMap((language) => lines<Case>(`${part}-${language}`));
  const said = lines<Said>(`said-${part}`);
  const idsWhere = (wrong: (each: Said, of: Case) => boolean) =>
    said.filter((each, at) => wrong(each, cases[at] as Case)).map(({ id }) => id);

  it('are written down for each message, in their order', () => {
    expect(said.map(({ id }) => id)).toEqual(cases.map(({ id }) => id));
  });

  it('stand letter by letter in the message', () => {
    const phrases = (each: Said) => [...Object.values(each.said).flat(), ...each.ask];
    expect(idsWhere((each, { text }) => !phrases(each).every((phrase) => text.includes(phrase)))).toEqual([]);
    expect(idsWhere((each) => phrases(each).some((phrase) => phrase.trim() === ''))).toEqual([]);
  });

  it('have a place for each labelled concept, and none for others; nothing is rewritten of danger', () => {
    const labelled = (of: Case) => (isDangerous(of) ? [] : [...of.concepts].sort());
    expect(idsWhere((each, of) => Object.keys(each.said).sort().join() !== labelled(of).join())).toEqual([]);
  });
});
