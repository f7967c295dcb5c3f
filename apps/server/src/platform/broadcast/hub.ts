import { randomInt } from 'node:crypto';
import { Channel, type Member } from './channel';
import { channelKind } from './channel-name';
import { Connection, type HubSocket } from './connection';
import type { BroadcastLimits } from './limits';
import { closeCode, eventFrame } from './protocol';

/** Events a host may observe. Hooks run synchronously inside the hub: they must be quick and must not throw. */
export interface HubHooks {
  connected?(connection: Connection): void;
  disconnected?(connection: Connection): void;
  channelOccupied?(channel: string): void;
  channelVacated?(channel: string): void;
  memberAdded?(channel: string, member: Member): void;
  memberRemoved?(channel: string, member: Member): void;
}

/**
 * Tracks who is connected, in which channels, and as which user.
 * Every operation is synchronous: with an `await` between check and join, a close could come in between and leave a dead member.
 */
export class Hub {
  readonly #connections = new Map<string, Connection>();
  readonly #channels = new Map<string, Channel>();

  constructor(
    private readonly limits: BroadcastLimits,
    private readonly hooks: HubHooks = {},
    private readonly ownChannel?: (userId: string) => string,
  ) {}

  get connectionCount(): number {
    return this.#connections.size;
  }

  get isFull(): boolean {
    return this.#connections.size >= this.limits.connections;
  }

  connections(): Connection[] {
    return [...this.#connections.values()];
  }

  channels(): Channel[] {
    return [...this.#channels.values()];
  }

  channel(name: string): Channel | undefined {
    return this.#channels.get(name);
  }

  connect(socket: HubSocket): Connection {
    const connection = new Connection(this.#newSocketId(), socket, this.limits.bufferedBytes);
    this.#connections.set(connection.id, connection);
    this.hooks.connected?.(connection);
    return connection;
  }

  /** Leaves every channel. The transport calls it when the socket has closed; calling it again is safe. */
  disconnect(connection: Connection): void {
    connection.markClosed();
    if (!this.#connections.delete(connection.id)) return;
    for (const name of connection.channels) this.leave(connection, name);
    this.hooks.disconnected?.(connection);
  }

  /** Returns whether this is a user's own channel and already holds the maximum of their connections. */
  isFullOfOwner(name: string, connection: Connection): boolean {
    const channel = this.#channels.get(name);
    const isOwn = this.ownChannel !== undefined && name.startsWith(this.ownChannel(''));
    return isOwn && !channel?.has(connection) && (channel?.subscriptionCount ?? 0) >= this.limits.connectionsPerUser;
  }

  /** Joins a channel: confirms to the joiner first, then announces a user who was not in it yet to the others. */
  join(connection: Connection, name: string, member?: Member): void {
    if (!this.#connections.has(connection.id)) return;
    const channel = this.#channels.get(name) ?? this.#open(name);
    if (!channel) return;
    const isNew = !channel.has(connection);
    const isNewUser = isNew && channel.add(connection, member);
    connection.channels.add(name);
    connection.send(channel.succeeded());
    if (isNewUser && member) {
      channel.send(
        memberFrame('member_added', name, { user_id: member.userId, user_info: member.userInfo }),
        connection,
      );
      this.hooks.memberAdded?.(name, member);
    }
  }

  leave(connection: Connection, name: string): void {
    const channel = this.#channels.get(name);
    if (!connection.channels.delete(name) || !channel) return;
    const gone = channel.remove(connection);
    if (gone) {
      channel.send(memberFrame('member_removed', name, { user_id: gone.userId }));
      this.hooks.memberRemoved?.(name, gone);
    }
    if (channel.subscriptionCount === 0) {
      this.#channels.delete(name);
      this.hooks.channelVacated?.(name);
    }
  }

  /**
   * Sends a server event to everyone in these channels.
   * @param data JSON text, carried as a string
   * @param except id of the socket that caused the event
   */
  publish(channels: Iterable<string>, event: string, data: string, except?: string): void {
    const causer = except === undefined ? undefined : this.#connections.get(except);
    for (const name of new Set(channels)) {
      this.#channels.get(name)?.send(eventFrame(event, name, data), causer);
    }
  }

  /**
   * Ends a user's connections, found by sign-in, by presence or by their own channel.
   * @param then with `return`, clients reconnect at once and have to authenticate again
   */
  terminateUser(userId: string, then: 'stay away' | 'return' = 'stay away'): void {
    const found = new Set(this.connections().filter((connection) => connection.userId === userId));
    const own = this.ownChannel && this.#channels.get(this.ownChannel(userId));
    for (const connection of own?.connections() ?? []) found.add(connection);
    for (const channel of this.#channels.values()) {
      for (const connection of channel.connectionsOf(userId)) found.add(connection);
    }
    for (const connection of found) {
      connection.close({
        code: then === 'return' ? closeCode.reconnect : closeCode.unauthorised,
        message: 'You have been disconnected by the app',
      });
      this.disconnect(connection);
    }
  }

  #open(name: string): Channel | undefined {
    const kind = channelKind(name);
    if (!kind) return undefined;
    const channel = new Channel(name, kind);
    this.#channels.set(name, channel);
    this.hooks.channelOccupied?.(name);
    return channel;
  }

  #newSocketId(): string {
    const id = `${randomInt(1, 2 ** 32)}.${randomInt(1, 2 ** 32)}`;
    return this.#connections.has(id) ? this.#newSocketId() : id;
  }
}

const memberFrame = (
  event: 'member_added' | 'member_removed',
  channel: string,
  data: Record<string, unknown>,
): string => eventFrame(`pusher_internal:${event}`, channel, JSON.stringify(data));
