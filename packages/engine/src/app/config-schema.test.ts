import { readFileSync } from 'node:fs';
import { CONFIG_DEFAULTS, configJsonSchema, fileConfigSchema } from '@palimpsest/contracts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

const published = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')) as object;

describe('the published schema of the configuration file', () => {
  it.each([
    'docs/reference/palimpsest.config.schema.json',
    'packages/engine/data/palimpsest.config.schema.json',
  ])('is what is checked; npm run reference writes %s anew', (path) => {
    expect(published(path)).toEqual(configJsonSchema());
  });

  const check = new Ajv2020({ strict: false }).compile(configJsonSchema());
  it.each([
    [{}],
    [CONFIG_DEFAULTS],
    [{ $schema: 'x', corpora: { papers: './papers' }, allowedHosts: ['example.org:8443', '[::1]'] }],
    [{ allowedOrigins: ['https://example.org'], webhooks: { allow: ['10.0.0.0/8'] } }],
    [{ port: 65_536 }],
    [{ port: '4310' }],
    [{ prot: 1 }],
    [{ limits: { bodyBytes: 1 } }],
    [{ corpora: { 'A b': 'x' } }],
    [{ allowedOrigins: ['https://example.org/path'] }],
    [{ allowedHosts: ['Example.org'] }],
    [[]],
  ])('judges as the engine does: %j', (value) => {
    expect(check(value)).toBe(fileConfigSchema.safeParse(value).success);
  });

  it('has no key that the guide does not explain', () => {
    const guide = readFileSync(new URL('../../../../docs/guide/operating.md', import.meta.url), 'utf8');
    for (const [key, schema] of Object.entries(fileConfigSchema.shape)) {
      if (key === '$schema') continue;
      const inside = (schema.def.innerType as { shape?: object }).shape;
      const paths = inside === undefined ? [key] : Object.keys(inside).map((name) => `${key}.${name}`);
      for (const path of paths) expect(guide).toContain(`\`${path}\``);
    }
  });

  it('tells every default that is in force', () => {
    const { properties } = configJsonSchema() as { properties: Record<string, { default?: unknown }> };
    expect(properties.port?.default).toBe(CONFIG_DEFAULTS.port);
    expect(properties.limits).toMatchObject({
      properties: { burst: { default: CONFIG_DEFAULTS.limits.burst } },
    });
  });
});
