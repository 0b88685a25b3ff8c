import { z } from 'zod';
import { complaintAuditSchema } from '../complaint/audit.ts';
import { complaintEntrySchema, weeklyEntrySchema } from '../complaint/entry.ts';
import { homeMemberSchema } from '../complaint/home.ts';
import { rewriteResponseV1Schema } from '../complaint/rewrite-response.ts';
import { routingTableSchema } from '../complaint/routing.ts';
import {
  classificationSchema,
  hostIdSchema,
  rewriteStrengthSchema,
  surfaceSchema,
  toneSchema,
} from '../complaint/types.ts';
import {
  complaintReceiptSchema,
  complaintStatusSchema,
  recipientViewSchema,
  senderViewSchema,
} from '../complaint/views.ts';
import { spanSchema } from '../finding.ts';
import { instantSchema } from '../ids.ts';
import { pageQuery } from './page.ts';

/** Whose view of a message is wanted. Somebody whom it does not concern is told that there is none. */
export const messageQuery = z.strictObject({ as: z.enum(['sender', 'recipient']), user_id: hostIdSchema });
export type MessageQuery = z.input<typeof messageQuery>;

export const messagesQuery = z.strictObject({
  ...pageQuery,
  home_id: hostIdSchema.exactOptional(),
  status: complaintStatusSchema.exactOptional(),
});

/** A message as the operator's list has it, without words. */
export const messageSummarySchema = z
  .strictObject({
    rewrite_request_id: z.uuid(),
    run_id: z.string(),
    home_id: z.uuid(),
    sender_user_id: z.uuid(),
    recipient_user_id: z.uuid(),
    surface: surfaceSchema,
    status: complaintStatusSchema,
    reason: z.string().nullable(),
    /** Set where a person should look at it. */
    operator_flag: z.string().nullable(),
    created_at: instantSchema,
    finished_at: instantSchema.nullable(),
  })
  .meta({ id: 'MessageSummary', description: 'For operators: how a message stands. It holds no words.' });
export type MessageSummary = z.infer<typeof messageSummarySchema>;

export const cancelMessageSchema = z
  .strictObject({ sender_user_id: hostIdSchema })
  .meta({ id: 'CancelMessage', description: 'Only who sent a message may take it back.' });
export type CancelMessage = z.input<typeof cancelMessageSchema>;

/** A home as the host's backend has it: members that are not listed leave. */
export const setHomeSchema = z
  .strictObject({ members: z.array(homeMemberSchema).max(200) })
  .meta({ id: 'SetHome' });
export type SetHome = z.input<typeof setHomeSchema>;

export const homeReportSchema = z
  .strictObject({
    home_id: z.uuid(),
    added: z.int(),
    changed: z.int(),
    removed: z.int(),
    /** The run that put the changes on record; null where there were none. */
    run_id: z.string().nullable(),
  })
  .meta({ id: 'HomeReport', description: 'What changed in a home.' });
export type HomeReport = z.infer<typeof homeReportSchema>;

export const homeSummarySchema = z
  .strictObject({ home_id: z.uuid(), members: z.int().min(0), created_at: instantSchema })
  .meta({ id: 'HomeSummary' });
export type HomeSummary = z.infer<typeof homeSummarySchema>;

