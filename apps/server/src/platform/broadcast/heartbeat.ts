import type { Connection } from './connection';
import type { BroadcastLimits } from './limits';
import { closeCode, type ProtocolError, pingFrame } from './protocol';

interface HeartbeatState {
  readonly bornAt: number;
  seenAt: number;
  pingedAt: number | undefined;
}

/** Pings silent peers, and closes those that do not respond or never identify themselves. */
export class Heartbeat {
  readonly #pulses = new Map<Connection, HeartbeatState>();

  constructor(
    private readonly limits: Pick<BroadcastLimits, 'activityTimeoutSeconds' | 'pongTimeoutSeconds' | 'joinSeconds'>,
    private readonly onLost: (connection: Connection) => void,
  ) {}

  /** Records activity: any frame counts. */
  seen(connection: Connection, now: number): void {
    const pulse = this.#pulses.get(connection);
    if (!pulse) {
      this.#pulses.set(connection, { bornAt: now, seenAt: now, pingedAt: undefined });
      return;
    }
    pulse.seenAt = now;
    pulse.pingedAt = undefined;
  }

  forget(connection: Connection): void {
    this.#pulses.delete(connection);
  }

  /** Checks all connections in one pass, so that ten thousand clients do not mean ten thousand timers. */
  sweep(now: number): void {
    const { activityTimeoutSeconds, pongTimeoutSeconds, joinSeconds } = this.limits;
    for (const [connection, pulse] of this.#pulses) {
      if (!connection.hasProof && now - pulse.bornAt >= joinSeconds * 1000) {
        this.#giveUp(connection, { code: closeCode.joinedNothing, message: 'Nothing was joined in time' });
      } else if (pulse.pingedAt === undefined) {
        if (now - pulse.seenAt < activityTimeoutSeconds * 1000) continue;
        pulse.pingedAt = now;
        connection.send(pingFrame);
      } else if (now - pulse.pingedAt >= pongTimeoutSeconds * 1000) {
        this.#giveUp(connection, { code: closeCode.noPong, message: 'Pong reply not received in time' });
      }
    }
  }

  #giveUp(connection: Connection, error: ProtocolError): void {
    this.#pulses.delete(connection);
    connection.close(error);
    this.onLost(connection);
  }
}
