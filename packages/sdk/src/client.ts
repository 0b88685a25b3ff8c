import { auditArea } from './areas/audit.ts';
import { blogArea } from './areas/blog.ts';
import { blogsArea } from './areas/blogs.ts';
import { complaintArea } from './areas/complaint.ts';
import { documentsArea } from './areas/documents.ts';
import { homesArea } from './areas/homes.ts';
import { keysArea } from './areas/keys.ts';
import { messagesArea } from './areas/messages.ts';
import { researchArea } from './areas/research.ts';
import { rulesArea } from './areas/rules.ts';
import { runsArea } from './areas/runs.ts';
import { webhooksArea } from './areas/webhooks.ts';
import { createCalls } from './calls.ts';
import type { ClientOptions } from './options.ts';
import { readSettings } from './settings.ts';

/**
 * A client for the HTTP API of a Palimpsest server.
 *
 * @example
 * const client = createClient({ baseUrl: 'http://127.0.0.1:4310' });
 * const { blogId, run } = await client.blogs.start({ content: '# A post' });
 * for await (const event of client.runs.follow(run.runId)) console.log(event.type);
 */
export function createClient(options: ClientOptions) {
  const calls = createCalls(readSettings(options));
  return {
    blog: blogArea(calls),
    blogs: blogsArea(calls),
    documents: documentsArea(calls),
    complaint: complaintArea(calls),
    messages: messagesArea(calls),
    homes: homesArea(calls),
    research: researchArea(calls),
    runs: runsArea(calls),
    audit: auditArea(calls),
    rules: rulesArea(calls),
    keys: keysArea(calls),
    webhooks: webhooksArea(calls),
  };
}

/** What `createClient` makes. */
export type PalimpsestClient = ReturnType<typeof createClient>;
