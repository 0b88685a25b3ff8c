/**
 * Addresses that a reader of a file could open by a click: links of HTML, of Markdown, and addresses that viewers of
 * Markdown turn into links by themselves. Links within the file are none.
 */
export function linkTargets(path: string, text: string, allowed: ReadonlySet<string> = new Set()): string[] {
  const targets = path.endsWith('.html')
    ? htmlTargets(text)
    : path.endsWith('.md')
      ? markdownTargets(text)
      : [];
  return targets.filter((target) => !target.startsWith('#') && !allowed.has(target));
}

/** A file of a research package. */
interface PackageFile {
  readonly path: string;
  readonly text: string;
}

/** Fields of the JSON files that a viewer makes links of. */
const LINK_FIELDS = new Set(['address', 'finalAddress', 'url', 'URL']);

/**
 * Every link of a research package that leads somewhere else than to one of its sources, with the file it stands in.
 * The sources are those that `run.json` names; a package without that file has none.
 */
export function foreignLinks(files: readonly PackageFile[]): string[] {
  const run = files.find(({ path }) => path.endsWith('run.json'));
  const { sources = [] } = (run === undefined ? {} : JSON.parse(run.text)) as {
    sources?: readonly { readonly address: string; readonly finalAddress: string }[];
  };
  const allowed = new Set(sources.flatMap(({ address, finalAddress }) => [address, finalAddress]));
  const found = files.flatMap(({ path, text }) =>
    [...linkTargets(path, text, allowed), ...jsonTargets(path, text)]
      .filter((target) => !allowed.has(target))
      .map((target) => `${path}: ${target}`),
  );
  return [...new Set(found)];
}

function jsonTargets(path: string, text: string): string[] {
  if (path.endsWith('.jsonl'))
    return text
      .split('\n')
      .filter((line) => line !== '')
      .flatMap((line) => fieldsOf(JSON.parse(line)));
  return path.endsWith('.json') ? fieldsOf(JSON.parse(text)) : [];
}

function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'string' ? (LINK_FIELDS.has(name) ? [each] : []) : fieldsOf(each),
  );
}

const ATTRIBUTE =
  /\s(?:href|src|srcset|action|formaction|poster|data|cite|background|ping|xlink:href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi;
const STYLE = /url\(\s*["']?([^"')]+)/gi;
const REFRESH = /http-equiv\s*=\s*["']?refresh/gi;

function htmlTargets(html: string): string[] {
  const tags = html.match(/<[a-z!/][^>]*>/gi) ?? [];
  const found = tags.flatMap((tag) =>
    [...tag.matchAll(ATTRIBUTE)].map(([, double, single, bare]) => decoded(double ?? single ?? bare ?? '')),
  );
  const styles = [...html.matchAll(STYLE)].map(([, target]) => target ?? '');
  return [...found, ...styles, ...(REFRESH.test(html) ? ['refresh'] : [])];
}

function decoded(text: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&(#?\w{1,6});/g, (whole, name: string) => entities[name] ?? whole);
}

const INLINE = /(?<!\\)\]\(\s*<?([^\s)>]+)/g;
const DEFINITION = /^ {0,3}\[[^\]\n]+\]:\s*<?(\S+)/gm;
const AUTOLINK = /<([a-z][a-z0-9+.-]+:[^\s>]+|[^\s<>@]+@[^\s<>]+)>/gi;
/** GitHub and others make links of these where they stand. */
const BARE =
  /(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)[^\s<>]+|(?<![\p{L}\p{N}._+-])[\p{L}\p{N}._+-]+@[\p{L}\p{N}-]+\.[\p{L}\p{N}.-]+/giu;

function markdownTargets(markdown: string): string[] {
  const found = [INLINE, DEFINITION, AUTOLINK].flatMap((pattern) =>
    [...markdown.matchAll(pattern)].map(([, target]) => target ?? ''),
  );
  const bare = (markdown.match(BARE) ?? []).map((target) => target.replace(/[.,;:!?)\]]+$/, ''));
  return [...found, ...bare, ...htmlTargets(markdown)];
}
