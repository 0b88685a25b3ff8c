import {
  type ComplaintEntry,
  cancelMessageSchema,
  checkedMessagesSchema,
  checkMessagesSchema,
  classifiedMessagesSchema,
  classifyMessagesSchema,
  complaintAuditResource,
  complaintEntryBody,
  complaintReceiptResource,
  homeReportSchema,
  homeResourceSchema,
  homeSummarySchema,
  hostIdSchema,
  messageQuery,
  messageSummarySchema,
  messagesQuery,
  pageOf,
  pageQuery,
  recipientViewResource,
  renderedMessagesSchema,
  renderMessagesSchema,
  routesResourceSchema,
  routingTableBody,
  senderViewResource,
  setHomeSchema,
  weeklyEntryBody,
} from '@palimpsest/contracts';
import { z } from 'zod';
import { auditRewrite } from '../../app/complaint/audit-rewrite.ts';
import { answerItems } from '../../app/complaint/batch/answer-items.ts';
import { lineChecker } from '../../app/complaint/batch/check-lines.ts';
import { lineClassifier } from '../../app/complaint/batch/classify-lines.ts';
import { lineRenderer } from '../../app/complaint/batch/render-lines.ts';
import { cancelRewrite } from '../../app/complaint/cancel-rewrite.ts';
import { createFromRequest } from '../../app/complaint/create-rewrite.ts';
import { claimEntry } from '../../app/complaint/entry-facts.ts';
import { importHomes } from '../../app/complaint/import-homes.ts';
import { listHomes } from '../../app/complaint/list-homes.ts';
import { listMessages } from '../../app/complaint/list-messages.ts';
import { replaceRoutes } from '../../app/complaint/replace-routes.ts';
import { currentRoutes } from '../../app/complaint/route-store.ts';
import { showHome } from '../../app/complaint/show-home.ts';
import { showToRecipient, showToSender } from '../../app/complaint/show-rewrite.ts';
import { CancelRefusedError } from '../../errors/cancel-refused-error.ts';
import { checkMatch, isKnown, versionTag } from '../etag.ts';
import { defineRoute, type Route } from '../route.ts';
import { shortKey } from '../run-key.ts';

const messageParams = z.object({ id: z.string().min(1).max(128) });
const homeParams = z.object({ home_id: hostIdSchema });

/** An entry point under the name that the specification gives it. Its answer comes before any model is asked. */
function entryPoint<Entry extends typeof weeklyEntryBody | typeof complaintEntryBody>(
  name: string,
  summary: string,
  body: Entry,
  entryOf: (read: z.output<Entry>) => ComplaintEntry,
): Route {
  return defineRoute({
    method: 'post',
    path: `/v1/rpc/${name}`,
    operationId: name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    tag: 'Complaint',
    summary,
    description:
      'Fields that are not as they should be are named. Whatever else keeps a message from being sent gives one and the same answer, 422.',
    scope: 'complaint:write',
    body,
    answers: { 202: { description: 'The message is queued.', schema: complaintReceiptResource } },
    creates: {
      // Who asks is the member; the key that let the host in stands in its log.
      make: async ({ engine, tenant, body: read, idempotencyKey = '' }, request) => {
        const options = { engine, tenant, idempotencyKey: shortKey(idempotencyKey), request };
        return { ...(await createFromRequest(entryOf(read as z.output<Entry>), options)) };
      },
      claim:
        ({ engine, tenant, body: read, idempotencyKey = '' }) =>
        (claim) => {
          const entry = entryOf(read as z.output<Entry>);
          return claimEntry(engine.context, tenant, { entry, key: shortKey(idempotencyKey), claim });
        },
      answer: async (_call, receipt) => ({ status: 202, body: receipt }),
    },
  });
}

