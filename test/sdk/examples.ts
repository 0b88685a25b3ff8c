const HOME = 'http://127.0.0.1:4310';

/** An example of a README, as a module that can be run. */
export interface Example {
  /** The heading it stands below, with its number there. */
  readonly name: string;
  readonly code: string;
  /** What the page says that it prints, in order. */
  readonly prints: readonly string[];
}

/**
 * The TypeScript examples of a page, for a server at `url`. Those that make no client use the one of the first example.
 */
export function examplesOf(page: string, url: string): Example[] {
  const counts = new Map<string, number>();
  let heading = '';
  return [...page.matchAll(/^#+ (?<heading>.+)$|^```ts\n(?<code>[\s\S]*?)^```$/gm)].flatMap(({ groups }) => {
    if (groups?.heading !== undefined) heading = groups.heading;
    const code = groups?.code;
    if (code === undefined) return [];
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    const whole = code.includes('createClient(') ? code : `${GIVEN}${code}`;
    return [{ name: `${heading} ${count}`, code: whole.replaceAll(HOME, url), prints: printsOf(code) }];
  });
}

const GIVEN = `import { createClient } from '@palimpsest/sdk';
const client = createClient({ baseUrl: '${HOME}' });
`;

function printsOf(code: string): string[] {
  return [...code.matchAll(/^\s*console\.log\(.*\); \/\/ (.+)$/gm)].map(([, said = '']) => said);
}
