import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Context, Hono } from 'hono';

/** Built by `npm run build`; lies beside the sources as well as beside the build. */
const FOLDER = fileURLToPath(new URL('../../studio', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The first parts of the addresses that the studio itself reads. */
const VIEWS = ['blogs', 'assignments', 'messages', 'research', 'audit', 'rules'];

/** Scripts and styles of this server only, no frame, no form that leaves, nothing from anywhere else. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Palimpsest</title>
<h1>The studio was not built</h1><p>Build it with <code>npm run build</code> and start the server again.
The API works: its reference is at <a href="/docs">/docs</a>.</p></html>`;

/** What there is to see for a person at an address where nothing is; undefined for programs. */
export type ShowNothing = (context: Context) => Response | undefined;

/** The web page. Its files are few and small: they are read once and kept. */
export function mountStudio(app: Hono, folder: string = FOLDER): ShowNothing {
  const files = readFiles(folder);
  const page = files.get('/index.html')?.toString('utf8') ?? NOT_BUILT;
  const show = (context: Context, status: 200 | 404 = 200) =>
    context.body(page, status, {
      'content-type': TYPES['.html'] ?? '',
      'content-security-policy': POLICY,
      'cache-control': 'no-cache',
    });
  const shown = (context: Context) => show(context);
  app.get('/', shown);
  for (const view of VIEWS) {
    app.get(`/${view}`, shown);
    app.get(`/${view}/*`, shown);
  }
  for (const [path, bytes] of files) {
    if (path === '/index.html') continue;
    const headers = {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      // Names carry a digest of what they hold, so a file never changes under its name.
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': POLICY,
    };
    app.get(path, (context) => context.body(new Uint8Array(bytes), 200, headers));
  }
  return (context) => (isVisit(context.req) ? show(context, 404) : undefined);
}

/** Somebody typed the address or followed a link. Scripts, and whatever calls the API, ask for something else. */
function isVisit(request: Context['req']): boolean {
  const wanted = request.header('accept') ?? '';
  return request.method === 'GET' && !request.path.startsWith('/v1') && wanted.includes('text/html');
}

function readFiles(folder: string): Map<string, Buffer> {
  try {
    const names = readdirSync(folder, { recursive: true, withFileTypes: true });
    return new Map(
      names
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const file = join(entry.parentPath, entry.name);
          return [file.slice(folder.length).replaceAll('\\', '/'), readFileSync(file)];
        }),
    );
  } catch {
    return new Map();
  }
}
