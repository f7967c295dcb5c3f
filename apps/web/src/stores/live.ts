import type { ChatState, ChatStore } from '@paidang/chat/core';
import type Echo from 'laravel-echo';
import { create } from 'zustand';

interface LiveState {
  /** The realtime connection, once connected. */
  echo: Echo<'pusher'> | null;
  /** The chat, once it has been loaded. */
  chat: ChatStore | null;
  /** Counts the unseen messages of a chat. Set together with the chat, whose code is not part of the first load. */
  unseenIn: (state: ChatState) => number;
}

/** The current live connections. Created by `app/signed-in`, after the first paint. */
export const useLive = create<LiveState>()(() => ({ echo: null, chat: null, unseenIn: () => 0 }));