export const homeResourceSchema = z
  .strictObject({
    home_id: z.uuid(),
    /** Those who are in it now. */
    members: z.array(
      z.strictObject({
        ...homeMemberSchema.shape,
        /** Their words were erased; they send and receive no more. */
        erased: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Home' });
export type HomeResource = z.infer<typeof homeResourceSchema>;

/** What a host sends, and what every entry point answers, under names of their own. */
export const weeklyEntryBody = weeklyEntrySchema.meta({ id: 'WeeklyEntry' });
export const complaintEntryBody = complaintEntrySchema.meta({ id: 'ComplaintEntry' });
export const complaintReceiptResource = complaintReceiptSchema.meta({ id: 'ComplaintReceipt' });
export const senderViewResource = senderViewSchema.meta({ id: 'SenderView' });
export const recipientViewResource = recipientViewSchema.meta({ id: 'RecipientView' });
export const complaintAuditResource = complaintAuditSchema.meta({ id: 'ComplaintAudit' });
export const routingTableBody = routingTableSchema.meta({ id: 'RoutingTable' });

export const routesResourceSchema = z
  .strictObject({
    /** 0 while the table that ships is in force; stands in the ETag. */
    number: z.int().min(0),
    table: routingTableBody,
  })
  .meta({ id: 'ComplaintRoutes' });
export type RoutesResource = z.infer<typeof routesResourceSchema>;

const MOST_LINES = 200;
/** Twice what a message may have: room to measure what is too long, none to keep the server busy. */
const LONGEST_TEXT = 3_000;
const lineId = z.union([z.string().max(200), z.int()]).describe('What you know it by; given back as it is.');
const text = z.string().min(1, 'must have words').max(LONGEST_TEXT);
const language = z.string().min(2).max(20).describe('A language such as `en`, or `en-NZ`.');
const lines = <Line extends z.ZodType>(line: Line) =>
  z.strictObject({ items: z.array(line).min(1).max(MOST_LINES) });
const unanswered = z
  .strictObject({ id: lineId, error: z.string() })
  .meta({ id: 'UnansweredItem', description: 'Why an item has no answer.' });
/** In the order of the request; one that cannot be answered never keeps the others from it. */
const answers = <Line extends z.ZodType>(line: Line) =>
  z.strictObject({ items: z.array(z.union([line, unanswered])) });

export const classifyMessagesSchema = lines(
  z.strictObject({
    id: lineId,
    text,
    languages: z.array(language).min(1).max(60).exactOptional().describe('What it may be written in.'),
  }),
).meta({ id: 'ClassifyMessages' });
export type ClassifyMessages = z.input<typeof classifyMessagesSchema>;

export const classifiedMessagesSchema = answers(
  z
    .strictObject({ id: lineId, ...classificationSchema.shape })
    .meta({ id: 'ClassifiedMessage', description: 'What the rules say a message is about.' }),
).meta({ id: 'ClassifiedMessages' });
export type ClassifiedMessages = z.infer<typeof classifiedMessagesSchema>;

export const checkMessagesSchema = lines(
  z.strictObject({
    id: lineId,
    rewritten: text,
    target_language: language,
    original: text.exactOptional().describe('Without it only the lexicon speaks.'),
    source_language: language.exactOptional(),
  }),
).meta({ id: 'CheckMessages' });
export type CheckMessages = z.input<typeof checkMessagesSchema>;

export const checkedMessagesSchema = answers(
  z
    .strictObject({
      id: lineId,
      verdicts: z.array(
        z.strictObject({
          rule: z.string(),
          severity: z.enum(['hard', 'soft']),
          span: spanSchema.nullable(),
        }),
      ),
    })
    .meta({ id: 'CheckedMessage', description: 'What is wrong with a rewritten text, and where.' }),
).meta({ id: 'CheckedMessages' });
export type CheckedMessages = z.infer<typeof checkedMessagesSchema>;

export const renderMessagesSchema = lines(
  z.strictObject({
    id: lineId,
    text,
    target_language: language,
    source_language: language.exactOptional(),
    tone: toneSchema.exactOptional(),
    rewrite_strength: rewriteStrengthSchema.exactOptional(),
  }),
).meta({ id: 'RenderMessages' });
export type RenderMessages = z.input<typeof renderMessagesSchema>;

export const renderedMessagesSchema = answers(
  z
    .strictObject({ id: lineId, response: rewriteResponseV1Schema.meta({ id: 'RewriteResponseV1' }) })
    .meta({ id: 'RenderedMessage' }),
).meta({ id: 'RenderedMessages' });
export type RenderedMessages = z.infer<typeof renderedMessagesSchema>;
