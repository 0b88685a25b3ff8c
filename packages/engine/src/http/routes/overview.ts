import { attentionSchema, overviewItemSchema, pageOf, pageQuery } from '@palimpsest/contracts';
import { z } from 'zod';
import { listOverview } from '../../app/runs/overview.ts';
import { defineRoute } from '../route.ts';

const LONGEST_SEARCH = 200;

const overviewQuery = z.strictObject({
  ...pageQuery,
  pipeline: z.string().max(100).exactOptional().describe('`blog`, or `blog/v1`.'),
  status: z.enum(['open', 'finished']).exactOptional(),
  outcome: z.string().max(100).exactOptional(),
  attention: z
    .union([z.literal('any'), attentionSchema])
    .exactOptional()
    .describe('Only runs that need a person, for this reason or for `any`.'),
  search: z
    .string()
    .max(LONGEST_SEARCH)
    .exactOptional()
    .describe('Part of a name, an id, a subject or a reason, in capitals or not.'),
});

export const overviewRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/overview',
    operationId: 'listOverview',
    tag: 'Runs',
    summary: 'Runs with the names of what they worked on, and those that need a person',
    description:
      'Newest first. Names are words: a key sees, and searches, those of pipelines that it may read (`blog:read`, `research:read`).',
    scope: 'runs:read',
    query: overviewQuery,
    answers: { 200: { description: 'A page of runs.', schema: pageOf(overviewItemSchema) } },
    handle: async ({ engine, tenant, scopes, query }) => ({
      status: 200,
      body: await listOverview(engine.context, {
        tenant,
        ...query,
        mayRead: { blog: scopes.has('blog:read'), research: scopes.has('research:read') },
      }),
    }),
  }),
];
