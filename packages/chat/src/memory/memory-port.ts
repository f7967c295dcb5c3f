import { limits } from '@paidang/contract/limits';
import { messages as words } from '@paidang/contract/rules';
import {
  type ChatClock,
  type ChatMessage,
  type ChatPort,
  ChatRefusal,
  type ConnectionHandlers,
  type ConnectionStatus,
  type OutgoingMessage,
  type RoomHandlers,
  speakerOf,
  systemClock,
} from '../core';
import { withReaction } from '../core/changes';
import { buildMessage, uuid } from '../testing/builders';
import { createMemoryRooms, type MemoryRoom } from './memory-rooms';

/** Options of `createMemoryPort`. */
export interface MemoryPortOptions {
  rooms: MemoryRoom[];
  /** How long a request takes, ms. @default 0 */
  latency?: number;
  /** Reply of the other side; `null` for none. @default none */
  answer?: (message: ChatMessage) => string | null;
  /** Whether texts are in a subset of Markdown. @default false */
  markdown?: boolean;
  clock?: ChatClock;
}

/** Lets tests and stories control the other side and the network. */
export interface MemoryPort extends ChatPort {
  /** Stored messages, in order. */
  readonly stored: readonly OutgoingMessage[];
  /** Names of requests, in order. */
  readonly requests: readonly string[];
  /** Whispers, in order. */
  readonly whispers: readonly string[];
  /** The other side sends a message; `live: false` if the connection loses it. */
  say(room: string, message: string | Partial<ChatMessage>, options?: { live?: boolean }): ChatMessage;
  /** The other side reacts to a message, edits one of its own, or unsends it. */
  change(room: string, message: string, change: Partial<ChatMessage>): void;
  /** The platform hides a message. */
  hide(room: string, message: string): void;
  /** @param by who is typing @default the other side */
  type(room: string, by?: string): void;
  /** @param by who reads everything; the user's own id stands for another tab @default the other side */
  read(room: string, by?: string): void;
  setOnline(room: string, online: boolean): void;
  /** Goes offline or back online; messages sent while offline are not delivered live. */
  setConnection(status: ConnectionStatus): void;
  /** Makes the next requests of this name fail; permanently with `refused`. */
  fail(
    request: 'send' | 'listMessages' | 'listRooms' | 'searchMessages' | 'edit' | 'unsend' | 'react',
    times?: number,
    how?: 'network' | 'refused' | 'answer-lost',
  ): void;
  /** Pauses every upload at this fraction; `null` resumes. */
  holdUploads(fraction: number | null): void;
}

type Failure = 'network' | 'refused' | 'answer-lost';

