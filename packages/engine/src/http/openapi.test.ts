import { readFileSync } from 'node:fs';
import { SCOPES } from '@palimpsest/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { packageVersion } from '../app/package-version.ts';
import { allRoutes } from './all-routes.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument(allRoutes, packageVersion());
const operations = Object.values(
  document.paths as Record<string, Record<string, Record<string, unknown>>>,
).flatMap((methods) => Object.values(methods));

describe('the OpenAPI document', () => {
  it('is committed as it is made here: npm run reference writes it', () => {
    const committed = readFileSync(
      new URL('../../../../docs/reference/openapi.json', import.meta.url),
      'utf8',
    );
    // Compared as a whole: a difference of two documents of this size takes minutes to print.
    expect(`${JSON.stringify(document, null, 1)}\n` === committed).toBe(true);
  });

  it('holds only schemas that compile, and references that exist', () => {
    const ajv = new Ajv2020({ strict: false, schemas: [] });
    addFormats.default(ajv);
    ajv.addSchema(document, 'palimpsest');
    for (const name of Object.keys((document.components as { schemas: object }).schemas))
      expect(() => ajv.getSchema(`palimpsest#/components/schemas/${name}`)).not.toThrow();
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(Object.keys((document.components as { schemas: object }).schemas)).toContain(name);
    expect(text).not.toContain('#/$defs/');
  });

  it('calls every operation by a name of its own', () => {
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => /^[a-z][A-Za-z0-9]+$/.test(String(name)))).toBe(true);
  });

  it('has every route of the product below /v1', () => {
    for (const { path } of allRoutes) expect(path).toMatch(/^\/v1\/[a-z]/);
  });
});

describe('every route', () => {
  /** What any key may do: to ask who it is. */
  const anyKey = ['getCurrentKey'];

  it.each(allRoutes.map((route) => [route.operationId, route] as const))(
    '%s asks for a scope',
    (name, route) => {
      if (anyKey.includes(name)) expect(route.scope).toBeNull();
      else expect(SCOPES).toContain(route.scope);
    },
  );

  it.each(
    allRoutes.filter(({ method }) => method !== 'get').map((route) => [route.operationId, route] as const),
  )('%s needs more than a reading scope, unless it keeps nothing', (_, { scope, creates }) => {
    if (creates !== undefined) expect(scope).toMatch(/:(write|admin|erase)$/);
  });

  it.each(
    allRoutes.filter(({ path }) => path.includes('{')).map((route) => [route.operationId, route] as const),
  )('%s checks what stands in its path', (_, { path, params }) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(params?.shape ?? {}).sort()).toEqual(names.sort());
  });
});
