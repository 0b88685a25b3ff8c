import { wordSet } from './word-list.ts';

/** Verbs that open advice and hardly ever are nouns. */
export const COMMANDS = wordSet(`
  use make build keep find create choose avoid get give ask learn write read start stop try add set ensure define
  identify bring take tell understand embrace know hire improve involve include collect remember consider prepare
  publish deploy develop establish encourage explain gather prioritize talk think teach treat validate verify
  collaborate communicate decide don't don’t
`);