/** Creates a whole chat server in memory. @example createMemoryPort({ rooms: [{ item: buildRoom(), messages }] }) */
export function createMemoryPort({
  rooms: given,
  latency = 0,
  answer,
  markdown = false,
  clock = systemClock,
}: MemoryPortOptions): MemoryPort {
  const rooms = createMemoryRooms(given);
  const stored: OutgoingMessage[] = [];
  const requests: string[] = [];
  const whispers: string[] = [];
  const failures = new Map<string, Failure[]>();
  const channels = new Map<string, RoomHandlers>();
  let handlers: ConnectionHandlers | null = null;
  let status: ConnectionStatus = 'connected';
  let nextId = 500_000;
  let held: number | null = null;
  let letGo: (() => void)[] = [];

  let lastInstant = 0;
  /** No two messages have the same time, as on a server. */
  const instant = (): string => {
    lastInstant = Math.max(clock.now(), lastInstant + 1);
    return new Date(lastInstant).toISOString();
  };

  const delay = () => (latency > 0 ? new Promise<void>((done) => clock.after(latency, done)) : Promise.resolve());
  async function request(name: string): Promise<Failure | undefined> {
    requests.push(name);
    await delay();
    const failure = failures.get(name)?.shift();
    if (failure === 'refused') throw new ChatRefusal(`@paidang/chat: ${name} was refused.`, words.fileNotAllowed);
    if (failure === 'network' || status === 'disconnected') throw new TypeError('Failed to fetch');
    return failure;
  }
  const mine = (message: ChatMessage): ChatMessage => ({ ...message, is_sender: true });

  function keep(id: string, message: ChatMessage, live: boolean): void {
    rooms.add(id, message);
    if (live && status === 'connected') handlers?.onMessage(id, message);
  }

  const gone = (removal: 'unsent' | 'hidden', text: string) => (message: ChatMessage) => ({
    ...message,
    ...{ text, file: null, fileSize: null, removal, reactions: [] },
  });

  /** Like an engine at every subscription, which is repeated after a lost connection. */
  function reportPresence(id: string): void {
    const { contact } = rooms.get(id).item;
    if (status === 'connected') channels.get(id)?.onHere(contact.online ? [{ uuid: contact.uuid }] : []);
  }

  const port: MemoryPort = {
    stored,
    requests,
    whispers,
    async listRooms({ search }) {
      await request('listRooms');
      return rooms.list(search);
    },
    async roomOfContact(contact) {
      await request('roomOfContact');
      const room = rooms.ofContact(contact);
      if (!room) throw new ChatRefusal('@paidang/chat: no partner with that id shares a project.');
      return room.item;
    },
    async listMessages(wanted) {
      await request('listMessages');
      return rooms.page(wanted);
    },
    async pageAt(wanted) {
      await request('listMessages');
      return rooms.pageAt(wanted);
    },
    async searchMessages({ room: id, words: sought, before }) {
      await request('searchMessages');
      const found = rooms.find(id, sought);
      const from = before === undefined ? 0 : found.indexOf(before) + 1;
      return { hits: found.slice(from, from + limits.chat.hits), total: found.length };
    },
    async send(outgoing, { onProgress, signal }) {
      const { room: id, text, clientId, replyUuid, file, mentions } = outgoing;
      if (file && held !== null) {
        onProgress(held);
        await new Promise<void>((resolve, reject) => {
          letGo.push(resolve);
          signal.addEventListener('abort', () => reject(signal.reason));
        });
      }
      if (file) onProgress(1);
      const failure = await request('send');
      signal.throwIfAborted();
      const { messages } = rooms.get(id);
      const known = messages.find((message) => message.client_id === clientId);
      if (known) return mine(known);
      stored.push(outgoing);
      const { contact, members = [contact] } = rooms.get(id).item;
      const quoted = messages.find((message) => message.message_uuid === replyUuid);
      nextId += 1;
      const message = buildMessage({
        message_uuid: uuid(nextId),
        text,
        mentions: mentions && members.filter(({ uuid }) => mentions.includes(uuid)),
        is_sender: true,
        client_id: clientId,
        created_at: instant(),
        file: file ? { name: file.name, path: URL.createObjectURL(file) } : null,
        fileSize: file?.size ?? null,
        reply: quoted
          ? {
              message_uuid: quoted.message_uuid,
              avator: null,
              name: quoted.is_sender ? '' : speakerOf(quoted, rooms.get(id).item.contact).name,
              text: quoted.text,
              file: quoted.file ?? null,
            }
          : null,
      });
      // Like a server, which omits the socket the message came from.
      keep(id, message, false);
      const reply = answer?.(message);
      if (reply) {
        clock.after(400, () => port.read(id));
        clock.after(700, () => port.type(id));
        clock.after(1_800, () => port.say(id, reply));
      }
      if (failure === 'answer-lost') throw new TypeError('Failed to fetch');
      return message;
    },
    markdown,
    async findMembers({ room: id, words: sought }) {
      const { contact, members = [contact] } = rooms.get(id).item;
      return members.filter(({ name }) => name.toLowerCase().includes(sought.toLowerCase()));
    },
    async edit(id, uuid, text) {
      await request('edit');
      return rooms.replace(id, uuid, (message) => ({ ...message, text, edited_at: instant() }));
    },
    async unsend(id, uuid) {
      await request('unsend');
      return rooms.replace(id, uuid, gone('unsent', words.unsentByAuthor));
    },
    async react(id, uuid, emoji) {
      await request('react');
      return rooms.replace(id, uuid, (message) => withReaction(message, emoji));
    },
    async markSeen(id) {
      await request('markSeen');
      const room = rooms.get(id);
      room.item = { ...room.item, unseen_count: 0 };
    },
    connect(next) {
      handlers = next;
      queueMicrotask(() => handlers?.onStatus(status));
      return {
        disconnect() {
          handlers = null;
        },
      };
    },
    joinRoom(id, roomHandlers) {
      channels.set(id, roomHandlers);
      queueMicrotask(() => reportPresence(id));
      return {
        leave: () => channels.delete(id),
        whisperSeen: () => whispers.push('seen'),
        whisperTyping: () => whispers.push('typing'),
      };
    },
    say(id, said, { live = true } = {}) {
      nextId += 1;
      const message = buildMessage({
        message_uuid: uuid(nextId),
        created_at: instant(),
        ...(typeof said === 'string' ? { text: said } : said),
      });
      keep(id, message, live);
      return message;
    },
    change(id, uuid, change) {
      const changed = rooms.replace(id, uuid, (message) => ({ ...message, ...change }));
      if (status === 'connected') handlers?.onChanged(id, changed);
    },
    hide(id, uuid) {
      const changed = rooms.replace(id, uuid, gone('hidden', words.hiddenByPlatform));
      if (status === 'connected') handlers?.onChanged(id, changed);
    },
    type: (id, by = rooms.get(id).item.contact.uuid) => channels.get(id)?.onTyping(by),
    read(id, by = rooms.get(id).item.contact.uuid) {
      const room = rooms.get(id);
      if (status === 'connected') channels.get(id)?.onSeen(by);
      if (by !== room.item.contact.uuid) {
        if (status === 'connected') handlers?.onRead(id);
        return;
      }
      room.messages = room.messages.map((message) => (message.is_sender ? { ...message, is_seen: true } : message));
    },
    setOnline(id, online) {
      const room = rooms.get(id);
      room.item = { ...room.item, contact: { ...room.item.contact, online } };
      const member = { uuid: room.item.contact.uuid };
      if (online) channels.get(id)?.onJoining(member);
      else channels.get(id)?.onLeaving(member);
    },
    setConnection(next) {
      status = next;
      handlers?.onStatus(next);
      for (const id of channels.keys()) reportPresence(id);
    },
    fail(name, times = 1, how = 'network') {
      failures.set(name, [...(failures.get(name) ?? []), ...Array.from({ length: times }, () => how)]);
    },
    holdUploads(fraction) {
      held = fraction;
      if (fraction !== null) return;
      for (const go of letGo) go();
      letGo = [];
    },
  };
  return port;
}
