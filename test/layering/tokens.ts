/** A token that matters for finding imports. Comments and white space are gone. */
export interface Token {
  readonly kind: 'word' | 'string' | 'template' | 'mark' | 'other';
  /** The word or mark itself; the contents of a string or of a template without holes. */
  readonly text: string;
  readonly line: number;
}

const KEYWORDS_BEFORE_REGEX = new Set(
  'return typeof case in of delete void throw new else do await yield instanceof default export'.split(' '),
);
const KEYWORDS_BEFORE_PAREN = new Set(['if', 'while', 'for', 'with']);

/**
 * Splits TypeScript into tokens, well enough that no comment, string, template or regular expression is taken
 * for code. It is not a parser: TypeScript 7 has no JavaScript API to ask, and a list of imports needs no more.
 */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  // One entry per open bracket: what it is, and whether a slash after its end starts a regular expression.
  const open: { mark: string; regexAfter: boolean }[] = [];
  let at = 0;
  let line = 1;
  let regexAllowed = true;

  const push = (kind: Token['kind'], text: string, startLine: number, regexNext: boolean): void => {
    tokens.push({ kind, text, line: startLine });
    regexAllowed = regexNext;
  };

  /** Reads template characters up to the closing backtick or the next hole; `at` is behind the opening mark. */
  const readTemplate = (startLine: number, first: boolean): void => {
    let text = '';
    while (at < source.length) {
      const c = source[at] as string;
      if (c === '\\') {
        text += source.slice(at, at + 2);
        if (source[at + 1] === '\n') line += 1;
        at += 2;
      } else if (c === '`') {
        at += 1;
        push(first ? 'template' : 'other', text, startLine, false);
        return;
      } else if (c === '$' && source[at + 1] === '{') {
        at += 2;
        push('other', text, startLine, true);
        open.push({ mark: '${', regexAfter: false });
        return;
      } else {
        if (c === '\n') line += 1;
        text += c;
        at += 1;
      }
    }
    throw new Error(`line ${startLine}: a template literal is not closed`);
  };

  while (at < source.length) {
    const c = source[at] as string;
    if (c === '\n') {
      line += 1;
      at += 1;
    } else if (/\s/.test(c)) {
      at += 1;
    } else if (source.startsWith('//', at) || (at === 0 && source.startsWith('#!'))) {
      const end = source.indexOf('\n', at);
      at = end === -1 ? source.length : end;
    } else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2);
      if (end === -1) throw new Error(`line ${line}: a comment is not closed`);
      line += source.slice(at, end).split('\n').length - 1;
      at = end + 2;
    } else if (c === '"' || c === "'") {
      let end = at + 1;
      while (end < source.length && source[end] !== c && source[end] !== '\n')
        end += source[end] === '\\' ? 2 : 1;
      const startLine = line;
      line += source.slice(at, end).split('\n').length - 1;
      push('string', undisguised(source.slice(at + 1, end)), startLine, false);
      at = source[end] === c ? end + 1 : end;
    } else if (c === '`') {
      at += 1;
      readTemplate(line, true);
    } else if (c === '/' && regexAllowed) {
      let inClass = false;
      at += 1;
      while (at < source.length && source[at] !== '\n' && (inClass || source[at] !== '/')) {
        if (source[at] === '[') inClass = true;
        else if (source[at] === ']') inClass = false;
        at += source[at] === '\\' ? 2 : 1;
      }
      at += 1;
      push('other', '', line, false);
    } else if (/[\p{ID_Start}$_#@]/u.test(c)) {
      const word = /^[\p{ID_Continue}$#@]+/u.exec(source.slice(at, at + 200))?.[0] ?? c;
      at += word.length;
      const isName = tokens.at(-1)?.text === '.' && tokens.at(-1)?.kind === 'mark';
      push('word', word, line, !isName && KEYWORDS_BEFORE_REGEX.has(word));
    } else if (/[0-9]/.test(c)) {
      at += (/^[0-9][\w.]*/.exec(source.slice(at, at + 200))?.[0] ?? c).length;
      push('other', '', line, false);
    } else if (c === '(' || c === '[' || c === '{') {
      const before = tokens.at(-1);
      open.push({ mark: c, regexAfter: before?.kind === 'word' && KEYWORDS_BEFORE_PAREN.has(before.text) });
      push('mark', c, line, true);
      at += 1;
    } else if (c === ')' || c === ']' || c === '}') {
      const closed = open.pop();
      at += 1;
      if (c === '}' && closed?.mark === '${') readTemplate(line, false);
      else push('mark', c, line, c === '}' || (closed?.regexAfter ?? false));
    } else {
      const postfix = source.startsWith('++', at) || source.startsWith('--', at);
      push('mark', c, line, !postfix && !(c === '!' && tokens.at(-1)?.kind === 'word'));
      at += postfix ? 2 : 1;
    }
  }
  return tokens;
}

/** Import paths are plain; only the escapes that could disguise one are undone. */
function undisguised(text: string): string {
  return text
    .replace(/\\x([0-9a-fA-F]{2})|\\u([0-9a-fA-F]{4})|\\u\{([0-9a-fA-F]+)\}/g, (_, x, u, braces) =>
      String.fromCodePoint(Number.parseInt(x ?? u ?? braces, 16)),
    )
    .replace(/\\\n/g, '')
    .replace(/\\(.)/g, '$1');
}
