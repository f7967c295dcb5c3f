import { errorFrame, type ProtocolError } from './protocol';

/** The transport interface of the hub; anything with these three members can carry it. */
export interface HubSocket {
  /** Bytes queued but not yet sent. */
  readonly bufferedAmount: number;
  /** Sends one text frame, as bytes if the same frame goes to many clients. */
  send(frame: string | Buffer): void;
  /** Ends the connection. Must not throw, and must not wait for a peer that does not read. */
  close(code: number, reason: string): void;
}

/** One connected client. */
export class Connection {
  /** Channels this client is in; maintained by the hub. */
  readonly channels = new Set<string>();
  /** Whether the client has proved its identity, by a signed channel or a sign-in. */
  hasProof = false;
  /** Set by `pusher:signin`. */
  userId: string | undefined;
  #open = true;

  constructor(
    readonly id: string,
    private readonly socket: HubSocket,
    private readonly maxBufferedBytes: number,
  ) {}

  get isOpen(): boolean {
    return this.#open;
  }

  /** Drops a reader that does not keep up, since its buffer would otherwise grow without limit. */
  send(frame: string | Buffer): void {
    if (!this.#open) return;
    if (this.socket.bufferedAmount > this.maxBufferedBytes) {
      this.#open = false;
      this.socket.close(1008, 'Reader too slow');
      return;
    }
    this.socket.send(frame);
  }

  close(error: ProtocolError): void {
    this.send(errorFrame(error));
    if (!this.#open) return;
    this.#open = false;
    this.socket.close(error.code, error.message);
  }

  markClosed(): void {
    this.#open = false;
  }
}
