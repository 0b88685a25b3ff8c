import { type Token, tokenize } from './tokens.ts';

/** One place where a file names another module. */
export interface ImportSite {
  /** What is imported; null when it is computed and cannot be read from the source. */
  readonly specifier: string | null;
  readonly line: number;
}

/** Every import of a TypeScript file: static, side effect, type, dynamic, `export ... from`, and `require`. */
export function importsOf(source: string): ImportSite[] {
  const tokens = tokenize(source);
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'word' || isMark(tokens[index - 1], '.')) return [];
    if (token.text === 'import') return importAt(tokens, index);
    if (token.text === 'export') return exportAt(tokens, index);
    if (token.text === 'require') return requireAt(tokens, index);
    return [];
  });
}

function importAt(tokens: Token[], index: number): ImportSite[] {
  const line = tokens[index]?.line ?? 0;
  const next = tokens[index + 1];
  if (isMark(next, '(')) return [{ specifier: argumentAt(tokens, index + 2), line }];
  if (isMark(next, '.')) return resolveAt(tokens, index + 2, line);
  if (next?.kind === 'string') return [{ specifier: next.text, line }];
  return fromAfter(tokens, index + 1, line);
}

function exportAt(tokens: Token[], index: number): ImportSite[] {
  const line = tokens[index]?.line ?? 0;
  const start = tokens[index + 1]?.text === 'type' ? index + 2 : index + 1;
  const first = tokens[start];
  return isMark(first, '{') || isMark(first, '*') ? fromAfter(tokens, start, line) : [];
}

function requireAt(tokens: Token[], index: number): ImportSite[] {
  const line = tokens[index]?.line ?? 0;
  if (isMark(tokens[index + 1], '(')) return [{ specifier: argumentAt(tokens, index + 2), line }];
  return isMark(tokens[index + 1], '.') ? resolveAt(tokens, index + 2, line) : [];
}

/** `import.meta.resolve(x)` and `require.resolve(x)` name a module too. */
function resolveAt(tokens: Token[], index: number, line: number): ImportSite[] {
  const at = tokens[index]?.text === 'meta' ? index + 2 : index;
  if (tokens[at]?.text !== 'resolve' || !isMark(tokens[at + 1], '(')) return [];
  return [{ specifier: argumentAt(tokens, at + 2), line }];
}

/** A literal argument that stands alone; anything longer is computed. */
function argumentAt(tokens: Token[], index: number): string | null {
  const token = tokens[index];
  const literal = token?.kind === 'string' || token?.kind === 'template';
  const ends = isMark(tokens[index + 1], ')') || isMark(tokens[index + 1], ',');
  return literal && ends ? token.text : null;
}

/** Walks over the bindings of an import or export clause to `from 'x'`, if there is one. */
function fromAfter(tokens: Token[], start: number, line: number): ImportSite[] {
  let depth = 0;
  for (let index = start; index < tokens.length; index += 1) {
    const token = tokens[index] as Token;
    const next = tokens[index + 1];
    if (isMark(token, '{')) depth += 1;
    else if (isMark(token, '}')) depth -= 1;
    else if (token.kind === 'word' && token.text === 'from' && depth === 0 && next?.kind === 'string')
      return [{ specifier: next.text, line }];
    else if (token.kind === 'mark' && token.text !== ',' && token.text !== '*') return [];
    else if (token.kind === 'other' || token.kind === 'template') return [];
    if (depth === 0 && isMark(token, '}') && next?.text !== 'from') return [];
  }
  return [];
}

function isMark(token: Token | undefined, text: string): boolean {
  return token?.kind === 'mark' && token.text === text;
}
