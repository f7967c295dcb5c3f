import { channels } from '@paidang/contract/calls';
import type { ChannelMember } from '../../platform/broadcast';
import type { Database } from '../../platform/database';
import { isRoomMember } from '../chat';
import { findTaskMembership } from '../membership';
import { type CurrentUser, toPerson } from '../users';

type Grant = (db: Database, user: CurrentUser, uuid: string) => Promise<boolean | ChannelMember>;

const grants: readonly { channel: (uuid: string) => string; grant: Grant }[] = [
  { channel: channels.user, grant: async (_db, user, uuid) => user.id === uuid },
  {
    channel: channels.room,
    grant: async (db, user, uuid) =>
      (await isRoomMember(db, uuid, user.id)) && { user_id: user.id, user_info: toPerson(user) },
  },
  {
    channel: channels.taskPresence,
    grant: async (db, user, uuid) =>
      (await findTaskMembership(db, uuid, user.id)) !== null && { user_id: user.id, user_info: toPerson(user) },
  },
  { channel: channels.task, grant: async (db, user, uuid) => (await findTaskMembership(db, uuid, user.id)) !== null },
];

const uuidAtEnd = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns whether the user may join the channel, and as which member. Unknown channels are denied. */
export async function authorizeChannel(
  db: Database,
  user: CurrentUser,
  channel: string,
): Promise<boolean | ChannelMember> {
  const uuid = uuidAtEnd.exec(channel)?.[0];
  const found = uuid && grants.find((candidate) => candidate.channel(uuid) === channel);
  return found ? found.grant(db, user, uuid) : false;
}
