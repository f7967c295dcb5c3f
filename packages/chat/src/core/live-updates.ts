import type { StoreContext } from './context';
import type { ChatMessage } from './models';
import { roomBumped, roomReworded } from './rooms';
import { itemOf } from './state';

const backfillPage = 100;

export interface LiveUpdates {
  /** A message arrived over the connection. */
  onMessage(room: string, message: ChatMessage): void;
  /** A message has changed. */
  onChanged(room: string, message: ChatMessage): void;
  /** Fetches what every loaded room has missed. */
  backfill(): Promise<void>;
  /** The connection was lost: messages may be missed from now on. */
  lost(): void;
  /** The newest page of a room was loaded. */
  loaded(room: string): void;
  /** Fetches messages this room may have stored without notifying this side. */
  recheck(room: string): Promise<void>;
}

interface LiveOptions {
  /** Whether the end of this room is on screen. */
  isRead(room: string): boolean;
  onRead(room: string): void;
  onUnknownRoom(): void;
}

export function createLive(context: StoreContext, { isRead, onRead, onUnknownRoom }: LiveOptions): LiveUpdates {
  let connected = false;
  let connections = 0;
  /** The newest message of each room after which nothing is missing. */
  const complete = new Map<string, string | null>();
  /** The last received message of each room without a log, to detect a repeated delivery. */
  const counted = new Map<string, string>();

  /** A message is delivered again if its sender got no response and retried. */
  function isCounted(room: string, message: ChatMessage): boolean {
    if (message.is_sender) return false;
    const known = counted.get(room) === message.message_uuid;
    counted.set(room, message.message_uuid);
    return known;
  }

  function receive(room: string, message: ChatMessage): void {
    const { status, below } = context.conversation(room);
    const followed = status === 'ready' || status === 'loading';
    const entry = followed ? context.log(room).deliver(message) : null;
    if (followed ? !entry : isCounted(room, message)) return;
    const read = isRead(room);
    context.update((state) => roomBumped(state, room, message, !message.is_sender && !read));
    if (entry) {
      const more = message.is_sender ? {} : { typing: false, arrived: entry, below: read ? 0 : below + 1 };
      context.publish(room, more);
    }
    if (!message.is_sender && read) onRead(room);
  }

  /** A room that was empty has no message to start from: load its newest page, which is all of it or the part after the gap. */
  async function fillEmpty(room: string): Promise<void> {
    const { messages, last_page } = await context.port.listMessages({ room, page: 1, perPage: backfillPage });
    for (const message of [...messages].reverse()) receive(room, message);
    if (last_page > 1) context.converse(room, { older: 'more' });
  }

  async function fill(room: string): Promise<void> {
    if (complete.get(room) === null) await fillEmpty(room);
    for (let after = complete.get(room); after; ) {
      const { messages } = await context.port.listMessages({ room, page: 1, perPage: backfillPage, after });
      for (const message of messages) receive(room, message);
      after = messages.length < backfillPage ? null : messages.at(-1)?.message_uuid;
    }
  }

  return {
    onMessage(room, message) {
      if (!itemOf(context.state(), room)) onUnknownRoom();
      receive(room, message);
      if (connected && complete.has(room)) complete.set(room, message.message_uuid);
    },
    onChanged(room, message) {
      if (context.log(room).replace(message)) context.publish(room);
      context.update((state) => roomReworded(state, room, message));
    },
    async backfill() {
      connections += 1;
      const connection = connections;
      const rooms = [...complete.keys()];
      const filled = await Promise.allSettled(rooms.map(fill));
      for (const result of filled) if (result.status === 'rejected') context.report(result.reason);
      if (connection !== connections || filled.some((result) => result.status === 'rejected')) return;
      connected = true;
      for (const room of rooms) complete.set(room, context.log(room).newest);
    },
    lost() {
      connected = false;
      connections += 1;
    },
    loaded(room) {
      complete.set(room, context.log(room).newest);
    },
    recheck: fill,
  };
}
