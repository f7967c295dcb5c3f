import type * as contract from '@paidang/contract/entities';
import type { ChatMessage, ChatRoomItem } from '../core';

/** A message with all fields of a server of the contract. */
type WholeMessage = contract.ChatMessage & Pick<ChatMessage, 'sender' | 'mentions'>;

/** A readable uuid: the same for the same number. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Generated ids: each kind has its own form, so that they can be distinguished. */
const fresh = (from: number) => {
  let made = from;
  return () => {
    made += 1;
    return uuid(made);
  };
};
const freshRoom = fresh(100_000);
const freshContact = fresh(200_000);
const freshMessage = fresh(300_000);

/**
 * Builds a contact for tests and examples; every field can be overridden.
 *
 * @example buildContact({ name: '阿澄', online: true })
 */
export const buildContact = (contact: Partial<contract.ChatContact> = {}): contract.ChatContact => ({
  uuid: freshContact(),
  name: '阿澄',
  avatar: null,
  online: false,
  role: 'Creator',
  ...contact,
});

/**
 * Builds a room for tests and examples; every field can be overridden.
 *
 * @example buildRoom({ unseen_count: 2, contact: buildContact() })
 */
export const buildRoom = (room: Partial<ChatRoomItem> = {}): ChatRoomItem => ({
  chatroom_uuid: freshRoom(),
  unseen_count: 0,
  contact: buildContact(),
  text: '',
  kind: 'text',
  is_sender: false,
  created_at: null,
  active: true,
  ...room,
});

/** Builds a message, of the other side by default. @example buildMessage({ text: '收到！' }) */
export const buildMessage = (message: Partial<WholeMessage> = {}): WholeMessage => ({
  message_uuid: freshMessage(),
  text: '',
  is_seen: false,
  is_sender: false,
  created_at: '2026-11-19T06:06:00.000Z',
  reply: null,
  file: null,
  fileSize: null,
  client_id: null,
  ...message,
});

const lines = [
  '試了一下書桌的燈光，瓶子在背景，這個失焦程度可以嗎？',
  '可以，很有氣氛。',
  '瓶身正面圖等等寄給你，調色參考用。',
  '好的，那開場我會再收緊一點。',
  '收到！',
  '標籤的字要看得到，其他都可以自由發揮。',
];

/**
 * Builds a long conversation, oldest first: one message per minute, both sides in turn.
 *
 * @example buildConversation(10_000)
 */
export const buildConversation = (count: number, from = '2026-11-18T01:00:00.000Z'): WholeMessage[] =>
  Array.from({ length: count }, (_, at) =>
    buildMessage({
      message_uuid: uuid(10_000 + at),
      text: `${lines[at % lines.length]}`,
      is_sender: at % 3 === 1,
      is_seen: true,
      created_at: new Date(Date.parse(from) + at * 60_000).toISOString(),
    }),
  );
