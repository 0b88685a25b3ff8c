import type { Hono } from 'hono';
import { packageVersion } from '../app/package-version.ts';
import { openApiDocument } from './openapi.ts';
import { referencePage, referenceStyle } from './reference-page.ts';
import type { Route } from './route.ts';

/** The document of the API, and a page to read it on: made here, without a request to anybody else. */
export function mountDocumentation(app: Hono, routes: readonly Route[]): void {
  let written: string | undefined;
  let page: string | undefined;
  const document = () => openApiDocument(routes, packageVersion());
  app.get('/openapi.json', (context) => {
    written ??= JSON.stringify(document());
    return context.body(written, 200, { 'content-type': 'application/json; charset=utf-8' });
  });
  app.get('/docs', (context) => {
    page ??= referencePage(document());
    return context.html(page);
  });
  app.get('/docs/style.css', (context) =>
    context.body(referenceStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
}
