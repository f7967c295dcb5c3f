import { broadcastingAuthPath, channels, events } from '@paidang/contract/calls';
import type { ChatMessage } from '@paidang/contract/entities';
import laravelEcho from 'laravel-echo';
import pusherJs from 'pusher-js';
import type { TestUser } from '../factories/users';

/** Both are CommonJS bundles that a bundler unwraps and Node does not. */
const unwrap = <Module>(module: Module): Module => (module as { default?: Module }).default ?? module;
const Pusher = unwrap(pusherJs);
const Echo = unwrap(laravelEcho);

export interface LiveClient {
  socketId(): string;
  /** Texts of the messages received so far. */
  heard(): string[];
  /** Resolves with the message of this text, whether it was received already or comes later. */
  hears(text: string): Promise<ChatMessage>;
  /** The data of the next event with this name. */
  next(channel: string, event: string): Promise<unknown>;
  close(): void;
}

/** A user's browser: Echo on pusher-js, signed in at one API process, in the user's own channel and in a room. */
export async function openLiveClient(options: {
  readonly key: string;
  readonly port: number;
  /** URL of the API process that signs its subscriptions. */
  readonly api: string;
  readonly user: TestUser;
  readonly room: string;
}): Promise<LiveClient> {
  const { key, port, api, user, room } = options;
  const echo = new Echo({
    broadcaster: 'pusher',
    Pusher,
    key,
    cluster: '',
    wsHost: '127.0.0.1',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    authEndpoint: `${api}${broadcastingAuthPath}`,
    auth: { headers: { Authorization: `Bearer ${user.token}` } },
  });
  const heard: ChatMessage[] = [];
  const waiting = new Set<() => void>();
  const own = echo.private(channels.user(user.id).replace(/^private-/, ''));
  own.listen(`.${events.newMessage}`, ({ message }: { message: ChatMessage }) => {
    heard.push(message);
    for (const check of waiting) check();
  });
  const joined = echo.join(channels.room(room).replace(/^presence-/, ''));
  await Promise.all([own, joined].map((channel) => new Promise((resolve) => channel.subscribed(() => resolve(true)))));

  return {
    socketId: () => echo.socketId() ?? '',
    heard: () => heard.map(({ text }) => text),
    hears: (text) =>
      new Promise((resolve) => {
        const check = () => {
          const found = heard.find((message) => message.text === text);
          if (!found) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
      }),
    next: (channel, event) =>
      new Promise((resolve) => {
        const found = echo.connector.pusher.channel(channel);
        const listen = (data: unknown) => {
          found.unbind(event, listen);
          resolve(data);
        };
        found.bind(event, listen);
      }),
    close: () => echo.disconnect(),
  };
}
