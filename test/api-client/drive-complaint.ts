import { randomUUID } from 'node:crypto';
import { type Api, answered, newRequest } from './client.ts';
import { callsOf, finishedRun } from './follow-run.ts';
import { COMPLAINT } from './model/complaint-words.ts';

/** A home whose two members and owner all read English. */
export async function moveIn(api: Api) {
  const home = randomUUID();
  const [owner, sender, third] = [randomUUID(), randomUUID(), randomUUID()];
  const members = [owner, sender, third].map((user_id) => ({
    user_id,
    role: user_id === owner ? ('owner' as const) : ('member' as const),
    locale: 'en-GB',
    preferences: { communication_style: 'gentle' as const },
  }));
  const report = await answered(
    api.PUT('/v1/homes/{home_id}', { params: { path: { home_id: home } }, body: { members } }),
  );
  return { home, owner, sender, third, report };
}
export type Household = Awaited<ReturnType<typeof moveIn>>;

/** The three ways in. */
export function sendMessage(api: Api, { home, owner, sender }: Household) {
  const message = {
    home_id: home,
    sender_user_id: sender,
    recipient_user_id: owner,
    sender_message: COMPLAINT,
  };
  const params = () => ({ header: newRequest() });
  return {
    weekly_feedback: () =>
      answered(api.POST('/v1/rpc/weekly_feedback_rewrite_create_v1', { params: params(), body: message })),
    weekly_harmony: () =>
      answered(api.POST('/v1/rpc/weekly_harmony_rewrite_create_v1', { params: params(), body: message })),
    direct_message: () =>
      answered(
        api.POST('/v1/rpc/complaint_rewrite_create_v1', {
          params: params(),
          body: { ...message, surface: 'direct_message' },
        }),
      ),
  };
}
export type Entry = keyof ReturnType<typeof sendMessage>;

/** A message sent by one of the ways in, as everyone may see it in the end. */
export async function driveMessage(api: Api, household: Household, entry: Entry) {
  const receipt = await sendMessage(api, household)[entry]();
  const id = receipt.rewrite_request_id;
  const { run_id } = await auditOf(api, id);
  await finishedRun(api, run_id);
  const seenBy = (as: 'sender' | 'recipient', user_id: string) =>
    api.GET('/v1/messages/{id}', { params: { path: { id }, query: { as, user_id } } });
  return {
    receipt,
    audit: await auditOf(api, id),
    sender: (await seenBy('sender', household.sender)).data,
    recipient: (await seenBy('recipient', household.owner)).data,
    stranger: (await seenBy('recipient', household.third)).error,
    tooLate: (await cancel(api, id, household.sender)).error,
    calls: await callsOf(api, run_id),
  };
}

export function auditOf(api: Api, id: string) {
  return answered(api.GET('/v1/messages/{id}/audit', { params: { path: { id } } }));
}

export function cancel(api: Api, id: string, sender_user_id: string) {
  return api.POST('/v1/messages/{id}/cancellation', {
    params: { path: { id } },
    body: { sender_user_id },
  });
}
