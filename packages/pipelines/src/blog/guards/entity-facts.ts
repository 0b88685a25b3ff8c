import { type Entity, entityMatches, isStopWord } from '@palimpsest/kernel/text';
import type { Placed, ReadText } from './read-text.ts';

/** More unknown names than this are not looked up one by one: the text is another one anyway. */
const MOST_LOOKUPS = 60;

/**
 * Names of one side that the other side does not know. `mayBeLonger`: a name counts as known when the other side has
 * a part of it ("Obama" for "President Obama"); otherwise the rest of it must be known too.
 */
export function unknownEntities(
  of: ReadText,
  other: ReadText,
  { mayBeLonger }: { readonly mayBeLonger: boolean },
): Placed<Entity>[] {
  const names = knownNames(other);
  const checked = new Map<string, boolean>();
  const unknown: Placed<Entity>[] = [];
  let lookups = 0;
  for (const found of of.entities) {
    const { key } = found.item;
    const before = checked.get(key);
    let known = before;
    if (known === undefined) {
      known = isWritten(key, other) || names.keys.has(key);
      if (!known && lookups < MOST_LOOKUPS) {
        lookups += 1;
        known = isMadeOf(found.item, names, other, mayBeLonger);
      }
      checked.set(key, known);
    }
    if (!known) unknown.push(found);
  }
  return unknown;
}

interface Names {
  readonly keys: ReadonlySet<string>;
  readonly list: readonly string[];
}

function knownNames(text: ReadText): Names {
  const keys = new Set<string>();
  for (const { item } of text.entities) keys.add(item.key);
  return { keys, list: [...keys].slice(0, 1000) };
}

/** A name of one word that stands in the other text, with or without a capital. */
function isWritten(key: string, { vocabulary }: ReadText): boolean {
  return [key, `${key}s`, `${key}'s`, `${key}’s`, key.replace(/s$/, '')].some((form) => vocabulary.has(form));
}

/** The same name in another form, or names and plain words of the other text in a row. */
function isMadeOf(entity: Entity, names: Names, other: ReadText, mayBeLonger: boolean): boolean {
  const { key } = entity;
  if (
    names.list.some((name) => entityMatches(key, name) && (mayBeLonger || !` ${key} `.includes(` ${name} `)))
  )
    return true;
  if (entity.acronym && isInitialsIn(key, other)) return true;
  const parts = key.split(' ').filter((part) => !isStopWord(part));
  if (parts.length < 2) return spellsAcronym(key, other);
  if (!parts.every((part) => isWritten(part, other))) return spellsAcronym(key, other);
  return (
    standsTogether(key, other) || spellsAcronym(key, other) || splitsIntoNames(key.split(' '), names, other)
  );
}

/** "General Services Administration" for a text that only says "GSA". */
function spellsAcronym(key: string, { vocabulary }: ReadText): boolean {
  const parts = key.split(' ');
  if (parts.length < 2) return false;
  const letters = (from: readonly string[]) => from.map((part) => part.charAt(0)).join('');
  return vocabulary.has(letters(parts)) || vocabulary.has(letters(parts.filter((part) => !isStopWord(part))));
}

/** "API" for a text that only says "application programming interface". */
function isInitialsIn(key: string, { passages }: ReadText): boolean {
  if (key.length < 2 || key.length > 8) return false;
  for (const { words } of passages) {
    let run = '';
    for (const { lower } of words) {
      if (isStopWord(lower)) continue;
      run = (run + lower.charAt(0)).slice(-key.length);
      if (run === key) return true;
    }
  }
  return false;
}

function standsTogether(key: string, { passages }: ReadText): boolean {
  const parts = key.split(' ');
  return passages.some(({ words }) =>
    words.some(
      (word, at) => word.lower === parts[0] && parts.every((part, next) => words[at + next]?.lower === part),
    ),
  );
}

/** "Chief Designer Mara Lindt" where the text has "Mara Lindt" and "chief designer". */
function splitsIntoNames(parts: readonly string[], names: Names, other: ReadText): boolean {
  for (let from = 0; from < parts.length; ) {
    let to = parts.length;
    while (to > from + 1 && !names.keys.has(parts.slice(from, to).join(' '))) to -= 1;
    const part = parts[from] ?? '';
    const alone = to === from + 1 && !names.keys.has(part);
    if (alone && !isStopWord(part) && isOnlyPartOfName(part, names, other)) return false;
    from = to;
  }
  return true;
}

/** A word known only from within longer names: taking it out and joining it to another makes a new name. */
function isOnlyPartOfName(part: string, { list }: Names, other: ReadText): boolean {
  if (!list.some((name) => ` ${name} `.includes(` ${part} `))) return false;
  return !other.passages.some(({ words }) => words.some(({ text }) => text === part));
}
