import type { StoreContext } from './context';
import { isOther } from './models';
import type { RoomChannel } from './port';
import { contactOnline, roomPatched } from './rooms';
import { itemOf } from './state';

const typingShown = 4_000;
const typingEvery = 2_000;

export interface Presence {
  /** Joins the channels of these rooms and leaves all others. */
  follow(rooms: readonly string[]): void;
  whisperSeen(room: string): void;
  /** Notifies the other side of typing, at most every two seconds. */
  whisperTyping(room: string): void;
}

export function createPresence(context: StoreContext, onJoined: (room: string) => void): Presence {
  const { port, clock } = context;
  const channels = new Map<string, RoomChannel>();
  const lastWhisper = new Map<string, number>();
  const typingEnds = new Map<string, () => void>();

  const roomOf = (room: string) => itemOf(context.state(), room);
  /** A group is never online or offline as a whole. */
  const isContact = (room: string, uuid: string) => roomOf(room)?.contact.uuid === uuid;
  const setOnline = (room: string, online: boolean) => context.update((state) => contactOnline(state, room, online));

  function onTyping(room: string, typist: string | null): void {
    const item = roomOf(room);
    if (typist !== null && !isOther(item, typist)) return;
    typingEnds.get(room)?.();
    const member = item?.members?.find(({ uuid }) => uuid === typist);
    context.converse(room, { typing: true, typist: member?.name ?? null });
    typingEnds.set(
      room,
      clock.after(typingShown, () => context.converse(room, { typing: false })),
    );
  }

  function onSeen(room: string, reader: string | null): void {
    const item = roomOf(room);
    if (reader !== null && !isOther(item, reader)) {
      context.update((state) => roomPatched(state, room, { unseen_count: 0 }));
      return;
    }
    if (!item?.members && context.log(room).markOwnSeen()) context.publish(room);
  }

  const join = (room: string): RoomChannel =>
    port.joinRoom(room, {
      onHere(members) {
        if (members.some(({ uuid }) => isContact(room, uuid))) setOnline(room, true);
        onJoined(room);
      },
      onJoining: ({ uuid }) => isContact(room, uuid) && setOnline(room, true),
      onLeaving: ({ uuid }) => isContact(room, uuid) && setOnline(room, false),
      onSeen: (reader) => onSeen(room, reader),
      onTyping: (typist) => onTyping(room, typist),
    });

  return {
    follow(rooms) {
      const wanted = new Set(rooms);
      for (const [room, channel] of channels) {
        if (wanted.has(room)) continue;
        channel.leave();
        channels.delete(room);
      }
      for (const room of wanted) if (!channels.has(room)) channels.set(room, join(room));
    },
    whisperSeen: (room) => channels.get(room)?.whisperSeen(),
    whisperTyping(room) {
      if (clock.now() - (lastWhisper.get(room) ?? Number.NEGATIVE_INFINITY) < typingEvery) return;
      lastWhisper.set(room, clock.now());
      channels.get(room)?.whisperTyping();
    },
  };
}