export const complaintRoutes = [
  entryPoint(
    'weekly_feedback_rewrite_create_v1',
    'Send a message of the weekly feedback',
    weeklyEntryBody,
    (entry) => ({ ...entry, surface: 'weekly_feedback' }),
  ),
  entryPoint(
    'weekly_harmony_rewrite_create_v1',
    'Send a message of the weekly feedback, under its older name',
    weeklyEntryBody,
    (entry) => ({ ...entry, surface: 'weekly_harmony' }),
  ),
  entryPoint(
    'complaint_rewrite_create_v1',
    'Send a message: direct messages and other surfaces',
    complaintEntryBody,
    (entry) => entry,
  ),
  defineRoute({
    method: 'get',
    path: '/v1/messages',
    operationId: 'listMessages',
    tag: 'Complaint',
    summary: 'Messages for the operator, newest first, without words',
    scope: 'complaint:admin',
    query: messagesQuery,
    answers: { 200: { description: 'A page of messages.', schema: pageOf(messageSummarySchema) } },
    handle: async ({ engine, tenant, query }) => ({
      status: 200,
      body: await listMessages(engine.context, { tenant, ...query }),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/messages/{id}',
    operationId: 'getMessage',
    tag: 'Complaint',
    summary: 'A message as its sender or its recipient may see it',
    description:
      'The sender sees the rewritten text from `sender_reveal_at` on. The recipient sees nothing before there is a message, and then the message alone. To anybody else there is none.',
    scope: 'complaint:read',
    params: messageParams,
    query: messageQuery,
    answers: {
      200: {
        description: 'The view of that person.',
        schema: z.union([senderViewResource, recipientViewResource]),
      },
    },
    problems: [404],
    handle: async ({ engine, tenant, params: { id }, query: { as, user_id } }) => ({
      status: 200,
      body:
        as === 'sender'
          ? await showToSender(engine.context, { tenant, id, senderUserId: user_id })
          : await showToRecipient(engine.context, { tenant, id, recipientUserId: user_id }),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/messages/{id}/audit',
    operationId: 'auditMessage',
    tag: 'Complaint',
    summary: 'The record of a message for the operator: versions, decisions and times, without words',
    scope: 'complaint:admin',
    params: messageParams,
    answers: {
      200: { description: 'The record.', schema: complaintAuditResource },
    },
    problems: [404],
    handle: async ({ engine, tenant, params: { id } }) => ({
      status: 200,
      body: await auditRewrite(engine.context, { tenant, id }),
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/v1/messages/{id}/cancellation',
    operationId: 'cancelMessage',
    tag: 'Complaint',
    summary: 'Take a message back while it is queued',
    description: 'Cancelling a message that is cancelled changes nothing, so it needs no Idempotency-Key.',
    scope: 'complaint:write',
    params: messageParams,
    body: cancelMessageSchema,
    answers: {
      200: {
        description: 'The message as its sender sees it.',
        schema: senderViewResource,
      },
    },
    problems: [404, 409],
    handle: async ({ engine, tenant, params: { id }, body: { sender_user_id: senderUserId } }) => {
      try {
        return { status: 200, body: await cancelRewrite(id, { engine, tenant, senderUserId }) };
      } catch (error) {
        if (!(error instanceof CancelRefusedError)) throw error;
        const view = await showToSender(engine.context, { tenant, id, senderUserId });
        if (view.status !== 'cancelled') throw error;
        return { status: 200, body: view };
      }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/homes',
    operationId: 'listHomes',
    tag: 'Complaint',
    summary: 'Homes, in the order of their ids',
    scope: 'complaint:admin',
    query: z.strictObject(pageQuery),
    answers: { 200: { description: 'A page of homes.', schema: pageOf(homeSummarySchema) } },
    handle: async ({ engine, tenant, query }) => ({
      status: 200,
      body: await listHomes(engine.context, { tenant, ...query }),
    }),
  }),
  defineRoute({
    method: 'get',
    path: '/v1/homes/{home_id}',
    operationId: 'getHome',
    tag: 'Complaint',
    summary: 'A home with those who are in it',
    scope: 'complaint:admin',
    params: homeParams,
    answers: { 200: { description: 'The home.', schema: homeResourceSchema } },
    problems: [404],
    handle: async ({ engine, tenant, params: { home_id: homeId } }) => ({
      status: 200,
      body: await showHome(engine.context, { tenant, homeId }),
    }),
  }),
  defineRoute({
    method: 'put',
    path: '/v1/homes/{home_id}',
    operationId: 'setHome',
    tag: 'Complaint',
    summary: "Set a home as the host's backend has it; members that are not listed leave",
    scope: 'complaint:admin',
    params: homeParams,
    body: setHomeSchema,
    answers: { 200: { description: 'What changed.', schema: homeReportSchema } },
    problems: [409, 410, 422],
    handle: async ({ engine, tenant, actor, params: { home_id }, body: { members } }) => {
      const [report] = await importHomes({ home_id, members }, { engine, tenant, actor });
      return { status: 200, body: report };
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/complaint/routes',
    operationId: 'getComplaintRoutes',
    tag: 'Complaint',
    summary: 'The routing table in force: who writes which messages',
    scope: 'complaint:admin',
    headers: { 'if-none-match': 'The ETag you have; answered with 304 when it is still that.' },
    answers: {
      200: { description: 'The table.', schema: routesResourceSchema },
      304: { description: 'You have it.' },
    },
    handle: async ({ engine, tenant, header }) => {
      const routes = await currentRoutes(engine.context, tenant);
      const headers = { etag: versionTag(routes.number), 'cache-control': 'private, no-cache' };
      return isKnown(header('if-none-match'), headers.etag)
        ? { status: 304, headers }
        : { status: 200, body: routes, headers };
    },
  }),
  defineRoute({
    method: 'put',
    path: '/v1/complaint/routes',
    operationId: 'setComplaintRoutes',
    tag: 'Complaint',
    summary: 'Put a routing table in force, on record; messages that were sent before keep their route',
    scope: 'complaint:admin',
    body: routingTableBody,
    headers: {
      'if-match': 'The ETag of the table you changed; refused with 412 when another one is in force.',
    },
    answers: { 200: { description: 'The table in force.', schema: routesResourceSchema } },
    problems: [409, 412, 422],
    handle: async ({ engine, tenant, actor, body, header }) => {
      const routes = await replaceRoutes(body, {
        engine,
        tenant,
        actor,
        expect: (number) => checkMatch(header('if-match'), number),
      });
      return {
        status: 200,
        body: { number: routes.number, table: routes.table },
        headers: { etag: versionTag(routes.number) },
      };
    },
  }),
  defineRoute({
    method: 'post',
    path: '/v1/complaint/classify',
    operationId: 'classifyMessages',
    tag: 'Complaint',
    summary: 'What messages are about, by rule; nothing is kept',
    scope: 'complaint:read',
    body: classifyMessagesSchema,
    answers: { 200: { description: 'One answer for each item.', schema: classifiedMessagesSchema } },
    handle: async ({ body: { items }, signal }) => ({
      status: 200,
      body: { items: await answerItems(items, await lineClassifier(), signal) },
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/v1/complaint/check',
    operationId: 'checkMessages',
    tag: 'Complaint',
    summary:
      'Check rewritten texts against the lexicon, and with the original against it too; nothing is kept',
    scope: 'complaint:read',
    body: checkMessagesSchema,
    answers: { 200: { description: 'One answer for each item.', schema: checkedMessagesSchema } },
    handle: async ({ body: { items }, signal }) => ({
      status: 200,
      body: { items: await answerItems(items, await lineChecker(), signal) },
    }),
  }),
  defineRoute({
    method: 'post',
    path: '/v1/complaint/render',
    operationId: 'renderMessages',
    tag: 'Complaint',
    summary: 'Rewrite messages with the built-in renderer; nothing is kept and nobody receives it',
    scope: 'complaint:read',
    body: renderMessagesSchema,
    answers: { 200: { description: 'One answer for each item.', schema: renderedMessagesSchema } },
    handle: async ({ body: { items }, signal }) => ({
      status: 200,
      body: { items: await answerItems(items, await lineRenderer(), signal) },
    }),
  }),
];
