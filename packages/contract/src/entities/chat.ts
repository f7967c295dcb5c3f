import * as z from 'zod';
import { limits } from '../limits';
import { messageRemovals, Role } from '../vocabulary';
import { Instant } from './project';

export const ChatContact = z.object({
  uuid: z.uuid(),
  name: z.string(),
  avatar: z.string().nullable(),
  online: z.boolean(),
  role: Role,
});
export type ChatContact = z.infer<typeof ChatContact>;

export const ChatFile = z.object({ path: z.string(), name: z.string() });
export type ChatFile = z.infer<typeof ChatFile>;

export const ChatRoomItem = z.object({
  chatroom_uuid: z.uuid(),
  unseen_count: z.number().int(),
  contact: ChatContact,
  /** Text of the last message; the file name if it has no text. */
  text: z.string(),
  /** Kind of the last message; a message with text is `text`, whatever is attached. */
  kind: z.enum(['text', 'picture', 'file']),
  /** Whether the caller sent the last message. */
  is_sender: z.boolean(),
  created_at: Instant.nullable(),
  active: z.boolean(),
});
export type ChatRoomItem = z.infer<typeof ChatRoomItem>;

export const ChatMessageReaction = z.object({
  emoji: z.enum(limits.chat.reactions),
  /** Number of people who chose it. */
  count: z.number().int(),
  /** Whether the caller chose it. */
  is_own: z.boolean(),
});
export type ChatMessageReaction = z.infer<typeof ChatMessageReaction>;

export const ChatMessage = z.object({
  message_uuid: z.uuid(),
  text: z.string(),
  is_seen: z.boolean(),
  is_sender: z.boolean(),
  created_at: Instant,
  /** The quoted message; `avator` is spelled so on the wire. */
  reply: z
    .object({
      message_uuid: z.uuid(),
      avator: z.string().nullable(),
      name: z.string(),
      text: z.string(),
      file: ChatFile.nullable(),
    })
    .nullable(),
  file: ChatFile.nullable(),
  /** In bytes; `null` without a file. */
  fileSize: z.number().int().nullable(),
  /** The sender's own id for the message, so that sending it twice stores it once. */
  client_id: z.string().nullable(),
  /** When the sender last edited the text. */
  edited_at: Instant.nullish(),
  /** Why the message was removed; `text` is then a sentence of the platform. */
  removal: z.enum(messageRemovals).nullish(),
  reactions: z.array(ChatMessageReaction).optional(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatPage = z.object({
  messages: z.array(ChatMessage),
  last_page: z.number().int(),
  total: z.number().int(),
  contact: ChatContact,
});
export type ChatPage = z.infer<typeof ChatPage>;

/** Results of a search within a room. */
export const ChatHits = z.object({
  /** Ids of the messages, newest first. */
  hits: z.array(z.uuid()),
  /** Number of matches in the whole room. */
  total: z.number().int(),
});
export type ChatHits = z.infer<typeof ChatHits>;
