import { lastWords } from '@paidang/contract/rules';
import type { ChatMessage } from '../core';
import { createMemoryPort, type MemoryPort, type MemoryPortOptions } from '../memory';
import { buildContact, buildMessage, buildRoom, uuid } from './builders';

/** The time at which the demo rooms are viewed. */
export const demoNow = Date.parse('2026-11-19T14:40:00+08:00');

const at = (time: string, day = '2026-11-19'): string => new Date(`${day}T${time}:00+08:00`).toISOString();

const cheng = buildContact({ uuid: uuid(1), name: '阿澄', online: true });
const question = buildMessage({
  message_uuid: uuid(2),
  text: '試了一下書桌的燈光，瓶子在背景，這個失焦程度可以嗎？',
  created_at: at('14:06'),
});

const messages = [
  buildMessage({
    message_uuid: uuid(3),
    created_at: at('14:05'),
    file: { name: 'night_wide.jpg', path: '/demo/night_wide.jpg' },
    fileSize: 184_320,
  }),
  question,
  buildMessage({
    message_uuid: uuid(4),
    is_sender: true,
    is_seen: true,
    text: '可以，很有氣氛。品牌色票和瓶身正面圖也給你，調色參考用。',
    created_at: at('14:20'),
    reply: { message_uuid: question.message_uuid, avator: null, name: '阿澄', text: question.text, file: null },
  }),
  buildMessage({
    message_uuid: uuid(5),
    is_sender: true,
    is_seen: true,
    created_at: at('14:21'),
    file: { name: '山眠_品牌素材_2026冬.zip', path: '/demo/brand.zip' },
    fileSize: 18_400_000,
  }),
  buildMessage({ message_uuid: uuid(6), text: '收到！那我把開場改好，明天早上送出v3。', created_at: at('14:32') }),
];

/** Ids of the demo rooms. */
export const demoRooms = { cheng: uuid(101), deer: uuid(102), cat: uuid(103), lab: uuid(104), team: uuid(105) };

/** Creates a port with five rooms of realistic content; the first is a conversation with a picture, a file and a reply. */
export function createDemoPort(options: Partial<MemoryPortOptions> = {}): MemoryPort {
  const room = (
    id: string,
    name: string,
    said: Parameters<typeof buildMessage>[0] & Pick<ChatMessage, 'created_at'>,
    more: { unseen?: number; online?: boolean } = {},
  ) => {
    const message = buildMessage({ message_uuid: id.replace('-8000-', '-8002-'), ...said });
    return {
      item: buildRoom({
        chatroom_uuid: id,
        contact: buildContact({ uuid: id.replace('-8000-', '-8001-'), name, online: more.online ?? false }),
        ...lastWords(message),
        created_at: message.created_at,
        unseen_count: more.unseen ?? 0,
      }),
      messages: [message],
    };
  };
  return createMemoryPort({
    rooms: [
      {
        item: buildRoom({
          chatroom_uuid: demoRooms.cheng,
          contact: cheng,
          text: messages.at(-1)?.text ?? '',
          created_at: at('14:32'),
        }),
        messages,
      },
      room(
        demoRooms.deer,
        '小鹿出門中',
        { text: '飯店那邊說十一點前可以進場拍攝，要先約嗎？', created_at: at('13:05') },
        { unseen: 2, online: true },
      ),
      room(
        demoRooms.cat,
        '廚房裡的貓',
        {
          file: { name: '試吃照片.zip', path: '/demo/tasting.zip' },
          fileSize: 8_200_000,
          created_at: at('11:48'),
        },
        { unseen: 1 },
      ),
      room(demoRooms.lab, '阿凱實驗室', {
        text: '結案報告收到了，數字很漂亮，謝謝！',
        is_sender: true,
        is_seen: true,
        created_at: at('18:20', '2026-11-18'),
      }),
      room(demoRooms.team, '拍檔團隊', {
        text: '提醒你：我們不會以電話要求操作ATM轉帳',
        created_at: at('10:00', '2026-11-16'),
      }),
    ],
    ...options,
  });
}
