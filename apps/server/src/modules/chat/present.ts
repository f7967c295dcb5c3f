import { channels } from '@paidang/contract/calls';
import type { ChatContact, ChatFile, ChatMessage, ChatMessageReaction, ChatRoomItem } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import { lastWords } from '@paidang/contract/rules';
import type { OccupiedChannels } from '../../platform/broadcast';
import { filePath } from '../uploads';
import type { MessageRow } from './message-store';
import type { ContactRow, RoomRow } from './room-store';

type FileRow = { name: string; originalName: string };

const toFile = (file: FileRow | null): ChatFile | null =>
  file && { path: filePath(file.name), name: file.originalName };

/** A contact; `online` while a browser of theirs is connected. */
export const toContact = ({ id, name, avatar, role }: ContactRow, online: OccupiedChannels): ChatContact => ({
  uuid: id,
  name,
  avatar,
  role,
  online: online.has(channels.user(id)),
});

const toLastWords = (last: RoomRow['last'], viewerId: string) =>
  lastWords({
    text: last?.text ?? '',
    file: last?.file == null ? null : { name: last.file },
    is_sender: last?.senderId === viewerId,
  });

/** A room from the view of its member `viewerId`. */
export const toRoomItem = (
  { id, contact, last, unseen }: RoomRow,
  viewerId: string,
  online: OccupiedChannels,
): ChatRoomItem => ({
  chatroom_uuid: id,
  unseen_count: unseen,
  contact: toContact(contact, online),
  ...toLastWords(last, viewerId),
  created_at: last?.createdAt?.toISOString() ?? null,
  active: contact.status === 'active',
});

/** The last ordinal each member of a room has seen. */
export type SeenMarks = readonly { readonly userId: string; readonly seenOrdinal: number }[];

const toReactions = (reactions: MessageRow['reactions'], viewerId: string): ChatMessageReaction[] =>
  limits.chat.reactions.flatMap((emoji) => {
    const chosen = reactions.filter((reaction) => reaction.emoji === emoji);
    const is_own = chosen.some(({ userId }) => userId === viewerId);
    return chosen.length > 0 ? [{ emoji, count: chosen.length, is_own }] : [];
  });

/** A message from the view of `viewerId`; `is_seen` once every recipient has read it. */
export const toMessage = (row: MessageRow, viewerId: string, marks: SeenMarks): ChatMessage => ({
  message_uuid: row.id,
  text: row.text,
  is_seen: marks.every(({ userId, seenOrdinal }) => userId === row.senderId || seenOrdinal >= row.ordinal),
  is_sender: row.senderId === viewerId,
  created_at: row.createdAt.toISOString(),
  reply: row.reply && {
    message_uuid: row.reply.id,
    avator: row.replySender?.avatar ?? null,
    name: row.replySender?.name ?? '',
    text: row.reply.text,
    file: toFile(row.replyFile),
  },
  file: toFile(row.file),
  fileSize: row.file?.bytes ?? null,
  client_id: row.clientId,
  edited_at: row.editedAt?.toISOString() ?? null,
  removal: row.removal,
  reactions: toReactions(row.reactions, viewerId),
});
