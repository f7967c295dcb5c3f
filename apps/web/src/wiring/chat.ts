import { type ChatPort, type ChatStore, createChatStore } from '@paidang/chat/core';
import { createEchoPort } from '@paidang/chat/echo';
import { createChatStorage } from '@paidang/chat/storage';
import type Echo from 'laravel-echo';
import { useComplaint } from '../stores/complaint';
import { useSession } from '../stores/session';
import { onSubscriptionError } from './echo';
import { markUnsavedChat } from './unsaved-chat';

export { unseenTotal } from '@paidang/chat/core';

/** Creates the chat of a user on the shared connection, or with polling if sockets are off. */
export function openChat(user: string, echo: Echo<'pusher'> | null): ChatStore {
  const live = createEchoPort({
    user,
    getToken: () => useSession.getState().token,
    realtime: () => {
      if (!echo) throw new Error('@paidang/web: sockets are off, so the chat must not connect.');
      return echo;
    },
    onSubscriptionError: () => void onSubscriptionError(),
  });
  const port: ChatPort = {
    ...(echo ? live : withoutSockets(live)),
    report: (room, { message_uuid: message, text }) =>
      useComplaint.getState().begin({ place: 'chat', room, message, text }),
  };
  const store = createChatStore({ port, storage: createChatStorage({ account: user }), onError: () => undefined });
  return startedOnce(store);
}

/** The popup, the list and the page each start the chat they share: it connects once, and disconnects when the last one stops. */
function startedOnce(store: ChatStore): ChatStore {
  let users = 0;
  let stop = () => {};
  return {
    ...store,
    start: () => {
      if (users === 0) {
        const leave = store.start();
        const unmark = markUnsavedChat(store);
        stop = () => {
          unmark();
          leave();
        };
      }
      users += 1;
      return () => {
        users -= 1;
        if (users === 0) stop();
      };
    },
  };
}

/** The same port for users whose sockets are off: it reports being disconnected, which makes the chat poll. */
const withoutSockets = (port: ChatPort): ChatPort => ({
  ...port,
  connect: ({ onStatus }) => {
    queueMicrotask(() => onStatus('disconnected'));
    return { disconnect: () => undefined };
  },
  joinRoom: () => ({ leave: () => undefined, whisperSeen: () => undefined, whisperTyping: () => undefined }),
});
