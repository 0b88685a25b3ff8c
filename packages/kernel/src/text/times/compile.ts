import { OTHER_LETTER } from './fold.ts';
import type { TimePattern, TimeTable } from './time.ts';

export interface CompiledPattern extends TimePattern {
  readonly regExp: RegExp;
}

export interface CompiledTable {
  readonly patterns: readonly CompiledPattern[];
  readonly joins: RegExp;
  readonly rangeJoins: RegExp;
}

const LETTER = `a-z0-9ºª${OTHER_LETTER}`;
// Not inside a word, a number, a version, a price or an address. One look-behind: it is tried at every character.
const BEFORE = `(?<![${LETTER}_$#@]|\\d[.,:/]|[a-z][.]|/(?=\\d{4}))`;
const AFTER = `(?![${LETTER}_%$]|[.:/]\\d| %)`;
const BLANKS = '[ \\t\\n]{1,3}';
const FEW_BLANKS = '[ \\t\\n]{0,2}';

export function compileTable(table: TimeTable): CompiledTable {
  const parts = new Map<string, string>();
  const expand = (template: string): string =>
    template
      .replaceAll(/\{([a-z][a-zA-Z]*)\}/g, (_, name: string) => {
        const part = parts.get(name);
        if (part === undefined) throw new Error(`The time table has no part '${name}'.`);
        return part;
      })
      // A class of characters stays as it is written.
      .replaceAll(/\[[^\]]{0,200}\]| \??|_/g, (found) =>
        found === ' ' ? BLANKS : found === '_' || found === ' ?' ? FEW_BLANKS : found,
      );
  for (const [name, template] of Object.entries(table.parts)) parts.set(name, `(?:${expand(template)})`);
  return {
    patterns: table.patterns.map((pattern) => ({
      ...pattern,
      regExp: new RegExp(`(?=[a-z0-9])${BEFORE}(?:${expand(pattern.template)})${AFTER}`, 'g'),
    })),
    joins: new RegExp(`^(?:${expand(table.joins)})$`),
    rangeJoins: new RegExp(`^(?:${expand(table.rangeJoins)})$`),
  };
}
