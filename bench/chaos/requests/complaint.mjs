import { DEFAULT_ROUTING_TABLE } from '@palimpsest/pipelines/complaint';

const MEMBERS = 8;
const CALM = 'Could you please wash your dishes in the evening?';
const HEATED = 'Your dishes stand in the sink AGAIN!!! I am so sick of this. Wash your dishes!!!';

/** What one sender sends in a week, in turn. Of the heated ones no more than one may get through. */
const OF_A_SENDER = [
  { rpc: 'weekly_feedback_rewrite_create_v1', sender_message: HEATED, emotion_context: 'angry' },
  // A model is asked what this one is about, by a worker.
  { rpc: 'complaint_rewrite_create_v1', sender_message: HEATED, surface: 'other' },
  { rpc: 'complaint_rewrite_create_v1', sender_message: CALM, surface: 'direct_message' },
  { rpc: 'weekly_harmony_rewrite_create_v1', sender_message: HEATED },
];

const idOf = (kind, number) => `${String(kind).repeat(8)}-0000-4000-8000-${String(number).padStart(12, '0')}`;
const homeOf = (sender) => idOf(1, Math.floor(sender / (MEMBERS - 1)));
const ownerOf = (sender) => idOf(2, Math.floor(sender / (MEMBERS - 1)));

export function complaintRequest(number) {
  const sender = Math.floor(number / OF_A_SENDER.length);
  const { rpc, ...message } = OF_A_SENDER[number % OF_A_SENDER.length];
  return {
    kind: 'complaint',
    path: `/v1/rpc/${rpc}`,
    body: {
      home_id: homeOf(sender),
      sender_user_id: idOf(3, sender),
      recipient_user_id: ownerOf(sender),
      ...message,
    },
    // The week's limit may keep it from being sent; the answer does not say so.
    refusable: message.sender_message === HEATED,
    runOf: undefined,
    idOf: (answer) => answer.rewrite_request_id,
  };
}

/** Homes for so many messages, and a routing table that has the model write all of them and classify some. */
export function complaintSetUp(messages) {
  const senders = Math.ceil(messages / OF_A_SENDER.length);
  const homes = new Map();
  for (let sender = 0; sender < senders; sender += 1) {
    const members = homes.get(homeOf(sender)) ?? [member(ownerOf(sender), 'owner')];
    homes.set(homeOf(sender), [...members, member(idOf(3, sender), 'member')]);
  }
  const [row] = DEFAULT_ROUTING_TABLE.rows;
  const model = {
    ...row,
    match: {},
    provider: 'local',
    adapter_kind: 'openai-compatible',
    model: 'chaos-complaint',
    max_retries: 3,
  };
  return [
    ...[...homes].map(([home, members]) => ({ path: `/v1/homes/${home}`, body: { members } })),
    {
      path: '/v1/complaint/routes',
      body: {
        ...DEFAULT_ROUTING_TABLE,
        version: 'chaos/1',
        rows: [
          { ...model, id: 'writes' },
          { ...model, id: 'classifies', task: 'complaint_classify', match: { surface: 'other' } },
        ],
      },
    },
  ];
}

function member(user_id, role) {
  return { user_id, role, locale: 'en-GB', preferences: null };
}
