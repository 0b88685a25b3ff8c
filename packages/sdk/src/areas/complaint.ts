import type {
  CheckedMessages,
  CheckMessages,
  ClassifiedMessages,
  ClassifyMessages,
  ComplaintEntry,
  ComplaintReceipt,
  RenderedMessages,
  RenderMessages,
  RoutesResource,
  RoutingTable,
  WeeklyEntry,
} from '@palimpsest/contracts';
import type { Calls, UnlessKnown } from '../calls.ts';
import type { CallOptions, CreateOptions, MatchOptions, Tagged } from '../options.ts';

/** Messages between people of a home: the entry points by their names, the rules, and who writes. */
export function complaintArea({ json, tagged, unlessKnown }: Calls) {
  const entry =
    <Entry>(name: string) =>
    (message: Entry, options?: CreateOptions): Promise<ComplaintReceipt> =>
      json({ method: 'POST', path: `/v1/rpc/${name}`, body: message, creates: true }, options);
  const routes: UnlessKnown<[], RoutesResource> = (options?: CallOptions) =>
    unlessKnown<RoutesResource>({ method: 'GET', path: '/v1/complaint/routes' }, options) as never;
  return {
    /** Sends a message of the weekly feedback. The answer comes before any model is asked. */
    weekly_feedback_rewrite_create_v1: entry<WeeklyEntry>('weekly_feedback_rewrite_create_v1'),
    /** The same, under its older name. */
    weekly_harmony_rewrite_create_v1: entry<WeeklyEntry>('weekly_harmony_rewrite_create_v1'),
    /** Sends a message: direct messages and other surfaces. */
    complaint_rewrite_create_v1: entry<ComplaintEntry>('complaint_rewrite_create_v1'),

    /** What messages are about, by rule; nothing is kept. */
    classify: (messages: ClassifyMessages, options?: CallOptions): Promise<ClassifiedMessages> =>
      json({ method: 'POST', path: '/v1/complaint/classify', body: messages }, options),

    /** Checks rewritten texts; nothing is kept. */
    check: (messages: CheckMessages, options?: CallOptions): Promise<CheckedMessages> =>
      json({ method: 'POST', path: '/v1/complaint/check', body: messages }, options),

    /** Rewrites messages with the built-in renderer; nothing is kept and nobody receives it. */
    render: (messages: RenderMessages, options?: CallOptions): Promise<RenderedMessages> =>
      json({ method: 'POST', path: '/v1/complaint/render', body: messages }, options),

    /** The routing table in force: who writes which messages. */
    routes,

    /** Puts a routing table in force, on record. */
    setRoutes: (table: RoutingTable, options?: CallOptions & MatchOptions): Promise<Tagged<RoutesResource>> =>
      tagged({ method: 'PUT', path: '/v1/complaint/routes', body: table }, options),
  };
}
