/** A constant of a source file that holds words, patterns or weights. */
export interface WordData {
  readonly name: string;
  readonly exported: boolean;
  /** The constants of its file, data or exported, that it is a part of: they show it. */
  readonly partOf: readonly string[];
}

/** Fewer words than this are no list. */
const WORDS = 8;
const ALTERNATIVES = 4;
const NUMBERS = 8;

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const STATEMENT = /\n(?=(?:export|const|let|function|async|import|interface|class|type) )/;
const CONSTANT = /^(export )?const ([A-Z][A-Z0-9_]*)\b/;
const LITERAL = /`([^`]*)`|'((?:[^'\n\\]|\\.)*)'|"((?:[^"\n\\]|\\.)*)"/g;
const WORD = /\p{L}[\p{L}'-]*/gu;
const PATTERN = /(?<=[=(,:[]\s*)\/(?![/*])((?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\[])+)\/[a-z]*/g;
const NUMBER = /(?<![\w.])-?\d+(?:\.\d+)?(?=[,\s\]])/g;

/** The constants of a source file that hold words, patterns or weights, found by how they are written. */
export function findWordData(source: string): WordData[] {
  // Lines of a long text are no statements, whatever word they begin with.
  const plain = source.replaceAll(COMMENT, '').replaceAll(/`[^`]*`/g, (text) => text.replaceAll('\n', ' '));
  const constants = plain.split(STATEMENT).flatMap((statement) => {
    const [, exported, name] = CONSTANT.exec(statement.trim()) ?? [];
    return name === undefined ? [] : [{ name, exported: exported !== undefined, statement }];
  });
  const data = constants.filter(({ statement }) => isData(statement));
  return data.map(({ name, exported }) => ({
    name,
    exported,
    partOf: constants
      .filter((other) => other.name !== name && (other.exported || data.includes(other)))
      .filter((other) => new RegExp(`\\b${name}\\b`).test(other.statement))
      .map((other) => other.name),
  }));
}

function isData(statement: string): boolean {
  const literals = [...statement.matchAll(LITERAL)].map(([, ...texts]) => texts.join(''));
  const words = literals.flatMap((text) => text.match(WORD) ?? []).length;
  const patterns = [...statement.matchAll(PATTERN)].flatMap(([, text = '']) => text.split('|')).length;
  const numbers = (statement.replaceAll(LITERAL, '').match(NUMBER) ?? []).length;
  return words >= WORDS || patterns >= ALTERNATIVES || numbers >= NUMBERS;
}
