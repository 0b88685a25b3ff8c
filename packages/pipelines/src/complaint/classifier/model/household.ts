import { ASK_IDS } from '../../builtin/concepts/asks.ts';
import { CONCEPT_IDS } from '../../builtin/concepts/ids.ts';
import { languageOf } from '../../builtin/words/languages.ts';
import { WORDS } from '../../builtin/words/words.ts';
import { type EntryIndex, entryIndex, linesOf } from './entry-index.ts';

/** What the renderer's word lists hear in a message. */
export interface Household {
  /** Ids of concepts; with `~` before those that are only faintly there. */
  readonly concepts: ReadonlySet<string>;
  readonly asks: ReadonlySet<string>;
}

interface Indexes {
  readonly concepts: EntryIndex;
  readonly asks: EntryIndex;
}

const NOTHING: Household = { concepts: new Set(), asks: new Set() };
const made = new Map<string, Indexes>();

export function hearHousehold(text: string, language: string): Household {
  const code = languageOf(language);
  if (code === null) return NOTHING;
  let indexes = made.get(code);
  if (indexes === undefined) {
    const { concepts, asks } = WORDS[code];
    const heard = CONCEPT_IDS.flatMap((id) => {
      const { hear, weak } = concepts[id];
      return [[id, hear] as const, ...(weak === undefined ? [] : [[`~${id}`, weak] as const])];
    });
    indexes = {
      concepts: entryIndex(heard),
      asks: entryIndex(ASK_IDS.map((id) => [id, asks[id].hear] as const)),
    };
    made.set(code, indexes);
  }
  const lines = linesOf(text, code);
  return { concepts: indexes.concepts(lines), asks: indexes.asks(lines) };
}
