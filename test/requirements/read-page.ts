export interface NamedTest {
  readonly file: string;
  /** As it is written in the source, the titles above it first, parted by ` > `. */
  readonly title: string;
}

export interface Requirement {
  readonly id: string;
  readonly says: string;
  readonly tests: readonly NamedTest[];
  readonly mutations: readonly string[];
}

export interface Mutation {
  readonly id: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly tests: readonly string[];
  readonly project: 'unit' | 'int';
}

interface Reader {
  readRequirements(markdown: string): Requirement[];
  readMutations(json: string): Mutation[];
}

// The script that tries the mutations reads the same pages, without TypeScript: one reader for both.
const reader: Reader = await import(new URL('../../scripts/mutate/requirements.mjs', import.meta.url).href);
export const { readRequirements, readMutations } = reader;
