import type { TimePattern, TimeTable } from './time.ts';

export interface CompiledPattern extends TimePattern {
  readonly regExp: RegExp;
}

export interface CompiledTable {
  readonly patterns: readonly CompiledPattern[];
  readonly joins: RegExp;
  readonly rangeJoins: RegExp;
}

// Not inside a word, a number, a version, a price or an address.
const BEFORE = '(?<![\\p{L}\\p{N}_$€£#@])(?<!\\d[.,:/])(?<!\\p{L}[.])';
const AFTER = '(?![\\p{L}\\p{N}_%€$£])(?![.:/]\\d| %)';
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
      .replaceAll(/\[[^\]]*\]| \??|_/g, (found) =>
        found === ' ' ? BLANKS : found === '_' || found === ' ?' ? FEW_BLANKS : found,
      );
  for (const [name, template] of Object.entries(table.parts)) parts.set(name, `(?:${expand(template)})`);
  return {
    patterns: table.patterns.map((pattern) => ({
      ...pattern,
      regExp: new RegExp(`${BEFORE}(?:${expand(pattern.template)})${AFTER}`, 'gu'),
    })),
    joins: new RegExp(`^(?:${expand(table.joins)})$`, 'u'),
    rangeJoins: new RegExp(`^(?:${expand(table.rangeJoins)})$`, 'u'),
  };
}
