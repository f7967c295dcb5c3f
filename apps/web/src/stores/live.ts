import type { ChatState, ChatStore } from '@paidang/chat/core';
import type Echo from 'laravel-echo';
import { create } from 'zustand';

interface LiveState {
  /** The one realtime connection, once there is one. */
  echo: Echo<'pusher'> | null;
  /** The chat, once it has been loaded. */
  chat: ChatStore | null;
  /** Messages nobody has seen in what a chat holds; comes with the chat, whose code no first load needs. */
  unseenIn: (state: ChatState) => number;
}

/** What is connected right now. Made by `app/signed-in`, after the first paint. */
export const useLive = create<LiveState>()(() => ({ echo: null, chat: null, unseenIn: () => 0 }));
