// Writes docs/reference/rules.md, part of `npm run reference`. Needs a build.
import { writeFileSync } from 'node:fs';
import { pipelinesOf } from '../packages/engine/dist/app/pipelines.js';
import { productPipelines } from '../packages/engine/dist/app/product-pipelines.js';
import { ruleSetsOf } from '../packages/engine/dist/app/rules/rule-sets.js';
import { rulesPage } from './rule-reference/page.mjs';

writeFileSync(
  new URL('../docs/reference/rules.md', import.meta.url),
  rulesPage(ruleSetsOf(await pipelinesOf(productPipelines).all())),
);
