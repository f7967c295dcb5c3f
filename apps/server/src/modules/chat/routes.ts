import { chatCalls } from '@paidang/contract/calls';
import { limits } from '@paidang/contract/limits';
import { chatFileTooLarge } from '@paidang/contract/rules';
import type { CallRegistry } from '../../http/call-registry';
import type { Broadcaster } from '../../platform/broadcast';
import type { Platform } from '../../platform/platform';
import { keepFile, receiveChatFile } from './chat-file';
import { editMessage, reactToMessage, unsendMessage } from './message-changes';
import { messagePage, searchMessages, seeMessages, sendMessage } from './message-service';
import { roomList, roomOfContact } from './room-service';

/** Prefix of user channels; every signed-in browser subscribes to its user's channel. */
const userChannels = 'private-user.';

export function chatRoutes(calls: CallRegistry, platform: Platform, broadcaster: Pick<Broadcaster, 'occupied'>): void {
  const prepare = () => broadcaster.occupied(userChannels);

  calls.user(chatCalls.rooms, { prepare }, async (tx, { user, query, prepared: online }) => {
    const range = { search: query.search, page: query.page, perPage: query.per_page };
    return { data: await roomList(tx, user.id, range, online) };
  });

  calls.user(chatCalls.roomOfContact, { prepare }, async (tx, { user, params, prepared: online }) => ({
    data: await roomOfContact(tx, user.id, params.contact, online),
  }));

  calls.room(chatCalls.messages, { prepare }, async (tx, { user, room, query, prepared: online }) => {
    const { per_page: perPage, ...page } = query;
    return { data: await messagePage(tx, user.id, room, { perPage, ...page }, online) };
  });

  calls.room(chatCalls.search, async (tx, { room, query }) => ({
    data: await searchMessages(tx, room, { words: query.q, before: query.before }),
  }));

  calls.room(
    chatCalls.send,
    {
      files: { maxBytes: limits.chat.fileBytes, tooLarge: chatFileTooLarge },
      prepare: async ({ files: [file] }) => (file ? receiveChatFile(platform, file) : null),
    },
    async (tx, { user, room, body, prepared: file }) => {
      const message = { text: body.text, replyId: body.reply_uuid, clientId: body.client_id };
      const keep = file ? () => keepFile(tx, platform.storage, user.id, file) : undefined;
      return { data: await sendMessage(tx, user.id, room, message, keep) };
    },
  );

  calls.room(chatCalls.edit, async (tx, { user, room, params, body }) => ({
    data: await editMessage(tx, user.id, { roomId: room, id: params.chat_message }, body.text),
  }));

  calls.room(chatCalls.unsend, async (tx, { user, room, params }) => ({
    data: await unsendMessage(tx, user.id, { roomId: room, id: params.chat_message }),
  }));

  calls.room(chatCalls.react, async (tx, { user, room, params, body }) => ({
    data: await reactToMessage(tx, user.id, { roomId: room, id: params.chat_message }, body.emoji),
  }));

  calls.room(chatCalls.seen, async (tx, { user, room }) => ({ data: await seeMessages(tx, user.id, room) }));
}
