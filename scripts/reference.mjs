// npm run reference: writes the reference pages of docs/reference from the rule data. A stale copy fails the tests.
import { writeFileSync } from 'node:fs';
import { complaintReference } from '../packages/pipelines/dist/complaint/index.js';

writeFileSync(new URL('../docs/reference/complaint-tables.md', import.meta.url), complaintReference());
