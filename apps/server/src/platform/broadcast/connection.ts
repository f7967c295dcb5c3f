import { errorFrame, type ProtocolError } from './protocol';

/** All the hub knows of the wire; any transport that offers these three can carry it. */
export interface HubSocket {
  /** Bytes handed over and not yet sent. */
  readonly bufferedAmount: number;
  /** One text frame; as bytes where the same one goes to many. */
  send(frame: string | Buffer): void;
  /** Ends the connection; must not throw, and must not wait for a peer that does not read. */
  close(code: number, reason: string): void;
}

/** One connected client. */
export class Connection {
  /** Names of the channels this client is in; kept by the hub. */
  readonly channels = new Set<string>();
  /** Has shown who it is for: by a signed channel or a sign-in. */
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

  /** Drops a reader that does not keep up: its buffer would grow for as long as it likes. */
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
