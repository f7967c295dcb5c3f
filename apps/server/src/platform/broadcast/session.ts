import type { Member } from './channel';
import { allowsClientEvents, channelKind, channelUser } from './channel-name';
import type { Connection } from './connection';
import type { Hub } from './hub';
import type { BroadcastLimits } from './limits';
import {
  type ClientFrame,
  clientEventFrame,
  closeCode,
  errorFrame,
  frameFields,
  isRecord,
  parseFrame,
  parseJson,
  pongFrame,
  type SubscriptionRefusal,
  signinSuccess,
  subscriptionError,
} from './protocol';
import { SlidingWindow } from './rate-limit';
import { type BroadcastApp, isChannelAuth, isUserAuth } from './signature';

const maxUserId = 128;

/** Parses `channel_data`. Its signature has been checked by then, its shape has not. */
const parseMember = (channelData: string): Member | undefined => {
  const value = parseJson(channelData);
  if (!isRecord(value)) return undefined;
  const id = typeof value.user_id === 'number' ? String(value.user_id) : value.user_id;
  if (typeof id !== 'string' || id === '' || id.length > maxUserId) return undefined;
  return { userId: id, userInfo: value.user_info ?? {} };
};

/** The server side of one client's protocol: receives its frames, responds, and acts on the hub. */
export class Session {
  readonly #clientEvents: SlidingWindow;

  constructor(
    private readonly hub: Hub,
    private readonly app: BroadcastApp,
    private readonly limits: BroadcastLimits,
    readonly connection: Connection,
    /** Called with the reason of a refusal: a fixed text of ours, never client input. */
    private readonly onRefused: (reason: string) => void = () => {},
  ) {
    this.#clientEvents = new SlidingWindow(limits.clientEventsPerSecond, 1000);
  }

  /**
   * @param text one raw text frame
   * @param now milliseconds of a monotonic clock
   */
  receive(text: string, now: number) {
    if (!this.connection.isOpen) return;
    const frame = parseFrame(text);
    if (!frame) return this.#complain('Invalid frame');
    switch (frame.event) {
      case 'pusher:ping':
        return this.connection.send(pongFrame);
      case 'pusher:pong':
        return;
      case 'pusher:subscribe':
        return this.#subscribe(frameFields(frame.data));
      case 'pusher:unsubscribe':
        return this.#unsubscribe(frameFields(frame.data));
      case 'pusher:signin':
        return this.#signin(frameFields(frame.data));
      default:
        return frame.event.startsWith('client-')
          ? this.#clientEvent(frame, Buffer.byteLength(text), now)
          : this.#complain('Unknown event');
    }
  }

  #complain(message: string, code: number = closeCode.other): void {
    this.onRefused(message);
    this.connection.send(errorFrame({ code, message }));
  }

  #subscribe({ channel, auth, channel_data: channelData }: Record<string, unknown>) {
    const kind = channelKind(channel);
    if (typeof channel !== 'string' || !kind) return this.#complain('Invalid channel name');
    if (!this.connection.channels.has(channel) && this.connection.channels.size >= this.limits.channelsPerConnection) {
      return this.#refuse(channel, { type: 'LimitReached', error: 'Too many channels on one connection', status: 429 });
    }
    const unauthorised: SubscriptionRefusal = { type: 'AuthError', error: 'Invalid signature', status: 401 };
    const { id, userId } = this.connection;
    if (kind === 'public') return this.hub.join(this.connection, channel);
    if (kind === 'user') {
      return channelUser(channel) === userId
        ? this.hub.join(this.connection, channel)
        : this.#refuse(channel, { ...unauthorised, error: 'Not signed in as this user' });
    }
    if (channelData !== undefined && channelData !== null && typeof channelData !== 'string') {
      return this.#refuse(channel, unauthorised);
    }
    if (!isChannelAuth(this.app, auth, id, channel, channelData ?? undefined))
      return this.#refuse(channel, unauthorised);
    this.connection.hasProof = true;
    if (kind === 'private') return this.#joinPrivate(channel);
    const member = parseMember(channelData ?? '');
    if (!member) return this.#refuse(channel, { ...unauthorised, error: 'Invalid channel_data' });
    this.hub.join(this.connection, channel, member);
  }

  #joinPrivate(channel: string): void {
    if (this.hub.isFullOfOwner(channel, this.connection)) {
      this.#refuse(channel, { type: 'LimitReached', error: 'Too many connections of one user', status: 429 });
    } else {
      this.hub.join(this.connection, channel);
    }
  }

  #refuse(channel: string, refusal: SubscriptionRefusal): void {
    this.onRefused(refusal.error);
    this.connection.send(subscriptionError(channel, refusal));
  }

  #unsubscribe({ channel }: Record<string, unknown>): void {
    if (typeof channel === 'string') this.hub.leave(this.connection, channel);
  }

  #signin({ auth, user_data: userData }: Record<string, unknown>) {
    if (typeof userData === 'string' && isUserAuth(this.app, auth, this.connection.id, userData)) {
      const { id } = frameFields(userData);
      if (typeof id === 'string' && id !== '') {
        this.connection.userId = id;
        this.connection.hasProof = true;
        return this.connection.send(signinSuccess(userData));
      }
    }
    this.connection.close({ code: closeCode.unauthorised, message: 'Invalid sign-in' });
    this.hub.disconnect(this.connection);
  }

  #clientEvent(frame: ClientFrame, bytes: number, now: number) {
    const { channel: name, event, data } = frame;
    const channel = typeof name === 'string' ? this.hub.channel(name) : undefined;
    if (!channel?.has(this.connection)) return this.#complain('Client events need a subscription to their channel');
    if (!allowsClientEvents(channel.name)) return this.#complain('Client events need a private or presence channel');
    if (!this.#clientEvents.allow(now)) return this.#complain('Too many client events', closeCode.clientEventLimit);
    if (bytes > this.limits.clientEventBytes)
      return this.#complain('Client event too large', closeCode.clientEventLimit);
    const outgoing = clientEventFrame(event, channel.name, data, channel.memberOf(this.connection)?.userId);
    if (outgoing === undefined) return this.#complain('Invalid frame');
    channel.send(outgoing, this.connection);
  }
}
