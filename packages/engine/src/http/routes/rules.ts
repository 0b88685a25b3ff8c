import {
  pageOf,
  pageQuery,
  rendererResourceSchema,
  ruleSetResourceSchema,
  ruleSetSummarySchema,
  searchQuery,
  wordListResourceSchema,
  wordTableRowSchema,
  wordTableSchema,
} from '@palimpsest/contracts';
import { z } from 'zod';
import { writersOf } from '../../app/check-renderer.ts';
import { listTables, readTable } from '../../app/rules/read-tables.ts';
import { ruleSetOf, ruleSetsOf } from '../../app/rules/rule-sets.ts';
import { wordListsOf } from '../../app/rules/word-lists.ts';
import { defineRoute } from '../route.ts';

const listOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ items: z.array(item) });

const ruleSetParams = z.object({ id: z.string().max(100), version: z.string().max(100) });

export const ruleRoutes = [
  defineRoute({
    method: 'get',
    path: '/v1/rules',
    operationId: 'listRuleSets',
    tag: 'Rules',
    summary: 'All rule sets',
    scope: 'rules:read',
    answers: { 200: { description: 'The rule sets.', schema: listOf(ruleSetSummarySchema) } },
    handle: async ({ engine }) => ({
      status: 200,
      body: {
        items: ruleSetsOf(await engine.context.pipelines.all()).map(({ ref, pipeline, rules }) => ({
          ref,
          pipeline,
          rules: rules.length,
        })),
      },
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/rules/{id}/{version}',
    operationId: 'getRuleSet',
    tag: 'Rules',
    summary: 'A rule set with its rules and thresholds',
    scope: 'rules:read',
    params: ruleSetParams,
    answers: { 200: { description: 'The rule set.', schema: ruleSetResourceSchema } },
    problems: [404],
    handle: async ({ engine, params: { id, version } }) => ({
      status: 200,
      body: ruleSetOf(await engine.context.pipelines.all(), `${id}/${version}`),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/rules/{id}/{version}/lists',
    operationId: 'listRuleSetWords',
    tag: 'Rules',
    summary: 'The word lists behind a rule set',
    scope: 'rules:read',
    params: ruleSetParams,
    answers: { 200: { description: 'The word lists.', schema: listOf(wordListResourceSchema) } },
    problems: [404],
    handle: async ({ engine, params: { id, version } }) => ({
      status: 200,
      body: { items: wordListsOf(await engine.context.pipelines.all(), `${id}/${version}`) },
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/rules/{id}/{version}/tables',
    operationId: 'listRuleSetTables',
    tag: 'Rules',
    summary: 'The word lists and tables of weights behind a rule set, with what each is for',
    scope: 'rules:read',
    params: ruleSetParams,
    query: z.strictObject(searchQuery),
    answers: {
      200: { description: 'The lists and tables, without their lines.', schema: listOf(wordTableSchema) },
    },
    problems: [404],
    handle: async ({ engine, params: { id, version }, query }) => ({
      status: 200,
      body: listTables(await engine.context.pipelines.all(), { ruleSet: `${id}/${version}`, ...query }),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/rules/{id}/{version}/tables/{table}',
    operationId: 'getRuleSetTable',
    tag: 'Rules',
    summary: 'Lines of a word list or of a table of weights, the heaviest first',
    scope: 'rules:read',
    params: ruleSetParams.extend({ table: z.string().max(200) }),
    query: z.strictObject({ ...pageQuery, ...searchQuery }),
    answers: { 200: { description: 'A page of lines.', schema: pageOf(wordTableRowSchema) } },
    problems: [404],
    handle: async ({ engine, params: { id, version, table }, query }) => ({
      status: 200,
      body: readTable(await engine.context.pipelines.all(), { ruleSet: `${id}/${version}`, table, ...query }),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/renderers',
    operationId: 'listRenderers',
    tag: 'Rules',
    summary: 'What can write words here: the built-in rules and the models that are set up',
    scope: 'rules:read',
    answers: { 200: { description: 'The renderers.', schema: listOf(rendererResourceSchema) } },
    handle: async ({ engine }) => ({
      status: 200,
      body: {
        // Further parts of a version tell where a model is asked: that is for operators.
        items: writersOf(engine.context).map(({ id, version }) => ({
          id,
          version: version.split(';')[0] ?? version,
        })),
      },
    }),
  }),
];
