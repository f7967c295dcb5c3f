import type { ChatStore } from '@paidang/chat/core';
import type Echo from 'laravel-echo';
import { create } from 'zustand';

interface LiveState {
  /** The one realtime connection, once there is one. */
  echo: Echo<'pusher'> | null;
  /** The chat, once it has been loaded. */
  chat: ChatStore | null;
}

/** What is connected right now. Made by `shell/signed-in`, after the first paint. */
export const useLive = create<LiveState>()(() => ({ echo: null, chat: null }));
