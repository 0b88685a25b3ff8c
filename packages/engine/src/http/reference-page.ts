type Node = Readonly<Record<string, unknown>>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/**
 * The OpenAPI document as a page for people. It is plain HTML: no script runs on it, and everything in it is escaped.
 */
export function referencePage(document: Node): string {
  const { info, paths, tags } = document as unknown as {
    info: { title: string; version: string; description: string };
    paths: Record<string, Record<string, Node>>;
    tags: { name: string }[];
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation === undefined ? [] : [{ path, method, operation }];
    }),
  );
  const sections = tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => (operation.tags as string[])[0] === name);
    return `<section><h2 id="${slug(name)}">${escaped(name)}</h2>${own.map(operationHtml).join('')}</section>`;
  });
  const schemas = Object.entries((document.components as { schemas: Record<string, Node> }).schemas);
  const shapes = schemas.map(
    ([name, schema]) =>
      `<details id="shape-${slug(name)}"><summary><code>${escaped(name)}</code></summary><pre>${escaped(JSON.stringify(schema, null, 2))}</pre></details>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} API ${escaped(info.version)}</title><link rel="stylesheet" href="/docs/style.css"></head>
<body><header><h1>${escaped(info.title)} API <small>${escaped(info.version)}</small></h1>
<p>${escaped(info.description)}</p>
<p>The same as a document for programs: <a href="/openapi.json">/openapi.json</a>. Send your key as <code>Authorization: Bearer pal_…</code>.
Requests that make something need an <code>Idempotency-Key</code>. Errors are problem documents (RFC 9457) with a stable <code>code</code>.</p></header>
<nav aria-label="Sections"><ul>${tags.map(({ name }) => `<li><a href="#${slug(name)}">${escaped(name)}</a></li>`).join('')}<li><a href="#shapes">Shapes</a></li></ul></nav>
<main>${sections.join('')}<section><h2 id="shapes">Shapes</h2>${shapes.join('')}</section></main></body></html>`;
}

function operationHtml({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Node;
}): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation as unknown as {
    operationId: string;
    summary: string;
    description?: string;
    parameters: { name: string; in: string; required: boolean; description?: string; schema: Node }[];
    requestBody?: { content: Record<string, { schema: Node }> };
    responses: Record<string, { description: string; content?: Record<string, { schema: Node }> }>;
  };
  const scope = operation['x-scope'] as string | undefined;
  const asked = parameters.map(
    ({ name, in: place, required, description: told = '', schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${escaped(place)}${required ? ', required' : ''}</td><td>${escaped(told)}${told === '' ? '' : ' '}${shapeHtml(schema)}</td></tr>`,
  );
  const body = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<p>Body (<code>${escaped(type)}</code>): ${shapeHtml(schema)}</p>`,
  );
  const answers = Object.entries(responses).map(([status, { description: told, content = {} }]) => {
    const shapes = Object.entries(content).map(
      ([type, { schema }]) => `<code>${escaped(type)}</code> ${shapeHtml(schema)}`,
    );
    return `<tr><td><code>${escaped(status)}</code></td><td>${escaped(told)} ${shapes.join('')}</td></tr>`;
  });
  return `<details id="${slug(operationId)}"><summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${escaped(path)}</code> <span>${escaped(summary)}</span></summary>
${description === undefined ? '' : `<p>${escaped(description)}</p>`}
<p>${scope === undefined ? 'Any key.' : `Needs the scope <code>${escaped(scope)}</code>.`} Called <code>${escaped(operationId)}</code>.</p>
${asked.length === 0 ? '' : `<table><caption>Parameters</caption>${asked.join('')}</table>`}${body.join('')}
<table><caption>Answers</caption>${answers.join('')}</table></details>`;
}

function shapeHtml(schema: Node): string {
  const ref = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  if (ref !== undefined) return `<a href="#shape-${slug(ref)}">${escaped(ref)}</a>`;
  const kind = JSON.stringify(schema);
  if (kind.length < 80) return `<code>${escaped(kind)}</code>`;
  return `<details><summary>shape</summary><pre>${escaped(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export const referenceStyle = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; }
* { box-sizing: border-box; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem 1.5rem 4rem; }
h1 small { font-weight: normal; opacity: .7; font-size: 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: .5rem 0; margin: 0; }
nav { position: sticky; top: 0; background: Canvas; border-bottom: 1px solid var(--line); }
section { padding-top: 1rem; }
details { border: 1px solid var(--line); border-radius: .4rem; margin: .4rem 0; padding: .4rem .8rem; }
details details { display: inline-block; margin: 0; padding: 0 .5rem; max-width: 100%; }
summary { cursor: pointer; overflow-wrap: anywhere; }
summary:focus-visible, a:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
code, pre { font: .9em/1.4 ui-monospace, monospace; }
pre { overflow: auto; background: var(--soft); padding: .8rem; max-height: 30rem; }
table { border-collapse: collapse; width: 100%; margin: .6rem 0; }
caption { text-align: left; font-weight: 600; padding: .3rem 0; }
td { border-top: 1px solid var(--line); padding: .3rem .6rem .3rem 0; vertical-align: top; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4.2rem; font: 700 .8rem ui-monospace, monospace; }
.get { color: #1a6; } .post { color: #36c; } .put, .patch { color: #a60; } .delete { color: #c33; }
@media (prefers-color-scheme: dark) { .get { color: #5d9; } .post { color: #8af; } .put, .patch { color: #fb5; } .delete { color: #f88; } a { color: #9bf; } }
`;
