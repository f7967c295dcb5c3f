import * as z from 'zod';
import { ChatHits, ChatMessage, ChatPage, ChatRoomItem } from '../entities';
import { limits } from '../limits';
import type { Schemas } from './call';
import { filledText } from './checked';

const RoomParams = z.object({ chatroom: z.uuid() });
const MessageParams = RoomParams.extend({ chat_message: z.uuid() });
const page = z.coerce.number().int().min(1).max(limits.integer).default(1);

export const chatSchemas = {
  rooms: {
    summary: '我的聊天室，最近的在前',
    query: z.object({
      search: z.string().max(100).default(''),
      per_page: z.coerce.number().int().min(1).max(limits.chat.listSize).default(limits.chat.listSize),
      page,
    }),
    data: z.array(ChatRoomItem),
  },
  roomOfContact: {
    summary: '和這個人的聊天室；同專案的人第一次會建立',
    params: z.object({ contact: z.uuid() }),
    data: ChatRoomItem,
  },
  messages: {
    summary:
      '訊息，新的在前；after 只取這則之後的（重新連線補齊，舊的在前），before 只取這則之前的，around 取這則和前後各一半',
    params: RoomParams,
    query: z.object({
      per_page: z.coerce.number().int().min(1).max(100).default(limits.chat.pageSize),
      page,
      after: z.uuid().optional(),
      before: z.uuid().optional(),
      around: z.uuid().optional(),
    }),
    data: ChatPage,
  },
  search: {
    summary: '在聊天室裡找訊息和檔名，新的在前；before 接著找這則之前的',
    params: RoomParams,
    query: z.object({
      q: z.string().trim().min(1).max(limits.search.queryLength),
      before: z.uuid().optional(),
    }),
    data: ChatHits,
  },
  send: {
    summary: '傳訊息或檔案',
    encoding: 'multipart',
    files: ['file'],
    params: RoomParams,
    body: z.object({
      text: z.string().max(limits.chat.textLength).default(''),
      reply_uuid: z.uuid().optional(),
      client_id: z.string().min(8).max(64).optional(),
    }),
    data: ChatMessage,
  },
  edit: {
    summary: '修改自己五分鐘內傳的訊息',
    params: MessageParams,
    body: z.object({ text: filledText(limits.chat.textLength) }),
    data: ChatMessage,
  },
  unsend: {
    summary: '收回自己五分鐘內傳的訊息，文字和檔案都拿掉',
    params: MessageParams,
    data: ChatMessage,
  },
  react: {
    summary: '對一則訊息表達心情，一人一個；null拿掉',
    params: MessageParams,
    body: z.object({ emoji: z.enum(limits.chat.reactions).nullable() }),
    data: ChatMessage,
  },
  seen: {
    summary: '把對方的訊息標為已讀',
    params: RoomParams,
    data: z.object({ seen_at: z.iso.datetime() }),
  },
} satisfies Schemas;
