import type { ChatClock } from './clock';
import { createMessageLog, type MessageLog } from './message-log';
import type { ChatPort } from './port';
import { type ChatState, type Conversation, conversationOf } from './state';

/** Shared by the parts of the store: reading and changing its state, and the message logs. */
export interface StoreContext {
  readonly port: ChatPort;
  readonly clock: ChatClock;
  readonly perPage: number;
  state(): ChatState;
  update(change: (state: ChatState) => Partial<ChatState>): void;
  conversation(room: string): Conversation;
  converse(room: string, change: Partial<Conversation> | ((now: Conversation) => Partial<Conversation>)): void;
  log(room: string): MessageLog;
  /** Publishes changes in the log of a room. */
  publish(room: string, more?: Partial<Conversation>): void;
  report(error: unknown): void;
}

interface ContextOptions extends Pick<StoreContext, 'port' | 'clock' | 'perPage' | 'report' | 'state'> {
  set(next: Partial<ChatState>): void;
}

export function createContext({ set, state, ...rest }: ContextOptions): StoreContext {
  const logs = new Map<string, MessageLog>();

  const log = (room: string): MessageLog => {
    const known = logs.get(room) ?? createMessageLog();
    logs.set(room, known);
    return known;
  };
  const converse: StoreContext['converse'] = (room, change) => {
    const now = conversationOf(state(), room);
    const next = { ...now, ...(typeof change === 'function' ? change(now) : change) };
    set({ conversations: { ...state().conversations, [room]: next } });
  };

  return {
    ...rest,
    state,
    log,
    converse,
    update: (change) => set(change(state())),
    conversation: (room) => conversationOf(state(), room),
    publish(room, more) {
      const { entries, lastSeen, gap } = log(room);
      converse(room, { ...more, entries, lastSeen, gap });
    },
  };
}
