// npm run reference: writes the reference pages of docs/reference from the rule data and the shapes. A stale copy
// fails the tests.
import { readFileSync, writeFileSync } from 'node:fs';
import { configJsonSchema } from '../packages/contracts/dist/index.js';
import { allRoutes } from '../packages/engine/dist/http/all-routes.js';
import { openApiDocument } from '../packages/engine/dist/http/openapi.js';
import { complaintReference } from '../packages/pipelines/dist/complaint/index.js';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const write = (path, text) => writeFileSync(new URL(`../${path}`, import.meta.url), text);

write('docs/reference/complaint-tables.md', complaintReference());

// The second copy goes with the package, for the `$schema` of files that `palimpsest init` writes.
const configSchema = `${inOneLine(JSON.stringify(configJsonSchema(), null, 2))}\n`;
write('docs/reference/palimpsest.config.schema.json', configSchema);
write('packages/engine/data/palimpsest.config.schema.json', configSchema);

// What programs can ask for over HTTP.
write('docs/reference/openapi.json', `${JSON.stringify(openApiDocument(allRoutes, version), null, 1)}\n`);

/** Short lists stand in one line, as the formatter of this repository has it. */
function inOneLine(json) {
  return json.replace(/\[\s+([^[\]{}]{1,60})\s+\]/g, (_, items) => `[${items.trim().replace(/\s+/g, ' ')}]`);
}
