type Environment = Readonly<Record<string, string | undefined>>;

export const REMOVED = '[secret removed]';
const NO_WORDS = '[words removed]';

/** Variables that hold secrets, by their names. */
const SECRET_VARIABLE = /KEY|SECRET|PASSWORD|PASSWD|TOKEN|CREDENTIAL|OTLP_(?:TRACES_)?HEADERS/i;
/** Shorter values are placeholders, and may be ordinary words. */
const SHORTEST_SECRET = 8;

const SECRET_FIELD =
  /^(?:(?:proxy-?)?authorization|(?:set-?)?cookie|x-api-key|passw(?:or)?d|secret|token|credentials?|headers|database_?url|connection_?string|dsn)$|(?:secret|password|token|api[_-]?key|private[_-]?key|master[_-]?key|signing[_-]?key)$/i;
/** The log is about the work, not about what people wrote; fields that could hold their words are left out. */
const WORD_FIELD =
  /^(?:prompt|system|response|answer|texts?|words|content|body|raw|draft|question|comment|input|output|payload|detail)$/i;

/** What secrets look like, wherever they stand. Repetitions are bounded: a log line may hold anything. */
const SECRET_SHAPES: readonly (readonly [RegExp, string])[] = [
  // The first part of an API key is its id, which is no secret and tells which key it was.
  [/\bpal_([a-z0-9]{1,32})_[0-9A-Za-z]{6,200}/g, `pal_$1_${REMOVED}`],
  [/\bwhsec_[A-Za-z0-9+/=_-]{4,300}/g, REMOVED],
  [/\b(?:sk|rk|pk)-[A-Za-z0-9_-]{8,300}/g, REMOVED],
  [/\b(?:tvly|xox[abpr]|ghp|gho|glpat)[-_][A-Za-z0-9_-]{8,300}/g, REMOVED],
  [/\b(?:AKIA|AIza|BSA)[A-Za-z0-9_-]{16,100}/g, REMOVED],
  [/\b(Bearer|Basic|Api-Token)\s{1,4}[^\s"',;]{1,2000}/gi, `$1 ${REMOVED}`],
  [/\b([a-z][a-z0-9+.-]{1,20}:\/\/[^\s:@/"']{0,100}):[^\s"']{1,200}@/gi, '$1:***@'],
  [
    /\b(password|passwd|pwd|secret|token|api[_-]?key|access[_-]?key)(["']?\s{0,4}[=:]\s{0,4}["']?)[^\s"'&,;]{1,500}/gi,
    `$1$2${REMOVED}`,
  ],
];

/** None of the shapes is without one of these; most lines have none, and looking for them is cheap. */
const SUSPICIOUS =
  /pal_|whsec_|[srp]k-|tvly|xox|gh[po]_|gh[po]-|glpat|AKIA|AIza|BSA|bearer|basic|api-token|:\/\/|passw|pwd|secret|token|key/i;

/** Enough to see the whole of any secret; what is kept of it in the end is much less. */
const LOOKED_AT = 8_000;
const KEPT = 500;
const DEEPEST = 4;
const MOST_ENTRIES = 50;

export type Redactor = (value: unknown) => unknown;

/**
 * Takes secrets out of what is about to be logged: values of variables that hold them, whatever has the shape of one,
 * and fields that are named like one. Long texts are cut, and errors give their names only.
 */
export function secretRedactor(environment: Environment): Redactor {
  const known = knownSecrets(environment);
  const redactText = (text: string): string => {
    let rest = text.slice(0, LOOKED_AT);
    for (const secret of known) rest = rest.replaceAll(secret, REMOVED);
    if (SUSPICIOUS.test(rest))
      for (const [shape, instead] of SECRET_SHAPES) rest = rest.replace(shape, instead);
    return rest.length > KEPT ? `${rest.slice(0, KEPT)}…` : rest;
  };
  const redact = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return redactText(value);
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return typeof value === 'function' ? undefined : value;
    if (value instanceof Error) return redact(namesOf(value), depth);
    if (value instanceof Date) return Number.isNaN(value.valueOf()) ? null : value.toISOString();
    if (ArrayBuffer.isView(value)) return '[bytes]';
    if (depth >= DEEPEST) return '[…]';
    if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((each) => redact(each, depth + 1));
    const kept: Record<string, unknown> = {};
    for (const name of Object.keys(value).slice(0, MOST_ENTRIES))
      kept[name] = fieldOf(name, (value as Readonly<Record<string, unknown>>)[name], depth);
    return kept;
  };
  const fieldOf = (name: string, value: unknown, depth: number): unknown => {
    const kind = kindOf(name);
    if (kind === 'secret') return REMOVED;
    if (kind === 'words' && typeof value !== 'number' && typeof value !== 'boolean') return NO_WORDS;
    return redact(value, depth + 1);
  };
  return (value) => redact(value, 0);
}

type FieldKind = 'secret' | 'words' | 'plain';

/** The names of fields are few and come again with every line. */
const knownKinds = new Map<string, FieldKind>();
const MOST_KINDS = 1_000;

function kindOf(name: string): FieldKind {
  const known = knownKinds.get(name);
  if (known !== undefined) return known;
  const kind = SECRET_FIELD.test(name) ? 'secret' : WORD_FIELD.test(name) ? 'words' : 'plain';
  if (knownKinds.size < MOST_KINDS) knownKinds.set(name, kind);
  return kind;
}

/** The message of an error may quote a row, a request or an answer. */
function namesOf({ name, code }: Error & { readonly code?: unknown }): object {
  return { name, ...(code === undefined ? {} : { code }) };
}

function knownSecrets(environment: Environment): string[] {
  const values = Object.entries(environment).flatMap(([name, value = '']) =>
    SECRET_VARIABLE.test(name) ? [value.trim(), ...headerValues(name, value)] : [],
  );
  const found = [...values, ...passwordsIn(environment.DATABASE_URL)];
  // The longest first: one may be part of another.
  return [...new Set(found)]
    .filter((value) => value.length >= SHORTEST_SECRET)
    .sort((a, b) => b.length - a.length);
}

function headerValues(name: string, value: string): string[] {
  if (!name.includes('HEADERS')) return [];
  return value.split(',').map((entry) => entry.slice(entry.indexOf('=') + 1).trim());
}

function passwordsIn(url: string | undefined): string[] {
  const written = /:\/\/[^:@/]{0,200}:([^@]{1,500})@/.exec(url ?? '')?.[1];
  if (written === undefined) return [];
  try {
    return [written, decodeURIComponent(written)];
  } catch {
    return [written];
  }
}
