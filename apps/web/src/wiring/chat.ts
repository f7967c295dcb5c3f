import { type ChatPort, type ChatStore, createChatStore } from '@paidang/chat/core';
import { createEchoPort } from '@paidang/chat/echo';
import { createChatStorage } from '@paidang/chat/storage';
import type Echo from 'laravel-echo';
import { useSession } from '../stores/session';
import { onSubscriptionError } from './echo';

/** The chat of one person on the shared connection, or by polling when sockets are off. */
export function openChat(user: string, echo: Echo<'pusher'> | null): ChatStore {
  const port = createEchoPort({
    user,
    getToken: () => useSession.getState().token,
    realtime: () => {
      if (!echo) throw new Error('@paidang/web: sockets are switched off, so the chat must not connect.');
      return echo;
    },
    onSubscriptionError,
  });
  return createChatStore({ port: echo ? port : withoutSockets(port), storage: createChatStorage({ account: user }) });
}

/** The same chat for people whose sockets are switched off: reported as disconnected, it polls. */
const withoutSockets = (port: ChatPort): ChatPort => ({
  ...port,
  connect: ({ onStatus }) => {
    queueMicrotask(() => onStatus('disconnected'));
    return { disconnect: () => undefined };
  },
  joinRoom: () => ({ leave: () => undefined, whisperSeen: () => undefined, whisperTyping: () => undefined }),
});
