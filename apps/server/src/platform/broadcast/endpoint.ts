import type { Connection, HubSocket } from './connection';
import { Heartbeat } from './heartbeat';
import { Hub, type HubHooks } from './hub';
import { type BroadcastLimits, broadcastLimits } from './limits';
import { closeCode, connectionEstablished, errorFrame, type ProtocolError, versionError } from './protocol';
import { Session } from './session';
import type { BroadcastApp } from './signature';

export interface EndpointOptions {
  readonly app: BroadcastApp;
  readonly limits?: Partial<BroadcastLimits>;
  readonly hooks?: HubHooks;
  /** Returns the name of the channel reserved for a single user's sockets. */
  readonly ownChannel?: ((userId: string) => string) | undefined;
}

export interface Caller {
  readonly key: string;
  /** The raw `protocol` parameter. */
  readonly version: string | null;
}

/** The Pusher endpoint, independent of the transport: transports pass sockets in, the server uses its hub. */
export class Endpoint {
  readonly app: BroadcastApp;
  readonly limits: BroadcastLimits;
  readonly hub: Hub;
  readonly #heartbeat: Heartbeat;
  #isClosing = false;

  constructor({ app, limits, hooks, ownChannel }: EndpointOptions) {
    this.app = app;
    this.limits = { ...broadcastLimits, ...limits };
    this.hub = new Hub(this.limits, hooks, ownChannel);
    this.#heartbeat = new Heartbeat(this.limits, (connection) => this.hub.disconnect(connection));
  }

  /** Accepts a caller, or sends the reason for refusing it and closes. */
  accept(socket: HubSocket, caller: Caller, now: number, onRefused?: (reason: string) => void): Session | undefined {
    const refusal = this.#refusal(caller);
    if (refusal) {
      socket.send(errorFrame(refusal));
      socket.close(refusal.code, refusal.message);
      return undefined;
    }
    const connection = this.hub.connect(socket);
    this.#heartbeat.seen(connection, now);
    connection.send(connectionEstablished(connection.id, this.limits.activityTimeoutSeconds));
    return new Session(this.hub, this.app, this.limits, connection, onRefused);
  }

  /** Handles a frame. Any frame, valid or not, shows that the client is alive. */
  receive(session: Session, text: string, now: number): void {
    this.seen(session, now);
    session.receive(text, now);
  }

  seen({ connection }: Session, now: number): void {
    if (connection.isOpen) this.#heartbeat.seen(connection, now);
  }

  leave({ connection }: Session): void {
    this.#heartbeat.forget(connection);
    this.hub.disconnect(connection);
  }

  sweep(now: number): void {
    this.#heartbeat.sweep(now);
  }

  /** Asks all clients to reconnect elsewhere; new ones are redirected at once. */
  shutdown(): void {
    this.#isClosing = true;
    for (const connection of this.hub.connections()) this.#sendOn(connection);
  }

  #sendOn(connection: Connection): void {
    connection.close(shutdownError);
    this.#heartbeat.forget(connection);
    this.hub.disconnect(connection);
  }

  #refusal({ key, version }: Caller): ProtocolError | undefined {
    if (this.#isClosing) return shutdownError;
    if (key !== this.app.key) return { code: closeCode.noSuchApp, message: 'Could not find app by this key' };
    const unsupported = versionError(version);
    if (unsupported) return unsupported;
    return this.hub.isFull ? { code: closeCode.overCapacity, message: 'Over capacity' } : undefined;
  }
}

const shutdownError: ProtocolError = {
  code: closeCode.reconnect,
  message: 'The server is restarting, please reconnect',
};
