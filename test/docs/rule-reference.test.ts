import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pipelinesOf } from '../../packages/engine/src/app/pipelines.ts';
import { productPipelines } from '../../packages/engine/src/app/product-pipelines.ts';
import { ruleSetsOf } from '../../packages/engine/src/app/rules/rule-sets.ts';
import { ROOT } from './pages.ts';

it('docs/reference/rules.md has every rule of every pipeline; `npm run reference` writes it', async () => {
  const script = new URL('../../scripts/rule-reference/page.mjs', import.meta.url).href;
  const { rulesPage }: { rulesPage(ruleSets: unknown): string } = await import(script);
  const ruleSets = ruleSetsOf(await pipelinesOf(productPipelines).all());
  const page = readFileSync(join(ROOT, 'docs/reference/rules.md'), 'utf8');
  expect(page).toBe(rulesPage(ruleSets));
  for (const { rules } of ruleSets) for (const { id } of rules) expect(page).toContain(`| \`${id}\` |`);
});
