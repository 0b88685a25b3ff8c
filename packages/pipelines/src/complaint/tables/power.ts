import type { MemberRole, PowerMode } from '@palimpsest/contracts';

/** Who stands higher, by the roles of sender and recipient. It steers tone alone. */
export const POWER: Readonly<Record<MemberRole, Readonly<Record<MemberRole, PowerMode>>>> = {
  owner: { owner: 'peer', member: 'higher_sender' },
  member: { owner: 'higher_recipient', member: 'peer' },
};

export function powerMode(sender: MemberRole, recipient: MemberRole): PowerMode {
  return POWER[sender][recipient];
}
