import type { ChannelKind } from './channel-name';
import type { Connection } from './connection';
import { eventFrame } from './protocol';

export interface Member {
  readonly userId: string;
  readonly userInfo: unknown;
}

interface Presence {
  readonly member: Member;
  readonly connections: Set<Connection>;
}

/** The subscribers of one channel; for a presence channel also its users, each listed once however many tabs they have. */
export class Channel {
  readonly #members = new Map<Connection, Member | undefined>();
  readonly #users = new Map<string, Presence>();

  constructor(
    readonly name: string,
    readonly kind: ChannelKind,
  ) {}

  get subscriptionCount(): number {
    return this.#members.size;
  }

  get userCount(): number {
    return this.#users.size;
  }

  userIds(): string[] {
    return [...this.#users.keys()];
  }

  has(connection: Connection): boolean {
    return this.#members.has(connection);
  }

  memberOf(connection: Connection): Member | undefined {
    return this.#members.get(connection);
  }

  connections(): Connection[] {
    return [...this.#members.keys()];
  }

  connectionsOf(userId: string): Connection[] {
    return [...(this.#users.get(userId)?.connections ?? [])];
  }

  /** Returns whether the user was not here before. */
  add(connection: Connection, member: Member | undefined): boolean {
    this.#members.set(connection, member);
    if (!member) return false;
    const present = this.#users.get(member.userId);
    if (present) {
      present.connections.add(connection);
      return false;
    }
    this.#users.set(member.userId, { member, connections: new Set([connection]) });
    return true;
  }

  /** Returns the user who has left, if this was their last connection. */
  remove(connection: Connection): Member | undefined {
    const member = this.#members.get(connection);
    this.#members.delete(connection);
    const present = member && this.#users.get(member.userId);
    if (!present) return undefined;
    present.connections.delete(connection);
    if (present.connections.size > 0) return undefined;
    this.#users.delete(present.member.userId);
    return present.member;
  }

  send(frame: string, except?: Connection): void {
    const bytes = Buffer.from(frame);
    for (const connection of this.#members.keys()) {
      if (connection !== except) connection.send(bytes);
    }
  }

  succeeded(): string {
    const data = this.kind === 'presence' ? { presence: this.#roster() } : {};
    return eventFrame('pusher_internal:subscription_succeeded', this.name, JSON.stringify(data));
  }

  #roster() {
    const ids = this.userIds();
    const entries = [...this.#users].map(([id, { member }]) => [id, member.userInfo] as const);
    return { ids, hash: Object.fromEntries(entries), count: ids.length };
  }
}
